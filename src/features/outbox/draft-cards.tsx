import { useAtomValue, useSetAtom } from 'jotai';
import { formatMoney } from '#domain/format-money.ts';
import { lineDetail } from '#domain/waiting.ts';
import { dismissDraftsAtom, draftsAtom, putBackAtom } from '#state/outbox.ts';
import { Button, IconButton } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import styles from './outbox.module.css';

/** What a cart has left behind that has expired: put back at one tap, places permitting, or let go (C12). */
export function DraftCards() {
  const drafts = useAtomValue(draftsAtom);
  const putBack = useSetAtom(putBackAtom);
  const dismiss = useSetAtom(dismissDraftsAtom);
  const ids = drafts.map(({ id }) => id);
  const isOne = drafts.length === 1;

  if (drafts.length === 0) return null;
  return (
    <section className={styles.section} aria-label="From your expired cart">
      <div className={styles.card} data-kind="draft">
        <h3 className={styles.what}>Your cart has expired, but what was in it is still here</h3>
        <p className={styles.hint}>
          Its places are free for others again. Put {isOne ? 'it' : 'them'} back, and the shop holds what is still free.
        </p>
        <ul className={styles.drafts}>
          {drafts.map((line) => (
            <li key={line.id} className={styles.draft}>
              <div className={styles.words}>
                <p>{line.experience.title}</p>
                <p className={styles.hint}>
                  {lineDetail(line)} · {formatMoney(line.total.gross, line.total.currency)}
                </p>
              </div>
              {isOne ? null : (
                <IconButton aria-label={`Dismiss ${line.experience.title}`} onClick={() => void dismiss([line.id])}>
                  <Icon name="close" size={20} />
                </IconButton>
              )}
            </li>
          ))}
        </ul>
        <div className={styles.ways}>
          <Button onClick={() => void putBack(ids)}>{isOne ? 'Put it back' : `Put all ${drafts.length} back`}</Button>
          <Button kind="plain" onClick={() => void dismiss(ids)}>
            {isOne ? 'Dismiss' : 'Dismiss all'}
          </Button>
        </div>
      </div>
    </section>
  );
}
