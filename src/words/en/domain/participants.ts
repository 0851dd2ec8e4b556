import { people } from './line-words.ts';

export const nobody = 'Participants info is required!';
export const noFirstName = 'First name is required!';
export const noLastName = 'Last name is required!';

export function tooMany(most: number): string {
  return `You have booked for ${people(most)}: take names off the list, or change the booking.`;
}
