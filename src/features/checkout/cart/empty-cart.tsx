import { hrefTo } from '#domain/app/pages.ts';
import { usePageLink } from '#state/page/page-link.ts';
import { ButtonLink } from '#ui/controls/button.tsx';
import * as emptyCart from '#words/cart.ts';
import * as words from '#words/checkout.ts';
import styles from './empty-cart.module.css';

/** Nothing in it, or none there (C8). */
export function EmptyCart() {
  const home = usePageLink(hrefTo.home());
  const overview = usePageLink(hrefTo.overview());

  return (
    <div className={styles.empty}>
      <Basket />
      <h1 tabIndex={-1}>{emptyCart.emptyCartMessage}</h1>
      <p className={styles.hint}>{words.heldMeanwhile}</p>
      <ButtonLink kind="action" {...home}>
        {emptyCart.emptyCartAction}
      </ButtonLink>
      <ButtonLink kind="plain" {...overview}>
        {words.yourBookings}
      </ButtonLink>
    </div>
  );
}

function Basket() {
  return (
    <svg aria-hidden="true" viewBox="0 0 120 96" className={styles.drawing} fill="none">
      <path className={styles.body} d="M28 40h64l-7 42a6 6 0 0 1-6 5H41a6 6 0 0 1-6-5z" />
      <path className={styles.line} d="M42 40C42 20 50 10 60 10s18 10 18 30M22 40h76" />
      <path className={styles.weave} d="M50 52l2 24M60 52v24M70 52l-2 24" />
    </svg>
  );
}
