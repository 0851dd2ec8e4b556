export const asYouLeftIt = 'Alles ist, wie Sie es verlassen haben: Tippen Sie noch einmal, um zur Zahlung zu gehen.';

/** @param changes  one after the other, each of those below */
export function changed(changes: string): string {
  return `Seit Ihrer Anfrage: ${changes}. Bitte sehen Sie es sich noch einmal an, bevor Sie zur Zahlung gehen.`;
}

export function totalChanged(before: string, now: string): string {
  return `der Gesamtpreis ist jetzt ${now}, er war ${before}`;
}

export function lineCame(title: string): string {
  return `„${title}“ ist dazugekommen`;
}

export function lineGone(title: string): string {
  return `„${title}“ ist nicht mehr im Warenkorb`;
}

export function lineChanged(title: string): string {
  return `„${title}“ hat sich geändert`;
}
