export function oneMore(label: string): string {
  return `Eins mehr: ${label}`;
}

export function oneLess(label: string): string {
  return `Eins weniger: ${label}`;
}
