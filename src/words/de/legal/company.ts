export const registrationNumber = (number: string): string => `Registernummer ${number}`;
export const vatNumber = (number: string): string => `USt-IdNr. ${number}`;
