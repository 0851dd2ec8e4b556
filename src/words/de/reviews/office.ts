export const title = 'Bewertungen';
export function unanswered(count: number): string {
  return count === 1 ? '1 Bewertung ohne Antwort' : `${count} Bewertungen ohne Antwort`;
}
export const allAnswered = 'Alle Bewertungen sind beantwortet.';
export const loading = 'Die Bewertungen werden geladen …';
export const none =
  'Noch keine Bewertungen. Gäste, die Sie eingelassen haben, bekommen am Tag danach eine E-Mail mit einem Link dazu.';
export const noneFound = 'Hier gibt es keine Bewertungen.';
export const show = 'Anzeigen';
export const filters = {
  all: 'Alle Bewertungen',
  new: 'Nicht beantwortet',
  low: 'Drei Sterne und weniger',
  answered: 'Beantwortet',
  hidden: 'Ausgeblendet',
};
export const results = 'Bewertungen';
export const older = 'Ältere anzeigen';
export const guest = 'Gast';
export const edited = 'bearbeitet';
export const starsOnly = 'Keine Worte, nur Sterne.';
export function visited(date: string): string {
  return `War dabei am ${date}`;
}
export const booking = 'Buchung öffnen';
export const otherSupplier = 'Der Anbieter dieser Tour antwortet.';
export const answer = 'Antworten';
export const yourAnswer = 'Ihre Antwort';
export const answerHint = 'Alle können sie unter der Bewertung lesen.';
export const publish = 'Antwort veröffentlichen';
export const cancel = 'Abbrechen';
export const editAnswer = 'Antwort ändern';
export const hide = 'Ausblenden';
export const hideTitle = 'Diese Bewertung ausblenden?';
export const hideText =
  'Sie zählt dann nicht mehr, und auf der Seite steht, wie viele Bewertungen Sie ausblenden. Eine schlechte Note allein ist kein Grund: Eine Antwort hilft mehr.';
export const reason = 'Warum';
export const reasons = {
  offensive: 'Beleidigt jemanden',
  personal_data: 'Enthält persönliche Daten',
  off_topic: 'Handelt nicht von der Tour',
} as const;
export const hideNow = 'Bewertung ausblenden';
export function hiddenBecause(why: string): string {
  return `Ausgeblendet: ${why}`;
}
export const showAgain = 'Wieder anzeigen';
