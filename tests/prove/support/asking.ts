import { setTimeout as pause } from 'node:timers/promises';

/** The times of answers, in milliseconds, and the statuses that were not as wanted. */
export interface Answers {
  readonly times: number[];
  readonly refused: string[];
}

/** Asks again and again for so many milliseconds, with a pause between two questions. */
export async function askOnAndOn(
  milliseconds: number,
  every: number,
  ask: (n: number) => Promise<number>,
  answers: Answers = { times: [], refused: [] },
): Promise<Answers> {
  const until = performance.now() + milliseconds;
  for (let n = 0; performance.now() < until; n += 1) {
    const began = performance.now();
    const status = await ask(n).catch((error: unknown) => String(error));
    answers.times.push(performance.now() - began);
    if (typeof status === 'string' || status >= 500) answers.refused.push(`${status} after ${Math.round(began)} ms`);
    await pause(every);
  }
  return answers;
}
