// What the law asks to say of a company that sells.

export function registrationNumber(number: string): string {
  return `Numero di registro ${number}`;
}

export function vatNumber(number: string): string {
  return `Partita IVA ${number}`;
}
