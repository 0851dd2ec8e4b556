import { useEffect } from 'react';

/** Does something once the page has nothing else to do, and not at all where the visitor saves data or has a slow link (W12). `whenIdle` must not change. */
export function useIdle(whenIdle: () => void): void {
  useEffect(() => {
    const { connection } = navigator as Navigator & { connection?: { saveData?: boolean; effectiveType?: string } };
    if (connection?.saveData || /[23]g$/.test(connection?.effectiveType ?? '')) return undefined;
    if (typeof requestIdleCallback !== 'function') {
      const late = setTimeout(whenIdle, 2_000);
      return () => clearTimeout(late);
    }
    const idle = requestIdleCallback(whenIdle, { timeout: 5_000 });
    return () => cancelIdleCallback(idle);
  }, [whenIdle]);
}
