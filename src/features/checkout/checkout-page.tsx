import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import type { PageView } from '#domain/app/pages.ts';
import { cartAtom } from '#state/cart/cart.ts';
import { rejectStepAtom } from '#state/checkout/checkout.ts';
import { Skeleton } from '#ui/display/skeleton.tsx';
import { CartNotice } from './cart/cart-notice.tsx';
import { EmptyCart } from './cart/empty-cart.tsx';
import { Checkout } from './checkout.tsx';
import styles from './step/step.module.css';

/** The checkout editor: the cart, who comes, the payment (K1). The address alone says which step is open. */
export function CheckoutPage({ view: { step, rejected } }: { view: Extract<PageView, { page: 'checkout' }> }) {
  const cart = useAtomValue(cartAtom);
  const reject = useSetAtom(rejectStepAtom);

  useEffect(() => {
    if (rejected) reject();
  }, [rejected, reject]);

  if (cart === undefined) {
    return (
      <>
        <CartNotice />
        <CheckoutSkeleton />
      </>
    );
  }
  if (cart === null) return <EmptyCart />;
  return <Checkout cart={cart} step={step} />;
}

/** Holds the place of the cart until the device's storage has been read. */
function CheckoutSkeleton() {
  return (
    <div className={styles.page} aria-busy="true">
      <Skeleton className={styles.bone} />
      <div className={styles.columns}>
        <div className={styles.work}>
          <Skeleton className={styles.block} />
        </div>
        <Skeleton className={styles.block} />
      </div>
    </div>
  );
}
