export const message = 'Trenutačno nedostupno';
