// Details of a company that the law requires of a seller

export function registrationNumber(number: string): string {
  return `Numero di registro ${number}`;
}

export function vatNumber(number: string): string {
  return `Partita IVA ${number}`;
}
