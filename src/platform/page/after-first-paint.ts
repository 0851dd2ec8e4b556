const { promise, resolve } = Promise.withResolvers<void>();

/**
 * Resolves when the page within the shell is hydrated, or has failed. State that changes earlier would differ from the document: React would throw
 * the document's page away, under the finger of a visitor who is quicker than a slow processor.
 */
export const pageIsAlive = promise;
export const markPageAlive = resolve;

/** Calls back at the first touch or key, or when idle after 4 s; at once if there is no first view to wait for. @returns stops waiting */
export function afterFirstPaint(then: () => void): () => void {
  const life = new AbortController();
  let isOver = false;
  const goOn = () => {
    life.abort();
    void pageIsAlive.then(() => isOver || then());
  };
  if (
    navigator.userActivation?.hasBeenActive ||
    document.getElementById('app')?.dataset['render'] ||
    location.search.includes('kiosk')
  ) {
    goOn();
  } else {
    for (const gesture of ['pointerdown', 'keydown']) {
      addEventListener(gesture, goOn, { capture: true, passive: true, signal: life.signal });
    }
    const late = setTimeout(() => {
      if (typeof requestIdleCallback === 'function') requestIdleCallback(goOn, { timeout: 2_000 });
      else goOn();
    }, 4_000);
    life.signal.addEventListener('abort', () => clearTimeout(late));
  }
  return () => {
    isOver = true;
    life.abort();
  };
}
