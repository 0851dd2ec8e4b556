export const registrationNumber = (number: string): string => `Broj u registru ${number}`;
export const vatNumber = (number: string): string => `OIB / PDV broj ${number}`;
