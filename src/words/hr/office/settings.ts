import { decimal } from '../decimal.ts';
import { plural } from '../plural.ts';

export const title = 'Postavke';
export const loading = 'Učitava se …';
export const search = 'Pretraga';
export const notFound = 'Ništa nije pronađeno. Pokušajte s drugom riječi.';
export const more = (count: number): string => `Prikazano je prvih ${count}. Ostale pronađite pretragom.`;
export const saved = (name: string): string => `„${name}” je spremljeno.`;
export const removed = (name: string): string => `„${name}” je izbrisano.`;
export const undo = 'Poništi';
export const remove = 'Izbriši';
export const notRemoved = 'Nije izbrisano. Provjerite mrežu i pokušajte ponovno.';
export const quoted = (title: string): string => `„${title}”`;
export const others = 'drugima';
export const inUse = (where: string): string => (where === '' ? 'Nije izbrisano: još se koristi.' : `Nije izbrisano: još se koristi u ${where}. Tamo prvo odaberite nešto drugo.`);
export const parts = {
  'meeting-points': {
    title: 'Mjesta okupljanja',
    text: 'Gdje vas gosti susreću i kako će ih pronaći.',
    one: 'Mjesto okupljanja',
    add: 'Dodajte mjesto okupljanja',
    none: 'Još nema mjesta okupljanja. Dodajte prvo.',
    labels: {
      name: 'Naziv',
      address: 'Adresa',
      'address.name': 'Zgrada ili mjesto',
      'address.road': 'Ulica',
      'address.house_number': 'Kućni broj',
      'address.city': 'Grad',
      'address.county': 'Županija',
      'address.country': 'Država',
      instructions: 'Kako gosti dolaze do njega',
      lat: 'Geografska širina',
      lon: 'Geografska dužina',
    },
    hints: { lat: 'Primjerice 43,5081. Karta je pokaže kad prst držite na mjestu.', lon: 'Primjerice 16,4402.' },
    choices: {},
  },
  guides: {
    title: 'Vodiči',
    text: 'Ljudi koji vode vaše izlete, imenom i licem.',
    one: 'Vodič',
    add: 'Dodajte vodiča',
    none: 'Još nema vodiča. Dodajte prvoga.',
    labels: { name: 'Ime', picture: 'Fotografija lica', text: 'Jedna rečenica o vodiču', languages: 'Jezici' },
    hints: { picture: 'Najljepša je kvadratna fotografija.', text: 'Primjerice „Odrasla je na ovoj rivi i zna svaku stijenu.”' },
    choices: {},
  },
  'cancellation-policies': {
    title: 'Pravila otkazivanja',
    text: 'Do kada gosti mogu otkazati i koliko im se vraća.',
    one: 'Pravilo otkazivanja',
    add: 'Dodajte pravilo otkazivanja',
    none: 'Još nema pravila otkazivanja. Dodajte prvo.',
    labels: { title: 'Naslov', type: 'Ukratko', cancellation_cutoff_time: 'Do kada, riječima', tiers: 'Povrati', 'tiers.minutes_before_start': 'Koliko prije početka', 'tiers.refund_percentage': 'Povrat u postocima' },
    hints: {
      type: 'To čitaju gosti, primjerice „Potpun povrat”.',
      cancellation_cutoff_time: 'To čitaju gosti, primjerice „24 sata prije početka”.',
      'tiers.minutes_before_start': 'Gost koji otkaže barem toliko ranije dobiva ovaj povrat. Najdulje vrijeme dolazi prvo.',
    },
    choices: {},
  },
  'pricing-categories': {
    title: 'Kategorije cijena',
    text: 'Za koga vrijedi cijena, primjerice odrasli i djeca.',
    one: 'Kategorija cijena',
    add: 'Dodajte kategoriju cijena',
    none: 'Još nema kategorija cijena. Dodajte prvu.',
    labels: { title: 'Naziv', min_age: 'Najniža dob', max_age: 'Najviša dob' },
    hints: { title: 'Na primjer „Dijete”.', max_age: 'Ostavite obje dobi praznima ako dob nije važna.' },
    choices: {},
  },
  'inventory-items': {
    title: 'Dodaci',
    text: 'Što gosti mogu rezervirati uz izlet, primjerice odijelo za ronjenje.',
    one: 'Dodatak',
    add: 'Dodajte dodatak',
    none: 'Još nema dodataka. Dodajte prvi.',
    labels: { title: 'Naziv', description: 'Opis', price: 'Cijena', currency: 'Valuta', pricing: 'Cijena je', stock: 'Koliko ih ima za svaki polazak', max_quantity: 'Najviše u jednoj rezervaciji' },
    hints: { stock: 'Ostavite prazno ako ih je uvijek dovoljno.', max_quantity: 'Ostavite prazno ako nema ograničenja.' },
    choices: { 'pricing.unit': 'po komadu', 'pricing.person': 'po osobi', 'pricing.booking': 'za cijelu rezervaciju' },
  },
  'booking-questions': {
    title: 'Pitanja pri rezervaciji',
    text: 'Što pitate goste prije plaćanja.',
    one: 'Pitanje pri rezervaciji',
    add: 'Dodajte pitanje',
    none: 'Još nema pitanja. Dodajte prvo.',
    labels: { title: 'Pitanje', help_text: 'Pomoć ispod pitanja', experience: 'Izlet', scope: 'Tko odgovara', type: 'Vrsta odgovora', choices: 'Ponuđeni odgovori', mandatory: 'Odgovor je obavezan', position: 'Mjesto na popisu' },
    hints: { choices: 'Po jedan u retku. Samo za izbor.', position: 'Pitanja s manjim brojem dolaze prije.' },
    choices: { 'experience.': 'Svi izleti', 'scope.booking': 'Osoba koja rezervira, jednom', 'scope.traveler': 'Svaki putnik', 'type.string': 'Tekst', 'type.number': 'Broj', 'type.date': 'Datum', 'type.choice': 'Izbor', 'type.boolean': 'Da ili ne' },
  },
  'promo-codes': {
    title: 'Promotivni kodovi',
    text: 'Kodovi s kojima gosti plaćaju manje.',
    one: 'Promotivni kod',
    add: 'Dodajte promotivni kod',
    none: 'Još nema promotivnih kodova. Dodajte prvi.',
    labels: {
      code: 'Kod',
      store: 'Trgovina',
      kind: 'Učinak',
      value: 'Postotak ili iznos',
      valid_from: 'Prvi dan',
      valid_until: 'Posljednji dan',
      minimum_total: 'Samo za rezervacije od najmanje',
      most_uses: 'Najviše korištenja',
      most_uses_per_customer: 'Najviše korištenja po gostu',
      experiences: 'Izleti',
      is_active: 'Uključen: gosti mogu unijeti ovaj kod',
    },
    hints: { code: 'Sprema se velikim slovima.', most_uses: 'Ostavite prazno ako nema ograničenja.', experiences: 'Bez odabira kod vrijedi za sve izlete trgovine.' },
    choices: { 'kind.none': 'Ne mijenja cijenu', 'kind.set': 'Određuje cijenu', 'kind.subtract': 'Oduzima iznos', 'kind.percent': 'Oduzima postotak' },
  },
  stores: { title: 'Trgovine', text: 'Naslov, slike, boja, načini plaćanja i domena trgovine.', one: 'Trgovina', add: 'Dodajte trgovinu', none: 'Još nema trgovina.', labels: {}, hints: {}, choices: {} },
};
export const promoNote = {
  off: 'Isključen',
  effects: { none: () => 'Cijena ostaje ista', set: (amount: string) => `Cijena ${amount}`, subtract: (amount: string) => `${amount} popusta`, percent: (amount: string) => `${decimal(amount)} % popusta` },
  uses: (count: number, most: number | null) => (most === null ? (count === 0 ? 'Još nije iskorišten' : `Iskorišten ${count} ${plural(count, 'put', 'puta', 'puta')}`) : `Iskorišten ${count} od ${most} puta`),
};
