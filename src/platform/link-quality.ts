/** Whether the link is good, and free, enough to fetch what nobody has asked for yet (W9, W12). */
export function isGoodLink(): boolean {
  const { connection, onLine } = navigator as Navigator & {
    connection?: { saveData?: boolean; effectiveType?: string };
  };
  return onLine && !connection?.saveData && !/[23]g$/.test(connection?.effectiveType ?? '');
}
