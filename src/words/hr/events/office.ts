import { plural } from '../plural.ts';

export const funnel = 'Od posjeta do rezervacije';
export const funnelHint = 'Koliko se puta koji korak dogodio u trgovini tih dana. Broje se prikazi, a ne ljudi: nikoga se ne prepoznaje.';
export const funnelLoading = 'Učitavanje koraka …';
export const nothingCounted = 'Tih dana nije ništa izbrojeno. Brojenje počinje kad posjetitelj otvori trgovinu.';
export const steps = {
  view_item_list: 'Pregledan popis',
  view_item: 'Pregledan izlet',
  add_to_cart: 'Stavljeno u košaricu',
  begin_checkout: 'Započeta narudžba',
  add_payment_info: 'Otvoreno plaćanje',
  purchase: 'Rezervirano',
};
export const ofStepBefore = (percent: number): string => `${percent} % prethodnog koraka`;
export const showTable = 'Prikaži kao tablicu';
export const tableByDay = 'Koraci po danu';
export const day = 'Dan';
export const destinations = 'Analitika i oglašavanje';
export const destinationsIntro = 'Trgovina sama broji posjete, bez kolačića. Ovdje birate kamo još idu događaji. Šalju se samo događaji posjetitelja koji to dopuste, i to s poslužitelja: trgovina zbog toga ništa ne učitava i ostaje jednako brza.';
export const destinationsLoading = 'Učitavanje …';
export const ownSystem = 'Vlastiti sustav (webhook)';
export const needs = {
  ga4: 'Potrebna je privola za statistiku.',
  meta: 'Potrebna je privola za marketing. Uz rezervaciju Meta dobiva e-adresu gosta u obliku sažetka (hash).',
  plausible: 'Potrebna je privola za statistiku.',
  webhook: 'Potrebna je privola za statistiku ili marketing. Svaki je zahtjev potpisan vašom tajnom.',
};
export const targets = { ga4: 'ID mjerenja', meta: 'ID skupa podataka (piksel)', plausible: 'Domena stranice u Plausibleu', webhook: 'Adresa' };
export const targetHints = {
  ga4: 'Na primjer G-AB12CD34EF: u Google Analyticsu pod Streamovi podataka.',
  meta: 'Samo znamenke: u Metinu Events Manageru.',
  plausible: 'Onako kako piše u Plausibleu, na primjer izleti.example.',
  webhook: 'Počinje s https://.',
};
export const secrets = { ga4: 'API tajna', meta: 'Pristupni token', webhook: 'Tajna' };
export const secretHints = {
  ga4: 'Pod Streamovi podataka › Measurement Protocol API secrets.',
  meta: 'U Events Manageru pod Settings › Conversions API.',
  webhook: 'Najmanje 16 znakova. Vaš sustav njome provjerava potpis.',
};
export const secretStored = 'Pohranjeno. Ostavite prazno da ostane isto.';
export const send = 'Šalji događaje';
export const save = 'Spremi';
export const saved = 'Spremljeno.';
export const test = 'Pošalji probu';
export const remove = 'Ukloni';
export const removeTitle = (name: string): string => `Ukloniti ${name}?`;
export const removeText = 'Događaji koji čekaju više se ne šalju, a ono što ste upisali briše se.';
export const removeNow = 'Ukloni zauvijek';
export const states = { on: 'Uključeno', off: 'Isključeno', none: 'Nije postavljeno' };
export const counts = {
  sent: (sent: number) => `${sent} ${plural(sent, 'događaj poslan', 'događaja poslana', 'događaja poslano')}`,
  waiting: (waiting: number) => `${waiting} čeka`,
  dropped: (dropped: number) => `${dropped} odbačeno`,
};
export const lastFailed = (error: string): string => `Zadnji pokušaj nije uspio: ${error} Pokušava se ponovno samo od sebe.`;
export const testTaken = (status: number): string => `Odgovor: ${status}. Događaj je stigao.`;
export const testAnswered = (status: number): string => `Odgovor: ${status}.`;
export const testSilent = 'Nitko nije odgovorio.';
export const tagManagerCost =
  'Što to stoji: posjetitelji učitavaju skriptu druge tvrtke pa trgovina postaje sporija. Skripte te tvrtke mogu čitati i mijenjati sve na stranici, i ono što gosti upisuju, a zaštita trgovine od stranih skripti je slabija. Učitava se tek uz privolu za statistiku ili marketing i morate je navesti u izjavi o privatnosti. Dopušten je samo poslužitelj iz te adrese: oznake koje učitavaju s drugih poslužitelja ili im šalju ostaju blokirane.';
