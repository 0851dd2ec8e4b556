export const pages = 'Stranice';
export const page = 'Stranica';
export const previous = 'Prethodna stranica';
export const next = 'Sljedeća stranica';
export const sizes = 'Doživljaja po stranici';
/** Before the sizes to choose from. */
export const show = 'Po stranici';
/** After one of them. */
export const perPage = 'po stranici';
