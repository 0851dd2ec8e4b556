export const pages = 'Seiten';
export const page = 'Seite';
export const previous = 'Vorherige Seite';
export const next = 'Nächste Seite';
export const sizes = 'Erlebnisse pro Seite';
/** Before the sizes to choose from. */
export const show = 'Pro Seite';
/** After one of them. */
export const perPage = 'pro Seite';
