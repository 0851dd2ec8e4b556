export const soldOut = 'Ausgebucht';
export const closed = 'Buchungsfrist vorbei';
export const othersBooked = 'Schon von anderen gebucht';
export function onlyPlaces(left: number): string {
  return left === 1 ? 'Nur noch 1 Platz' : `Nur noch ${left} Plätze`;
}

export const chooseDate = 'Wählen Sie ein Datum.';
export const nothingStarts = 'Keine Termine an diesem Tag. Wählen Sie ein anderes Datum.';
export const chooseStart = 'Wählen Sie eine Startzeit.';

/** @param reason  one of the reasons above */
export function atThisStart(reason: string, wayOn: string): string {
  return `Zu diesem Termin: ${reason}. ${wayOn}`;
}

export const anotherOrFewer = 'Wählen Sie einen anderen Termin oder eine kleinere Gruppe.';
export const anotherOne = 'Wählen Sie einen anderen Termin.';

/** The advice if no other start of the day has room for the party. */
export const anotherDateOrFewer = 'Wählen Sie ein anderes Datum oder eine kleinere Gruppe.';
export const anotherDate = 'Wählen Sie ein anderes Datum.';

export const choosePickup = 'Wählen Sie den Abholort.';
export const chooseDropoff = 'Wählen Sie den Ort der Rückfahrt.';

export const howMany = 'Wählen Sie, wie viele mitkommen.';
export const needsAdult = 'Kinder kommen nur mit einem Erwachsenen mit: Bitte fügen Sie einen hinzu.';
export function atLeast(count: number, ofGroups: boolean): string {
  return `Buchen Sie für mindestens ${counted(count, ofGroups)}.`;
}

export function atMost(count: number, ofGroups: boolean): string {
  return `Sie können für höchstens ${counted(count, ofGroups)} buchen.`;
}

function counted(count: number, ofGroups: boolean): string {
  if (ofGroups) return `${count} ${count === 1 ? 'Gruppe' : 'Gruppen'}`;
  return `${count} ${count === 1 ? 'Person' : 'Personen'}`;
}
