export const title = 'Notifications';
export function bell(unseen: number): string {
  return unseen === 0 ? title : `${title}: ${unseen} new`;
}
