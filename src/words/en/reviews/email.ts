// The email that asks a guest for a review
export const subject = (tour: string): string => `How was it? ${tour}`;
/** @param name  the first name; '' if it is not known */
export const heading = (name: string): string => (name === '' ? 'How was it?' : `Hi ${name}, how was it?`);
export const opening = (shop: string): string => `Thank you for coming along. Your review helps other travellers choose, and helps ${shop} get even better. It takes a minute.`;
/** The grades from one star to five. */
export const grades = ['Poor', 'Could be better', 'Good', 'Very good', 'Excellent'] as const;
export const closing = 'Tap what fits. Nothing is published before you press “Publish”.';
export const why = 'We ask once for each tour, and only guests who were there.';
