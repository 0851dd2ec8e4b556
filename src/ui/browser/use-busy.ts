import { useState } from 'react';

/** Whether work is under way, and what to hand the work to. */
export function useBusy() {
  const [isBusy, setBusy] = useState(false);

  async function run<T>(work: Promise<T>): Promise<T> {
    setBusy(true);
    return work.finally(() => setBusy(false));
  }
  return [isBusy, run] as const;
}
