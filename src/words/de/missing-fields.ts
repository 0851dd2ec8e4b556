export const soldOut = 'Ausgebucht';
export const closed = 'Buchung geschlossen';
export const othersBooked = 'Schon von anderen gebucht';
export function onlyPlaces(left: number): string {
  return left === 1 ? 'Nur noch 1 Platz' : `Nur noch ${left} Plätze`;
}

export const chooseDate = 'Wählen Sie ein Datum.';
export const nothingStarts = 'An diesem Tag beginnt nichts. Wählen Sie ein anderes Datum.';
export const chooseStart = 'Wählen Sie eine Startzeit.';

/** @param reason  one of those above */
export function atThisStart(reason: string, wayOn: string): string {
  return `Zu diesem Termin: ${reason}. ${wayOn}`;
}

export const anotherOrFewer = 'Wählen Sie einen anderen oder kommen Sie mit weniger Personen.';
export const anotherOne = 'Wählen Sie einen anderen.';

export const choosePickup = 'Wählen Sie, wo Sie abgeholt werden.';
export const chooseDropoff = 'Wählen Sie, wohin Sie gebracht werden.';

export const howMany = 'Geben Sie an, wie viele kommen.';
export function atLeast(count: number, ofGroups: boolean): string {
  return `Eine Buchung gilt für mindestens ${counted(count, ofGroups)}.`;
}

export function atMost(count: number, ofGroups: boolean): string {
  return `Eine Buchung gilt für höchstens ${counted(count, ofGroups)}.`;
}

function counted(count: number, ofGroups: boolean): string {
  if (ofGroups) return `${count} ${count === 1 ? 'Gruppe' : 'Gruppen'}`;
  return `${count} ${count === 1 ? 'Person' : 'Personen'}`;
}

/** Of what the engine would not take. */
export const notPossible = 'Das ist nicht möglich.';
