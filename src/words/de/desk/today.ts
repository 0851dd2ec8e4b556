export const title = 'Heute';
export const previousDay = 'Vorheriger Tag';
export const nextDay = 'Nächster Tag';
export const backToToday = 'Zurück zu heute';
export const tomorrow = 'Morgen';
export const yesterday = 'Gestern';
export const firstSync = 'Die Termine erscheinen nach dem ersten Abgleich.';
export const nothing = 'Keine Termine an diesem Tag.';
export const nothingHere = 'Auf diesem Gerät sind keine Termine dieses Tages.';
export const partial = 'Auf diesem Gerät ist nur ein Teil der Termine: zuerst die mit Gästen, dann die nächsten. Mit Netz zeigt der Kalender alle.';
export const notHeld = 'Auf diesem Gerät sind nur gestern, heute und die nächsten drei Tage.';
export const listEnded = (date: string): string => `Die Liste auf diesem Gerät endet am ${date}. Verbinden Sie es mit dem Netz, um diesen Tag zu sehen.`;
export const onlyMine = 'Nur meine';
export const allStarted = 'Heute gibt es keine weiteren Termine.';
export const earlier = 'Schon begonnen';
export function startsIn(minutes: number): string {
  if (minutes < 60) return `in ${minutes} Min.`;
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return rest === 0 ? `in ${hours} Std.` : `in ${hours} Std. ${rest} Min.`;
}
export const arrivedOf = (arrived: number, guests: number): string => `${arrived} von ${guests} da`;
export const noGuests = 'Noch keine Gäste';
export function placesLeft(count: number): string {
  if (count <= 0) return 'Ausgebucht';
  return count === 1 ? '1 Platz frei' : `${count} Plätze frei`;
}
export const held = (count: number): string => `${count} vorgemerkt`;
export const toPay = (amount: string): string => `${amount} offen`;
export const closed = 'Geschlossen';
export const cancelled = 'Abgesagt: findet nicht statt';
export const guide = (name: string): string => `Tourleitung: ${name}`;
