export const yes = 'Ja';
export const no = 'Nein';
