export function pleaseAsk(name: string): string {
  return `Please ask ${name}.`;
}

/** Before its telephone number and address. */
export function ask(name: string): string {
  return `Ask ${name}:`;
}
