/**
 * Tries until it succeeds, for code that the page cannot do without: a network that is gone as a page begins comes back, and nobody
 * would load the page anew for that. After a failure it is tried again in two seconds, then less and less often, and at once when a
 * network returns, the page is shown again, or somebody reaches for it.
 *
 * @param failed  told of each failure
 * @throws what the attempt throws, on the engine: there nothing comes later
 */
export async function retryUntilLoaded<T>(attempt: () => Promise<T>, failed?: () => void): Promise<T> {
  for (let pause = 2_000; ; pause = Math.min(30_000, pause * 1.5)) {
    try {
      return await attempt();
    } catch (reason) {
      if (import.meta.env.SSR) throw reason;
      failed?.();
      await nextChance(pause);
    }
  }
}

/** @param pause  milliseconds at most */
function nextChance(pause: number): Promise<void> {
  return new Promise((resolve) => {
    const life = new AbortController();
    const over = () => {
      life.abort();
      resolve();
    };
    const timer = setTimeout(over, pause);
    life.signal.addEventListener('abort', () => clearTimeout(timer));
    for (const sign of ['online', 'pageshow', 'visibilitychange', 'pointerdown', 'keydown', 'click']) {
      addEventListener(sign, over, { capture: true, passive: true, signal: life.signal });
    }
  });
}
