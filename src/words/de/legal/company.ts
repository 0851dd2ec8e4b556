// Details of a company that the law requires of a seller

export function registrationNumber(number: string): string {
  return `Registernummer ${number}`;
}

export function vatNumber(number: string): string {
  return `USt-IdNr. ${number}`;
}
