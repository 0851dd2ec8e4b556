// What the law asks to say of a company that sells.

export function registrationNumber(number: string): string {
  return `Registration number ${number}`;
}

export function vatNumber(number: string): string {
  return `VAT number ${number}`;
}
