export const openTitle = 'Otvorite svoju trgovinu';
export const openText = 'Za početak je dovoljno ime. Sve možete promijeniti kasnije.';
export const company = 'Tvrtka';
export const companyHint = 'Gosti ga vide kao naziv vaše trgovine.';
export const companyNeeded = 'Unesite naziv od 3 do 50 znakova.';
export const currency = 'Valuta';
export const termsHint = 'Oboje se može promijeniti do prve rezervacije.';
export const timeZone = 'Vremenska zona';
export const timeZoneHint = 'Vremena vaših izleta su u ovoj zoni.';
export const open = 'Otvori trgovinu';
export const policyTitle = 'Besplatno otkazivanje do dan prije';
export const notOpened = 'Vaša tvrtka već postoji. Vratite se i prijavite se.';

export const stepsTitle = 'Vaša prva rezervacija';
export const done = 'gotovo';
export const addTour = 'Dodajte izlet';
export const addTourText =
  'Naslov, mjesto, vrijeme i cijena čine skicu. Za objavu zatim dodajte kratki tekst, istaknuti doživljaj i fotografiju.';
export const publish = 'Objavite je';
export const openTour = 'Pogledajte što nedostaje';
export const noAddress = 'Vaša trgovina još nema adresu. Postavite domenu na kojoj je gosti nalaze.';
export const setAddress = 'Postavi adresu';
export const book = 'Rezervirajte je kao gost';
export const bookText = 'Skenirajte kod mobitelom ili otvorite trgovinu ovdje i rezervirajte vlastiti izlet.';
export const testCard = 'Platite probnom karticom 4242 4242 4242 4242. Novac se ne naplaćuje.';
export const openShop = 'Otvori trgovinu';
export const share = 'Podijeli adresu';
export const copied = 'Adresa je kopirana.';
export function publishText(tour: string): string {
  return `„${tour}” je skica. Gosti je vide kad je objavite.`;
}
export function codeOf(url: string): string {
  return `QR kod za ${url}`;
}
