export function heading(count: number, isFiltered: boolean): string {
  if (count === 0) return 'Keine Erlebnisse gefunden';
  return `${count} ${count === 1 ? 'Erlebnis' : 'Erlebnisse'}${isFiltered ? ' gefunden' : ''}`;
}

/** Before a price. */
export const from = 'ab';

export const nothing =
  'Nichts im Angebot passt zu alldem. Versuchen Sie es mit anderen Daten, oder sehen Sie sich alles an, was wir haben.';
export const clear = 'Filter zurücksetzen';
