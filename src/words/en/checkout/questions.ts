export const title = 'Questions';

/** A sentence, followed by one of the two others. */
export const why = 'So that your hosts have everything ready.';
export const someNeeded = 'What is marked * is needed before you pay.';
export const noneNeeded = 'You may leave out what you like.';

export function about(experience: string): string {
  return `Questions: ${experience}`;
}
