const within = (path: string, words: Readonly<Record<string, string>>): Record<string, string> => Object.fromEntries(Object.entries(words).map(([name, word]) => [`${path}.${name}`, word]));

export const loading = 'Učitava se izlet …';
export const back = 'Izleti';
export const sections = {
  texts: 'Tekstovi',
  answers: 'Što gosti pitaju',
  faq: 'Pitanja i odgovori',
  guides: 'Vodiči',
  pictures: 'Fotografije',
  videos: 'Videozapisi',
  place: 'Gdje počinje',
  facts: 'Podaci',
  rules: 'Pravila rezervacije',
  agenda: 'Tijek izleta',
  extras: 'Dodaci',
  questions: 'Pitanja za goste',
};
export const pages = { schedule: 'Raspored i mjesta', rates: 'Tarife i cijene', prices: 'Cijene po sezoni' };
export const pagesTitle = 'Kada i po kojoj cijeni';
export const publishTitle = 'Objava';
export const missingTitle = 'Za objavu nedostaje';
export const complete = 'Ništa ne nedostaje. Izlet se može objaviti.';
export const publish = 'Objavi';
export const published = 'Izlet je objavljen.';
export const archived = 'Izlet je arhiviran. Vratite ga da biste ga objavili.';
export const missing = {
  title: 'Naslov od 3 do 50 znakova',
  short_description: 'Kratak opis od najmanje 50 znakova',
  description: 'Opis',
  highlights: 'Istaknuta točka od najmanje 20 znakova',
  duration: 'Trajanje',
  images: 'Gotova fotografija',
  cancellation_policy: 'Pravilo otkazivanja',
  rates: 'Tarifa s cijenom',
  schedule: 'Dan s vremenom polaska',
  meeting_point: 'Mjesto okupljanja ili prijevoz za sve',
} as Readonly<Record<string, string>>;
export const notListed = 'Ova trgovina još ne prikazuje izlet.';
export const listIn = (store: string): string => `Prikaži u trgovini ${store}`;
export const codeOf = (store: string): string => `QR kod izleta u trgovini ${store}`;
export const share = 'Podijeli adresu';
export const copied = 'Adresa je kopirana.';
export const notShared = 'Adresa nije kopirana. Označite je i kopirajte.';
export const open = 'Otvori u trgovini';
export const addQuestion = 'Dodaj pitanje';
export const addVideo = 'Dodaj videozapis';
export const addExtra = 'Dodaj novi dodatak';
export const editExtras = 'Dodajte i mijenjajte dodatke';
export const addGuide = 'Dodajte vodiča';
export const editGuides = 'Dodajte i promijenite vodiče';
export const noQuestions = 'Nema pitanja. Gosti upisuju samo svoje podatke.';
export const noVideos = 'Još nema videozapisa.';
export const preview = 'Pregled';
export const close = 'Zatvori';
export const remove = 'Izbriši';
export const removed = 'Izbrisano.';
export const undo = 'Poništi';
export const addMeetingPoint = 'Dodaj mjesto okupljanja';
export const addPolicy = 'Dodaj pravilo otkazivanja';
export const history = 'Povijest';
export const noHistory = 'Otkad postoji povijest, ovdje ništa nije mijenjano.';
export const created = (actor: string): string => `Izlet je napravljen: ${actor}`;
export const changed = (actor: string, fields: string): string => `${actor}, izmjene: ${fields}`;
export const otherFields = { translations: 'Prijevodi', status: 'Stanje', rates: 'Tarife i cijene', schedule: 'Raspored', default_rate: 'Zadana tarifa' } as Readonly<Record<string, string>>;
const place = {
  name: 'Zgrada ili mjesto',
  road: 'Ulica',
  house_number: 'Kućni broj',
  city: 'Grad',
  county: 'Županija',
  country: 'Država',
};
const time = { days: 'Dani', hours: 'Sati', minutes: 'Minute' };
const transfer = {
  selection: 'Za koga',
  minutes_before_departure: 'Koliko prije polaska',
  points: 'Mjesta',
  'points.name': 'Naziv',
  'points.address': 'Adresa',
  'points.lat': 'Geografska širina',
  'points.lon': 'Geografska dužina',
};
const selections = { unavailable: 'Nema', optional: 'Na zahtjev', required: 'Za sve' };
const minutesHint = 'Vrijeme između polaska po goste i početka izleta.';
export const fields = {
  labels: {
    title: 'Naslov',
    type: 'Vrsta',
    short_description: 'Kratak opis',
    description: 'Opis',
    highlights: 'Istaknuto',
    included: 'Uključeno',
    not_included: 'Nije uključeno',
    what_to_bring: 'Što ponijeti',
    know_before: 'Dobro je znati',
    faq: 'Pitanja',
    'faq.question': 'Pitanje',
    'faq.answer': 'Odgovor',
    guides: 'Vodiči ovog izleta',
    languages: 'Jezici vođenja',
    images: 'Fotografije',
    meeting_point: 'Mjesto okupljanja',
    pickup: 'Prijevoz do polaska',
    dropoff: 'Prijevoz natrag',
    ...within('pickup', transfer),
    ...within('dropoff', transfer),
    duration: 'Trajanje',
    ...within('duration', time),
    categories: 'Kategorije u trgovini',
    slug: 'Posljednji dio adrese',
    time_zone: 'Vremenska zona',
    currency: 'Valuta',
    cancellation_policy: 'Pravilo otkazivanja',
    booking_deposit: 'Predujam u postocima',
    agenda_items: 'Postaje',
    'agenda_items.title': 'Naslov',
    'agenda_items.text': 'Što gosti ondje rade',
    'agenda_items.duration': 'Koliko dugo',
    ...within('agenda_items.duration', time),
    'agenda_items.location': 'Gdje',
    ...within('agenda_items.location', place),
    extras: 'Dodaci ovog izleta',
  } as Readonly<Record<string, string>>,
  hints: {
    short_description: 'Najmanje 50 znakova. Prikazuje se na popisu u trgovini.',
    highlights: 'Što će gosti pamtiti, svaka točka najmanje 20 znakova.',
    included: 'Svaka stavka u svom retku: „Kajak, veslo i prsluk za spašavanje”.',
    not_included: 'Što gosti plaćaju ili nabavljaju sami.',
    what_to_bring: 'Što gosti spakiraju, primjerice kupaći kostim ili čvrste cipele.',
    know_before: 'Kome je namijenjen, vrijeme, pristup.',
    faq: 'Gosti ih čitaju na stranici izleta.',
    guides: 'Prvi se prikazuje prvi.',
    slug: 'Nakon promjene stara adresa više ne vrijedi.',
    booking_deposit: 'Plaća se pri rezervaciji. Ostavite prazno ako se plaća sve.',
    extras: 'Gosti ih biraju pri rezervaciji.',
    'pickup.minutes_before_departure': minutesHint,
    'dropoff.minutes_before_departure': minutesHint,
  } as Readonly<Record<string, string>>,
  choices: {
    'type.tour': 'Izlet',
    'type.activity': 'Aktivnost',
    'type.tasting': 'Degustacija',
    'type.class': 'Tečaj ili radionica',
    'type.transfer': 'Prijevoz',
    'type.rental': 'Najam',
    'type.ticket': 'Ulaznica ili propusnica',
    'type.event': 'Događaj',
    ...within('pickup.selection', selections),
    ...within('dropoff.selection', selections),
  } as Readonly<Record<string, string>>,
};
export const objects = {
  questions: {
    labels: { title: 'Pitanje', help_text: 'Pomoć gostu', scope: 'Tko odgovara', type: 'Vrsta odgovora', choices: 'Ponuđeni odgovori', mandatory: 'Odgovor je obavezan' } as Readonly<Record<string, string>>,
    hints: { choices: 'Samo za izbor.' } as Readonly<Record<string, string>>,
    choices: { 'scope.booking': 'Jednom po rezervaciji', 'scope.traveler': 'Svaki gost', 'type.string': 'Tekst', 'type.number': 'Broj', 'type.date': 'Datum', 'type.choice': 'Izbor', 'type.boolean': 'Da ili ne' } as Readonly<Record<string, string>>,
  },
  videos: { labels: { url: 'Adresa videozapisa', title: 'Naslov', description: 'Opis' } as Readonly<Record<string, string>>, hints: { url: 'Na servisu YouTube ili Vimeo.' } as Readonly<Record<string, string>>, choices: {} as Readonly<Record<string, string>> },
  guides: {
    labels: { name: 'Ime', picture: 'Fotografija lica', text: 'Jedna rečenica o vodiču', languages: 'Jezici' } as Readonly<Record<string, string>>,
    hints: { picture: 'Najljepša je kvadratna fotografija.', text: 'Primjerice „Odrasla je na ovoj rivi i zna svaku stijenu.”' } as Readonly<Record<string, string>>,
    choices: {} as Readonly<Record<string, string>>,
  },
  extras: {
    labels: { title: 'Naslov', description: 'Opis', price: 'Cijena', currency: 'Valuta', pricing: 'Cijena je', stock: 'Komada po polasku', max_quantity: 'Najviše po rezervaciji' } as Readonly<Record<string, string>>,
    hints: { stock: 'Ostavite prazno ako ih uvijek ima dovoljno.' } as Readonly<Record<string, string>>,
    choices: { 'pricing.unit': 'Po komadu', 'pricing.person': 'Po osobi', 'pricing.booking': 'Po rezervaciji' } as Readonly<Record<string, string>>,
  },
};
