// What the law asks to say of a company that sells.

export function registrationNumber(number: string): string {
  return `Broj u registru ${number}`;
}

export function vatNumber(number: string): string {
  return `OIB / PDV broj ${number}`;
}
