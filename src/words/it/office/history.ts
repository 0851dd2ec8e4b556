export const loading = 'Caricamento della cronologia…';
export const none = 'Da quando esiste la cronologia, qui non è cambiato nulla.';
export const older = 'Mostra le modifiche precedenti';
export const show = 'Mostra';
export const everything = 'Tutto';
export const groups = {
  team: 'Team',
  roles: 'Ruoli',
  tours: 'Tour',
  prices: 'Prezzi',
  departures: 'Partenze',
  promo_codes: 'Codici promo',
  stores: 'Shop',
  imports: 'Importazioni',
  reviews: 'Recensioni',
  erasures: 'Cancellazioni',
};
export const unknown = {
  actor: 'Qualcuno',
  team: 'qualcuno',
  roles: 'un ruolo',
  tours: 'un tour eliminato',
  prices: 'un tour eliminato',
  departures: 'un tour eliminato',
  promo_codes: 'un codice promo',
  stores: 'uno shop',
  imports: 'un file',
  reviews: 'una recensione',
  erasures: 'un ospite',
};
export const team = {
  invited: (actor: string, who: string, role: string) => `${actor} ha invitato ${who} con il ruolo ${role}`,
  joined: (actor: string, role: string) => `${actor} fa ora parte del team con il ruolo ${role}`,
  role: (actor: string, who: string, before: string, after: string) => `${actor} ha cambiato il ruolo di ${who} da ${before} a ${after}`,
  removed: (actor: string, who: string) => `${actor} ha rimosso ${who} dal team`,
};
export const objects = {
  created: (actor: string, what: string) => `${actor} ha aggiunto ${what}`,
  changed: (actor: string, what: string, fields: string) => `${actor} ha modificato ${what}: ${fields}`,
  removed: (actor: string, what: string) => `${actor} ha eliminato ${what}`,
};
export const departures = {
  cancelled: (actor: string, tour: string, start: string) => `${actor} ha annullato la partenza di “${tour}”, ${start}`,
  moved: (actor: string, tour: string, start: string, to: string) => `${actor} ha spostato tutti gli ospiti di “${tour}”: prima ${start}, ora ${to}`,
  messaged: (actor: string, tour: string, start: string) => `${actor} ha scritto a tutti gli ospiti di “${tour}”, ${start}`,
};
export const imports = {
  imported: (actor: string, file: string, count: number) => `${actor} ha importato “${file}”: ${count === 1 ? '1 voce nuova o modificata' : `${count} voci nuove o modificate`}`,
  undone: (actor: string, file: string, count: number) => `${actor} ha annullato l’importazione di “${file}”: ${count === 1 ? '1 voce ripristinata o eliminata' : `${count} voci ripristinate o eliminate`}`,
};
export const reviews = {
  answered: (actor: string, what: string) => `${actor} ha risposto a ${what}`,
  unanswered: (actor: string, what: string) => `${actor} ha ritirato la risposta a ${what}`,
  shown: (actor: string, what: string) => `${actor} mostra di nuovo ${what}`,
  hidden: (actor: string, what: string, reason: string) => `${actor} ha nascosto ${what}: ${reason}`,
};
export const erasures = {
  requested: (actor: string, who: string) => `${actor} ha chiesto di cancellare i dati di: ${who}`,
  stopped: (actor: string, who: string) => `${actor} ha fermato la cancellazione dei dati di: ${who}`,
  done: (_actor: string, who: string) => `Dati cancellati: ${who}`,
};
export const guestOf = (numbers: string): string => `l’ospite di ${numbers}`;
export const named = {
  roles: (title: string) => `il ruolo “${title}”`,
  tours: (title: string) => `il tour “${title}”`,
  stores: (title: string) => `lo shop “${title}”`,
  promo_codes: (code: string) => `il codice promo “${code}”`,
  reviews: (title: string) => `una recensione di “${title}”`,
  rate: (rate: string) => `la tariffa “${rate}”`,
  rateOfTour: (rate: string, tour: string) => `la tariffa “${rate}” di “${tour}”`,
};
export const roleFields: Readonly<Record<string, string>> = { name: 'Nome', permissions: 'Permessi' };
export const shopFields: Readonly<Record<string, string>> = { translations: 'Traduzioni', settings: 'Come funziona lo shop', event_destinations: 'Statistiche e pubblicità' };
export const rateFields: Readonly<Record<string, string>> = {
  translations: 'Traduzioni',
  title: 'Titolo',
  is_group_pricing: 'Prezzo per gruppo',
  min_per_booking: 'Minimo di persone',
  max_per_booking: 'Massimo di persone',
  position: 'Ordine',
  pricing_options: 'Prezzi',
  price_rules: 'Prezzi per stagione',
};
