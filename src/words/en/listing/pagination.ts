export const pages = 'Pages';
export const page = 'Page';
export const previous = 'Previous page';
export const next = 'Next page';
export const sizes = 'Experiences a page';
/** Before the sizes to choose from. */
export const show = 'Show';
/** After one of them. */
export const perPage = 'a page';
