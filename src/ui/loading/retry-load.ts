// perf: docs/performance.md#load-code-until-it-comes
/**
 * Repeats an attempt to load code until it succeeds: after two seconds, then less often, and at once when the network returns, the page is shown or
 * the visitor acts. On the engine, which loads nothing later, it throws. @param failed  called after each failure
 */
export async function retryUntilLoaded<T>(attempt: () => Promise<T>, failed?: () => void): Promise<T> {
  for (let pause = 2_000; ; pause = Math.min(30_000, pause * 1.5)) {
    try {
      return await attempt();
    } catch (reason) {
      if (import.meta.env.SSR) throw reason;
      failed?.();
      await waitForNextChance(pause);
    }
  }
}

/** @param pause  the longest wait in milliseconds */
function waitForNextChance(pause: number): Promise<void> {
  return new Promise((resolve) => {
    const life = new AbortController();
    const end = () => {
      life.abort();
      resolve();
    };
    const timer = setTimeout(end, pause);
    life.signal.addEventListener('abort', () => clearTimeout(timer));
    for (const sign of ['online', 'pageshow', 'visibilitychange', 'pointerdown', 'keydown', 'click']) {
      addEventListener(sign, end, { capture: true, passive: true, signal: life.signal });
    }
  });
}
