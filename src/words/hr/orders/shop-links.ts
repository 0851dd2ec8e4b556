export function pleaseAsk(name: string): string {
  return `Pitanja prima ${name}.`;
}

/** Before its telephone number and address. */
export function ask(name: string): string {
  return `Pitanja prima ${name}:`;
}
