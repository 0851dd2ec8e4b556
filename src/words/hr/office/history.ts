export const loading = 'Učitavanje povijesti …';
export const none = 'Otkad postoji povijest, ovdje ništa nije mijenjano.';
export const older = 'Prikaži starije izmjene';
export const show = 'Prikaži';
export const everything = 'Sve';
export const groups = {
  team: 'Tim',
  roles: 'Uloge',
  tours: 'Izleti',
  prices: 'Cijene',
  departures: 'Polasci',
  promo_codes: 'Promotivni kodovi',
  stores: 'Trgovine',
  imports: 'Uvozi',
  reviews: 'Recenzije',
  erasures: 'Brisanja',
};
export const unknown = {
  actor: 'Netko',
  team: 'netko',
  roles: 'uloga',
  tours: 'izbrisani izlet',
  prices: 'izbrisani izlet',
  departures: 'izbrisani izlet',
  promo_codes: 'promotivni kod',
  stores: 'trgovina',
  imports: 'datoteka',
  reviews: 'recenzija',
  erasures: 'gost bez rezervacije',
};
export const team = {
  invited: (actor: string, who: string, role: string) => `${actor}: poziv u tim za ${who}, uloga ${role}`,
  joined: (actor: string, role: string) => `${actor}: ulazak u tim, uloga ${role}`,
  role: (actor: string, who: string, before: string, after: string) => `${actor}: ${who}, uloga prije ${before}, sada ${after}`,
  removed: (actor: string, who: string) => `${actor}: ${who} više nije u timu`,
};
export const objects = {
  created: (actor: string, what: string) => `${actor}: novo, ${what}`,
  changed: (actor: string, what: string, fields: string) => `${actor}: izmjene, ${what}: ${fields}`,
  removed: (actor: string, what: string) => `${actor}: izbrisano, ${what}`,
};
export const departures = {
  cancelled: (actor: string, tour: string, start: string) => `${actor}: otkazan polazak, „${tour}”, ${start}`,
  moved: (actor: string, tour: string, start: string, to: string) => `${actor}: svi gosti premješteni, „${tour}”, prije ${start}, sada ${to}`,
  messaged: (actor: string, tour: string, start: string) => `${actor}: poruka svim gostima, „${tour}”, ${start}`,
};
export const imports = {
  imported: (actor: string, file: string, count: number) => `${actor}: uvoz datoteke „${file}”, novo ili izmijenjeno: ${count}`,
  undone: (actor: string, file: string, count: number) => `${actor}: poništen uvoz datoteke „${file}”, vraćeno ili izbrisano: ${count}`,
};
export const reviews = {
  answered: (actor: string, what: string) => `${actor}: odgovor, ${what}`,
  unanswered: (actor: string, what: string) => `${actor}: povučen odgovor, ${what}`,
  shown: (actor: string, what: string) => `${actor}: ponovno prikazano, ${what}`,
  hidden: (actor: string, what: string, reason: string) => `${actor}: skriveno, ${what} – ${reason}`,
};
export const erasures = {
  requested: (actor: string, who: string) => `${actor}: zatraženo brisanje podataka (${who})`,
  stopped: (actor: string, who: string) => `${actor}: zaustavljeno brisanje podataka (${who})`,
  done: (_actor: string, who: string) => `Podaci su izbrisani (${who})`,
};
export const guestOf = (numbers: string): string => `gost rezervacije ${numbers}`;
export const named = {
  roles: (title: string) => `uloga „${title}”`,
  tours: (title: string) => `izlet „${title}”`,
  stores: (title: string) => `trgovina „${title}”`,
  promo_codes: (code: string) => `promotivni kod „${code}”`,
  reviews: (title: string) => `recenzija za „${title}”`,
  rate: (rate: string) => `tarifa „${rate}”`,
  rateOfTour: (rate: string, tour: string) => `tarifa „${rate}” za „${tour}”`,
};
export const roleFields: Readonly<Record<string, string>> = { name: 'Naziv', permissions: 'Ovlasti' };
export const shopFields: Readonly<Record<string, string>> = { translations: 'Prijevodi', settings: 'Kako trgovina radi', event_destinations: 'Analitika i oglašavanje' };
export const rateFields: Readonly<Record<string, string>> = {
  translations: 'Prijevodi',
  title: 'Naziv',
  is_group_pricing: 'Cijena po skupini',
  min_per_booking: 'Najmanje osoba',
  max_per_booking: 'Najviše osoba',
  position: 'Redoslijed',
  pricing_options: 'Cijene',
  price_rules: 'Cijene po sezoni',
};
