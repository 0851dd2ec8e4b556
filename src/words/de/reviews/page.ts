// Reviews on the page of an experience

export const title = 'Bewertungen';
export const none = 'Noch keine Bewertungen. Bewerten können nur Gäste, die dabei waren.';
export const onlyGuests = 'Bewerten können nur Gäste, die dabei waren.';
export function count(n: number): string {
  return n === 1 ? '1 Bewertung' : `${n} Bewertungen`;
}
export function starsRow(stars: number, n: number): string {
  return `${stars === 1 ? '1 Stern' : `${stars} Sterne`}: ${count(n)}`;
}
export function hidden(n: number): string {
  return n === 1 ? 'Der Anbieter blendet 1 Bewertung aus.' : `Der Anbieter blendet ${n} Bewertungen aus.`;
}
export const hiddenWhy = 'Das braucht einen Grund: Beleidigung, persönliche Daten oder nichts zur Tour.';
export const guest = 'Gast';
export function visitedIn(month: string): string {
  return `Dabei im ${month}`;
}
export const edited = 'bearbeitet';
export function answerOf(shop: string): string {
  return `Antwort von ${shop}`;
}
export function showAll(n: number): string {
  return n === 1 ? 'Ganze Bewertung lesen' : `Alle ${n} Bewertungen anzeigen`;
}

// All reviews

export const order = 'Sortieren';
export const orders = { newest: 'Neueste', highest: 'Beste', lowest: 'Schlechteste' } as const;
export const more = 'Mehr anzeigen';
export const loading = 'Die Bewertungen werden geladen …';
export const notRead = 'Die übrigen Bewertungen konnten nicht geladen werden. Prüfen Sie Ihre Verbindung.';
export const again = 'Erneut versuchen';
