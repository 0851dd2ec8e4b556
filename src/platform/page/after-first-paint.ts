/** Calls back at the first touch or key, or when idle after 4 s; at once if there is no first view to wait for. @returns stops waiting */
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
    const late = setTimeout(() => {
      if (typeof requestIdleCallback === 'function') requestIdleCallback(once, { timeout: 2_000 });
      else once();
    }, 4_000);
    life.signal.addEventListener('abort', () => clearTimeout(late));
  }
  return () => life.abort();
}
