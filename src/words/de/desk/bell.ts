export const title = 'Benachrichtigungen';
export function bell(unseen: number): string {
  return unseen === 0 ? title : `${title}: ${unseen} neu`;
}
