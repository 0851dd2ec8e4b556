export function oneMore(label: string): string {
  return `Jedan više: ${label}`;
}

export function oneLess(label: string): string {
  return `Jedan manje: ${label}`;
}
