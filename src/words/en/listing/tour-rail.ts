// Tours on a page that has no content of its own
export const someTours = 'You may like';
