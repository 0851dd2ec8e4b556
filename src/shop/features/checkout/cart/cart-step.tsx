import { useAtomValue, useSetAtom } from 'jotai';
import { hrefTo } from '#domain/app/pages.ts';
import type { ShownCart, ShownLine } from '#domain/cart/shown-cart.ts';
import { LineFacts, LinePrices, LineTitle } from '#shop/booking/line-card.tsx';
import { OtherTours } from '#shop/booking/other-tours.tsx';
import { PageButton, PageLink } from '#shop/booking/page-links.tsx';
import { deleteCartAtom, deleteLineAtom } from '#shop/state/cart/cart-actions.ts';
import { draftsAtom } from '#shop/state/cart/outbox.ts';
import { usePageLink } from '#shop/state/page/page-link.ts';
import { Button, IconButton } from '#ui/controls/button.tsx';
import { ItemCard } from '#ui/display/item-card.tsx';
import { SyncMark } from '#ui/display/notice.tsx';
import { drawings } from '#ui/icons/drawings.ts';
import { Icon } from '#ui/icons/icon.tsx';
import * as emptyCart from '#words/cart.ts';
import * as words from '#words/checkout.ts';
import { PromoBox } from '../step/promo-box.tsx';
import styles from '../step/step.module.css';
import { Summary } from '../step/summary.tsx';
import own from './cart-step.module.css';

/** Step 0: the lines of the cart (C6). */
export function CartStep({ cart }: { cart: ShownCart }) {
  const drop = useSetAtom(deleteCartAtom);

  return (
    <div className={styles.columns}>
      <div className={styles.work}>
        <ul className={styles.lines}>
          {cart.lines.map((line) => (
            <li key={line.id}>
              <CartLine line={line} />
            </li>
          ))}
        </ul>
        <div className={styles.around}>
          <PageButton kind="plain" to={hrefTo.home()}>
            {words.addMore}
          </PageButton>
          <Button kind="plain" onClick={() => void drop()}>
            {words.emptyIt}
          </Button>
        </div>
        <PromoBox cart={cart} />
      </div>
      <Summary
        cart={cart}
        isOpen
        action={
          <PageButton kind="action" wide to={hrefTo.checkout(1)}>
            {words.cartGoOn}
          </PageButton>
        }
      />
    </div>
  );
}

/** A line of the cart (C7): its details, a link to change it, and a button to remove it. */
function CartLine({ line }: { line: ShownLine }) {
  const { title, slug } = line.experience;
  const drop = useSetAtom(deleteLineAtom);
  const edit = usePageLink(hrefTo.experience(slug, line.id));

  return (
    <ItemCard
      level={2}
      picture={line.experience_ref.image?.thumbnail.medium ?? null}
      title={
        <PageLink quiet to={hrefTo.experience(slug)}>
          <LineTitle line={line} />
        </PageLink>
      }
      actions={
        <>
          <a className={own.icon} aria-label={words.edit(title)} {...edit}>
            <Icon drawing={drawings.edit} size={22} />
          </a>
          <IconButton
            icon={drawings.remove}
            size={22}
            aria-label={words.lineRemove(title)}
            onClick={() => void drop(line.id)}
          />
        </>
      }
    >
      <LineFacts line={line} dateLabel={words.lineDate} />
      <LinePrices line={line} />
      <SyncMark syncStatus={line.syncStatus} />
    </ItemCard>
  );
}

/** The view without a cart or without lines (C8). Below lines that can be added again (C12) it is short, because those are more important. */
export function EmptyCart() {
  const isBrief = useAtomValue(draftsAtom).length > 0;

  return (
    <>
      <div className={own.empty} data-brief={isBrief || undefined}>
        {isBrief ? null : <Basket />}
        <h1 tabIndex={-1}>{emptyCart.emptyCartMessage}</h1>
        {isBrief ? null : <p className={own.hint}>{words.heldMeanwhile}</p>}
        <PageButton kind={isBrief ? 'quiet' : 'action'} to={hrefTo.home()}>
          {emptyCart.emptyCartAction}
        </PageButton>
        <PageButton kind="plain" to={hrefTo.overview()}>
          {words.yourBookings}
        </PageButton>
      </div>
      {isBrief ? null : <OtherTours />}
    </>
  );
}

function Basket() {
  return (
    <svg aria-hidden="true" viewBox="0 0 120 96" className={own.drawing} fill="none">
      <path className={own.body} d="M28 40h64l-7 42a6 6 0 0 1-6 5H41a6 6 0 0 1-6-5z" />
      <path className={own.line} d="M42 40C42 20 50 10 60 10s18 10 18 30M22 40h76" />
      <path className={own.weave} d="M50 52l2 24M60 52v24M70 52l-2 24" />
    </svg>
  );
}
