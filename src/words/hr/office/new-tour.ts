export const title = 'Novi izlet';
export const text =
  'S ovim odgovorima gosti mogu rezervirati. Tekstove, fotografije i sve ostalo dodajete na sljedećoj stranici, prije objave.';
export const noShop = 'Prvo je potrebna trgovina: ona određuje valutu i vremensku zonu. Napravite je u postavkama.';
export const create = 'Napravi izlet';
export const placeSearch = 'Potražite mjesto';
export const placeSearchHint = 'Upišite grad, otok ili ulicu. Time se ispunjavaju polja ispod.';
export const placesFound = 'Pronađena mjesta';
export const noPlace = 'To mjesto nije poznato. Ispod upišite njegov položaj.';
export const looking = 'Traži se …';
/** Of what the engine makes with the tour. */
export const rateTitle = 'Osnovna tarifa';
export const categoryTitle = 'Odrasli';
export const draftThere = 'Već ste bili ovdje. Vaši su odgovori sačuvani.';
export const pictures = 'Fotografije';

export const fields = {
  labels: {
    title: 'Kako se zove?',
    meeting_point: 'Gdje počinje?',
    place: 'Novo mjesto okupljanja',
    'place.name': 'Naziv',
    'place.lat': 'Geografska širina',
    'place.lon': 'Geografska dužina',
    'place.instructions': 'Kako gosti dolaze do njega',
    duration: 'Koliko traje?',
    'duration.days': 'Dani',
    'duration.hours': 'Sati',
    'duration.minutes': 'Minute',
    from: 'Prvi dan',
    to: 'Posljednji dan',
    weekdays: 'Kojim danima?',
    start_time: 'U koliko sati?',
    capacity: 'Koliko gostiju?',
    price: 'Koliko stoji po gostu?',
  } as Readonly<Record<string, string>>,
  hints: {
    title: 'Od 3 do 50 znakova.',
    meeting_point: 'Ostavite prazno za novo mjesto okupljanja.',
    start_time: 'Ostala vremena dodajete poslije.',
    capacity: 'Po polasku.',
  } as Readonly<Record<string, string>>,
  choices: {
    'weekdays.1': 'Ponedjeljak',
    'weekdays.2': 'Utorak',
    'weekdays.3': 'Srijeda',
    'weekdays.4': 'Četvrtak',
    'weekdays.5': 'Petak',
    'weekdays.6': 'Subota',
    'weekdays.7': 'Nedjelja',
  } as Readonly<Record<string, string>>,
};
