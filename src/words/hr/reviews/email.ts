// The email that asks a guest for a review

export function subject(tour: string): string {
  return `Kako je bilo? ${tour}`;
}
export function opening(name: string, shop: string): string {
  return `${name === '' ? 'Pozdrav' : `Pozdrav, ${name}`},\nhvala što ste bili s nama. Kako je bilo? Vaša recenzija pomaže drugim putnicima pri odabiru, a ekipi ${shop} da bude još bolja. Traje minutu.`;
}
/** From one star to five. */
export const grades = ['Loše', 'Moglo je bolje', 'Dobro', 'Vrlo dobro', 'Izvrsno'] as const;
export const closing = 'Dodirnite ocjenu. Ništa se ne objavljuje dok ne pritisnete „Objavi”.';
export const why = 'Pitamo jednom za svaki izlet, i to samo goste koji su bili s nama.';
