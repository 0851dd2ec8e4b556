export const title = 'Start time';
export const dateFirst = 'Choose a date first.';
export const nothingStarts = 'Nothing starts on this day. Choose another date.';
export const unchecked = 'How many places are left is checked as soon as the shop can be reached.';

export function startsOn(date: string): string {
  return `Start time on ${date}`;
}
