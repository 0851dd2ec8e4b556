export const title = 'Another date, or other guests';
export const lapsed = 'Your last change was not paid, so your booking is as it was.';
export const open = 'Change date or guests';
export const outOfReach = 'Changing needs the network: the shop cannot be reached just now.';

export function changeable(until: string): string {
  return `You can change it here until ${until}. You pay the difference, or get it back.`;
}
