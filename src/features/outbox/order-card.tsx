import { useAtomValue, useSetAtom } from 'jotai';
import { hrefTo } from '#domain/app/pages.ts';
import { readyOrderAtom } from '#state/cart/outbox.ts';
import { withdrawOrderAtom } from '#state/checkout/payment.ts';
import { usePageLink } from '#state/page/page-link.ts';
import { Button, ButtonLink } from '#ui/controls/button.tsx';
import * as words from '#words/outbox.ts';
import styles from './outbox.module.css';

/** An order that has not got through: it waits for one tap, and is never sent by itself (W8). */
export function OrderCard({ onGo }: { onGo: () => void }) {
  const order = useAtomValue(readyOrderAtom);
  const withdraw = useSetAtom(withdrawOrderAtom);
  const payment = usePageLink(hrefTo.checkout(2), { onGo });

  if (!order) return null;
  return (
    <section className={styles.card} data-kind="order" aria-label={words.orderLabel}>
      <h3 className={styles.what}>{words.orderTitle}</h3>
      <p>{words.orderText}</p>
      <div className={styles.ways}>
        <ButtonLink {...payment}>{words.pay}</ButtonLink>
        <Button kind="plain" onClick={() => void withdraw()}>
          {words.withdraw}
        </Button>
      </div>
    </section>
  );
}
