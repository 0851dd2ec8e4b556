import { type ReactNode, useId, useState } from 'react';
import type { ShownCart } from '#domain/cart/shown-cart.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import { exactMinor, toDecimal } from '#domain/money/money.ts';
import { dueLater } from '#domain/money/totals.ts';
import { LineCard, LineFacts, LineTitle, startText } from '#shop/booking/line-card.tsx';
import { Phrases } from '#shop/booking/phrases.tsx';
import { unitsPhrases } from '#text/line-words.ts';
import { Disclosure } from '#ui/display/disclosure.tsx';
import { SyncMark } from '#ui/display/notice.tsx';
import { drawings } from '#ui/icons/drawings.ts';
import { Icon } from '#ui/icons/icon.tsx';
import layout from '#ui/layout.module.css';
import * as words from '#words/checkout.ts';
import { PromoBox } from './promo-box.tsx';
import styles from './summary.module.css';

interface Props {
  cart: ShownCart;
  action: ReactNode;
  /** The terms of the action, right above it. */
  note?: ReactNode;
  /** Names the first booking in the bar, because a phone folds the lines (V3). */
  isBrief?: boolean;
  /** In the payment step: the amount paid now (a decimal string), with its label. It is shown first, and the total second (V3). */
  paying?: { label: string; amount: string } | undefined;
  /** In the cart step: the summary has no lines, because the cart is above it, and a phone does not fold it. */
  isOpen?: boolean;
}

/** The order in short, beside the form. On a phone it is a bar with the total, which can be unfolded (K4). */
export function Summary({ cart, action, note, paying, isOpen = false, isBrief = false }: Props) {
  const [isUnfolded, setUnfolded] = useState(false);
  const id = useId();
  const money = (amount: string) => formatMoney(amount, cart.total.currency);
  const total = money(cart.total.gross);

  return (
    <aside className={styles.summary} aria-label={words.orderSummary} data-open={isOpen || undefined}>
      <div id={id} className={styles.content} data-unfolded={isOpen || isUnfolded || undefined}>
        <h2 className={layout.size3}>{isOpen ? words.totals : words.orderSummary}</h2>
        {isOpen ? null : (
          <ul className={styles.lines}>
            {cart.lines.map((line) => (
              <li key={line.id}>
                <LineCard line={line} isPriced>
                  <LineFacts line={line} />
                  <SyncMark syncStatus={line.syncStatus} />
                </LineCard>
              </li>
            ))}
          </ul>
        )}
        {isOpen ? null : (
          <Disclosure summary={words.promoTitle} mustOpen={cart.promo_code !== null} className={styles.promo}>
            <PromoBox cart={cart} />
          </Disclosure>
        )}
        <Totals cart={cart} paying={paying} />
      </div>
      <div className={styles.bar}>
        {isBrief ? <Brief lines={cart.lines} /> : null}
        {note ? <div className={styles.note}>{note}</div> : null}
        {isOpen ? (
          <p className={styles.total}>
            <span className={styles.label}>{words.total}</span>
            <span className={styles.amount}>{total}</span>
          </p>
        ) : (
          <button
            type="button"
            className={styles.total}
            aria-expanded={isUnfolded}
            aria-controls={id}
            onClick={() => setUnfolded(!isUnfolded)}
          >
            <span className={styles.label}>
              {paying ? paying.label : words.summary}{' '}
              <Icon drawing={isUnfolded ? drawings.down : drawings.up} size={16} />
            </span>
            <span className={styles.amount}>{paying ? money(paying.amount) : total}</span>
            {paying ? <span className={styles.second}>{words.totalIs(total)}</span> : null}
          </button>
        )}
        <div className={styles.action}>{action}</div>
      </div>
    </aside>
  );
}

/** The booking with the first start, and the number of others. */
function Brief({ lines: [first, ...others] }: Pick<ShownCart, 'lines'>) {
  if (!first) return null;

  return (
    <p className={styles.brief}>
      <strong>
        <LineTitle line={first} />
      </strong>{' '}
      {startText(first)} · <Phrases of={unitsPhrases(first)} />
      {others.length > 0 ? ` ${words.andMore(others.length)}` : null}
    </p>
  );
}

/** The price of the cart: the amount due or paid now, and the balance for later (C14). */
function Totals({ cart, paying }: Pick<Props, 'cart' | 'paying'>) {
  const { subtotal, discount, total, total_deposit } = cart;
  const { currency } = total;
  const money = (amount: string) => formatMoney(amount, currency);
  const [all, deposit] = [exactMinor(total.gross, currency), exactMinor(total_deposit.amount, currency)];
  const now = paying ? exactMinor(paying.amount, currency) : deposit;
  const later =
    all === null || now === null ? '' : toDecimal(Math.max(0, dueLater({ total: all, deposit: now })), currency);
  const rows: { label: string; amount: string; kind?: 'main' | 'now' }[] = [
    { label: words.total, amount: money(total.gross), kind: paying ? 'now' : 'main' },
    paying
      ? { label: paying.label, amount: money(paying.amount), kind: 'main' }
      : { label: depositLabel(cart), amount: money(total_deposit.amount), kind: 'now' },
    { label: words.leftForLater, amount: money(later) },
  ];
  if (discount) {
    rows.unshift(
      { label: words.subtotal, amount: money(subtotal.gross) },
      { label: words.discount(discount.code), amount: money(`-${discount.amount}`) },
    );
  }

  return (
    <dl className={layout.stack2} aria-label={words.totals}>
      {rows.map(({ label, amount, kind }) => (
        <div key={label} className={styles.row} data-kind={kind}>
          <dt>{label}</dt>
          <dd>{amount}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Leaves the percentage out if it differs between lines, or if the deposit is the whole price. */
function depositLabel({ lines, total, total_deposit, total_deposit_percentage }: ShownCart): string {
  if (total_deposit.amount === total.gross) return words.dueNow;
  const isMixed = new Set(lines.map(({ experience }) => experience.booking_deposit)).size > 1;
  return words.depositNow(isMixed ? null : total_deposit_percentage);
}
