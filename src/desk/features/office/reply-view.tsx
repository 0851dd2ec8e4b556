import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { Button } from '#ui/controls/button.tsx';
import { Notice } from '#ui/display/notice.tsx';
import { tryAgain } from '#words/desk/shell.ts';
import * as words from '#words/office/office.ts';
import { momentAtom } from '../../state/time.ts';
import styles from './reply-view.module.css';
import type { Reading } from './use-reply.ts';

interface Props<Reply> {
  reading: Reading<Reply>;
  /** The text while the first reply is being read: `Loading the bookings …`. */
  loading: string;
  children: (reply: Reply) => ReactNode;
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
