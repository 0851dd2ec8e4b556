import type { ShownCart } from '#domain/cart/shown-cart.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import { exactMinor, toDecimal } from '#domain/money/money.ts';
import { dueLater } from '#domain/money/totals.ts';
import * as words from '#words/checkout.ts';
import styles from './totals.module.css';

/** What the cart costs, what of it is due now, and what is left for later (C14). */
export function Totals({ cart }: { cart: ShownCart }) {
  const { subtotal, discount, total, total_deposit, total_deposit_percentage } = cart;
  const { currency } = total;
  const money = (amount: string) => formatMoney(amount, currency);
  const [all, deposit] = [exactMinor(total.gross, currency), exactMinor(total_deposit.amount, currency)];
  const later = all === null || deposit === null ? '' : toDecimal(dueLater({ total: all, deposit }), currency);

  return (
    <dl className={styles.totals} aria-label={words.totals}>
      {discount ? (
        <>
          <Row label={words.subtotal} amount={money(subtotal.gross)} />
          <Row label={words.discount(discount.code)} amount={money(`-${discount.amount}`)} />
        </>
      ) : null}
      <Row label={words.total} amount={money(total.gross)} kind="total" />
      <Row
        label={words.depositNow(String(total_deposit_percentage).replace('.', ','))}
        amount={money(total_deposit.amount)}
        kind="now"
      />
      <Row label={words.leftForLater} amount={money(later)} />
    </dl>
  );
}

function Row({ label, amount, kind }: { label: string; amount: string; kind?: 'total' | 'now' }) {
  return (
    <div className={styles.row} data-kind={kind}>
      <dt>{label}</dt>
      <dd>{amount}</dd>
    </div>
  );
}
