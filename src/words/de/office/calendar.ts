export const loading = 'Termine werden geladen …';
export const today = 'Heute';
export const view = 'Ansicht';
export const views = { month: 'Monat', week: 'Woche' } as const;
export const earlier = { month: 'Voriger Monat', week: 'Vorige Woche' } as const;
export const later = { month: 'Nächster Monat', week: 'Nächste Woche' } as const;
export const tour = 'Tour';
export const allTours = 'Alle Touren';

// Days and departures

export const days = 'Tage';
export const none = 'Keine Termine';
export function departures(count: number): string {
  return count === 1 ? '1 Termin' : `${count} Termine`;
}
export function taken(places: number, capacity: number): string {
  return `${places} von ${capacity} Plätzen vergeben`;
}
/** The share of a day's places that are taken; the text must fit in a narrow cell. */
export function share(percent: number): string {
  return `${percent} %`;
}
export function fullCount(count: number): string {
  return `${count} voll`;
}
export function closedCount(count: number): string {
  return `${count} geschlossen`;
}
export function cancelledCount(count: number): string {
  return `${count} abgesagt`;
}
export const fullness = {
  few: 'Wenige Plätze frei ·',
  full: 'Voll ·',
  closed: 'Geschlossen ·',
  cancelled: 'Abgesagt',
} as const;

// One departure

export const sold = 'Verkauft';
export const held = 'Vorgemerkt';
export const free = 'Frei';
export const places = 'Plätze';
export const savePlaces = 'Plätze speichern';
export const close = 'Schließen';
export const closeHint =
  'Einen geschlossenen Termin können Besucher nicht mehr buchen. Buchungen bleiben, und das Team kann weiter buchen.';
export const reopen = 'Wieder öffnen';
export const closedHint = 'Dieser Termin ist geschlossen: Besucher können ihn nicht buchen.';
export const guests = 'Gäste';
export const guide = 'Tourleitung';
export const guideHint = 'Wer im Team so heißt, findet die Abfahrt unter „Heute“.';
export const note = 'Notiz für den Tag';
export const saveDetails = 'Tourleitung und Notiz speichern';
export const remove = 'Diesen Termin entfernen';

// Several departures

export const select = 'Mehrere auswählen';
export function selected(count: number): string {
  return count === 1 ? '1 Termin ausgewählt' : `${count} Termine ausgewählt`;
}
export const selectAll = 'Alle';
export const changePlaces = 'Plätze ändern';
export const endSelecting = 'Abbrechen';
export function placesEach(count: number): string {
  return count === 1 ? 'Mehr oder weniger Plätze' : `Mehr oder weniger Plätze bei jedem der ${count} Termine`;
}
export function addPlaces(places: number): string {
  if (places === 0) return 'Anzahl wählen';
  const count = Math.abs(places) === 1 ? '1 Platz' : `${Math.abs(places)} Plätze`;
  return places > 0 ? `${count} hinzufügen` : `${count} wegnehmen`;
}
export function changed(count: number): string {
  return count === 1 ? '1 Termin wurde geändert.' : `${count} Termine wurden geändert.`;
}
export const undo = 'Rückgängig';

// A single departure

export const add = 'Termin hinzufügen';
export const day = 'Tag';
export const time = 'Beginn';
export const timeMissing = 'Bitte geben Sie den Beginn ein.';
export const addHint = 'Er gilt nur für diesen Tag. Der Zeitplan der Tour bleibt, wie er ist.';
