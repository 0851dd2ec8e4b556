/** Calls back with whether the page is hidden, at once and at each change. @returns stops watching */
export function watchVisibility(onChange: (isHidden: boolean) => void): () => void {
  const tell = () => onChange(document.visibilityState === 'hidden');
  tell();
  document.addEventListener('visibilitychange', tell);
  return () => document.removeEventListener('visibilitychange', tell);
}

/** Calls back when the page has been hidden for this many milliseconds; with 0, as soon as it is hidden. @returns stops watching */
export function onHidden(milliseconds: number, isHidden: () => void): () => void {
  let later: ReturnType<typeof setTimeout> | undefined;
  const onChange = () => {
    clearTimeout(later);
    if (document.visibilityState !== 'hidden') return;
    if (milliseconds === 0) isHidden();
    else later = setTimeout(isHidden, milliseconds);
  };
  document.addEventListener('visibilitychange', onChange);
  return () => {
    clearTimeout(later);
    document.removeEventListener('visibilitychange', onChange);
  };
}

/** Calls back when the page is shown again, is restored from the back-forward cache, or comes online. @returns stops watching */
export function onPageResume(resumed: () => void): () => void {
  const life = new AbortController();
  const { signal } = life;
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && resumed(), { signal });
  addEventListener('pageshow', ({ persisted }) => persisted && resumed(), { signal });
  addEventListener('online', resumed, { signal });
  return () => life.abort();
}

/** Calls back in an idle moment, at the earliest after this many milliseconds, if the page is visible then. @returns cancels it */
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
