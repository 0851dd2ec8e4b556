import type { Log } from './log.ts';

/**
 * Does something at once and again so many seconds after it was done. One that fails is told in the log, once while it goes on, and tried again.
 *
 * @returns stops it; resolves when what is under way is done
 */
export function repeatEvery(seconds: number, chore: () => Promise<void>, log: Log): () => Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  const attempt = attemptsOf('a chore failed', log);
  const turn = async () => {
    await attempt(chore);
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

/** Attempts at the same thing. A failure that goes on is told once: each second would fill the disk that it fails for. */
export function attemptsOf(failure: string, log: Log): (work: () => Promise<unknown>) => Promise<void> {
  let told: string | null = null;
  return async (work) => {
    try {
      await work();
      told = null;
    } catch (error) {
      if (told !== String(error)) log.error({ err: error }, failure);
      told = String(error);
    }
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
