/** Waiting work by account: the first account has the next turn. */
type Turns = Map<string, readonly (() => void)[]>;

/**
 * Runs what costs a processor a few at a time, by turns of those whom it is for: what one account has much of holds up no other. What nobody
 * waits for runs alone, and only when nothing else is there.
 */
export function concurrencyLimit(atOnce: number) {
  const waiting: Turns = new Map();
  const idle: Turns = new Map();
  let running = 0;

  const startNext = () => {
    const begin = (running < atOnce ? takeTurn(waiting) : undefined) ?? (running === 0 ? takeTurn(idle) : undefined);
    if (!begin) return;
    running++;
    begin();
    startNext();
  };
  const queued = async <T>(turns: Turns, owner: string, work: () => Promise<T>): Promise<T> => {
    await new Promise<void>((begin) => {
      turns.set(owner, [...(turns.get(owner) ?? []), begin]);
      startNext();
    });
    try {
      return await work();
    } finally {
      running--;
      startNext();
    }
  };

  return {
    take: <T>(owner: string, work: () => Promise<T>) => queued(waiting, owner, work),
    takeIdle: <T>(owner: string, work: () => Promise<T>) => queued(idle, owner, work),
  };
}

/** Takes what the next owner has waited for longest. Their turn after that comes when all others have had theirs. */
function takeTurn(turns: Turns): (() => void) | undefined {
  for (const [owner, [first, ...others]] of turns) {
    turns.delete(owner);
    if (others.length > 0) turns.set(owner, others);
    return first;
  }
  return undefined;
}
