export const yes = 'Ja';
export const no = 'Nein';
export const choose = 'Bitte wählen';
export const noAnswer = 'Keine Angabe';
