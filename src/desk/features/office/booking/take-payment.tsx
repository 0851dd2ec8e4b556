import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { makePayment, type SellerOrder } from '#domain/contract/seller-orders.ts';
import { typedAmount } from '#domain/desk/typed-amount.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import { toDecimal } from '#domain/money/money.ts';
import { MANUAL, PAYMENT_LINK } from '#domain/orders/order-form.ts';
import { paymentTitle } from '#domain/orders/payment-titles.ts';
import { Button } from '#ui/controls/button.tsx';
import { SelectField, TextField } from '#ui/controls/field.tsx';
import { Form } from '#ui/controls/form.tsx';
import { Notice } from '#ui/display/notice.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import * as words from '#words/desk/booking.ts';
import { sessionAtom } from '../../../state/session.ts';
import { useChange } from '../use-change.ts';
import styles from './booking-page.module.css';

const CASH = 'cash';

/** Takes money by hand, or makes a card page to send to the guest (B6). The button names the amount. */
export function TakePayment({ order, onClose }: { order: SellerOrder; onClose: () => void }) {
  const { stores } = useAtomValue(sessionAtom);
  const types = stores.find(({ id }) => id === order.store)?.payment_types ?? [];
  const { currency } = order.due;
  const [typed, setTyped] = useState(order.due.amount);
  const [how, setHow] = useState<string>(CASH);
  const [note, setNote] = useState('');
  const [link, setLink] = useState<string | null>(null);
  const { change, isBusy, problem } = useChange();
  const amount = typedAmount(typed, currency);
  const sum = amount === null ? '' : formatMoney(toDecimal(amount, currency), currency);
  const isLink = how === PAYMENT_LINK;

  const take = async () => {
    if (amount === null) return;
    const wanted = { amount: toDecimal(amount, currency) };
    const body = isLink
      ? { ...wanted, payment_method_id: PAYMENT_LINK }
      : { ...wanted, payment_method_id: MANUAL, payment_type_id: how, note };
    const outcome = await change(makePayment, { params: { orderId: order.id }, body });
    if (outcome.kind !== 'ok') return;
    if (isLink) setLink(outcome.reply.checkout_url);
    else onClose();
  };

  return (
    <Dialog open onClose={onClose} title={words.takePayment} as="sheet">
      {link === null ? (
        <Form className={styles.form} onSubmit={take}>
          {problem ? <Notice kind="wrong">{problem.text}</Notice> : null}
          <TextField
            label={words.amount}
            inputMode="decimal"
            autoComplete="off"
            value={typed}
            error={amount === null ? words.amountWrong : null}
            onChange={({ target }) => setTyped(target.value)}
          />
          <SelectField label={words.how} value={how} onChange={({ target }) => setHow(target.value)}>
            <option value={CASH}>{words.cash}</option>
            {types
              .filter(({ id }) => id !== CASH)
              .map((type) => (
                <option key={type.id} value={type.id}>
                  {paymentTitle(type)}
                </option>
              ))}
            <option value={PAYMENT_LINK}>{words.link}</option>
          </SelectField>
          {isLink ? null : (
            <TextField
              label={words.note}
              autoComplete="off"
              maxLength={500}
              value={note}
              onChange={({ target }) => setNote(target.value)}
            />
          )}
          <Button kind="action" wide type="submit" busy={isBusy} aria-disabled={amount === null || undefined}>
            {isLink ? words.makeLink(sum) : words.take(sum)}
          </Button>
        </Form>
      ) : (
        <PaymentLink address={link} />
      )}
    </Dialog>
  );
}

function PaymentLink({ address }: { address: string }) {
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(address);
    setCopied(true);
  };

  return (
    <div className={styles.form}>
      <p>{words.linkText}</p>
      <p className={styles.link}>{address}</p>
      <Button wide onClick={() => void copy()}>
        {isCopied ? words.copied : words.copyLink}
      </Button>
    </div>
  );
}
