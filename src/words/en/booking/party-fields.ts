export const group = 'Your group';
export const people = 'Who is coming?';
export const rate = 'Rate';
export const inEachGroup = 'People in each group';
export const inGroup = 'People in your group';
export const toYourselves = 'You have it to yourselves.';

/** Of the stepper for groups of one kind. */
export function howMany(title: string): string {
  return `${title}, how many`;
}

/** Of an option that takes no more. */
export function mostOf(count: number): string {
  return `At most ${count}.`;
}
