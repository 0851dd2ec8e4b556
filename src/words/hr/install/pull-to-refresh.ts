export const refreshing = 'Osvježavamo …';
export const refreshed = 'Sve što vidite je ažurno.';
