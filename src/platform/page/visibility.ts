/** Calls back with whether the page is out of sight, at once and whenever that changes. @returns what ends it */
export function watchVisibility(changed: (isHidden: boolean) => void): () => void {
  const tell = () => changed(document.visibilityState === 'hidden');
  tell();
  document.addEventListener('visibilitychange', tell);
  return () => document.removeEventListener('visibilitychange', tell);
}

/** Calls back when the page has been out of sight for so many milliseconds, with 0 at once. @returns what ends it */
export function onHidden(milliseconds: number, isHidden: () => void): () => void {
  let later: ReturnType<typeof setTimeout> | undefined;
  const changed = () => {
    clearTimeout(later);
    if (document.visibilityState !== 'hidden') return;
    if (milliseconds === 0) isHidden();
    else later = setTimeout(isHidden, milliseconds);
  };
  document.addEventListener('visibilitychange', changed);
  return () => {
    clearTimeout(later);
    document.removeEventListener('visibilitychange', changed);
  };
}

/** Calls back when the page is shown again, is restored from the back-forward cache, or comes online. @returns what ends it */
export function onPageResume(resumed: () => void): () => void {
  const life = new AbortController();
  const { signal } = life;
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && resumed(), { signal });
  addEventListener('pageshow', ({ persisted }) => persisted && resumed(), { signal });
  addEventListener('online', resumed, { signal });
  return () => life.abort();
}

/** Calls back in an idle moment, so many milliseconds from now at the earliest, if the page is in sight then. @returns what ends it */
export function whenIdle(milliseconds: number, isIdle: () => void): () => void {
  let idle = 0;
  const begin = () => document.visibilityState === 'visible' && isIdle();
  const later = setTimeout(() => {
    if (typeof requestIdleCallback === 'function') idle = requestIdleCallback(begin);
    else begin();
  }, milliseconds);
  return () => {
    clearTimeout(later);
    if (idle) cancelIdleCallback(idle);
  };
}
