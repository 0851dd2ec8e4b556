export const formLabel = 'Plaćanje';
export const notKnownYet = 'Načine plaćanja znat ćemo čim trgovina bude dostupna.';
export const placeOrder = 'Naruči';
export const toCard = 'Na plaćanje karticom';
export const bookNow = 'Rezerviraj bez plaćanja';

export const method = 'Način plaćanja';
export const methodHints: Readonly<Record<string, string>> = {
  '1': 'Mjesta čuvamo za vas; plaćate izravno trgovini.',
  '2': 'Vodimo vas na sigurnu stranicu našeg pružatelja kartičnog plaćanja.',
};
export const type = 'Vrsta plaćanja';
export const chooseType = 'Odaberite kako ćete platiti';

export const payNow = 'Plaćate sada';
export const payDirectly = 'Plaćate trgovini';
export const nothingNow = 'Sada ništa';
export const percentage = 'Postotak';
export const ofTotal = 'Od ukupnog iznosa';
export const comment = 'Komentar';
export const commentHint = 'Po želji: bilo što o plaćanju, na primjer ime za račun.';

export const notPlaced = 'Vaša narudžba još nije poslana i ništa nije naplaćeno.';
export const withdraw = 'Odustani od narudžbe';
export const waiting =
  'Trgovina trenutačno nije dostupna. Još ništa nije naručeno; pokušavamo ponovno dok ste na ovoj stranici.';
export const stop = 'Prestani pokušavati';

export function theDeposit(amount: string): string {
  return `Predujam, ${amount}`;
}

export function allOfIt(amount: string): string {
  return `Sve, ${amount}`;
}

export function amountIn(currency: string): string {
  return `Iznos (${currency})`;
}

/** A sentence: the date brings its full stop. */
export function restDue(date: string): string {
  return `Ostatak treba platiti do ${date}`;
}
