export const close = 'Schließen';
export const previous = 'Vorheriges Foto';
export const next = 'Nächstes Foto';
