export const title = 'Heute';
export const previousDay = 'Vorheriger Tag';
export const nextDay = 'Nächster Tag';
export const backToToday = 'Zurück zu heute';
export const tomorrow = 'Morgen';
export const yesterday = 'Gestern';
export const firstSync = 'Die Termine erscheinen nach dem ersten Abgleich.';
export const nothing = 'Keine Termine an diesem Tag.';
export const notHeld = 'Auf diesem Gerät sind nur gestern, heute und die nächsten drei Tage.';
export function listEnded(date: string): string {
  return `Die Liste auf diesem Gerät endet am ${date}. Verbinden Sie es mit dem Netz, um diesen Tag zu sehen.`;
}
export const onlyMine = 'Nur meine';
export const allStarted = 'Heute gibt es keine weiteren Termine.';
export const earlier = 'Schon begonnen';
export function startsIn(minutes: number): string {
  if (minutes < 60) return `in ${minutes} Min.`;
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return rest === 0 ? `in ${hours} Std.` : `in ${hours} Std. ${rest} Min.`;
}
export function arrivedOf(arrived: number, guests: number): string {
  return `${arrived} von ${guests} da`;
}
export const noGuests = 'Noch keine Gäste';
export function placesLeft(count: number): string {
  if (count <= 0) return 'Ausgebucht';
  return count === 1 ? '1 Platz frei' : `${count} Plätze frei`;
}
export function held(count: number): string {
  return `${count} vorgemerkt`;
}
export function toPay(amount: string): string {
  return `${amount} offen`;
}
export const closed = 'Geschlossen';
export const cancelled = 'Abgesagt: findet nicht statt';
export function guide(name: string): string {
  return `Tourleitung: ${name}`;
}
