export const refreshing = 'Wird aktualisiert …';
export const refreshed = 'Alles ist auf dem neuesten Stand.';
