export const questionPersonOf = (title: string, number: number): string => `${title}, ${number}. osoba`;
export const notTaken = 'Nešto nije prihvaćeno. Provjerite podatke i pokušajte ponovno.';
