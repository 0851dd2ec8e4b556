export const loading = 'Loading the requests …';
export const none =
  'No requests yet. They come by the forms of “Become a supplier” and “Become a reseller”, at the foot of the shop.';
export const older = 'Show older ones';
export const markAnswered = 'Mark as answered';
export const markOpen = 'Mark as not answered';
export const remove = 'Delete';
export const removeTitle = 'Delete this request?';
export const removeText = 'It cannot be brought back. Requests are deleted by themselves after a year.';
export const removeNow = 'Delete the request';
export const kinds = { supplier: 'Wants to become a supplier', reseller: 'Wants to become a reseller' };
export function answeredOn(date: string): string {
  return `Answered on ${date}`;
}
