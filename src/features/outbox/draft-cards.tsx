import { useAtomValue, useSetAtom } from 'jotai';
import { lineDetail } from '#domain/cart/waiting.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import { discardDraftsAtom, draftsAtom, restoreLinesAtom } from '#state/cart/outbox.ts';
import { Button, IconButton } from '#ui/controls/button.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import * as words from '#words/outbox.ts';
import styles from './outbox.module.css';

/** What a cart has left behind that has expired: put back at one tap, places permitting, or let go (C12). */
export function DraftCards() {
  const drafts = useAtomValue(draftsAtom);
  const putBack = useSetAtom(restoreLinesAtom);
  const dismiss = useSetAtom(discardDraftsAtom);
  const ids = drafts.map(({ id }) => id);

  if (drafts.length === 0) return null;
  return (
    <section className={styles.section} aria-label={words.draftLabel}>
      <div className={styles.card} data-kind="draft">
        <h3 className={styles.what}>{words.draftTitle}</h3>
        <p className={styles.hint}>{words.draftText(drafts.length)}</p>
        <ul className={styles.drafts}>
          {drafts.map((line) => (
            <li key={line.id} className={styles.draft}>
              <div className={styles.words}>
                <p>{line.experience.title}</p>
                <p className={styles.hint}>
                  {lineDetail(line)} · {formatMoney(line.total.gross, line.total.currency)}
                </p>
              </div>
              {drafts.length === 1 ? null : (
                <IconButton
                  aria-label={words.dismissOne(line.experience.title)}
                  onClick={() => void dismiss([line.id])}
                >
                  <Icon name="close" size={20} />
                </IconButton>
              )}
            </li>
          ))}
        </ul>
        <div className={styles.ways}>
          <Button onClick={() => void putBack(ids)}>{words.putBack(drafts.length)}</Button>
          <Button kind="plain" onClick={() => void dismiss(ids)}>
            {words.dismiss(drafts.length)}
          </Button>
        </div>
      </div>
    </section>
  );
}
