export const soldOut = 'Ausgebucht';
export const closed = 'Buchungsfrist vorbei';
export const othersBooked = 'Schon von anderen gebucht';
export const onlyPlaces = (left: number): string => (left === 1 ? 'Nur noch 1 Platz' : `Nur noch ${left} Plätze`);
export const chooseDate = 'Wählen Sie ein Datum.';
export const nothingStarts = 'Keine Termine an diesem Tag. Wählen Sie ein anderes Datum.';
export const chooseStart = 'Wählen Sie eine Startzeit.';
export const atThisStart = (reason: string, wayOn: string): string => `Zu diesem Termin: ${reason}. ${wayOn}`;
export const anotherOrFewer = 'Wählen Sie einen anderen Termin oder eine kleinere Gruppe.';
export const anotherOne = 'Wählen Sie einen anderen Termin.';
export const anotherDateOrFewer = 'Wählen Sie ein anderes Datum oder eine kleinere Gruppe.';
export const anotherDate = 'Wählen Sie ein anderes Datum.';
export const choosePickup = 'Wählen Sie den Abholort.';
export const chooseDropoff = 'Wählen Sie den Ort der Rückfahrt.';
export const howMany = 'Wählen Sie, wie viele mitkommen.';
export const needsAdult = 'Kinder kommen nur mit einem Erwachsenen mit: Bitte fügen Sie einen hinzu.';
export const atLeast = (count: number, ofGroups: boolean): string => `Buchen Sie für mindestens ${counted(count, ofGroups)}.`;
export const atMost = (count: number, ofGroups: boolean): string => `Sie können für höchstens ${counted(count, ofGroups)} buchen.`;
function counted(count: number, ofGroups: boolean): string {
  if (ofGroups) return `${count} ${count === 1 ? 'Gruppe' : 'Gruppen'}`;
  return `${count} ${count === 1 ? 'Person' : 'Personen'}`;
}
