import { plural } from '../plural.ts';

export const groups = { people: 'Vi i vaša tvrtka', shop: 'Trgovine', tours: 'Zajedničko izletima', data: 'Podaci' };
export const pages = {
  profile: { title: 'Vaš račun', text: 'Vaše ime, adresa e-pošte, lozinka i mjesta na kojima ste prijavljeni.' },
  company: { title: 'Tvrtka', text: 'Naziv, adresa i koliko dugo čuvate imena gostiju.' },
  team: { title: 'Tim', text: 'Tko radi za vas i što smije.' },
  roles: { title: 'Uloge', text: 'Vlastite uloge, uz vlasnika, voditelja, agenta i vodiča.' },
  legal: { title: 'Pravni tekstovi', text: 'Što vaša trgovina kaže o uvjetima i podacima.' },
  'partner-requests': { title: 'Upiti partnera', text: 'Tko želi prodavati s vama: kao dobavljač ili kao posrednik.' },
  resellers: { title: 'Posrednici', text: 'Tko prodaje vaše izlete i čije izlete prodajete vi.' },
  history: { title: 'Povijest', text: 'Tko je što mijenjao u vašoj tvrtki i kada.' },
  export: { title: 'Uvoz i izvoz', text: 'Sve što je vaša tvrtka unijela, u jednoj datoteci, i put natrag.' },
  erasures: { title: 'Brisanje gosta', text: 'Kad gost traži da izbrišete što znate o njemu.' },
  closing: { title: 'Zatvaranje računa', text: 'Što to znači i što ostaje.' },
};
export const loading = 'Učitavanje …';
export const save = 'Spremi';
export const saved = 'Spremljeno.';
export const nameTitle = 'Vaše ime';
export const firstName = 'Ime';
export const lastName = 'Prezime';
export const emailTitle = 'Adresa e-pošte';
export const emailNow = (email: string): string => `Prijavljujete se adresom ${email}.`;
export const newEmail = 'Nova adresa e-pošte';
export const currentPassword = 'Sadašnja lozinka';
export const changeEmail = 'Promijeni adresu';
export const emailSent = (email: string): string => `Na ${email} poslali smo poveznicu. Adresa se mijenja kad je otvorite.`;
export const passwordTitle = 'Lozinka';
export const newPassword = 'Nova lozinka';
export const newPasswordHint = 'Najmanje 8 znakova.';
export const changePassword = 'Promijeni lozinku';
export const passwordText = 'Nova lozinka odjavljuje vas svugdje osim ovdje. Zajednički tableti ostaju kakvi jesu.';
export const passwordChanged = 'Lozinka je promijenjena. Na svim ostalim mjestima ste odjavljeni.';
export const deleteTitle = 'Brisanje vaše prijave';
export const deleteText = 'Napuštate svaki tim i nitko se više ne može prijaviti vašom adresom. Tvrtka, njezine rezervacije i izleti ostaju. Posljednji vlasnik tvrtke ostaje dok se njezin račun ne zatvori.';
export const deleteSignIn = 'Izbriši moju prijavu';
export const lastOwner = 'Vi ste posljednji vlasnik jedne tvrtke. Najprije nekome drugom dajte ulogu vlasnika ili zatvorite račun.';
export const sessionsTitle = 'Gdje ste prijavljeni';
export const program = 'Druga aplikacija ili program';
export const thisSession = 'Ovaj uređaj';
export const sessionFacts = (account: string, lastContact: string): string => (account === '' ? `Posljednji put ${lastContact}` : `${account} · posljednji put ${lastContact}`);
export const endSession = 'Odjavi';
export const endOthers = 'Odjavi me svugdje drugdje';
export const onlyHere = 'Prijavljeni ste samo ovdje.';
export const sessionEnded = (name: string): string => `${name}: odjavljeno.`;
export const othersEnded = 'Na svim ostalim mjestima ste odjavljeni.';
export const company = {
  labels: {
    company_display_name: 'Naziv tvrtke',
    type: 'Čime se bavite',
    legal_name: 'Registrirani naziv',
    registration_number: 'Broj u sudskom registru',
    vat_number: 'OIB / PDV broj',
    email: 'Adresa e-pošte',
    phone_number: 'Telefon',
    website: 'Web-stranica',
    address: 'Adresa',
    'address.name': 'Zgrada',
    'address.road': 'Ulica',
    'address.house_number': 'Kućni broj',
    'address.city': 'Grad',
    'address.county': 'Županija',
    'address.country': 'Država',
    retention_months: 'Mjeseci do uklanjanja imena gostiju',
    language: 'Jezik vaših tekstova',
  },
  hints: {
    company_display_name: 'Gosti ga vide u trgovini.',
    legal_name: 'Gosti ga s adresom i brojevima vide na dnu trgovine, prije narudžbe i u e-porukama.',
    registration_number: 'Na primjer MBS 060123456, Trgovački sud u Splitu.',
    vat_number: 'Ostavite prazno ako ga nemate.',
    retention_months: 'Računa se od dana izleta. Ostavite prazno da imena ostanu.',
    language: 'Na njemu pišete svoje izlete. Promijenite ga samo ako su na drugom jeziku: ništa se ne prevodi samo od sebe.',
  },
  choices: { 'type.supplier': 'Vodimo izlete', 'type.reseller': 'Prodajemo tuđe izlete', 'type.both': 'Oboje' },
};
export const closeText = 'Račun možete zatvoriti kad nema budućih rezervacija.';
export const closeLink = 'Zatvori račun …';
export const closingIntro = 'Zatvaranje računa znači ovo:';
export const effects = {
  tours: (count: number): string => `${count} ${plural(count, 'izlet više se ne prodaje', 'izleta više se ne prodaju', 'izleta više se ne prodaje')}.`,
  stores: (count: number): string => `${count} ${plural(count, 'trgovina više ništa ne prikazuje i gubi domenu', 'trgovine više ništa ne prikazuju i gube domene', 'trgovina više ništa ne prikazuje i gubi domene')}.`,
  people: (members: number, devices: number): string => `Tim napušta ${members} ${plural(members, 'osoba', 'osobe', 'osoba')}, a odjavljuje se ${devices} ${plural(devices, 'uređaj', 'uređaja', 'uređaja')}.`,
  stored: (orders: number, months: number): string => `Za poslovne knjige ostaje ${orders} ${plural(orders, 'rezervacija', 'rezervacije', 'rezervacija')}. Ime i adresa gosta uklanjaju se iz rezervacije ${months} ${plural(months, 'mjesec', 'mjeseca', 'mjeseci')} nakon izleta.`,
};
export const toCome = (count: number): string =>
  `${count} ${plural(count, 'rezervacija tek dolazi ili čeka uplatu. Najprije je otkažite ili pričekajte da prođe.', 'rezervacije tek dolaze ili čekaju uplatu. Najprije ih otkažite ili pričekajte da prođu.', 'rezervacija tek dolazi ili čeka uplatu. Najprije ih otkažite ili pričekajte da prođu.')}`;
export const moneyHeld = (amounts: string): string => `Za njih je plaćeno ${amounts}.`;
export const showBookings = 'Prikaži rezervacije';
export const exportFirst = 'Najprije izvezite svoje podatke';
export const typeName = (name: string): string => `Upišite naziv tvrtke: ${name}`;
export const closeButton = 'Zauvijek zatvori račun';
export const noWayBack = 'To se ne može poništiti.';
