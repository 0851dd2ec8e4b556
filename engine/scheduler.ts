import type { Log } from './log.ts';

/**
 * Does something at once and again so many seconds after it was done. One that fails is told in the log and tried again in its turn.
 *
 * @returns stops it; resolves when what is under way is done
 */
export function repeatEvery(seconds: number, chore: () => Promise<void>, log: Log): () => Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  const turn = async () => {
    try {
      await chore();
    } catch (error) {
      log.error({ err: error }, 'a chore failed');
    }
    if (!isStopped) timer = setTimeout(begin, seconds * 1000);
  };
  let underWay = turn();
  function begin(): void {
    underWay = turn();
  }
  return async () => {
    isStopped = true;
    clearTimeout(timer);
    await underWay;
  };
}

/** What a call answers. @throws the error `late` where no answer has come in time: it is made then, because an error costs its stack */
export async function withTimeout<T>(milliseconds: number, call: Promise<T>, late: () => Error): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(late()), milliseconds);
  try {
    return await Promise.race([call, promise]);
  } finally {
    clearTimeout(timer);
  }
}
