/** Runs at most `atOnce` pieces of processor work at a time. Idle work runs alone, and only while no other work waits. */
export function concurrencyLimit(atOnce: number) {
  const wanted: (() => void)[] = [];
  const idle: (() => void)[] = [];
  let running = 0;

  const next = () => {
    const begin = (running < atOnce ? wanted.shift() : undefined) ?? (running === 0 ? idle.shift() : undefined);
    if (!begin) return;
    running++;
    begin();
    next();
  };
  const queued = async <T>(queue: (() => void)[], work: () => Promise<T>): Promise<T> => {
    await new Promise<void>((begin) => {
      queue.push(begin);
      next();
    });
    try {
      return await work();
    } finally {
      running--;
      next();
    }
  };

  return {
    take: <T>(work: () => Promise<T>) => queued(wanted, work),
    takeIdle: <T>(work: () => Promise<T>) => queued(idle, work),
  };
}
