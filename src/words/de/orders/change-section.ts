export const title = 'Anderer Tag oder andere Gäste';
export const lapsed = 'Ihre letzte Änderung wurde nicht bezahlt, darum bleibt die Buchung, wie sie war.';
export const open = 'Tag oder Gäste ändern';
export const outOfReach = 'Zum Ändern braucht es das Netz: Der Shop ist gerade nicht erreichbar.';

export function changeable(until: string): string {
  return `Sie können sie hier bis ${until} ändern. Die Differenz zahlen Sie oder bekommen sie zurück.`;
}
