/**
 * Calls back when the first view stands and nothing is being done about it: at once on a page that somebody has reached for, that
 * has no first view of its own or is a kiosk's, else at the first touch or key, else in an idle moment some seconds after. What is fetched
 * then takes nothing from the pictures, and is there before a network is likely to go. @returns what ends it
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
