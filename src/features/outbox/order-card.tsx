import { useAtomValue, useSetAtom } from 'jotai';
import { hrefTo } from '#domain/pages.ts';
import { readyOrderAtom } from '#state/outbox.ts';
import { usePageLink } from '#state/page-link.ts';
import { withdrawOrderAtom } from '#state/payment.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import styles from './outbox.module.css';

/** An order that has not got through: it waits for one tap, and is never sent by itself (W8). */
export function OrderCard({ onGo }: { onGo: () => void }) {
  const order = useAtomValue(readyOrderAtom);
  const withdraw = useSetAtom(withdrawOrderAtom);
  const payment = usePageLink(hrefTo.checkout(2), { onGo });

  if (!order) return null;
  return (
    <section className={styles.card} data-kind="order" aria-label="Your order">
      <h3 className={styles.what}>Your order has not been placed yet</h3>
      <p>Nothing has been charged. It is placed when you tap once more.</p>
      <div className={styles.ways}>
        <ButtonLink {...payment}>Ready to pay</ButtonLink>
        <Button kind="plain" onClick={() => void withdraw()}>
          Do not order
        </Button>
      </div>
    </section>
  );
}
