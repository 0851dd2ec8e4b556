// Install hint

export const label = 'Den Shop installieren';

export function title(company: string): string {
  return `${company} auf Ihrem Startbildschirm`;
}

export const text = 'Öffnet sich auch ohne Netz, mit Ihrem Warenkorb und Ihren Buchungen.';
export const tapBefore = 'Tippen Sie auf';
export const share = 'Teilen';
export const tapBetween = ', dann auf';
export const addToHomeScreen = 'Zum Home-Bildschirm';
export const gotIt = 'Verstanden';
export const install = 'Installieren';
export const notNow = 'Jetzt nicht';

// Version notice

export const newer = 'Neue Version bereit';
export const required = 'Mit dieser Version des Shops kann nicht mehr gebucht werden';
export const reload = 'Neu laden';

// Pull to refresh

export const refreshing = 'Wird aktualisiert …';
export const refreshed = 'Alles ist auf dem neuesten Stand.';

// Shortcuts

export const browse = 'Stöbern';
export const cart = 'Warenkorb';
export const bookings = 'Ihre Buchungen';
