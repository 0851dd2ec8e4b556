export const loading = 'Der Verlauf wird geladen …';
export const none = 'Seit es den Verlauf gibt, wurde hier nichts geändert.';
export const older = 'Ältere Änderungen anzeigen';
export const show = 'Anzeigen';
export const everything = 'Alles';
export const groups = {
  team: 'Ihr Team',
  roles: 'Rollen',
  tours: 'Touren',
  prices: 'Preise',
  departures: 'Abfahrten',
  promo_codes: 'Gutscheincodes',
  stores: 'Läden',
  imports: 'Importe',
  reviews: 'Bewertungen',
  erasures: 'Löschungen',
};
export const unknown = {
  actor: 'Jemand',
  team: 'jemand',
  roles: 'eine Rolle',
  tours: 'eine gelöschte Tour',
  prices: 'eine gelöschte Tour',
  departures: 'eine gelöschte Tour',
  promo_codes: 'ein Gutscheincode',
  stores: 'ein Laden',
  imports: 'eine Datei',
  reviews: 'eine Bewertung',
  erasures: 'einem Gast',
};
export const team = {
  invited: (actor: string, who: string, role: string) => `${actor} hat ${who} eingeladen. Rolle: ${role}`,
  joined: (actor: string, role: string) => `${actor} ist dem Team beigetreten. Rolle: ${role}`,
  role: (actor: string, who: string, before: string, after: string) => `${actor} hat die Rolle geändert. ${who}: bisher ${before}, jetzt ${after}`,
  removed: (actor: string, who: string) => `${actor} hat aus dem Team entfernt: ${who}`,
};
export const objects = {
  created: (actor: string, what: string) => `${actor} hat angelegt: ${what}`,
  changed: (actor: string, what: string, fields: string) => `${actor} hat geändert: ${what} – ${fields}`,
  removed: (actor: string, what: string) => `${actor} hat gelöscht: ${what}`,
};
export const departures = {
  cancelled: (actor: string, tour: string, start: string) => `${actor} hat die Abfahrt abgesagt: „${tour}“, ${start}`,
  moved: (actor: string, tour: string, start: string, to: string) => `${actor} hat alle Gäste verlegt: „${tour}“, bisher ${start}, jetzt ${to}`,
  messaged: (actor: string, tour: string, start: string) => `${actor} hat allen Gästen geschrieben: „${tour}“, ${start}`,
};
export const imports = {
  imported: (actor: string, file: string, count: number) => `${actor} hat „${file}“ importiert. Neu oder geändert: ${count}`,
  undone: (actor: string, file: string, count: number) => `${actor} hat den Import von „${file}“ rückgängig gemacht. Zurückgesetzt oder gelöscht: ${count}`,
};
export const reviews = {
  answered: (actor: string, what: string) => `${actor} hat geantwortet: ${what}`,
  unanswered: (actor: string, what: string) => `${actor} hat die Antwort zurückgenommen: ${what}`,
  shown: (actor: string, what: string) => `${actor} zeigt wieder: ${what}`,
  hidden: (actor: string, what: string, reason: string) => `${actor} hat ausgeblendet: ${what} – ${reason}`,
};
export const erasures = {
  requested: (actor: string, who: string) => `${actor} will die Daten von ${who} löschen`,
  stopped: (actor: string, who: string) => `${actor} hat die Löschung der Daten von ${who} gestoppt`,
  done: (_actor: string, who: string) => `Die Daten von ${who} wurden gelöscht`,
};
export const guestOf = (numbers: string): string => `dem Gast von ${numbers}`;
export const named = {
  roles: (title: string) => `Rolle „${title}“`,
  tours: (title: string) => `Tour „${title}“`,
  stores: (title: string) => `Laden „${title}“`,
  promo_codes: (code: string) => `Gutscheincode „${code}“`,
  reviews: (title: string) => `Bewertung der Tour „${title}“`,
  rate: (rate: string) => `Tarif „${rate}“`,
  rateOfTour: (rate: string, tour: string) => `Tarif „${rate}“ der Tour „${tour}“`,
};
export const roleFields: Readonly<Record<string, string>> = { name: 'Bezeichnung', permissions: 'Rechte' };
export const shopFields: Readonly<Record<string, string>> = { translations: 'Übersetzungen', settings: 'So arbeitet der Shop', event_destinations: 'Statistik und Werbung' };
export const rateFields: Readonly<Record<string, string>> = {
  translations: 'Übersetzungen',
  title: 'Titel',
  is_group_pricing: 'Preis pro Gruppe',
  min_per_booking: 'Mindestens Personen',
  max_per_booking: 'Höchstens Personen',
  position: 'Reihenfolge',
  pricing_options: 'Preise',
  price_rules: 'Preise nach Saison',
};
