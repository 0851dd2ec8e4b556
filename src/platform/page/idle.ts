/** Calls back in an idle moment, so many milliseconds from now at the earliest, if the page is in sight then. @returns what ends it */
export function whenIdle(milliseconds: number, isQuiet: () => void): () => void {
  let idle = 0;
  const begin = () => document.visibilityState === 'visible' && isQuiet();
  const later = setTimeout(() => {
    if (typeof requestIdleCallback === 'function') idle = requestIdleCallback(begin);
    else begin();
  }, milliseconds);
  return () => {
    clearTimeout(later);
    if (idle) cancelIdleCallback(idle);
  };
}
