export const save = 'Spremi';
export const none = 'Nije navedeno';
export const yes = 'Da';
export const no = 'Ne';
export const addRow = 'Dodaj redak';
export function removeRow(number: number): string {
  return `Izbriši ${number}. redak`;
}
export function searchIn(label: string): string {
  return `Traži: ${label}`;
}
export const nothingFound = 'Ništa nije pronađeno. Pokušajte drugu riječ.';
export const remove = 'Izbriši';
export function removeOne(title: string): string {
  return `Izbriši: ${title}`;
}
export function entry(number: number): string {
  return `Redak ${number}`;
}
export function moveUp(number: number): string {
  return `Pomakni redak ${number} gore`;
}
/** @param id  id of an object whose title is not known yet */
export function chosen(id: string): string {
  return `Broj ${id}`;
}
export function pickColour(label: string): string {
  return `${label}: odaberite na oko`;
}
export function unitLabel(label: string): string {
  return `${label}: jedinica`;
}
export const minuteUnits = { days: 'dana', hours: 'sati', minutes: 'minuta' };
/** The hint of a text that is too short. */
export function characters(count: number, least: number): string {
  return `${count} od ${least} znakova.`;
}
/** The option of a select in which nothing is chosen yet. */
export const toChooseOne = 'Odaberite …';

