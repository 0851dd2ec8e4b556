export const questionPersonOf = (title: string, number: number): string => `${title}, persona ${number}`;
export const notTaken = 'Qualcosa non è stato accettato. Controlla i tuoi dati e riprova.';
