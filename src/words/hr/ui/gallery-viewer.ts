export const close = 'Zatvori';
export const previous = 'Prethodna fotografija';
export const next = 'Sljedeća fotografija';
