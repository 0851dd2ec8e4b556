/** At a field that the engine would not take, where the page does not know why. */
export const checkThis = 'Provjerite ovaj unos.';
/** Where no field says so. */
export const notTaken = 'Nešto od unesenog nije prihvaćeno. Provjerite podatke i pokušajte ponovno.';
export const contactFirst = 'Najprije ispunite podatke za kontakt.';
