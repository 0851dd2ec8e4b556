export const sections = {
  look: 'Izgled',
  icon: 'Ikona instalirane aplikacije',
  languages: 'Jezici',
  terms: 'Valuta i vrijeme',
  categories: 'Kategorije',
  payment: 'Plaćanje',
  reviews: 'Recenzije',
  emails: 'E-poruke',
  kiosk: 'Kiosk na pultu',
  tagManager: 'Upravitelj oznakama (tag manager)',
};
export const fields = {
  labels: {
    title: 'Naslov',
    banner_message: 'Tekst natpisa',
    banner: 'Slika natpisa',
    banner_focus: 'Što je važno na slici natpisa',
    logo: 'Znak',
    accent: 'Boja gumba i poveznica',
    type_pairing: 'Pismo',
    corners: 'Kutovi',
    color_scheme: 'Svijetlo ili tamno',
    social_links: 'Poveznice na društvene mreže',
    'social_links.kind': 'Mreža',
    'social_links.url': 'Adresa',
    icon: 'Kvadratna slika',
    languages: 'Posjetitelji mogu odabrati',
    language: 'Trgovina najprije govori',
    currency: 'Valuta',
    time_zone: 'Vremenska zona',
    categories: 'Kategorije izleta',
    'categories.title': 'Kategorija',
    'categories.children': 'Potkategorije',
    'categories.children.title': 'Potkategorija',
    'categories.children.keywords': 'Ključne riječi',
    'categories.children.keywords.title': 'Ključna riječ',
    manual_payment: 'Posjetitelji mogu naručiti sada i platiti poslije',
    payment_types: 'Načini plaćanja bez kartične stranice',
    'payment_types.title': 'Naziv',
    'payment_types.instructions': 'Kako se plaća',
    manual_hold_hours: 'Koliko sati neplaćena narudžba čuva mjesta',
    rest_due_days: 'Koliko dana prije izleta dospijeva ostatak',
    ask_for_reviews: 'Zamoli goste za recenziju',
    emails: 'Vaše riječi u e-porukama',
    'emails.confirmed': 'U poruci koja potvrđuje rezervaciju',
    'emails.reminder': 'U poruci prije izleta',
    'emails.changed': 'U poruci o promjeni rezervacije',
    'emails.cancelled': 'U poruci o otkazanoj rezervaciji',
    'emails.review': 'U poruci koja moli za recenziju',
    kiosk: 'Tablet na vašem pultu',
    'kiosk.idle_seconds': 'Sekundi bez dodira dok ne upita „Jeste li još tu?”',
    'kiosk.message': 'Tekst na zaslonu koji čeka posjetitelja',
    'kiosk.manual_payment': 'Posjetitelji mogu platiti na pultu',
  },
  hints: {
    banner_message: 'Posjetitelji ga čitaju na vrhu trgovine.',
    banner_focus: 'Dodirnite to mjesto. Ostaje vidljivo na svakom zaslonu.',
    accent: 'Na primjer #0b6e69. Ostavite prazno za našu. Gdje se ne bi mogla čitati, potamnimo je ili posvijetlimo.',
    type_pairing: 'Nijedno ne usporava učitavanje.',
    icon: 'Barem 512 piksela širine. Ono što je važno neka bude u sredini: telefoni odrežu kutove. Bez slike ikona nastaje od vašeg znaka ili inicijala.',
    languages: 'Barem jedan. Tekstove trgovine prevodite niže, a tekstove izleta na njegovoj stranici.',
    language: 'Za posjetitelje koji nisu odabrali jezik. Bez odabira engleski, ako ga trgovina nudi.',
    categories: 'Po njima posjetitelji filtriraju izlete. Kategorije izleta odaberite na njegovoj stranici.',
    payment_types: 'Na te načine naplaćuje i vaš tim.',
    'payment_types.instructions': 'Posjetitelji to čitaju nakon narudžbe, primjerice vaš račun u banci.',
    manual_hold_hours: 'Prazno znači 24.',
    rest_due_days: 'Prazno znači 1. Uz 0 dospijeva na dan izleta.',
    ask_for_reviews: 'Jedna poruka dan nakon izleta, samo gostima koje ste propustili.',
    'emails.confirmed': 'Na primjer „Nalazimo se deset minuta prije polaska.”',
    'emails.changed': 'Drugi termin, drugi broj osoba ili otkazan dio rezervacije.',
    'emails.cancelled': 'Kad otkažete cijeli polazak, gostima umjesto toga pišete poruku.',
    'kiosk.idle_seconds': 'Od 30 do 900; prazno znači 90. Pola minute poslije briše se sve što je posjetitelj unio.',
    'kiosk.message': 'Na primjer „Ovdje rezervirajte izlet brodom”. Bez njega stoji naslov trgovine.',
    'kiosk.manual_payment': 'Samo gdje posjetitelji mogu naručiti sada i platiti poslije. Osoblje potvrđuje PIN-om.',
  },
  choices: {
    'type_pairing.fraunces': 'Fraunces za naslove',
    'type_pairing.serif': 'Klasično serifno pismo za naslove',
    'type_pairing.sans': 'Humanističko bezserifno pismo za sve',
    'corners.round': 'Obli',
    'corners.soft': 'Blago zaobljeni',
    'corners.square': 'Oštri',
    'color_scheme.both': 'Kao na uređaju posjetitelja',
    'color_scheme.light': 'Uvijek svijetlo',
    'color_scheme.dark': 'Uvijek tamno',
  },
};
export const theme = {
  title: 'Kako izgleda u trgovini',
  schemes: { light: 'Svijetlo', dark: 'Tamno' },
  sample: { tour: 'Kajakom u suton', link: 'Gdje se nalazimo', price: '49 €', book: 'Rezerviraj' },
  parts: { action: 'Gumb', link: 'Poveznice' },
  columns: { chosen: 'Odabrano', used: 'Prikazuje se', contrast: 'Kontrast' },
  asChosen: 'kao odabrano',
};
export const contrastRatio = (value: number): string => `${value.toFixed(1).replace('.', ',')} : 1`;
export const previewTitle = 'Na početnom zaslonu';
export const drawnFrom = { icon: 'Izrezano iz vaše slike.', logo: 'Načinjeno od vašeg znaka.', initials: 'Načinjeno od vaših inicijala u boji gumba.' };
export const previewNote = 'Telefoni na kojima je trgovina instalirana novu ikonu prikazuju nakon nekoliko dana.';
export const cards = 'Kartično plaćanje';
export const cardsReal = 'Kartično plaćanje je uključeno i stvarno. Naplaćuje Stripe.';
export const cardsStripeTest = 'Stripe je povezan probnim ključem: novac se ne prenosi. Pravi ključ postavlja osoba koja vodi poslužitelj.';
export const cardsSandbox = 'Ovo je proba: kartično plaćanje samo se oponaša i novac se ne prenosi. Stripe povezuje osoba koja vodi poslužitelj.';
export const emailsHow = 'Ono što ovdje napišete stoji u e-porukama gostima, ispod prve rečenice. Ostavite prazno gdje je naš tekst dovoljan.';
export const termsHow = 'Oboje se može promijeniti do prve rezervacije. Izleti i dodaci trgovine slijede njezinu valutu, a brojevi u cijenama ostaju; svaki izlet ima svoju vremensku zonu.';
export const termsStay = 'Oboje ostaje kako jest jer trgovina ima rezervacije.';
export const kioskHow = 'Tablet dajete posjetitelju pod Više › Daj tablet gostu.';
export const tagManager = {
  label: 'Adresa skripte',
  hint: 'Na primjer https://www.googletagmanager.com/gtm.js?id=GTM-ABC123. Ostavite prazno ako ga nema.',
  save: 'Spremi skriptu',
  noHost: 'Skripta druge tvrtke nikad se ne izvodi ondje gdje se prijavljuje vaš tim, a ova trgovina nema druge adrese. Dajte joj vlastitu adresu pod „Adresa trgovine“; tada ovdje možete postaviti skriptu.',
  notAllowed: 'Ovo može postaviti samo osoba koja smije mijenjati i zatvoriti račun tvrtke, na uređaju na kojem se sama prijavila.',
};
