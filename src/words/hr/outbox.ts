import { plural } from './plural.ts';

// Outbox sign

export const title = 'Na ovom uređaju';
export const allSent = 'Sve je poslano.';

export function changesWaiting(count: number): string {
  return `${count} ${plural(count, 'promjena čeka', 'promjene čekaju', 'promjena čeka')} slanje`;
}

export function thingsWaiting(count: number): string {
  return `${count} ${plural(count, 'stavka čeka', 'stavke čekaju', 'stavki čeka')} vašu odluku`;
}

// Waiting list

export const listTitle = 'Čeka slanje';
export const tryNow = 'Pokušaj sada';
export const outOfReach = 'Šaljemo ovim redom čim budete na mreži.';
export const inOrder = 'Šaljemo ovim redom.';
export const notHeld = 'Do tada mjesta ne čuvamo.';
export const discard = 'Odbaci';
export const mayHaveReached = 'Možda je već poslano.';

// Draft cards

export const draftLabel = 'Iz vaše istekle košarice';
export const draftTitle = 'Vaša je košarica istekla, ali sve možete vratiti';

export function draftText(count: number): string {
  return `Vaša su mjesta oslobođena. Vratite ${count === 1 ? 'stavku' : 'stavke'} u košaricu i čuvamo ono što je još slobodno.`;
}

export function dismissOne(title: string): string {
  return `Odbaci: ${title}`;
}

export function putBack(count: number): string {
  return count === 1 ? 'Vrati u košaricu' : `Vrati sve (${count})`;
}

export function dismiss(count: number): string {
  return count === 1 ? 'Odbaci' : 'Odbaci sve';
}

// Order card

export const orderLabel = 'Vaša narudžba';
export const orderTitle = 'Vaša narudžba još nije poslana';
export const orderText = 'Ništa nije naplaćeno. Dodirnite još jednom i poslat ćemo je.';
export const pay = 'Spremno za plaćanje';
export const withdraw = 'Odustani od narudžbe';

// Refused cards

export const refusedLabel = 'Nije uspjelo';
export const refusedChange = 'Promijeni';
export const details = 'Pogledaj podatke';
export const cart = 'Idi u košaricu';
export const goWithout = 'Nastavi bez toga';
export const keep = 'Ostavi kako je bilo';
export const allRight = 'U redu';

export function bookAt(price: string): string {
  return `Rezerviraj za ${price}`;
}

export function startWith(time: string, left: number): string {
  return `${time}, još ${left} ${plural(left, 'mjesto', 'mjesta', 'mjesta')}`;
}

// Waiting

export function addLine(title: string): string {
  return `Dodavanje: „${title}”`;
}

export function changeLine(title: string): string {
  return `Promjena: „${title}”`;
}

/** @param title  undefined if it is no longer known */
export function dropLine(title: string | undefined): string {
  return title === undefined ? 'Uklanjanje doživljaja' : `Uklanjanje: „${title}”`;
}

export const dropCart = 'Pražnjenje košarice';
export const createOrder = 'Slanje narudžbe';
export function applyCode(code: string): string {
  return `Primjena koda ${code}`;
}

export const removeCode = 'Uklanjanje koda';
export const holdLonger = 'Dulje čuvanje mjesta';
export const saveNote = 'Spremanje vaše napomene';
export const saveContact = 'Spremanje vaših podataka za kontakt';

// Outbox

export const notAccepted = 'To nije uspjelo';
export const goToCart = 'Idi u košaricu';

// Sync mark

export const markSaved = 'Spremljeno na ovom uređaju';
export const markSending = 'Šalje se';

// No answer yet

export const noAnswerYet = 'Još nema odgovora. Čekamo ga i ništa se ne šalje dvaput.';

// Pay

export const nothingCharged = 'Ništa nije naplaćeno. Pokušajte ponovno za trenutak.';
export const notSafe = 'Nismo uspjeli sigurno otvoriti stranicu za plaćanje.';

// Promo

/** The message about a refused code if the reason is not known. */
export const notApplied = 'Ovaj kod ne postoji ili ne vrijedi za vašu košaricu.';
export const tooMany = 'Previše pokušaja. Pričekajte 15 minuta ili nastavite bez koda.';

export function unknown(code: string): string {
  return `Kod ${code} ne postoji.`;
}

export function validFrom(code: string, date: string): string {
  return `Kod ${code} vrijedi tek od ${date}`;
}

export function validUntil(code: string, date: string): string {
  return `Kod ${code} vrijedio je do ${date}`;
}

export function usedUp(code: string): string {
  return `Kod ${code} više nije dostupan.`;
}

export function usedByYou(code: string): string {
  return `Kod ${code} već ste iskoristili.`;
}

export function notForThese(code: string): string {
  return `Kod ${code} ne vrijedi za doživljaje u vašoj košarici.`;
}

export function forMore(code: string, least: string, missing: string): string {
  return `Kod ${code} vrijedi od ${least}. Dodajte još ${missing} da ga iskoristite.`;
}
