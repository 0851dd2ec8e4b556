/** The browser's information about the link. Some browsers have none. */
interface Link extends EventTarget {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

export const networkInformation = () => (navigator as Navigator & { readonly connection?: Link }).connection;

/** Whether the visitor saves data or has a slow link: then pictures are small, and nothing is prefetched (W12). Also used in the worker. */
export function shouldSaveData(): boolean {
  const link = networkInformation();
  return Boolean(link?.saveData) || /[23]g$/.test(link?.effectiveType ?? '');
}

/** Whether the link is good and cheap enough to prefetch data (W9, W12). */
export function isGoodNetwork(): boolean {
  return navigator.onLine && !shouldSaveData();
}
