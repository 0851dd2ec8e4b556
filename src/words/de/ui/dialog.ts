export const close = 'Schließen';
