export const search = 'Name, Nummer, E-Mail, Telefon oder Voucher';
export const searchHint = 'Der Anfang genügt.';
export const keyHint = 'Mit / springen Sie zur Suche.';
export const loading = 'Die Suche läuft …';
export const filters = 'Filter';
export const filtersInUse = (count: number): string => (count === 0 ? filters : `Filter (${count})`);
export const clearFilters = 'Filter zurücksetzen';
export const status = 'Status';
export const payment = 'Zahlung';
export const tour = 'Tour';
export const store = 'Shop';
export const dateFrom = 'Tour ab';
export const dateTo = 'Tour bis';
export const all = 'Alle';
export const statuses = { pending: 'Offen', confirmed: 'Bestätigt', completed: 'Abgeschlossen', expired: 'Verfallen', cancelled: 'Storniert' } as const;
export const payments = {
  unpaid: 'Nicht bezahlt',
  partially_paid: 'Teilweise bezahlt',
  paid: 'Bezahlt',
  partially_refunded: 'Teilweise erstattet',
  refunded: 'Erstattet',
  failed: 'Zahlung fehlgeschlagen',
  not_required: 'Kostenlos',
} as const;
export const results = 'Gefundene Buchungen';
export const count = (found: number): string => (found === 1 ? '1 Buchung' : `${found} Buchungen`);
export const firstOf = (shown: number): string => `Die neuesten ${shown}`;
export const more = 'Mehr anzeigen';
export const loadingMore = 'Weitere Buchungen werden geladen …';
export const people = (number: number): string => (number === 1 ? '1 Gast' : `${number} Gäste`);
export const otherLines = (number: number): string => (number === 1 ? 'und 1 weitere Tour' : `und ${number} weitere Touren`);
export const due = (amount: string): string => `${amount} offen`;
export const noneYet = 'Es gibt noch keine Buchungen. Buchungen aus dem Shop und Verkäufe am Schalter erscheinen hier.';
export const noneFound = 'Keine Buchung passt dazu. Prüfen Sie die Schreibweise, geben Sie nur den Anfang eines Wortes ein, oder setzen Sie die Filter zurück.';
