import { useAtomValue, useSetAtom } from 'jotai';
import { hrefTo, type PageName } from '#domain/app/pages.ts';
import type { Replacement } from '#domain/cart/line-recovery.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import { phrasesText } from '#domain/text/phrases.ts';
import { LineTitle } from '#shop/booking/line-card.tsx';
import { PageButton } from '#shop/booking/page-links.tsx';
import { Phrases } from '#shop/booking/phrases.tsx';
import type { Refused } from '#shop/state/cart/outbox.ts';
import {
  discardDraftsAtom,
  dismissRefusedAtom,
  draftsAtom,
  refusedAtom,
  replaceRefusedAtom,
  restoreLinesAtom,
} from '#shop/state/cart/outbox.ts';
import { formatTime } from '#text/format.ts';
import { lineDetail } from '#text/waiting.ts';
import { Button, IconButton } from '#ui/controls/button.tsx';
import { icons } from '#ui/icons/icon.tsx';
import layout from '#ui/layout.module.css';
import * as words from '#words/outbox.ts';
import { yourBookings } from '#words/shell.ts';
import styles from './outbox.module.css';

/** Cards above the cart: refused changes and expired lines. */
export function OutboxCards({ page }: { page: PageName }) {
  if (page !== 'checkout') return null;
  return (
    <div className={styles.place}>
      <RefusedCards />
      <DraftCards />
    </div>
  );
}

/** The lines of an expired cart (C12). One tap adds them again, if places are left; another removes them. */
export function DraftCards() {
  const drafts = useAtomValue(draftsAtom);
  const putBack = useSetAtom(restoreLinesAtom);
  const dismiss = useSetAtom(discardDraftsAtom);
  const ids = drafts.map(({ id }) => id);

  if (drafts.length === 0) return null;
  return (
    <section className={layout.stack3} aria-label={words.draftLabel}>
      <div className={styles.card} data-kind="draft">
        <h3 className={layout.strong}>{words.draftTitle}</h3>
        <p className={layout.softSmall}>{words.draftText(drafts.length)}</p>
        <ul className={layout.list2}>
          {drafts.map((line) => (
            <li key={line.id} className={styles.draft}>
              <div className={styles.words}>
                <p>
                  <LineTitle line={line} />
                </p>
                <p className={layout.softSmall}>
                  <Phrases of={lineDetail(line)} /> · {formatMoney(line.total.gross, line.total.currency)}
                </p>
              </div>
              {drafts.length === 1 ? null : (
                <IconButton
                  icon={icons.close}
                  size={20}
                  aria-label={words.dismissOne(line.experience.title)}
                  onClick={() => void dismiss([line.id])}
                />
              )}
            </li>
          ))}
        </ul>
        <div className={styles.ways}>
          <Button kind="action" onClick={() => void putBack(ids)}>
            {words.putBack(drafts.length)}
          </Button>
          <Button kind="plain" onClick={() => void dismiss(ids)}>
            {words.dismiss(drafts.length)}
          </Button>
        </div>
      </div>
    </section>
  );
}

/** Refused changes, each with the alternatives that are possible now (W7). @param props.onGo  called when a link to another page is followed */
export function RefusedCards({ onGo }: { onGo?: () => void }) {
  const refused = useAtomValue(refusedAtom);

  if (refused.length === 0) return null;
  return (
    <section className={layout.stack3} aria-label={words.refusedLabel}>
      {refused.map((it) => (
        <RefusedCard key={it.id} refused={it} onGo={onGo} />
      ))}
    </section>
  );
}

function RefusedCard({ refused, onGo }: { refused: Refused; onGo: (() => void) | undefined }) {
  const { id, what, detail, words: why, instead, kind } = refused;
  const replace = useSetAtom(replaceRefusedAtom);
  const dismiss = useSetAtom(dismissRefusedAtom);
  const { to, label } = wayOn(refused);

  return (
    <section className={styles.card} aria-label={phrasesText(what)}>
      <h3 className={layout.strong}>
        <Phrases of={what} />
      </h3>
      {detail ? (
        <p className={layout.softSmall}>
          <Phrases of={detail} />
        </p>
      ) : null}
      <p>
        <strong>{why.title}.</strong> {why.text}
      </p>
      <div className={styles.ways}>
        {instead.map((it) => (
          <Button key={labelOf(it)} onClick={() => void replace(id, it)}>
            {labelOf(it)}
          </Button>
        ))}
        <PageButton to={to} onGo={onGo}>
          {label}
        </PageButton>
        <Button kind="plain" aria-label={`${leave[kind]}: ${phrasesText(what)}`} onClick={() => void dismiss(id)}>
          {leave[kind]}
        </Button>
      </div>
    </section>
  );
}

function labelOf(instead: Replacement): string {
  return instead.kind === 'price'
    ? words.bookAt(formatMoney(instead.total, instead.currency))
    : words.startWith(formatTime(instead.time), instead.left);
}

function wayOn({ line, kind, isCode, refusal, words: { way_on } }: Refused): { to: string; label: string } {
  // The form opens as it was filled, to change the party or the day. An experience that is gone has no form.
  if (line && way_on.to !== 'home') return { to: hrefTo.experience(line.slug, line.id), label: words.refusedChange };
  if (kind === 'change_cart' && refusal.errors && !isCode) return { to: hrefTo.checkout(1), label: words.details };
  if (way_on.to === 'home') return { to: hrefTo.home(), label: way_on.label };
  if (way_on.to === 'order') return { to: hrefTo.overview(), label: yourBookings };
  return { to: hrefTo.checkout(0), label: words.cart };
}

/** The labels of the button that removes a refusal. */
const leave: Record<Refused['kind'], string> = {
  add_line: words.goWithout,
  change_line: words.keep,
  drop_line: words.allRight,
  drop_cart: words.allRight,
  change_cart: words.allRight,
  create_order: words.allRight,
};
