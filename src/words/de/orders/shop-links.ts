export function pleaseAsk(name: string): string {
  return `Bitte wenden Sie sich an ${name}.`;
}

/** Before its telephone number and address. */
export function ask(name: string): string {
  return `Fragen an ${name}:`;
}
