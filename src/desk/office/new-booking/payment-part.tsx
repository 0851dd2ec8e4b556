import { useAtomValue } from 'jotai';
import { AmountField } from '#desk/shared/amount-field.tsx';
import { canAtom, sessionAtom } from '#desk/state/session.ts';
import { CASH } from '#domain/desk/drawer.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import { type Minor, toDecimal } from '#domain/money/money.ts';
import { typedAmount } from '#domain/money/typed-amount.ts';
import { MANUAL, PAYMENT_LINK } from '#domain/orders/order-form.ts';
import { amountError } from '#text/amount-error.ts';
import { Chips } from '#ui/controls/chips.tsx';
import layout from '#ui/layout.module.css';
import * as words from '#words/office/new-booking.ts';
import { PaymentTypeField } from '../booking/payment-type-field.tsx';

const ways = ['arrival', 'link', 'now'] as const;
type Way = (typeof ways)[number];

export interface PaymentChoice {
  readonly way: Way;
  /** The payment type of money that is taken now. */
  readonly type: string;
  /** The amount as it was typed; null for the whole price. */
  readonly typed: string | null;
}
export const ON_ARRIVAL: PaymentChoice = { way: 'arrival', type: CASH, typed: null };

interface Price {
  readonly total: Minor;
  readonly currency: string;
}

/** The amount of the payment, in minor units: the typed one, else the whole price; null for an amount that cannot be taken. */
export function amountNow({ way, typed }: PaymentChoice, { total, currency }: Price): Minor | null {
  if (way !== 'now' || typed === null) return total;
  const amount = typedAmount(typed, currency);
  return amount !== null && amount > 0 && amount <= total ? amount : null;
}

/** The problem of the amount; null for an amount that can be taken. */
export function amountNowProblem(payment: PaymentChoice, price: Price): string | null {
  if (amountNow(payment, price) !== null) return null;
  return (
    amountError(payment.typed ?? '', price.currency) ??
    words.amountWrong(formatMoney(toDecimal(price.total, price.currency), price.currency))
  );
}

/** The payment as a part of the order's request. @param manualType  the payment type of money that is paid on arrival */
export function paymentBody({ way, type }: PaymentChoice, amount: Minor, currency: string, manualType: string) {
  const body = { amount: toDecimal(amount, currency) };
  if (amount === 0) return { ...body, payment_method_id: PAYMENT_LINK };
  if (way === 'link') return { ...body, payment_method_id: PAYMENT_LINK, email_link: true };
  if (way === 'arrival') return { ...body, payment_method_id: MANUAL, payment_type_id: manualType };
  if (type === PAYMENT_LINK) return { ...body, payment_method_id: PAYMENT_LINK };
  return { ...body, payment_method_id: MANUAL, payment_type_id: type, paid: true };
}

/** The text of the button, with the amount if money is taken or asked for. */
export function actionText({ way, type }: PaymentChoice, { currency }: Price, amount: Minor): string {
  const sum = formatMoney(toDecimal(amount, currency), currency);
  if (amount === 0 || way === 'arrival') return words.book;
  if (way === 'link') return words.bookAndSend(sum);
  return type === PAYMENT_LINK ? words.bookAndOpen : words.bookAndTake(sum);
}

interface Props {
  store: number;
  payment: PaymentChoice;
  price: Price;
  /** The time until which an order without a payment keeps its places; null while it is not known. */
  reservedUntil: string | null;
  onChange: (payment: PaymentChoice) => void;
}

/** The choice of the payment: on arrival, by a link in an email, or now. */
export function PaymentPart({ store, payment, price, reservedUntil, onChange }: Props) {
  const can = useAtomValue(canAtom);
  const offered = ways.filter((way) => way !== 'now' || can('payments.write'));
  const { way, type, typed } = payment;
  const all = toDecimal(price.total, price.currency);

  return (
    <div className={layout.column}>
      <h3 className={layout.size3}>{words.howPaid}</h3>
      <Chips
        label={words.howPaid}
        chips={offered.map((it, value) => ({ value, label: words.ways[it] }))}
        value={offered.indexOf(way)}
        onChange={(value) => onChange({ ...payment, way: offered[value] ?? 'arrival' })}
      />
      {way === 'arrival' ? <p className={layout.soft}>{words.arrivalHint}</p> : null}
      {way === 'link' && reservedUntil ? <p className={layout.soft}>{words.linkHint(reservedUntil)}</p> : null}
      {way === 'now' ? (
        <>
          <PaymentTypeField
            store={store}
            link={words.cardPage}
            value={type}
            onChange={(next) => onChange({ ...payment, type: next })}
          />
          <AmountField
            label={words.amount}
            name="amount"
            value={typed ?? all}
            error={amountNowProblem(payment, price)}
            onValue={(next) => onChange({ ...payment, typed: next })}
          />
        </>
      ) : null}
    </div>
  );
}

/** The payment type of money that is paid on arrival: the first one of the store. */
export function useArrivalType(store: number): string {
  const { stores } = useAtomValue(sessionAtom);
  return stores.find(({ id }) => id === store)?.payment_types[0]?.id ?? CASH;
}
