import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import type { Call, PathParams, QueryValues } from '#domain/contract/endpoint.ts';
import { Button } from '#ui/controls/button.tsx';
import { Notice } from '#ui/display/notice.tsx';
import { tryAgain } from '#words/desk/shell.ts';
import * as words from '#words/office/office.ts';
import { momentAtom } from '../../state/time.ts';
import styles from './reply-view.module.css';
import { type Reading, useReply } from './use-reply.ts';

interface ReadProps<Reply> {
  call: Pick<Call<Reply>, 'path' | 'reply'>;
  params?: PathParams;
  query?: QueryValues;
  /** The text while the first reply is being read: `Loading the bookings …`. */
  loading: string;
  children: (reply: Reply) => ReactNode;
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
        <div className={styles.reply} aria-busy={isReading || undefined}>
          {children(reply)}
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
