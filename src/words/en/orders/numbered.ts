export function copy(number: string): string {
  return `Copy ${number}`;
}
