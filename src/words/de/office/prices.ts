export const title = 'Preise';
export const loading = 'Die Preise werden geladen …';
export const noRates = 'Diese Tour hat noch keinen Tarif. Legen Sie bei der Tour zuerst einen an.';
export const rate = 'Tarif';
export const saved = 'Die Preise sind gespeichert. Bestellungen und Warenkörbe behalten ihren Preis.';
export const undo = 'Rückgängig';

// The month

export const month = 'Preise des Monats';
export const legend =
  'Ein Tag zeigt den niedrigsten Preis für Erwachsene oder Gruppen. Ein Punkt kennzeichnet Tage mit eigenem Preis.';
export const noDeparture = 'kein Termin';
export const ownPrice = 'eigener Preis';
export const noneOnDay = 'An diesem Tag gibt es keine Termine.';
export const departure = 'Termin';
export const setDay = 'Preis für diesen Tag festlegen';

// The list

export const rules = 'Besondere Preise';
export const none =
  'Alle Tage haben den üblichen Preis. Legen Sie eine Saison, einen Tag oder einen Termin mit eigenem Preis an.';
export const order =
  'Ein Termin gilt vor einem Tag, ein Tag vor einer Saison. Von zwei Saisons am selben Tag gilt die obere.';
export const add = 'Besonderen Preis anlegen';
export function change(name: string): string {
  return `Ändern: ${name}`;
}
export function remove(name: string): string {
  return `Löschen: ${name}`;
}
export function raise(name: string): string {
  return `Nach oben: ${name}`;
}
export const everyYear = 'jedes Jahr';
export function range(from: string, to: string): string {
  return `${from} bis ${to}`;
}
export function fromSize(size: number, price: string): string {
  return `ab ${size} Personen ${price}`;
}
export const kinds = { season: 'Saison', day: 'Einzelner Tag', departure: 'Einzelner Termin' } as const;

// The form

export const kind = 'Für';
export const changeTitle = 'Besonderen Preis ändern';
export const first = 'Erster Tag';
export const last = 'Letzter Tag';
export const day = 'Tag';
export const time = 'Uhrzeit';
export const chooseTime = 'Uhrzeit wählen';
export const yearly = 'Jedes Jahr';
export const yearlyHint = 'Das Jahr der Daten zählt nicht.';
export const weekdays = 'An diesen Wochentagen';
export const prices = 'Preise';
export const perPerson = 'Pro Person. Lassen Sie leer, was so viel kostet wie sonst.';
export const perGroup = 'Für die ganze Gruppe. Lassen Sie leer, was so viel kostet wie sonst.';
export const noPrices = 'Geben Sie mindestens einen Preis ein.';
export function usual(price: string): string {
  return `Sonst ${price}`;
}
/** @param name  name of a pricing category */
export function stepPrice(name: string, size: number): string {
  return `${name}, ab ${size} Personen`;
}
export function stepSize(name: string): string {
  return `${name}: mindestens Personen`;
}
export function addStep(name: string): string {
  return `${name}: Preis für größere Gruppen hinzufügen`;
}
export function removeStep(name: string, size: number): string {
  return `Preis für ${name} ab ${size} Personen löschen`;
}
export const save = 'Speichern';
