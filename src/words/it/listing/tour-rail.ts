export const someTours = 'Potrebbe piacerti';
