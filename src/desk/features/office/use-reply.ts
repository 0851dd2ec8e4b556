import { useAtomValue, useSetAtom } from 'jotai';
import { useCallback, useEffect, useState } from 'react';
import { type Call, type PathParams, type QueryValues, resource } from '#domain/contract/endpoint.ts';
import { type KnownReply, knownReplyAtom, officeRevisionAtom, readReplyAtom } from '../../state/replies.ts';

export interface Reading<Reply> extends Omit<KnownReply, 'reply'> {
  /** The last reply; null before the first one. */
  readonly reply: Reply | null;
  readonly isReading: boolean;
  readonly readAgain: () => void;
}

/** The pause before another try. The engine asks clients to wait as long while it is not ready (`Retry-After`). */
const RETRY_MILLISECONDS = 5_000;

/**
 * A read of the office. Shows the last reply at once and reads again when the screen opens, after each change, when the window is shown again, and
 * every five seconds while the engine is out of reach.
 */
export function useReply<Reply>(
  call: Pick<Call<Reply>, 'path' | 'reply'>,
  params?: PathParams,
  query?: QueryValues,
): Reading<Reply> {
  const { key, reply } = resource(call, params, query);
  const known = useAtomValue(knownReplyAtom)({ key, reply });
  const revision = useAtomValue(officeRevisionAtom);
  const read = useSetAtom(readReplyAtom);
  const [repeats, setRepeats] = useState(0);
  const [done, setDone] = useState('');
  const readAgain = useCallback(() => setRepeats((count) => count + 1), []);
  const readKey = `${key} ${revision} ${repeats}`;

  useEffect(() => {
    const abort = new AbortController();
    void read({ key, reply }, abort.signal).then(() => abort.signal.aborted || setDone(readKey));
    return () => abort.abort();
  }, [read, key, reply, readKey]);

  const isOutOfReach = known.failure === 'unreachable' && done === readKey;
  useEffect(() => {
    if (!isOutOfReach) return;
    const timer = setTimeout(readAgain, RETRY_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [isOutOfReach, readAgain]);

  useEffect(() => {
    const look = () => document.visibilityState === 'visible' && readAgain();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [readAgain]);

  return { ...known, reply: known.reply as Reply | null, isReading: done !== readKey, readAgain };
}

/** Keeps the last reply while another one is read, such as another month, so that the screen keeps its focus and its size. */
export function useLastReading<Reply>(reading: Reading<Reply>) {
  const [last, setLast] = useState(reading.reply);
  if (reading.reply !== null && reading.reply !== last) setLast(reading.reply);
  return { ...reading, reply: reading.reply ?? last, isLoading: reading.reply === null && reading.isReading };
}
