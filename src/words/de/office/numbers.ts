export const title = 'Zahlen';
export const loading = 'Zahlen werden geladen …';
export const store = 'Shop';
export const noStore = 'Sie haben noch keinen Shop. Die Zahlen beginnen mit dessen erstem Verkauf.';
export const nothing = 'Nichts in diesem Zeitraum. Wählen Sie oben andere Tage.';
export function uncounted(orders: number): string {
  const some = orders === 1 ? '1 Bestellung fehlt' : `${orders} Bestellungen fehlen`;
  return `${some} noch in diesen Zahlen. Bitte sehen Sie in einigen Minuten noch einmal nach.`;
}
export const days = 'Zeitraum';
export const presets = { this_month: 'Dieser Monat', last_month: 'Letzter Monat', last_7_days: 'Letzte 7 Tage', last_30_days: 'Letzte 30 Tage' } as const;
export const chooseDays = 'Andere Tage';
export const firstDay = 'Von';
export const lastDay = 'Bis';
export const showDays = 'Diese Tage zeigen';
export const wrongRange = 'Bitte wählen Sie zwei Tage in dieser Reihenfolge, höchstens ein Jahr auseinander.';
export const compared = (range: string, before: string): string => `${range}, verglichen mit ${before}`;
export const measure = 'Was das Diagramm zeigt';
export const measures = { sold: 'Verkauft', paid: 'Bezahlt', refunded: 'Erstattet', occupancy: 'Auslastung' } as const;
export const meanings = {
  sold: 'Preis dessen, was an diesen Tagen gebucht wurde. Später Storniertes bleibt verkauft.',
  paid: 'Geld, das an diesen Tagen einging, gleich für welche Tour.',
  refunded: 'Geld, das an diesen Tagen zurückging oder zurückgehen soll.',
  occupancy: 'Verkaufte von allen Plätzen der Termine dieser Tage.',
} as const;
export const percentChange = { more: (by: number) => `${by} % mehr`, less: (by: number) => `${by} % weniger` };
export const points = { more: (by: number) => `${by} Punkte mehr`, less: (by: number) => `${by} Punkte weniger` };
export const unmeasured = { same: 'Unverändert', new: 'Neu' } as const;
export const before = (value: string): string => `zuvor: ${value}`;
export const percent = (value: number): string => `${value} %`;
export const noPlaces = '–';
export const byDay = 'Nach Tag';
export const byTour = 'Nach Tour';
export const bySource = 'Nach Verkaufsweg';
export const tableByDay = 'Tabelle nach Tag';
export const tableByTour = 'Tabelle nach Tour';
export const drawers = 'Kassen';
export const drawer = 'Kasse';
export const noDrawers = 'An diesen Tagen hat niemand eine Kasse benutzt.';
export const difference = 'Differenz';
export const notCounted = 'offen';
export const tableBySource = 'Tabelle nach Verkaufsweg';
export const showTable = 'Als Tabelle zeigen';
export const download = (table: string): string => `${table} als CSV`;
export const chart = (measured: string, highest: string, day: string): string => `${measured} nach Tag, höchstens ${highest} am ${day}. Die Tabelle darunter hat alle Werte.`;
export const day = 'Tag';
export const tours = 'Touren';
export const source = 'Verkaufsweg';
export const columns = ['Verkauft', 'Bezahlt', 'Erstattet', 'Buchungen', 'Gäste'] as const;
export const sources = { storefront: 'Onlineshop', staff: 'Team', desk: 'Schalter', reseller: 'Vertriebspartner' } as const;
export const resellerHint = 'Gäste eines Vertriebspartners bezahlen bei ihm: Der Preis zählt hier, das Geld nicht.';
export const filesTitle = 'Für die Buchhaltung';
export const filesText = 'Jede Zahlung und Erstattung dieser Tage in einer eigenen Zeile, ebenso jede Buchung, die an ihnen bestätigt wurde, mit den Namen der Gäste.';
export const files = { payments: 'Zahlungen', bookings: 'Buchungen' } as const;
export const downloaded = 'Die Datei ist heruntergeladen.';
