/** The browser's word on the link; there are some that have none. */
interface Link extends EventTarget {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

export const networkInformation = () => (navigator as Navigator & { readonly connection?: Link }).connection;

/** Whether the visitor saves data, or has a slow link: then pictures are small, and nothing is fetched ahead (W12). In the worker too. */
export function shouldSaveData(): boolean {
  const link = networkInformation();
  return Boolean(link?.saveData) || /[23]g$/.test(link?.effectiveType ?? '');
}

/** Whether the link is good, and free, enough to fetch what nobody has asked for yet (W9, W12). */
export function isGoodNetwork(): boolean {
  return navigator.onLine && !shouldSaveData();
}
