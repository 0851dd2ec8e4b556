// The email that asks a guest for a review

export function subject(tour: string): string {
  return `How was it? ${tour}`;
}
export function opening(name: string, shop: string): string {
  return `${name === '' ? 'Hello' : `Hello ${name}`},\nthank you for coming along. How was it? Your review helps other travellers choose, and helps ${shop} get even better. It takes a minute.`;
}
/** From one star to five. */
export const grades = ['Poor', 'Could be better', 'Good', 'Very good', 'Excellent'] as const;
export const closing = 'Tap what fits. Nothing is published before you press “Publish”.';
export const why = 'We ask once for each tour, and only guests who were there.';