export const fieldMessages: Readonly<Record<string, string>> = {
  'A valid id is required.': 'Odaberite jednu mogućnost.',
  'Enter a measurement ID, such as G-AB12CD34EF.': 'Upišite ID mjerenja, na primjer G-AB12CD34EF.',
  'Enter the ID of a dataset: only digits.': 'Upišite ID skupa podataka: samo znamenke.',
  'Enter the domain of the site, such as tours.example.': 'Upišite domenu, na primjer izleti.example.',
  'Enter a public address that begins with https://.':
    'Upišite adresu koja počinje s https:// i dostupna je s interneta.',
  'Enter the address of a script that begins with https://.': 'Upišite adresu skripte koja počinje s https://.',
  'Enter an address such as https://kayaks.example/.': 'Upišite adresu kao što je https://kajaci.example.',
  'This field may not be blank.': 'Ispunite ovo polje.',
  'This field may not be null.': 'Ispunite ovo polje.',
  'This field is required.': 'Ispunite ovo polje.',
  'This field is required!': 'Ispunite ovo polje.',
  'A valid integer is required.': 'Upišite cijeli broj.',
  'A valid number is required.': 'Upišite broj.',
  'Enter a number.': 'Upišite broj.',
  'Expected a date: YYYY-MM-DD.': 'Upišite datum.',
  'Expected a time: hh:mm or hh:mm:ss.': 'Upišite vrijeme.',
  'Enter a valid email address.': 'Upišite ispravnu adresu e-pošte.',
  'Enter a valid phone number.': 'Upišite broj telefona s pozivnim brojem države, na primjer +385 91 234 5678.',
  'This list may not be empty.': 'Dodajte barem jedno.',
  'Null characters are not allowed.': 'Tekst sadrži znakove koji se ne mogu spremiti.',
  'Surrogate characters are not allowed: U+{}.': 'Tekst sadrži znakove koji se ne mogu spremiti.',
  'Ensure this field has no more than {} characters.': 'Najviše {} znakova.',
  'Ensure this field has at least {} characters.': 'Najmanje {} znakova.',
  'Ensure that each highlight has at least {} characters.': 'Svaki naglasak treba najmanje {} znakova.',
  'Ensure this field has no more than {} elements.': 'Najviše {}.',
  'Ensure that there are no more than {} decimal places.': 'Najviše {} decimala.',
  'Ensure that there are no more than {} digits in total.': 'Broj je predugačak.',
  'Ensure that there are no more than {} digits before the decimal point.': 'Broj je prevelik.',
  'String value too large.': 'Broj je predugačak.',
  'Ensure this value is less than or equal to {}.': 'Upišite najviše {}.',
  'Ensure this value is greater than or equal to {}: so many are taken at one start.':
    'Za jedan je polazak već zauzeto {}.',
  'Ensure this value is greater than or equal to {}.': 'Upišite najmanje {}.',
  'Invalid pk "{}" - object does not exist.': 'Ovo više ne postoji. Odaberite nešto drugo.',
  'Select a valid choice. {} is not one of the available choices.': 'Odaberite jednu od ponuđenih mogućnosti.',
  '"{}" is not a valid choice.': 'Odaberite jednu od ponuđenih mogućnosti.',
  '1 place is taken: a capacity of {} is too few.': 'Zauzeto je 1 mjesto: {} je premalo.',
  '{} places are taken: a capacity of {} is too few.': 'Zauzeta mjesta: {}. {} je premalo.',
  'This password is entirely numeric.': 'Upotrijebite i slova, ne samo brojke.',
  'This password is too common.': 'Mnogi koriste ovu lozinku. Odaberite drugu.',
  'The password is too similar to the {}.': 'Odaberite lozinku koja ne sliči vašem imenu ni adresi.',
  'This password is too short. It must contain at least {} characters.': 'Najmanje {} znakova.',
  'user with this email address already exists.': 'Ova adresa već ima račun. Prijavite se ili zatražite novu lozinku.',
  'Invalid password.': 'Ovo nije vaša lozinka.',
  'This address is in the team already.': 'Ova je adresa već u timu.',
  'This person is in the team already.': 'Ta je osoba već u timu.',
  'Choose a time within the next {} days.': 'Odaberite vrijeme unutar sljedećih {} dana.',
  'A quotation mark in line {} of the table does not belong to a pair. Delete it, or write it twice, and choose the file again.':
    'Navodnik u retku {} tablice nema svoj par. Izbrišite ga ili ga napišite dvaput, pa ponovno odaberite datoteku.',
  'The table is not in UTF-8. Save it as "CSV UTF-8", and choose it again.':
    'Tablica nije u kodiranju UTF-8. Spremite je kao „CSV UTF-8“ i ponovno je odaberite.',
  'The tour departs at this time already.': 'Izlet već polazi u to vrijeme.',
  'This departure has started.': 'Ovaj je polazak već počeo.',
  'This departure has started. Choose a later one.': 'Ovaj je polazak već počeo. Odaberite kasniji.',
  'This departure is cancelled. Choose another one.': 'Ovaj je polazak otkazan. Odaberite drugi.',
  'This time has passed.': 'To je vrijeme prošlo.',
  'Departures can be sold until {}. Choose an earlier day.': 'Polasci se mogu prodavati do {}. Odaberite raniji dan.',
  'Choose one of the days.': 'Odaberite jedan od dana.',
  'This day has not enough places any more. Choose another one.':
    'Za taj dan više nema dovoljno mjesta. Odaberite drugi.',
  'The schedule has no such start.': 'Tada nema polaska.',
  'A season needs a start time.': 'Sezona treba vrijeme polaska.',
  'Ensure that a season does not end before it begins.': 'Posljednji dan ne može biti prije prvog.',
  'Ensure that its last day is not before its first.': 'Posljednji dan ne može biti prije prvog.',
  'Ensure that each day is there once.': 'Taj je dan dvaput na popisu.',
  'HEIC cannot be read here: save the picture as JPEG.': 'HEIC slike ne mogu se pročitati. Spremite sliku kao JPEG.',
  'SVG is not taken, for it can hold scripts: save it as PNG.': 'SVG slike nisu dopuštene. Spremite sliku kao PNG.',
  'Upload a valid image. The file you uploaded was either not an image or a corrupted image.':
    'Datoteka nije slika ili je oštećena.',
  'The file may be at most {} MB.': 'Datoteka može imati najviše {} MB.',
  'The submitted file is empty.': 'Datoteka je prazna.',
  'A store shows it, which has one currency.': 'Trgovina prikazuje ovaj izlet, a ima samo jednu valutu.',
  'Its rates are priced in another currency.': 'Tarife izleta imaju cijene u drugoj valuti.',
  'It is priced in {}, the store sells in {}.': 'Izlet ima cijene u {}, a trgovina prodaje u {}.',
  'It is priced in {}, the experience in {}.': 'Ovo ima cijene u {}, a izlet u {}.',
  'Its experiences are priced in {}.': 'Izleti trgovine imaju cijene u {}.',
  'It stays as it is, because the shop has bookings.': 'To ostaje kako jest jer trgovina ima rezervacije.',
  'Its prices have more decimals than {}.': 'Cijene imaju više decimala nego {}.',
  'Ensure that each is there once.': 'Nešto je dvaput na popisu.',
  'Where it is offered, at least one point is needed.': 'Dodajte barem jedno mjesto ukrcaja.',
  'Each rate needs at least one pricing option.': 'Svaka tarifa treba barem jednu cijenu.',
  'Only a group can take a whole departure: the rate has no group pricing.':
    'Cijeli polazak može zauzeti samo tarifa s cijenom za grupu.',
  'An option of this rate takes a whole departure.': 'Jedna cijena ove tarife zauzima cijeli polazak.',
  'A group comes by itself: only a rate without group pricing asks for an adult.':
    'Odraslu osobu može tražiti samo tarifa s cijenom po osobi.',
  'A published experience needs a rate. Archive it, or add another one first.':
    'Objavljeni izlet treba tarifu. Najprije dodajte drugu tarifu ili arhivirajte izlet.',
  'Ensure that each size of a party is there once.': 'Svaka veličina grupe može biti samo jednom.',
  'Ensure that each {} is there once.': 'Nešto je dvaput na popisu.',
  'A question of this type needs its choices.': 'Dodajte ponuđene odgovore.',
  'Ensure that no two choices are the same.': 'Dva su odgovora ista.',
  'Ensure that each tier ends closer to the start than the one before it.':
    'Počnite s najdužim rokom. Svaki sljedeći redak treba kraći rok.',
  'A code that leaves the price as it is has no value.': 'Ova vrsta koda ne mijenja cijenu. Ostavite polje prazno.',
  'Enter the address of a video on YouTube or Vimeo.': 'Upišite adresu videa na YouTubeu ili Vimeu.',
  'There is no such video, or it may not be shown elsewhere.': 'Video ne postoji ili se ne smije prikazivati drugdje.',
  'Ensure that no two beside each other have the same slug.': 'Dvije kategorije imaju isti naziv.',
  'Enter a host name such as tours.example.': 'Upišite domenu, na primjer izleti.example.',
  'This is the own address of the installation, where STORE says which store answers.':
    'Ova adresa pripada platformi. Upišite vlastitu domenu.',
  'This is the own address of the installation.': 'Ova adresa pripada platformi. Upišite vlastitu domenu.',
  'No TXT record of {} says {}. DNS may take an hour to show it.':
    'TXT zapis za {} nema vrijednost {}. DNS-u može trebati sat vremena.',
  'Choose one of the languages of the shop.': 'Odaberite jedan od jezika trgovine.',
  'Its supplier has not agreed to this. Ask at /api/resale-agreements/ first.':
    'Dobavljač nije odobrio prodaju ovog izleta. Najprije ga pitajte.',
  'Nothing is left to pay.': 'Sve je plaćeno.',
  'The total is {} now.': 'Ukupna je cijena sada {}.',
  'A card payment is {} or more.': 'Kartično plaćanje iznosi najmanje {}.',
  '{} with this {} already exists.': 'To je već zauzeto. Odaberite nešto drugo.',
  'Another tour had this address before. Choose another one.': 'Tu je adresu prije imala druga tura. Odaberite drugu.',
  'Enter a valid "slug" consisting of letters, numbers, underscores or hyphens.':
    'Upotrijebite samo slova bez kvačica, brojke i crtice.',
  'A slug may not consist of digits only.': 'Upotrijebite i slova, a ne samo brojke.',
  'Enter a code of letters and digits, with hyphens, dots or underscores between them.':
    'Upotrijebite slova i brojke, a među njima crtice, točke ili podvlake.',
  'Enter a colour as #rrggbb.': 'Upišite boju, na primjer #1a6b8a.',
  'Its images are still being made: publish it when one of them is ready.':
    'Slike se još pripremaju. Objavite turu kad jedna bude gotova.',
  '{} is needed before it is published.': 'To je potrebno prije objave ture.',
  'This name is reserved for the installation. Enter another one without dots before .{}.':
    'Ovo je ime zauzeto. Upišite drugo, bez točaka prije .{}.',
  'This is not the name of the company.': 'To nije ime tvrtke.',
  'Choose a file with a picture of at most 8 MB.': 'Odaberite datoteku sa slikom od najviše 8 MB.',
  '{}: 25 megapixels at most.': 'Slika je prevelika: najviše 25 megapiksela.',
  '{}: at least {} in width.': 'Slika je preuska.',
  '{}: one side may be at most {} times as long as the other.': 'Slika je preduga i preuska.',
};

// Two people at once

export const conflicts = 'Obje verzije';
export const conflictText =
  'Netko je promijenio isto polje dok ste pisali. Za svako polje odaberite verziju, a zatim spremite.';
export const mine = 'Vaša verzija';
export const theirs = 'Druga verzija';

// A form without a button to save

export const saving = 'Sprema se …';
export const unsaved = 'Još nije spremljeno';
export const toChoose = 'Nije spremljeno: prvo odaberite verziju.';
export const trySave = 'Pokušaj ponovno';
export function savedAt(time: string): string {
  return `Spremljeno u ${time}`;
}
export function notSaved(why: string): string {
  return `Nije spremljeno: ${why}`;
}
export const wrongFields = 'Ništa nije spremljeno. Ispravite označena polja.';
/** @param count  number of rows, such as subcategories */
export function rowsOf(label: string, count: number): string {
  return `${label} (${count})`;
}
