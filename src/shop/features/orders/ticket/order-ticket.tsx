import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import type { Order, OrderLine } from '#domain/contract/orders.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import { buyerStatus, takesBalance } from '#domain/orders/buyer-status.ts';
import { linesByStart } from '#domain/time/lines-by-start.ts';
import { storeAtom } from '#shop/state/resources.ts';
import { dueText } from '#text/order-money.ts';
import { Button } from '#ui/controls/button.tsx';
import { bookingNumber } from '#words/bookings/ticket.ts';
import * as words from '#words/orders.ts';
import { order as orderOf } from '#words/outcome.ts';
import { Numbered, ShopLinks } from '../parts/order-facts.tsx';
import { LineTicket } from './line-ticket.tsx';
import styles from './order-ticket.module.css';

interface Props {
  order: Order;
  /** The lines of the order on this ticket; by default all. */
  lines?: readonly OrderLine[];
  /** The heading level of the lines' titles. */
  level: 1 | 2;
  /** The address behind a title; null without a link. */
  hrefOf?: (line: OrderLine) => string | null;
  /** Shown below the amount due, for example all sums of the order. */
  children?: ReactNode;
}

/**
 * The ticket for the day of the tour (V17): each line with its stub, in the order of their starts, then the number of the booking, the amount due,
 * and the contact of the shop. On paper it is printed alone, below the shop's logo.
 */
export function OrderTicket({ order, lines = order.lines, level, hrefOf = () => null, children }: Props) {
  const hasVoucher = lines.some(({ id }) => order.vouchers?.some(({ line }) => line === id));

  return (
    <section className={styles.ticket} aria-label={orderOf(order.number)}>
      <PrintedHead />
      {linesByStart(lines).map((line) => (
        <LineTicket key={line.id} order={order} line={line} level={level} href={hrefOf(line)} />
      ))}
      <div className={styles.foot}>
        <Numbered label={bookingNumber} number={order.number} />
        <Due order={order} />
        {children}
        <ShopLinks order={order} />
        {hasVoucher ? (
          <Button className={styles.print} onClick={() => print()}>
            {words.print}
          </Button>
        ) : null}
      </div>
    </section>
  );
}

/** The amount due, '64,00 € due by Tue, 8 Dec 2026', or the amount to pay now for a reservation. */
function Due({ order }: { order: Order }) {
  const { manual_payment: manual } = order;
  const isOwed = takesBalance(buyerStatus(order)) && Number(order.due.amount) > 0;

  if (isOwed) return <p className={styles.due}>{dueText(order)}</p>;
  return manual ? (
    <p className={styles.due}>
      {words.toPayNow}: {formatMoney(manual.amount, manual.currency)}
    </p>
  ) : null;
}

function PrintedHead() {
  const { logo, base_account } = useAtomValue(storeAtom);

  return (
    <p className={styles.printed}>
      {logo ? <img src={logo.url} alt="" className={styles.logo} /> : null}
      {base_account.company_display_name}
    </p>
  );
}
