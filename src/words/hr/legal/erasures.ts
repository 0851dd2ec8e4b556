/** The erasure of a guest who asks for it. */
export const lead =
  'Ime, kontakt, bilješke, odgovori i e-poruke gosta nestaju iz svih njegovih rezervacija. Datumi i iznosi ostaju za vaše knjige. To se događa nakon sedam dana, pa pogrešku možete zaustaviti. Zakon ponekad traži da ime na računu ostane: pitajte knjigovođu.';
export const email = 'Adresa e-pošte gosta';
export const begin = 'Izbriši …';
export const loading = 'Učitava se …';
export const pending = 'Čeka brisanje';
export const none = 'Nitko ne čeka brisanje.';
export const nobody = 'Gost bez imena';
export function erasedOn(time: string): string {
  return `Briše se: ${time}`;
}
export const putOff = 'Gost je ponovno rezervirao i briše se kad taj izlet završi.';
export function requestedBy(name: string, time: string): string {
  return `Zatraženo: ${name}, ${time}`;
}
export const stop = 'Zaustavi';
export function stopped(who: string): string {
  return `Zaustavljeno. Podaci ostaju: ${who}.`;
}

// Before it begins

export const eraseGuest = 'Izbriši ovog gosta …';
export function eraseTitle(email: string): string {
  return `Izbrisati podatke: ${email}?`;
}
export const eraseText =
  'Za sedam dana ime, kontakt, bilješke, odgovori i e-poruke nestaju iz svih rezervacija ovoga gosta i ništa ih ne vraća. Dotad to možete zaustaviti u Postavke › Brisanje gosta.';
export const erase = 'Izbriši za sedam dana';
export function upcoming(numbers: string): string {
  return `${numbers}: to se još nije održalo. Bez kontakta ne možete doći do gosta. Prvo otkažite ili svejedno izbrišite podatke.`;
}
export const eraseAnyway = 'Svejedno izbriši';
export function willBeErased(email: string, time: string): string {
  return `Podaci za ${email} brišu se: ${time}.`;
}
export function unknown(email: string): string {
  return `Nemate podataka za ${email}. Provjerite kako je adresa napisana.`;
}
