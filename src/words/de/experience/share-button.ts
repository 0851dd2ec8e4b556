export const share = 'Teilen';
