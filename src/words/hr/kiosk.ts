import { plural } from './plural.ts';

export const touchToBegin = 'Dodirnite za početak';
export const oneMoment = 'Trenutak …';
export const staff = 'Osoblje';

export const stillThere = 'Jeste li još tu?';
export const elseCleared = 'Ako niste, vaša će se košarica i sve što ste upisali izbrisati s ovog uređaja.';
export function secondsLeft(seconds: number): string {
  return `Za ${seconds} ${plural(seconds, 'sekundu', 'sekunde', 'sekundi')}.`;
}
export const stayHere = 'Još sam tu';

export const setUpTitle = 'Pretvoriti ovaj uređaj u kiosk?';
export const setUpText = 'Za tablet na izletničkom pultu, na kojem gosti rezerviraju jedan za drugim.';
export const setUpFacts = [
  'Ispunjava cijeli zaslon, s većim slovima i bez izlaza iz trgovine.',
  'Nakon nekog vremena bez dodira briše se sve što je gost ostavio.',
  'Briše se i ono što je sada na ovom uređaju (košarica, rezervacije, odabir kolačića).',
];
export const newPin = 'PIN';
export const newPinHint = 'Od 4 do 8 znamenki. Traži se za izlaz iz kioska i više se ne može pročitati.';
export const pinAgain = 'PIN još jednom';
export const noPin = 'Upišite od 4 do 8 znamenki.';
export const pinsDiffer = 'Dva upisana PIN-a nisu ista.';
export const notStored =
  'Ovaj uređaj ne dopušta trgovini da sačuva PIN. Dopustite spremanje podataka stranice pa pokušajte ponovno.';
export const notNow = 'Ne sada';
export const setUpAction = 'Pokreni kiosk';
export const notSafe =
  'Ovaj uređaj ne može sigurno sačuvati PIN jer je trgovina otvorena bez https-a. Otvorite je putem https adrese pa pokušajte ponovno. Ništa nije promijenjeno.';
export const backToShop = 'Natrag u trgovinu';

export const pin = 'PIN';
export const wrongPin = 'To nije PIN.';
export function waitSeconds(seconds: number): string {
  return `Pokušajte ponovno za ${seconds} ${plural(seconds, 'sekundu', 'sekunde', 'sekundi')}.`;
}
export const leaveTitle = 'Završiti rad kioska?';
export const leaveText = 'Upišite PIN. Uređaj opet postaje običan, a ono što je zadnji gost ostavio briše se.';
export const leaveAction = 'Završi rad kioska';
export const staffTitle = 'Plaćanje na pultu';
export const staffText = 'Obratite se osoblju: ono upisuje svoj PIN i prima uplatu.';
export const staffAction = 'Naruči';

export const payTitle = 'Platite svojim mobitelom';
export const payText = 'Usmjerite kameru mobitela prema ovom kodu i platite na mobitelu. Ovaj zaslon prati plaćanje.';
export const qrLabel = 'QR kod koji vodi na plaćanje';
export const waitsForPayment = 'Čekamo vašu uplatu …';
export const notReached =
  'Trgovina trenutačno nije dostupna. Ono što platite mobitelom nije izgubljeno; nastavljamo provjeravati.';
export const backToCart = 'Natrag u košaricu';
export const tryAgain = 'Pokušaj ponovno';

export const confirming = { title: 'Vaša se uplata potvrđuje', text: 'To će potrajati trenutak.' };
export const booked = { title: 'Vidimo se!', text: 'Vaša je rezervacija potvrđena.' };
export const reserved = 'Mjesta čuvamo za vas';
export function payAtDesk(due: string): string {
  return `Platite ${due} ovdje na pultu. Tada je vaša rezervacija potvrđena.`;
}
export const failed = {
  title: 'Plaćanje nije uspjelo',
  text: 'Ništa nije naplaćeno, a mjesta i dalje čuvamo za vas.',
};
export const givenUp = {
  title: 'Plaćanje je otkazano',
  text: 'Ništa nije naplaćeno, a mjesta i dalje čuvamo za vas.',
};
export const over = {
  title: 'Vrijeme za plaćanje je isteklo',
  text: 'Ništa nije naplaćeno, a mjesta su opet slobodna za druge.',
};
export const number = 'Broj vaše rezervacije';
export function mailed(email: string): string {
  return `Sve što trebate poslano je na ${email}.`;
}
export const done = 'Gotovo';
