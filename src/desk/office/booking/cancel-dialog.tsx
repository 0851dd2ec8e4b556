import { useState } from 'react';
import { AmountField } from '#desk/shared/amount-field.tsx';
import { FormDialog } from '#desk/shared/form-dialog.tsx';
import { messageAt, useChange } from '#desk/shared/use-change.ts';
import type { BookingRecord } from '#domain/contract/office/bookings.ts';
import { cancelLine, cancelOrder, type SellerLine } from '#domain/contract/seller-orders.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import { exactMinor, toDecimal } from '#domain/money/money.ts';
import { typedAmount } from '#domain/money/typed-amount.ts';
import { PAYMENT_LINK } from '#domain/orders/order-form.ts';
import { amountError } from '#text/amount-error.ts';
import { Button } from '#ui/controls/button.tsx';
import * as words from '#words/office/booking.ts';

interface Props {
  record: BookingRecord;
  /** null for the whole booking. */
  line: SellerLine | null;
  /** Says what was done. */
  onDone: (text: string) => void;
  onClose: () => void;
}

/** Cancels a tour or all of them, with the refund that the policy pays shown first; staff may change it (B6). */
export function CancelDialog({ record, line, onDone, onClose }: Props) {
  const { id } = record.order;
  const quote = quoteOf(record, line);
  const [typed, setTyped] = useState(toDecimal(quote.policy, quote.currency));
  const { change, isBusy, problem } = useChange();
  const amount = typedAmount(typed, quote.currency);
  const money = (minor: number) => formatMoney(toDecimal(minor, quote.currency), quote.currency);
  const isTooMuch = amount !== null && amount > quote.paid;
  const error = isTooMuch ? words.mostRefund(money(quote.paid)) : amountError(typed, quote.currency);
  const email = record.order.main_contact_info?.email ? words.guestGetsEmail : '';

  const cancel = async () => {
    if (amount === null || isTooMuch) return;
    const body = { refund_amount: toDecimal(amount, quote.currency) };
    const outcome = line
      ? await change(cancelLine, { params: { orderId: id, id: line.id }, body })
      : await change(cancelOrder, { params: { id }, body });
    if (outcome.kind !== 'ok') return;
    onClose();
    const back = amount > 0 ? backText(record, money(amount)) : '';
    onDone([words.cancelled, back, email].filter(Boolean).join(' '));
  };

  return (
    <FormDialog
      title={line ? words.cancelTour : words.cancelBooking}
      submit={amount === null || amount === 0 ? words.cancelWithoutRefund : words.cancelAndPayBack(money(amount))}
      isIncomplete={error !== null}
      {...{ isBusy, problem, onClose }}
      onSubmit={cancel}
    >
      <p>
        {words.cancelHint} {email}
      </p>
      {quote.paid === 0 ? (
        <p>{words.nothingPaid}</p>
      ) : (
        <RefundField
          {...{ quote, typed, amount }}
          error={error ?? messageAt(problem, 'refund_amount')}
          onType={setTyped}
        />
      )}
    </FormDialog>
  );
}

interface RefundProps {
  quote: ReturnType<typeof quoteOf>;
  typed: string;
  amount: number | null;
  error: string | null;
  onType: (typed: string) => void;
}

/** The refund that the policy pays, which staff may change up to the sum paid. */
function RefundField({ quote: { currency, paid, policy, percent }, typed, amount, error, onType }: RefundProps) {
  const money = (minor: number) => formatMoney(toDecimal(minor, currency), currency);

  return (
    <>
      <p>{percent === null ? words.policyTooLate : words.policyPays(money(policy), percent)}</p>
      <AmountField
        label={words.refundAmount}
        value={typed}
        hint={words.mostRefund(money(paid))}
        error={error}
        onValue={onType}
      />
      {amount === paid ? null : (
        <Button onClick={() => onType(toDecimal(paid, currency))}>{words.refundAll(money(paid))}</Button>
      )}
    </>
  );
}

/** The text that says where a refund goes: to the card, if every payment came through a card page. */
function backText({ payments }: BookingRecord, sum: string): string {
  const paid = payments?.filter(({ kind, state }) => kind === 'payment' && state === 'paid') ?? [];
  const isByCard = paid.length > 0 && paid.every((it) => it.payment_method_id === PAYMENT_LINK);
  return isByCard ? words.goesToCard(sum) : words.goesBack(sum);
}

/** The sum paid for the cancelled tours, and the policy's refund of it, in minor units; `percent` is null if it is too late for a refund. */
function quoteOf({ order, paid_for }: BookingRecord, line: SellerLine | null) {
  const { currency } = order.total;
  const minor = (amount: string) => exactMinor(amount, currency) ?? 0;
  const cancelled = line ? [line] : order.lines.filter((it) => it.attendance_status !== 'cancelled');
  const paid = paid_for
    .filter((it) => cancelled.some(({ id }) => id === it.line))
    .reduce((sum, it) => sum + minor(it.amount.amount), 0);
  const quotes = cancelled.map(({ refund_quote }) => refund_quote);
  const policy = quotes.reduce((sum, it) => sum + (it ? minor(it.amount) : 0), 0);
  const isLate = quotes.some((it) => it === null);
  const percent = isLate && policy === 0 ? null : paid === 0 ? 0 : Math.round((policy * 100) / paid);
  return { currency, paid, policy, percent };
}
