export function copy(number: string): string {
  return `Kopiraj ${number}`;
}
