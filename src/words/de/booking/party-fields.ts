export const group = 'Ihre Gruppe';
export const people = 'Wer kommt mit?';
export const rate = 'Tarif';
export const inEachGroup = 'Personen in jeder Gruppe';
export const inGroup = 'Personen in Ihrer Gruppe';
export const toYourselves = 'Sie haben alles für sich.';

/** Of the stepper for groups of one kind. */
export function howMany(title: string): string {
  return `${title}, Anzahl`;
}

/** Of an option that takes no more. */
export function mostOf(count: number): string {
  return `Höchstens ${count}.`;
}
