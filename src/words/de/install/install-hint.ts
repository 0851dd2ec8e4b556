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
