export const save = 'Speichern';
export const none = 'Keine Angabe';
export const yes = 'Ja';
export const no = 'Nein';
export const addRow = 'Zeile hinzufügen';
export function removeRow(number: number): string {
  return `Zeile ${number} löschen`;
}

// Two people at once

export const conflicts = 'Beide Fassungen';
export const conflictText =
  'Jemand anderes hat dasselbe Feld geändert, während Sie geschrieben haben. Wählen Sie je Feld eine Fassung und speichern Sie dann.';
export const mine = 'Ihre Fassung';
export const theirs = 'Die andere Fassung';
