import { useState } from 'react';
import { AmountField } from '#desk/shared/amount-field.tsx';
import { useChange } from '#desk/shared/use-change.ts';
import { makePayment, type SellerOrder } from '#domain/contract/seller-orders.ts';
import { CASH } from '#domain/desk/drawer.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import { toDecimal } from '#domain/money/money.ts';
import { typedAmount } from '#domain/money/typed-amount.ts';
import { MANUAL, PAYMENT_LINK } from '#domain/orders/order-form.ts';
import { amountError } from '#text/amount-error.ts';
import { SubmitButton } from '#ui/controls/button.tsx';
import { TextField } from '#ui/controls/field.tsx';
import { Form } from '#ui/controls/form.tsx';
import { Notice } from '#ui/display/notice.tsx';
import layout from '#ui/layout.module.css';
import { Dialog } from '#ui/overlays/dialog.tsx';
import * as words from '#words/office/booking.ts';
import { PaymentLink } from './payment-link.tsx';
import { PaymentTypeField, useMethodLabel } from './payment-type-field.tsx';

interface Props {
  order: SellerOrder;
  /** Says what was done. */
  onDone: (text: string) => void;
  onClose: () => void;
}

/** Takes money by hand, or makes a card page to send to the guest (B6). The button names the amount. */
export function TakePayment({ order, onDone, onClose }: Props) {
  const { currency } = order.due;
  const [typed, setTyped] = useState(order.due.amount);
  const [how, setHow] = useState<string>(CASH);
  const [note, setNote] = useState('');
  const [link, setLink] = useState<string | null>(null);
  const { change, isBusy, problem } = useChange();
  const methodLabel = useMethodLabel(order.store);
  const amount = typedAmount(typed, currency);
  const sum = amount === null ? '' : formatMoney(toDecimal(amount, currency), currency);
  const isLink = how === PAYMENT_LINK;

  const take = async () => {
    if (amount === null) return;
    const fields = { amount: toDecimal(amount, currency) };
    const body = isLink
      ? { ...fields, payment_method_id: PAYMENT_LINK }
      : { ...fields, payment_method_id: MANUAL, payment_type_id: how, note };
    const outcome = await change(makePayment, { params: { orderId: order.id }, body });
    if (outcome.kind !== 'ok') return;
    if (isLink) return setLink(outcome.reply.checkout_url);
    onClose();
    return onDone(words.taken(sum, methodLabel(how)));
  };

  return (
    <Dialog open onClose={onClose} title={words.takePayment} as="sheet">
      {link === null ? (
        <Form className={layout.stack4} onSubmit={take}>
          {problem ? <Notice kind="wrong">{problem.text}</Notice> : null}
          <AmountField label={words.amount} value={typed} error={amountError(typed, currency)} onValue={setTyped} />
          <PaymentTypeField store={order.store} link={words.link} value={how} onChange={setHow} />
          {isLink ? null : (
            <TextField label={words.note} autoComplete="off" maxLength={500} value={note} onValue={setNote} />
          )}
          <SubmitButton busy={isBusy} aria-disabled={amount === null || undefined}>
            {isLink ? words.makeLink(sum) : words.take(sum)}
          </SubmitButton>
        </Form>
      ) : (
        <PaymentLink address={link} />
      )}
    </Dialog>
  );
}
