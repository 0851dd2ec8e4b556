// Details of a company that the law requires of a seller

export function registrationNumber(number: string): string {
  return `Broj u registru ${number}`;
}

export function vatNumber(number: string): string {
  return `OIB / PDV broj ${number}`;
}
