export const close = 'Zatvori';
