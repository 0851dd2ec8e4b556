export const previous = 'Prethodni';
export const next = 'Sljedeći';
