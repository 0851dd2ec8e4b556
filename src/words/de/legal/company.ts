// What the law asks to say of a company that sells.

export function registrationNumber(number: string): string {
  return `Registernummer ${number}`;
}

export function vatNumber(number: string): string {
  return `USt-IdNr. ${number}`;
}
