export const title = 'Tarife';
export const loading = 'Preise werden geladen …';
export function prices(currency: string): string {
  return `Preise in ${currency}. Ein leeres Feld: Diesen Preis gibt es in diesem Tarif nicht.`;
}
export function tooLittleForCard(least: string): string {
  return `Karten zahlen ab ${least}. Gäste können diese Tour nicht per Karte buchen: Ihr Team verkauft sie von Hand.`;
}
export function tooFineForCard(step: string): string {
  return `Karten zahlen in Schritten von ${step}. Gäste zahlen den darauf abgerundeten Preis.`;
}
export const table = 'Tarife und Preise';
export const none = 'Noch keine Tarife. Fügen Sie den ersten hinzu.';

// Columns

export const rate = 'Tarif';
export const pricing = 'Preis gilt';
export const pricings = { person: 'pro Person', group: 'pro Gruppe' } as const;
export const least = 'Gäste je Buchung, mindestens';
export const most = 'Gäste je Buchung, höchstens';
export const isDefault = 'Standard';
export const order = 'Verschieben oder löschen';
/** The accessible name of a cell. */
export function cell(column: string, rateTitle: string): string {
  return `${column}, ${rateTitle}`;
}
export const newRate = 'Neuer Tarif';
export const newRateDefault = 'Erst den Tarif speichern';

// Limits of one price

export const limits = 'Für wie viele Gäste jeder Preis gilt';
export const limitsHint = 'Zum Beispiel: höchstens 2 Kinder je Buchung. Ohne Angabe gilt keine Grenze.';
export const atLeast = 'Mindestens je Buchung';
export const atMost = 'Höchstens je Buchung';
export const takes = 'Plätze, die jeder Gast belegt';
export const takesHint =
  'Kein Platz ist für Babys auf dem Schoß. Alle Plätze ist für ein Boot, das als Ganzes gebucht wird.';
export const taken = { size: 'einen Platz', none: 'keinen Platz', all: 'alle Plätze des Termins' } as const;
export const needsAdult = 'Nur in Begleitung Erwachsener';
export const needsAdultHint = 'Nur für solche Gäste allein kann niemand buchen. Ihr Personal kann es weiterhin.';

export const addRate = 'Tarif hinzufügen';
export const addCategory = 'Preis hinzufügen für';
export const addCategoryHint =
  'Zum Beispiel für Kinder, Senioren oder Studierende. Jede Gruppe hat ihren eigenen Preis.';
export const choose = 'Bitte auswählen';
export const newCategory = 'Neue Gruppe: Name und Alter';
export const categoryTitle = 'Für wen gilt er?';
export const categoryTitleHint = 'Etwa „Kind“ oder „Senior“.';
export const minAge = 'Ab welchem Alter';
export const maxAge = 'Bis zu welchem Alter';
export const agesHint = 'Lassen Sie beides leer, wenn das Alter keine Rolle spielt.';
export const addNewCategory = 'Diesen Preis hinzufügen';
export const cancel = 'Abbrechen';
export function moveUp(of: string): string {
  return `${of} nach oben`;
}
export function moveDown(of: string): string {
  return `${of} nach unten`;
}
export function remove(of: string): string {
  return `${of} entfernen`;
}
export const defaultRate = 'Standardtarif';
export const deposit = 'Anzahlung in Prozent';
export const depositHint = 'Gäste zahlen sie bei der Buchung. Leer: Sie zahlen alles.';
export const save = 'Preise speichern';
export const saved = 'Die Preise sind gespeichert.';
