export function copy(number: string): string {
  return `${number} kopieren`;
}
