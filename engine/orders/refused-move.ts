import { Failed } from '../http/errors.ts';

/** The answer to a move that P11's table does not have, or that is another call's: in words that say what to do instead. */
export function moveRefused(detail: string): Failed {
  return new Failed(409, detail, {}, { code: 'move_refused' });
}
