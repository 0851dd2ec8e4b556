import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import type { Order, OrderLine } from '#domain/contract/orders.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import { buyerStatus, takesBalance } from '#domain/orders/buyer-status.ts';
import { dueText } from '#domain/orders/order-money.ts';
import { linesByStart } from '#domain/time/lines-by-start.ts';
import { storeAtom } from '#shop/state/resources.ts';
import { Button } from '#ui/controls/button.tsx';
import { bookingNumber } from '#words/bookings/ticket.ts';
import * as words from '#words/orders.ts';
import { order as orderOf } from '#words/outcome.ts';
import { Numbered, ShopLinks } from '../parts/order-facts.tsx';
import { LineTicket } from './line-ticket.tsx';
import styles from './order-ticket.module.css';

interface Props {
  order: Order;
  /** Those of the order that it is for; all of them if not said. */
  lines?: readonly OrderLine[];
  /** Of the titles of the lines. */
  level: 1 | 2;
  /** Where a title leads; null for nowhere. */
  hrefOf?: (line: OrderLine) => string | null;
  /** Below what is due, such as all sums of the order. */
  children?: ReactNode;
}

/**
 * What one shows on the day (V17): each line as it begins with its stub, then the number of the booking, what is still to be paid, and whom to
 * call. On paper it is alone, below the shop's logo.
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

/** '64,00 € due by Tue, 8 Dec 2026', or what of a reservation is to be paid now. */
function Due({ order }: { order: Order }) {
  const { manual_payment: asked } = order;
  const isOwed = takesBalance(buyerStatus(order)) && Number(order.due.amount) > 0;

  if (isOwed) return <p className={styles.due}>{dueText(order)}</p>;
  return asked ? (
    <p className={styles.due}>
      {words.toPayNow}: {formatMoney(asked.amount, asked.currency)}
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
