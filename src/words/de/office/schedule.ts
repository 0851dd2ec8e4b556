export const title = 'Zeitplan';
export const loading = 'Zeitplan wird geladen …';
export const year = 'Jahr';
export const previousYear = 'Voriges Jahr';
export const nextYear = 'Nächstes Jahr';
export function monthFacts(days: number, starts: number, exceptions: number): string {
  if (starts === 0 && exceptions === 0) return 'Keine Termine';
  const facts = [days === 1 ? '1 Tag mit Terminen' : `${days} Tage mit Terminen`, starts === 1 ? '1 Termin' : `${starts} Termine`];
  if (exceptions > 0) facts.push(exceptions === 1 ? '1 Ausnahme' : `${exceptions} Ausnahmen`);
  return facts.join(', ');
}
export const legend = 'Bedeutung der Farben';
export const moreStarts = 'Je mehr Termine, desto kräftiger';
export const kinds = { season: 'Saison', other: 'Andere Zeiten', off: 'Ruhetag', none: 'Keine Termine' } as const;
export const changed = 'Noch nicht gespeichert';
export const pastMonths = (count: number): string => (count === 1 ? '1 vergangener Monat' : `${count} vergangene Monate`);
export const showTable = 'Als Tabelle anzeigen';
export const tableName = 'Termine nach Monat';
export const columns = { month: 'Monat', days: 'Tage', departures: 'Termine', exceptions: 'Ausnahmen' } as const;
export const starts = (times: string, capacities: string): string => `${times} · ${capacities}`;
export const places = (count: number): string => (count === 1 ? '1 Platz' : `${count} Plätze`);
export const past = 'Dieser Tag ist vorbei.';
export const makeDayOff = 'Zum Ruhetag machen';
export const giveOtherTimes = 'Andere Zeiten festlegen';
export const followSeasons = 'Wieder nach Saison';
export const seasons = 'Saisons';
export const seasonsHint = 'Haben zwei Saisons an einem Tag denselben Beginn, gilt die erste.';
export const noSeasons = 'Noch keine Saison. Fügen Sie eine hinzu, oder wählen Sie einen Tag und legen Sie Zeiten dafür fest.';
export const addSeason = 'Saison hinzufügen';
export const removeSeason = 'Diese Saison entfernen';
export const newSeason = 'Neue Saison';
export const everyDay = 'täglich';
export const eachYear = (days: string): string => `${days}, jedes Jahr`;
export const from = 'Erster Tag';
export const to = 'Letzter Tag';
export const yearly = 'Kehrt jedes Jahr wieder';
export const yearlyHint = 'Dann zählt das Jahr dieser Tage nicht.';
export const weekdays = 'Wochentage';
export const startTimes = 'Beginn';
export const startTime = (number: number): string => `${number}. Beginn`;
export const addTime = 'Beginn hinzufügen';
export const removeTime = (time: string): string => `Beginn um ${time} entfernen`;
export const capacity = 'Plätze je Termin';
export const exceptions = 'Ausnahmen';
export const exceptionsHint = 'Ruhetage und Tage mit anderen Zeiten. Wählen Sie im Jahr einen Tag, um eine Ausnahme hinzuzufügen.';
export const noExceptions = 'Keine kommenden Ausnahmen.';
export const pastExceptions = (count: number): string => (count === 1 ? '1 Ausnahme ist vorbei.' : `${count} Ausnahmen sind vorbei.`);
export const cutoff = 'Gäste können buchen bis';
export const cutoffHint = 'Wie lange vor dem Beginn. 0: bis zum Beginn selbst.';
export const check = 'Auswirkungen ansehen';
export const impactTitle = 'Das ändert sich';
export const added = (count: number): string => (count === 1 ? '1 Termin kommt hinzu.' : `${count} Termine kommen hinzu.`);
export const removed = (count: number): string => (count === 1 ? '1 Termin entfällt. Er hat keine Buchungen.' : `${count} Termine entfallen. Sie haben keine Buchungen.`);
export const removedWithSettings = (count: number): string =>
  count === 1 ? '1 davon war geschlossen oder hat eigene Plätze, eine Notiz oder einen Guide. Rückgängig stellt das nicht wieder her.' : `${count} davon waren geschlossen oder haben eigene Plätze, Notizen oder Guides. Rückgängig stellt das nicht wieder her.`;
export const resized = (count: number): string => (count === 1 ? '1 Termin bekommt eine andere Platzzahl.' : `${count} Termine bekommen eine andere Platzzahl.`);
export const unchanged = (count: number): string => (count === 1 ? '1 Termin bleibt.' : `${count} Termine bleiben.`);
export function bookedDepartures(count: number, sold: number): string {
  const taken = sold === 1 ? '1 verkauften Platz' : `${sold} verkauften Plätzen`;
  return count === 1 ? `1 Termin mit ${taken} ist nicht mehr im Zeitplan.` : `${count} Termine mit ${taken} sind nicht mehr im Zeitplan.`;
}
export const bookedStay = 'Diese Termine bleiben für ihre Gäste bestehen. Verschieben oder stornieren Sie die Buchungen selbst.';
export function bookedFacts(bookings: number, sold: number, held: number, leased: number): string {
  const facts = [];
  if (bookings > 0) facts.push(bookings === 1 ? '1 Buchung' : `${bookings} Buchungen`);
  if (sold > 0) facts.push(`${sold} verkauft`);
  if (held > leased) facts.push(`${held - leased} vorgemerkt`);
  if (leased > 0) facts.push(`${leased} von einem Gerät reserviert`);
  return facts.join(', ');
}
export const moreBooked = (count: number): string => (count === 1 ? 'Und 1 weiterer Termin.' : `Und ${count} weitere Termine.`);
export const nothingChanges = 'Kein Termin ändert sich.';
export const save = 'Zeitplan speichern';
export const goOn = 'Weiter bearbeiten';
export const saved = 'Der Zeitplan ist gespeichert.';
