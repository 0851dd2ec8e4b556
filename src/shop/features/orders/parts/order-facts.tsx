import { useAtomValue, useSetAtom } from 'jotai';
import type { Order } from '#domain/contract/orders.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import type { BuyerStatus } from '#domain/orders/buyer-status.ts';
import { ContactLink } from '#shop/booking/contact-link.tsx';
import { copyNumberAtom } from '#shop/state/device/share.ts';
import { storeAtom } from '#shop/state/resources.ts';
import { leftAfter, moneyOf } from '#text/order-money.ts';
import { PriceRows } from '#ui/display/item-card.tsx';
import { drawings } from '#ui/icons/drawings.ts';
import { Icon } from '#ui/icons/icon.tsx';
import * as words from '#words/orders.ts';
import * as outcome from '#words/outcome.ts';
import styles from './order-facts.module.css';

interface NumberedProps {
  as?: 'p' | 'h2' | 'h3';
  id?: string;
  label: string;
  number: string;
}

/** A number that guests read out or type, below its label. A tap copies it. */
export function Numbered({ as: Tag = 'p', id, label, number }: NumberedProps) {
  const copy = useSetAtom(copyNumberAtom);

  return (
    <div className={styles.numbered}>
      <Tag id={id} className={styles.number}>
        <span className={styles.label}>{label}</span>
        {number}
      </Tag>
      <button type="button" className={styles.copy} aria-label={outcome.copy(number)} onClick={() => void copy(number)}>
        <Icon drawing={drawings.copy} size={20} />
      </button>
    </div>
  );
}

/** The payment of a reserved order in the store's own words, with the reference for a transfer (P1). */
export function HowToPay({ order: { number, manual_payment } }: { order: Order }) {
  if (!manual_payment?.instructions) return null;
  return (
    <section className={styles.how} aria-label={outcome.manualTitle}>
      <strong>{outcome.manualTitle}</strong>
      <p className={styles.text} lang={manual_payment.text_language}>
        {manual_payment.instructions}
      </p>
      <Numbered label={outcome.reference} number={number} />
    </section>
  );
}

/** The sums of an order: its price, the amounts paid and refunded, and the amount due (P12). */
export function MoneyRows({ order }: { order: Order }) {
  const { subtotal, discount, total, due, manual_payment: manual } = order;
  const later = manual ? leftAfter(due, manual) : null;
  const money = (amount: string) => formatMoney(amount, total.currency);
  const { came, back } = moneyOf(order);
  const reduced = discount
    ? [
        { label: words.subtotal, amount: money(subtotal.gross) },
        { label: words.discount(discount.code), amount: money(`-${discount.amount}`) },
      ]
    : [];

  return (
    <PriceRows
      rows={[
        ...reduced,
        { label: words.rowTotal, amount: money(total.gross) },
        { label: words.paid, amount: money(came) },
        ...(back === null ? [] : [{ label: words.paidBack, amount: money(`-${back}`) }]),
        ...(later === null ? [] : [{ label: words.leftForLater, amount: money(later) }]),
      ]}
      total={
        manual
          ? { label: words.toPayNow, amount: money(manual.amount) }
          : { label: words.due, amount: money(due.amount) }
      }
    />
  );
}

/** The contact for questions about a booking (V19): the shop, with links to call or to write. */
export function ShopLinks({ order: { shop } = {} }: { order?: Pick<Order, 'shop'> }) {
  const { base_account: company } = useAtomValue(storeAtom);
  const name = shop?.name || company.company_display_name;
  const phone = shop?.phone_number || company.phone_number;
  const email = shop?.email || company.email;

  if (!phone && !email) return <p>{words.pleaseAsk(name)}</p>;
  return (
    <p className={styles.shop}>
      <span>{words.ask(name)}</span>
      {phone ? <ContactLink to={phone} /> : null}
      {email ? <ContactLink to={email} /> : null}
    </p>
  );
}

export function StatusBadge({ status }: { status: BuyerStatus }) {
  const [label, kind] = labels[status];

  return (
    <span className={styles.badge} data-kind={kind}>
      {label}
    </span>
  );
}

const labels: Readonly<Record<BuyerStatus, readonly [label: string, kind: 'good' | 'open' | 'over']>> = {
  booked: [words.booked, 'good'],
  completed: [words.completed, 'over'],
  reserved: [words.reserved, 'open'],
  confirming: [words.confirming, 'open'],
  unfinished: [words.unfinished, 'open'],
  failed: [words.failed, 'open'],
  given_up: [words.abandoned, 'open'],
  expired: [words.expired, 'over'],
  cancelled: [words.cancelled, 'over'],
};
