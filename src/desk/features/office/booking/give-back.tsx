import { useState } from 'react';
import { type Payment, replaceRefund, type SellerOrder } from '#domain/contract/seller-orders.ts';
import { CASH } from '#domain/desk/drawer.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import { SubmitButton } from '#ui/controls/button.tsx';
import { TextField } from '#ui/controls/field.tsx';
import { Form } from '#ui/controls/form.tsx';
import { Notice } from '#ui/display/notice.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import * as words from '#words/office/booking.ts';
import { useChange } from '../use-change.ts';
import styles from './booking-page.module.css';
import { PaymentTypeField } from './payment-type-field.tsx';

interface Props {
  order: Pick<SellerOrder, 'id' | 'store'>;
  refund: Payment;
  /** Says what was done. */
  onDone: (text: string) => void;
  onClose: () => void;
}

/** Notes that staff have given a failed refund back by hand (B6). */
export function GiveBack({ order, refund, onDone, onClose }: Props) {
  const [how, setHow] = useState<string>(CASH);
  const [note, setNote] = useState('');
  const { change, isBusy, problem } = useChange();

  const save = async () => {
    const params = { orderId: order.id, id: refund.id };
    const outcome = await change(replaceRefund, { params, body: { payment_type_id: how, note } });
    if (outcome.kind !== 'ok') return;
    onClose();
    onDone(words.noted);
  };

  return (
    <Dialog open onClose={onClose} title={words.giveBack} as="sheet">
      <Form className={styles.form} onSubmit={save}>
        <p className={styles.soft}>{words.giveBackHint}</p>
        {problem ? <Notice kind="wrong">{problem.text}</Notice> : null}
        <PaymentTypeField store={order.store} value={how} onChange={setHow} />
        <TextField label={words.note} autoComplete="off" maxLength={500} value={note} onValue={setNote} />
        <SubmitButton busy={isBusy}>
          {words.givenBack(formatMoney(refund.amount.amount, refund.amount.currency))}
        </SubmitButton>
      </Form>
    </Dialog>
  );
}
