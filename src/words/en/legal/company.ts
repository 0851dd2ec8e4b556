// Details of a company that the law requires of a seller
export const registrationNumber = (number: string): string => `Registration number ${number}`;
export const vatNumber = (number: string): string => `VAT number ${number}`;
