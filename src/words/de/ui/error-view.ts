export const message = 'Ein Fehler ist aufgetreten!';
export const action = 'Weiter';
