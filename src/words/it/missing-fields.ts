export const soldOut = 'Posti esauriti';
export const closed = 'Prenotazioni chiuse';
export const othersBooked = 'Già prenotato da altri';
export const onlyPlaces = (left: number): string => (left === 1 ? 'Solo 1 posto' : `Solo ${left} posti`);
export const chooseDate = 'Scegli una data.';
export const nothingStarts = 'Nessuna partenza in questo giorno. Scegli un’altra data.';
export const chooseStart = 'Scegli un orario di inizio.';
export const atThisStart = (reason: string, wayOn: string): string => `${reason} per questo orario. ${wayOn}`;
export const anotherOrFewer = 'Scegli un altro orario o un gruppo più piccolo.';
export const anotherOne = 'Scegli un altro orario.';
export const anotherDateOrFewer = 'Scegli un’altra data o un gruppo più piccolo.';
export const anotherDate = 'Scegli un’altra data.';
export const choosePickup = 'Scegli il punto di partenza del transfer.';
export const chooseDropoff = 'Scegli il punto di ritorno del transfer.';
export const howMany = 'Scegli quante persone partecipano.';
export const needsAdult = 'I bambini partecipano con un adulto: aggiungine uno.';
export const atLeast = (count: number, ofGroups: boolean): string => `Prenota per almeno ${counted(count, ofGroups)}.`;
export const atMost = (count: number, ofGroups: boolean): string => `Puoi prenotare per un massimo di ${counted(count, ofGroups)}.`;
function counted(count: number, ofGroups: boolean): string {
  if (ofGroups) return `${count} ${count === 1 ? 'gruppo' : 'gruppi'}`;
  return `${count} ${count === 1 ? 'persona' : 'persone'}`;
}
