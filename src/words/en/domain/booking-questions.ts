/** One of a group, counted from 1. */
export function personOf(title: string, number: number): string {
  return `${title}, person ${number}`;
}

export const unanswered = 'Please answer this question.';
export const noNumber = 'Please enter a number.';
export const noDate = 'Please enter a date.';
export const noChoice = 'Please choose one of the answers.';
export const noBoolean = 'Please answer yes or no.';
export const tooLong = 'Please keep to 1000 characters.';
