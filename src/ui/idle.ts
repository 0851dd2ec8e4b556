import { useEffect } from 'react';

/** Does something once the page has nothing else to do, and not at all where the visitor saves data (W12). `whenIdle` must not change. */
export function useIdle(whenIdle: () => void): void {
  useEffect(() => {
    const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
    if (connection?.saveData) return undefined;
    if (typeof requestIdleCallback !== 'function') {
      const late = setTimeout(whenIdle, 2_000);
      return () => clearTimeout(late);
    }
    const idle = requestIdleCallback(whenIdle, { timeout: 5_000 });
    return () => cancelIdleCallback(idle);
  }, [whenIdle]);
}
