import { useAtomValue, useSetAtom } from 'jotai';
import type { PageName } from '#domain/app/pages.ts';
import { hrefTo } from '#domain/app/pages.ts';
import type { Replacement } from '#domain/cart/line-recovery.ts';
import { lineDetail } from '#domain/cart/waiting.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import { formatTime } from '#domain/text/format.ts';
import type { Refused } from '#state/cart/outbox.ts';
import {
  discardDraftsAtom,
  dismissRefusedAtom,
  draftsAtom,
  refusedAtom,
  replaceRefusedAtom,
  restoreLinesAtom,
} from '#state/cart/outbox.ts';
import { usePageLink } from '#state/page/page-link.ts';
import { Button, ButtonLink, IconButton } from '#ui/controls/button.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import * as words from '#words/outbox.ts';
import { yourBookings } from '#words/shell.ts';
import outbox from './outbox.module.css';
import styles from './outbox-cards.module.css';

/** Above the cart: what is not in it, and could be. */
export function OutboxCards({ page }: { page: PageName }) {
  if (page !== 'checkout') return null;
  return (
    <div className={styles.place}>
      <RefusedCards />
      <DraftCards />
    </div>
  );
}

/** What a cart has left behind that has expired: put back at one tap, places permitting, or let go (C12). */
export function DraftCards() {
  const drafts = useAtomValue(draftsAtom);
  const putBack = useSetAtom(restoreLinesAtom);
  const dismiss = useSetAtom(discardDraftsAtom);
  const ids = drafts.map(({ id }) => id);

  if (drafts.length === 0) return null;
  return (
    <section className={outbox.section} aria-label={words.draftLabel}>
      <div className={outbox.card} data-kind="draft">
        <h3 className={outbox.what}>{words.draftTitle}</h3>
        <p className={outbox.hint}>{words.draftText(drafts.length)}</p>
        <ul className={outbox.drafts}>
          {drafts.map((line) => (
            <li key={line.id} className={outbox.draft}>
              <div className={outbox.words}>
                <p>{line.experience.title}</p>
                <p className={outbox.hint}>
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
        <div className={outbox.ways}>
          <Button onClick={() => void putBack(ids)}>{words.putBack(drafts.length)}</Button>
          <Button kind="plain" onClick={() => void dismiss(ids)}>
            {words.dismiss(drafts.length)}
          </Button>
        </div>
      </div>
    </section>
  );
}

interface Props {
  /** One of the ways on leads to another page. */
  onGo?: () => void;
}

/** What could not be done, each with the choices that work now (W7). */
export function RefusedCards({ onGo = () => {} }: Props) {
  const refused = useAtomValue(refusedAtom);

  if (refused.length === 0) return null;
  return (
    <section className={outbox.section} aria-label={words.refusedLabel}>
      {refused.map((it) => (
        <RefusedCard key={it.id} refused={it} onGo={onGo} />
      ))}
    </section>
  );
}

function RefusedCard({ refused, onGo }: { refused: Refused; onGo: () => void }) {
  const { id, what, detail, words: why, instead, line, kind } = refused;
  const selection = useSetAtom(replaceRefusedAtom);
  const dismiss = useSetAtom(dismissRefusedAtom);

  return (
    <section className={outbox.card} aria-label={what}>
      <h3 className={outbox.what}>{what}</h3>
      {detail ? <p className={outbox.hint}>{detail}</p> : null}
      <p>
        <strong>{why.title}.</strong> {why.text}
      </p>
      <div className={outbox.ways}>
        {instead.map((it) => (
          <Button key={labelOf(it)} onClick={() => void selection(id, it)}>
            {labelOf(it)}
          </Button>
        ))}
        {line ? <FormLink line={line} onGo={onGo} /> : <OtherWay refused={refused} onGo={onGo} />}
        <Button kind="plain" aria-label={`${leave[kind]}: ${what}`} onClick={() => void dismiss(id)}>
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

/** With fewer people, on another day: in the form, as it was filled. */
function FormLink({ line, onGo }: { line: { id: string; slug: string }; onGo: () => void }) {
  const link = usePageLink(hrefTo.experience(line.slug, line.id), { onGo });

  return <ButtonLink {...link}>{words.refusedChange}</ButtonLink>;
}

function OtherWay({ refused: { kind, isCode, refusal, words: why }, onGo }: { refused: Refused; onGo: () => void }) {
  const isDetails = kind === 'change_cart' && refusal.errors !== undefined && !isCode;
  const contact = usePageLink(hrefTo.checkout(1), { onGo });
  const cart = usePageLink(hrefTo.checkout(0), { onGo });
  const home = usePageLink(hrefTo.home(), { onGo });
  const bookings = usePageLink(hrefTo.overview(), { onGo });

  if (isDetails) return <ButtonLink {...contact}>{words.details}</ButtonLink>;
  switch (why.way_on.to) {
    case 'home':
      return <ButtonLink {...home}>{why.way_on.label}</ButtonLink>;
    case 'order':
      return <ButtonLink {...bookings}>{yourBookings}</ButtonLink>;
    case 'start_times':
    case 'cart':
    case 'payment':
    case 'again':
    case 'reload':
      return <ButtonLink {...cart}>{words.cart}</ButtonLink>;
  }
}

/** What it is called to let a selection go. */
const leave: Record<Refused['kind'], string> = {
  add_line: words.goWithout,
  change_line: words.keep,
  drop_line: words.allRight,
  drop_cart: words.allRight,
  change_cart: words.allRight,
  create_order: words.allRight,
};
