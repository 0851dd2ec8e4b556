export const previous = 'Vorheriger';
export const next = 'Nächster';
