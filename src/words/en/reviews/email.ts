// The email that asks a guest for a review

export function subject(tour: string): string {
  return `How was it? ${tour}`;
}
/** @param name  the first name; '' if it is not known */
export function heading(name: string): string {
  return name === '' ? 'How was it?' : `Hi ${name}, how was it?`;
}
export function opening(shop: string): string {
  return `Thank you for coming along. Your review helps other travellers choose, and helps ${shop} get even better. It takes a minute.`;
}
/** The grades from one star to five. */
export const grades = ['Poor', 'Could be better', 'Good', 'Very good', 'Excellent'] as const;
export const closing = 'Tap what fits. Nothing is published before you press “Publish”.';
export const why = 'We ask once for each tour, and only guests who were there.';
