/**
 * Calls back when the first view is painted and nobody is using it: at the first touch or key, or in an idle moment after some seconds.
 * At once where the page was touched before, has no first view of its own, or is a kiosk. @returns stops waiting
 */
export function afterFirstPaint(then: () => void): () => void {
  const life = new AbortController();
  const once = () => {
    if (life.signal.aborted) return;
    life.abort();
    then();
  };
  if (
    navigator.userActivation?.hasBeenActive ||
    document.getElementById('app')?.dataset['render'] ||
    location.search.includes('kiosk')
  ) {
    queueMicrotask(once);
  } else {
    for (const gesture of ['pointerdown', 'keydown']) {
      addEventListener(gesture, once, { capture: true, passive: true, signal: life.signal });
    }
    const late = setTimeout(() => whenIdle(once), QUIET_MS);
    life.signal.addEventListener('abort', () => clearTimeout(late));
  }
  return () => life.abort();
}

/** Milliseconds. */
const QUIET_MS = 4_000;

function whenIdle(then: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(then, { timeout: 2_000 });
  else setTimeout(then);
}
