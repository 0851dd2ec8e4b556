import { useSetAtom } from 'jotai';
import { useState } from 'react';
import type { Order } from '#domain/contract/orders.ts';
import { formatMoney } from '#domain/format-money.ts';
import { canPayAgain, orderStanding } from '#domain/order-standing.ts';
import { goOnToPayAtom, payOrderAtom } from '#state/orders.ts';
import { Button } from '#ui/button.tsx';
import { MoneyRows } from './money-rows.tsx';
import { Numbered } from './numbered.tsx';
import styles from './order-money.module.css';

/** What the order came to, and the way to pay what of it is due (P6). */
export function OrderMoney({ order }: { order: Order }) {
  return (
    <aside className={styles.money} aria-label="Order">
      <Numbered label="Order number" number={order.number} />
      <MoneyRows order={order} />
      <Pay order={order} />
      {order.main_contact_info ? (
        <p className={styles.contact}>
          Booked by {order.main_contact_info.first_name} {order.main_contact_info.last_name}
          <br />
          {order.main_contact_info.email}
        </p>
      ) : null}
    </aside>
  );
}

function Pay({ order }: { order: Order }) {
  const pay = useSetAtom(payOrderAtom);
  const follow = useSetAtom(goOnToPayAtom);
  const [isAsking, setAsking] = useState(false);
  const standing = orderStanding(order);
  const owes = Number(order.due.amount) > 0;
  const start = (amount?: string) => {
    setAsking(true);
    void pay(order, amount).finally(() => setAsking(false));
  };

  const url = order.session?.checkout_url;
  if (standing === 'unfinished' && url) {
    return (
      <Button kind="action" wide onClick={() => void follow(url)}>
        Go on to pay
      </Button>
    );
  }
  if (canPayAgain(standing)) {
    return (
      <Button kind="action" wide busy={isAsking} onClick={() => start()}>
        Try the payment again
      </Button>
    );
  }
  if (standing !== 'booked' || !owes) return null;
  return (
    <Button kind="action" wide busy={isAsking} onClick={() => start(order.due.amount)}>
      {`Pay the rest, ${formatMoney(order.due.amount, order.due.currency)}`}
    </Button>
  );
}
