import { setTimeout as pause } from 'node:timers/promises';

const SOON = 5_000;

/** The answer of a page, or another value if the page fails or answers nothing: the error page of a browser may load for ever. */
export function soon<T>(answer: Promise<T>, otherwise: T): Promise<T> {
  return Promise.race([answer.catch(() => otherwise), pause(SOON, otherwise, { ref: false })]);
}
