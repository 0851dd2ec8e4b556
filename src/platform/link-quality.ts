/** The browser's word on the link; there are some that have none. */
interface Link extends EventTarget {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

const link = () => (navigator as Navigator & { readonly connection?: Link }).connection;

/** Whether the visitor saves data, or has a slow link: then pictures are small, and nothing is fetched ahead (W12). In the worker too. */
export function isSparing(): boolean {
  return Boolean(link()?.saveData) || /[23]g$/.test(link()?.effectiveType ?? '');
}

/** Whether the link is good, and free, enough to fetch what nobody has asked for yet (W9, W12). */
export function isGoodLink(): boolean {
  return navigator.onLine && !isSparing();
}

/** Calls back once, as soon as the link is good. @returns what ends the waiting */
export function onGoodLink(isGood: () => void): () => void {
  const heard = () => {
    if (!isGoodLink()) return;
    end();
    isGood();
  };
  const end = () => {
    link()?.removeEventListener('change', heard);
    removeEventListener('online', heard);
  };
  link()?.addEventListener('change', heard);
  addEventListener('online', heard);
  heard();
  return end;
}
