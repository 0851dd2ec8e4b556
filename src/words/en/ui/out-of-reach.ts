export const message = 'Out of reach just now';
