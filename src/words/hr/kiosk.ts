import { plural } from './plural.ts';

export const touchToBegin = 'Dodirnite za početak';
export const oneMoment = 'Trenutak …';
export const staff = 'Osoblje';

export const stillThere = 'Jeste li još tu?';
export const elseCleared = 'Ako niste, izbrisat ćemo vašu košaricu i sve što ste upisali.';
export function secondsLeft(seconds: number): string {
  return `Za ${seconds} ${plural(seconds, 'sekundu', 'sekunde', 'sekundi')}.`;
}
export const stayHere = 'Još sam tu';

export const setUpTitle = 'Pretvoriti ovaj uređaj u kiosk?';
export const setUpText = 'Za tablet na izletničkom pultu, na kojem gosti rezerviraju jedan za drugim.';
export const setUpFacts = [
  'Ispunjava cijeli zaslon, s većim slovima i bez izlaza na druge stranice.',
  'Kad ga neko vrijeme nitko ne dodiruje, briše sve što je gost upisao.',
  'Briše i ono što je sada na ovom uređaju: košaricu, rezervacije i odabir kolačića.',
];
export const newPin = 'PIN';
export const newPinHint = 'Od 4 do 8 znamenki. Trebat će vam za izlaz iz kioska, a ne može se vratiti.';
export const pinAgain = 'Ponovite PIN';
export const noPin = 'Upišite od 4 do 8 znamenki.';
export const pinsDiffer = 'PIN-ovi se ne podudaraju.';
export const notStored = 'Vaš preglednik ne dopušta spremanje PIN-a. Dopustite podatke stranice pa pokušajte ponovno.';
export const notNow = 'Ne sada';
export const setUpAction = 'Pokreni kiosk';
export const notSafe =
  'Bez https-a PIN ne možemo sigurno spremiti. Otvorite https adresu pa pokušajte ponovno. Ništa nije promijenjeno.';
export const backToShop = 'Natrag na sve doživljaje';

export const pin = 'PIN';
export const wrongPin = 'PIN nije točan.';
export function waitSeconds(seconds: number): string {
  return `Pokušajte ponovno za ${seconds} ${plural(seconds, 'sekundu', 'sekunde', 'sekundi')}.`;
}
export const leaveTitle = 'Izaći iz kioska?';
export const leaveText = 'Upišite PIN. Brišemo ono što je zadnji gost upisao i uređaj opet radi kao prije.';
export const leaveAction = 'Izađi iz kioska';
export const staffTitle = 'Plaćanje na pultu';
export const staffText = 'Obratite se osoblju. Upisat će PIN i primiti uplatu.';
export const staffAction = 'Naruči';

export const payTitle = 'Platite svojim mobitelom';
export const payText = 'Skenirajte kamerom mobitela i platite na njemu. Ovaj se zaslon sam osvježava.';
export const qrLabel = 'QR kod za plaćanje';
export const waitsForPayment = 'Čekamo vašu uplatu …';
export const notReached =
  'Trenutačno se ne možemo povezati. Ako ste platili mobitelom, vaša je uplata sigurna. Provjeravamo i dalje.';
export const backToCart = 'Natrag u košaricu';
export const tryAgain = 'Pokušaj ponovno';

export const confirming = { title: 'Potvrđujemo vašu uplatu', text: 'Samo trenutak.' };
export const booked = { title: 'Rezervirano! Vidimo se.', text: 'Vaša je rezervacija potvrđena.' };
export const reserved = 'Mjesta čuvamo za vas';
export function payAtDesk(due: string): string {
  return `Platite ${due} ovdje na pultu i rezervacija je potvrđena.`;
}
export const failed = {
  title: 'Plaćanje nije uspjelo',
  text: 'Ništa nije naplaćeno, a mjesta i dalje čuvamo za vas.',
};
export const abandoned = {
  title: 'Plaćanje je otkazano',
  text: 'Ništa nije naplaćeno, a mjesta i dalje čuvamo za vas.',
};
export const over = {
  title: 'Vrijeme za plaćanje je isteklo',
  text: 'Ništa nije naplaćeno. Vaša su mjesta oslobođena.',
};
export const number = 'Broj vaše rezervacije';
export function mailed(email: string): string {
  return `Sve što trebate poslali smo na ${email}.`;
}
export const done = 'Gotovo';
