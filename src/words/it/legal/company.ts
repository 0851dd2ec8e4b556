export const registrationNumber = (number: string): string => `Numero di registro ${number}`;
export const vatNumber = (number: string): string => `Partita IVA ${number}`;
