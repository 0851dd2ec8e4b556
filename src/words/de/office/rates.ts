export const title = 'Tarife';
export const loading = 'Preise werden geladen …';
export function prices(currency: string): string {
  return `Preise in ${currency}. Ein leeres Feld: Diesen Preis gibt es in diesem Tarif nicht.`;
}
export const table = 'Tarife und Preise';
export const none = 'Noch keine Tarife. Fügen Sie den ersten hinzu.';
export const noCategories = 'Noch keine Preiskategorien, wie Erwachsene. Ein Preis braucht eine.';

// Columns

export const rate = 'Tarif';
export const pricing = 'Preis gilt';
export const pricings = { person: 'pro Person', group: 'pro Gruppe' } as const;
export const least = 'Kleinste Gruppe';
export const most = 'Größte Gruppe';
export const isDefault = 'Standard';
export const order = 'Reihenfolge';
/** A cell, for screen readers. */
export function cell(column: string, rateTitle: string): string {
  return `${column}, ${rateTitle}`;
}
export const newRate = 'Neuer Tarif';
export const newRateDefault = 'Erst den Tarif speichern';

// Limits of one price

export const limits = 'Grenzen und Plätze jedes Preises';
export const atLeast = 'Mindestens';
export const atMost = 'Höchstens';
export const takes = 'Belegt';
export const taken = { size: 'so viele Plätze wie Personen', none: 'keinen Platz', all: 'den ganzen Termin' } as const;

export const addRate = 'Tarif hinzufügen';
export const addCategory = 'Preis hinzufügen für';
export const choose = 'Kategorie wählen';
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
