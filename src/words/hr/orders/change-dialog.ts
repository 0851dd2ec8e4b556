export const title = 'Promijenite rezervaciju';
export const gone = 'Ovo više nije u ponudi, pa se ovdje ne može promijeniti.';
export const outOfReach =
  'Za promjenu je potrebna mreža, a trgovina trenutačno nije dostupna. Ništa nije promijenjeno i ništa se kasnije neće poslati samo od sebe.';
export const noAnswer =
  'Trgovina nije odgovorila, pa ne znamo je li promijenjeno. Pokušajte ponovno: nikad se ne mijenja dvaput.';
export const calendarNotLoaded = 'Kalendar se nije mogao učitati. Provjerite vezu; pokušavamo ponovno.';

export const change = 'Promijeni rezervaciju';
export const changeAndPay = 'Promijeni i nastavi na plaćanje';
export const emailMissing = 'Unesite e-adresu ove rezervacije.';
export const same = 'Gore odaberite drugi datum, vrijeme ili goste.';
export const gaps = 'Još nešto treba odabrati.';
export const asking = 'Pitamo koliko stoji…';
export const refused = 'To nije moguće.';
export const unreachable = 'Trgovina trenutačno nije dostupna, pa se ništa ne može promijeniti.';

export const whatChanges = 'Što se mijenja';
export const now = 'Sada';
export const afterwards = 'Nakon promjene';
export const moreGuests =
  'Oni koji već dolaze zadržavaju svoja imena i odgovore. Javite trgovini imena onih koji se pridružuju.';
export const fewerGuests =
  'Ostaju prva imena koja ste naveli, posljednja otpadaju. Javite trgovini ako kod kuće ostaje netko drugi.';

export function discountThen(amount: string): string {
  return `Vaš će popust tada biti ${amount}.`;
}
