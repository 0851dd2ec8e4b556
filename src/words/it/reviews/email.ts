export const subject = (tour: string): string => `Com’è andata? ${tour}`;
export const heading = (name: string): string => (name === '' ? 'Com’è andata?' : `Ciao ${name}, com’è andata?`);
export const opening = (shop: string): string => `Grazie di aver partecipato. La tua recensione aiuta altri viaggiatori a scegliere e ${shop} a migliorare ancora. Ci vuole un minuto.`;
export const grades = ['Scarso', 'Migliorabile', 'Buono', 'Molto buono', 'Eccellente'] as const;
export const closing = 'Tocca il giudizio che fa per te. Non pubblichiamo nulla finché non premi “Pubblica”.';
export const why = 'Te lo chiediamo una volta sola per ogni tour, e solo se c’eri.';
