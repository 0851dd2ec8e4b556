import { useSetAtom } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import type { Order } from '#domain/contract/orders.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import { buyerStatus, canPayAgain, takesBalance } from '#domain/orders/buyer-status.ts';
import { dueByText } from '#domain/orders/order-money.ts';
import { payOrderAtom } from '#state/orders/orders.ts';
import { followCheckoutAtom } from '#state/orders/payment-page.ts';
import { Button } from '#ui/controls/button.tsx';
import { PersonName } from '#ui/display/person-name.tsx';
import * as words from '#words/orders.ts';

import { ManualPayment } from '../parts/manual-payment.tsx';
import { MoneyRows } from '../parts/money-rows.tsx';
import { Numbered } from '../parts/numbered.tsx';
import { outcomeWords } from '../parts/outcome-words.ts';
import styles from './order-money.module.css';

interface Props {
  order: Order;
  /** Whether one has come to pay what is due. */
  pays: boolean;
}

/** What the order came to, and the way to pay what of it is due (P6). */
export function OrderMoney({ order, pays }: Props) {
  return (
    <aside className={styles.money} aria-label={words.order}>
      <Numbered label={words.orderNumber} number={order.number} />
      <MoneyRows order={order} />
      <Pay order={order} pays={pays} />
      {order.main_contact_info ? (
        <p className={styles.contact}>
          {words.bookedBy} <PersonName of={order.main_contact_info} />
          <br />
          {order.main_contact_info.email}
        </p>
      ) : null}
    </aside>
  );
}

function Pay({ order, pays }: Props) {
  const pay = useSetAtom(payOrderAtom);
  const follow = useSetAtom(followCheckoutAtom);
  const [isAsking, setAsking] = useState(false);
  const status = buyerStatus(order);
  const owes = Number(order.due.amount) > 0;
  const start = (amount?: string) => {
    setAsking(true);
    void pay(order, amount).finally(() => setAsking(false));
  };

  const url = order.session?.checkout_url;
  if (status === 'unfinished' && url) {
    return (
      <Button kind="action" wide onClick={() => void follow(url)}>
        {words.goOnToPay}
      </Button>
    );
  }
  if (canPayAgain(status)) {
    return (
      <Button kind="action" wide busy={isAsking} onClick={() => start()}>
        {words.payAgain}
      </Button>
    );
  }
  if (status === 'reserved') {
    return (
      <>
        <p className={styles.by}>{outcomeWords(order, status).text}</p>
        <ManualPayment order={order} />
      </>
    );
  }
  if (!takesBalance(status) || !owes) return null;
  return <PayRest order={order} takesFocus={pays} busy={isAsking} onPay={() => start(order.due.amount)} />;
}

interface RestProps {
  order: Order;
  takesFocus: boolean;
  busy: boolean;
  onPay: () => void;
}

function PayRest({ order, takesFocus, busy, onPay }: RestProps) {
  const part = useRef<HTMLDivElement>(null);
  const { due } = order;
  const by = dueByText(order);

  useEffect(() => {
    if (takesFocus) part.current?.querySelector('button')?.focus();
  }, [takesFocus]);

  return (
    <div ref={part} className={styles.rest}>
      {by ? (
        <p id="due-by" className={styles.by}>
          {by}
        </p>
      ) : null}
      <Button kind="action" wide busy={busy} aria-describedby={by ? 'due-by' : undefined} onClick={onPay}>
        {words.payRest(formatMoney(due.amount, due.currency))}
      </Button>
    </div>
  );
}
