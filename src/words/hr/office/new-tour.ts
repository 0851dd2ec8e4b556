export const title = 'Novi izlet';
export const text = 'Za objavu izleta potrebni su još kratki opis od 50 znakova, opis, istaknuti doživljaj od 20 znakova i fotografija. Dodajete ih na sljedećoj stranici.';
export const noShop = 'Prvo je potrebna trgovina: ona određuje valutu i vremensku zonu. Napravite je u postavkama.';
export const create = 'Napravi izlet';
export const placeSearch = 'Potražite mjesto';
export const placeSearchHint = 'Upišite obližnji grad ili otok.';
export const placesFound = 'Pronađena mjesta';
export const noPlace = 'To mjesto nije poznato. Potražite najbliži grad.';
export const looking = 'Traži se …';
export const rateTitle = 'Osnovna tarifa';
export const categoryTitle = 'Odrasli';
export const childTitle = 'Dijete';
export const draftThere = 'Već ste bili ovdje. Vaši su odgovori sačuvani.';
export const pictures = 'Fotografije';
export const newPlace = 'Novo mjesto okupljanja';
export const placeNeeded = 'Potražite obližnje mjesto i odaberite ga s popisa.';
export const exactPoint = 'Odredite točan položaj';
export const weekdays = 'Kojim danima?';
export const fields = {
  labels: {
    title: 'Kako se zove?',
    meeting_point: 'Gdje počinje?',
    place_name: 'Kako se zove to mjesto?',
    'place.lat': 'Geografska širina',
    'place.lon': 'Geografska dužina',
    'place.instructions': 'Kako gosti dolaze do njega',
    duration: 'Koliko traje?',
    'duration.days': 'Dani',
    'duration.hours': 'Sati',
    'duration.minutes': 'Minute',
    from: 'Prvi dan',
    to: 'Posljednji dan',
    start_time: 'U koliko sati?',
    capacity: 'Koliko gostiju?',
    price: 'Koliko plaća odrasla osoba?',
    has_child_price: 'Druga cijena za djecu',
    child: 'Djeca',
    'child.min_age': 'Od koje dobi',
    'child.max_age': 'Do koje dobi',
    'child.price': 'Cijena za dijete',
  } as Readonly<Record<string, string>>,
  hints: { title: 'Od 3 do 50 znakova.', place_name: 'Primjerice „Gradska plaža, kod kioska”.', has_child_price: 'Bez toga svi plaćaju isto.', start_time: 'Ostala vremena dodajete poslije.', capacity: 'Po polasku.' } as Readonly<Record<string, string>>,
  choices: { 'meeting_point.': 'Novo mjesto okupljanja' } as Readonly<Record<string, string>>,
};
