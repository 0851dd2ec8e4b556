export const title = 'Nešto je pošlo po zlu na našoj strani';
export const nothingLost = 'Vaša košarica i rezervacije su sigurne. Pokušajte ponovno za koji trenutak.';
export const again = 'Pokušajte ponovno';
export const home = 'Početna stranica';
export const logged = (id: string): string => `Zabilježeno kao ${id}.`;
