/** The work has not been done within its time. It may still be done later, unheard. */
export class TimedOut extends Error {}

/**
 * Waits for work so many seconds of this page's own life: seconds in which the page sleeps do not count.
 *
 * @throws TimedOut
 */
export function withTimeout<T>(work: Promise<T>, seconds: number): Promise<T> {
  return new Promise((resolve, reject) => {
    let left = seconds;
    const beating = setInterval(() => {
      if (--left > 0) return;
      clearInterval(beating);
      reject(new TimedOut(`not done within ${seconds} s`));
    }, 1_000);
    work.finally(() => clearInterval(beating)).then(resolve, reject);
  });
}
