import { useAtomValue, useSetAtom } from 'jotai';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { type KnownReply, knownReplyAtom, officeRevisionAtom, readReplyAtom } from '#desk/state/replies.ts';
import { momentAtom } from '#desk/state/time.ts';
import { type Call, type PathParams, type QueryValues, resource } from '#domain/contract/endpoint.ts';
import { Button } from '#ui/controls/button.tsx';
import { Notice } from '#ui/display/notice.tsx';
import layout from '#ui/layout.module.css';
import { tryAgain } from '#words/desk/shell.ts';
import * as words from '#words/office/office.ts';
import styles from './reply-view.module.css';

interface ReadProps<Reply> {
  call: Pick<Call<Reply>, 'path' | 'reply'>;
  params?: PathParams;
  query?: QueryValues;
  /** The text while the first reply is being read: `Loading the bookings …`. */
  loading: string;
  /** @param etag  the version of the reply */
  children: (reply: Reply, etag: string | null) => ReactNode;
}

/** Reads a call and shows its reply, where nothing else needs the state of the read. */
export function Read<Reply>({ call, params, query, ...rest }: ReadProps<Reply>) {
  return <ReplyView {...rest} reading={useReply(call, params, query)} />;
}

interface Props<Reply> extends Pick<ReadProps<Reply>, 'loading' | 'children'> {
  reading: Reading<Reply>;
}

/** A reply of the engine, or the reason why there is none. If a newer reply fails, the last one stays on the screen, with its time. */
export function ReplyView<Reply>({ reading, loading, children }: Props<Reply>) {
  const { reply, failure, isReading } = reading;

  if (reply === null && failure === null) return <output className={styles.loading}>{loading}</output>;
  return (
    <>
      {failure ? <Failure reading={reading} /> : null}
      {reply === null ? null : (
        <div className={layout.narrowStack4} aria-busy={isReading || undefined}>
          {children(reply, reading.etag)}
        </div>
      )}
    </>
  );
}

function Failure({ reading: { failure, asOf, isReading, readAgain } }: { reading: Reading<unknown> }) {
  const momentOf = useAtomValue(momentAtom);
  const text = {
    unreachable: asOf ? words.asOfWithoutNetwork(momentOf(asOf)) : words.needsNetwork,
    forbidden: words.forbidden,
    missing: words.gone,
    refused: words.notRead,
  }[failure ?? 'refused'];
  const isWorthATry = failure === 'unreachable' || failure === 'refused';

  return (
    <Notice
      kind="caution"
      action={
        isWorthATry ? (
          <Button busy={isReading} onClick={readAgain}>
            {tryAgain}
          </Button>
        ) : null
      }
    >
      {text}
    </Notice>
  );
}

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
