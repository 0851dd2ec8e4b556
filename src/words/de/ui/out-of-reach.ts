export const message = 'Gerade nicht erreichbar';
