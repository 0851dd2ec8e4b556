// The page on which a guest writes a review
export const title = 'How was it?';
export const stars = 'Your rating';
/** The grades from one star to five. */
export const grades = ['Poor', 'Could be better', 'Good', 'Very good', 'Excellent'] as const;
export const chooseStars = 'Tap the stars first.';
export const text = 'Your review';
export const textHint = 'You may leave it empty. What did you like best? What should others know?';
export const name = 'Name beside it';
export const nameHint = 'Everybody sees it.';
export const noName = 'Enter a name, or just initials.';
export const publish = 'Publish';
export const howItIsShown = (shop: string): string => `Your review appears in the shop at once. ${shop} may answer it, but cannot change it. You can change it for two weeks.`;
export const waiting = 'Saved on this device. It is sent as soon as there is a network.';
export const thanks = 'Thank you!';
export const published = 'Your review is published. You can change it for two weeks by the same link.';
export const seeTour = 'See it on the page';
export const edit = 'Change it';
export const closed = 'The time to review this tour is over.';
export const closedWritten = 'Your review can no longer be changed.';
export const hidden = (shop: string): string => `${shop} has hidden this review.`;
export const unreachable = 'The shop could not be reached. Check your connection, then try again.';
export const unknown = 'This link does not work.';
export const unknownWhy = 'Open it from the email once more, or copy all of it.';
