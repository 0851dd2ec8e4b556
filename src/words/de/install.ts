// Install hint

export const label = 'Die App installieren';

export function title(company: string): string {
  return `${company} auf Ihrem Startbildschirm`;
}

export const text = 'Funktioniert auch offline, mit Warenkorb und Buchungen.';
export const tapBefore = 'Tippen Sie auf';
export const share = 'Teilen';
export const tapBetween = ', dann auf';
export const addToHomeScreen = 'Zum Home-Bildschirm';
export const gotIt = 'Verstanden';
export const install = 'Installieren';
export const notNow = 'Jetzt nicht';

// Version notice

export const newer = 'Neue Version bereit';
export const required = 'Bitte neu laden, um weiter zu buchen';
export const reload = 'Neu laden';

// Pull to refresh

export const refreshing = 'Wird aktualisiert …';
export const refreshed = 'Alles aktuell.';

// Shortcuts

export const browse = 'Stöbern';
export const cart = 'Warenkorb';
export const bookings = 'Ihre Buchungen';
