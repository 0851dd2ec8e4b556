export const title = 'Reviews';
export function unanswered(count: number): string {
  return count === 1 ? '1 review without an answer' : `${count} reviews without an answer`;
}
export const allAnswered = 'All reviews are answered.';
export const loading = 'Loading the reviews …';
export const none =
  'No reviews yet. Guests whom you checked in get an email on the day after, with a link to write one.';
export const noneFound = 'No reviews here.';
export const show = 'Show';
export const filters = {
  all: 'All reviews',
  new: 'Not answered',
  low: 'Three stars and fewer',
  answered: 'Answered',
  hidden: 'Hidden',
};
export const results = 'Reviews';
export const older = 'Show older ones';
export const guest = 'Guest';
export const edited = 'edited';
export const starsOnly = 'No words, only stars.';
export function visited(date: string): string {
  return `Was there on ${date}`;
}
export const booking = 'Open the booking';
export const otherSupplier = 'The supplier of this tour answers.';
export const answer = 'Answer';
export const yourAnswer = 'Your answer';
export const answerHint = 'Everybody can read it below the review.';
export const publish = 'Publish the answer';
export const cancel = 'Cancel';
export const editAnswer = 'Change the answer';
export const hide = 'Hide';
export const hideTitle = 'Hide this review?';
export const hideText =
  'It does not count any more, and the page says how many reviews you hide. A bad rating alone is no reason: an answer helps more.';
export const reason = 'Why';
export const reasons = {
  offensive: 'Insults somebody',
  personal_data: 'Has personal data',
  off_topic: 'Is not about the tour',
} as const;
export const hideNow = 'Hide the review';
export function hiddenBecause(why: string): string {
  return `Hidden: ${why}`;
}
export const showAgain = 'Show it again';
