// The page of a fault of the engine

export const title = 'Nešto je pošlo po zlu na našoj strani';
export const nothingLost = 'Vaša košarica i rezervacije su sigurne. Pokušajte ponovno za koji trenutak.';
export const again = 'Pokušajte ponovno';
export const home = 'Početna stranica';

export function logged(id: string): string {
  return `Zabilježeno kao ${id}.`;
}
