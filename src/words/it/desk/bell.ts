export const title = 'Notifiche';
export function bell(unseen: number): string {
  if (unseen === 0) return title;
  return unseen === 1 ? `${title}: 1 nuova` : `${title}: ${unseen} nuove`;
}
