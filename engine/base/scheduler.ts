import type { Log } from './log.ts';

/**
 * Runs a chore at once, and again so many seconds after each run ends. A chore that fails runs again; the log shows a repeated failure once.
 *
 * @returns a function that stops it and resolves when the running chore is done
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

/** Attempts at the same work. The log shows a repeated failure once: an entry each second would fill the very disk that the work fails for. */
export function attemptsOf(failure: string, log: Log): (work: () => Promise<unknown>) => Promise<void> {
  let logged: string | null = null;
  return async (work) => {
    try {
      await work();
      logged = null;
    } catch (error) {
      if (logged !== String(error)) log.error({ err: error }, failure);
      logged = String(error);
    }
  };
}

/** The answer of a call. @throws the error of `late` if no answer comes in time; it is built only then, because an error costs its stack */
export async function withTimeout<T>(milliseconds: number, call: Promise<T>, lateError: () => Error): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(lateError()), milliseconds);
  try {
    return await Promise.race([call, promise]);
  } finally {
    clearTimeout(timer);
  }
}
