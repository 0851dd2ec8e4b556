import { useSetAtom } from 'jotai';
import { hrefTo } from '#domain/app/pages.ts';
import type { ShownCart } from '#domain/cart/shown-cart.ts';
import { deleteCartAtom } from '#state/cart/cart-actions.ts';
import { usePageLink } from '#state/page/page-link.ts';
import { Button, ButtonLink } from '#ui/controls/button.tsx';
import * as words from '#words/checkout.ts';
import styles from '../step/step.module.css';
import { Summary } from '../step/summary.tsx';
import { CartLine } from './cart-line.tsx';
import { PromoBox } from './promo-box.tsx';

/** Step 0: what is in the cart (C6). */
export function CartStep({ cart }: { cart: ShownCart }) {
  const drop = useSetAtom(deleteCartAtom);
  const contact = usePageLink(hrefTo.checkout(1));
  const home = usePageLink(hrefTo.home());

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
          <ButtonLink kind="plain" {...home}>
            {words.addMore}
          </ButtonLink>
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
          <ButtonLink kind="action" wide {...contact}>
            {words.cartGoOn}
          </ButtonLink>
        }
      />
    </div>
  );
}
