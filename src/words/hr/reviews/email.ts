// The email that asks a guest for a review

export function subject(tour: string): string {
  return `Kako je bilo? ${tour}`;
}
/** @param name  the first name; '' if it is not known */
export function heading(name: string): string {
  return name === '' ? 'Kako je bilo?' : `Bok, ${name}, kako je bilo?`;
}
export function opening(shop: string): string {
  return `Hvala što ste bili s nama. Vaša recenzija pomaže drugim putnicima pri odabiru, a ekipi ${shop} da bude još bolja. Traje minutu.`;
}
/** The grades from one star to five. */
export const grades = ['Loše', 'Moglo je bolje', 'Dobro', 'Vrlo dobro', 'Izvrsno'] as const;
export const closing = 'Dodirnite ocjenu. Ništa se ne objavljuje dok ne pritisnete „Objavi”.';
export const why = 'Pitamo jednom za svaki izlet, i to samo goste koji su bili s nama.';
