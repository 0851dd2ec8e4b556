export function oneMore(label: string): string {
  return `One more: ${label}`;
}

export function oneLess(label: string): string {
  return `One less: ${label}`;
}
