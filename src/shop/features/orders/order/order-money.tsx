import { useSetAtom } from 'jotai';
import { useEffect, useRef } from 'react';
import type { Order } from '#domain/contract/orders.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import { cardLeast, exactMinor } from '#domain/money/money.ts';
import { buyerStatus, canPayAgain, takesBalance } from '#domain/orders/buyer-status.ts';
import { PAYMENT_LINK } from '#domain/orders/order-form.ts';
import { PayButton } from '#shop/booking/pay-button.tsx';
import { followCheckoutAtom } from '#shop/state/orders/payment-page.ts';
import { dueByText } from '#text/order-money.ts';
import { Button } from '#ui/controls/button.tsx';
import { PersonName } from '#ui/display/person-name.tsx';
import layout from '#ui/layout.module.css';
import * as words from '#words/orders.ts';
import { HowToPay, MoneyRows } from '../parts/order-facts.tsx';
import { outcomeWords } from '../parts/outcome-words.ts';
import styles from './order-money.module.css';

interface Props {
  order: Order;
  pays: boolean;
}

/** The price of the order, with a button to pay the amount due (P6). */
export function OrderMoney({ order, pays }: Props) {
  return (
    <aside className={styles.money} aria-label={words.order}>
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
  const follow = useSetAtom(followCheckoutAtom);
  const status = buyerStatus(order);
  // An amount too small for a card is paid at the start of the tour.
  const owes = (exactMinor(order.due.amount, order.due.currency) ?? 0) >= cardLeast(order.due.currency);
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
      <PayButton order={order} wide>
        {words.payAgain}
      </PayButton>
    );
  }
  if (status === 'reserved') {
    return (
      <>
        <p className={layout.softSmall}>{outcomeWords(order, status).text}</p>
        <HowToPay order={order} />
        {order.payment_method_id === PAYMENT_LINK ? (
          <PayButton order={order} wide>
            {words.goOnToPay}
          </PayButton>
        ) : null}
      </>
    );
  }
  if (!takesBalance(status) || !owes) return null;
  return <PayRest order={order} pays={pays} />;
}

function PayRest({ order, pays }: Props) {
  const part = useRef<HTMLDivElement>(null);
  const { due } = order;
  const by = dueByText(order);

  useEffect(() => {
    if (pays) part.current?.querySelector('button')?.focus();
  }, [pays]);

  return (
    <div ref={part} className={layout.stack2}>
      {by ? (
        <p id="due-by" className={layout.softSmall}>
          {by}
        </p>
      ) : null}
      <PayButton order={order} amount={due.amount} wide aria-describedby={by ? 'due-by' : undefined}>
        {words.payRest(formatMoney(due.amount, due.currency))}
      </PayButton>
    </div>
  );
}
