import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { FormDialog } from '#desk/shared/form-dialog.tsx';
import { GiveMoneyBack } from '#desk/shared/give-money-back.tsx';
import { useChange } from '#desk/shared/use-change.ts';
import { syncAtom, writeEntryAtom } from '#desk/state/days.ts';
import { officeRevisionAtom } from '#desk/state/replies.ts';
import type { TakenPayment } from '#desk/state/sell.ts';
import { canAtom } from '#desk/state/session.ts';
import type { BookingRecord } from '#domain/contract/office/bookings.ts';
import { type Payment, replaceRefund, type SellerOrder } from '#domain/contract/seller-orders.ts';
import { CASH } from '#domain/desk/drawer.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import { minor, toDecimal } from '#domain/money/money.ts';
import { Button } from '#ui/controls/button.tsx';
import { TextField } from '#ui/controls/field.tsx';
import { FactRow } from '#ui/display/fact-row.tsx';
import layout from '#ui/layout.module.css';
import { cashReturned } from '#words/desk/refunds.ts';
import * as words from '#words/office/booking.ts';
import { EntryTime } from '../entry-time.tsx';
import styles from './booking-page.module.css';
import { isByHand, isToGiveBack, splitRefunded } from './money-to-give-back.ts';
import { PaymentTypeField, useMethodLabel } from './payment-type-field.tsx';
import { TakePayment } from './take-payment.tsx';

interface Props {
  record: BookingRecord;
  /** Says what was done. */
  onDone: (text: string) => void;
}

/** The price of a booking, its payments and its refunds. */
export function MoneySection({ record: { order, payments }, onDone }: Props) {
  const canTake = useAtomValue(canAtom)('payments.write');
  const [isTaking, setTaking] = useState(false);
  const { number, total, paid, due, overdue } = order;
  const write = useSetAtom(writeEntryAtom);
  const sync = useSetAtom(syncAtom);
  const revise = useSetAtom(officeRevisionAtom);
  const { back, toGiveBack } = splitRefunded(order, payments);
  const isDue = Number(due.amount) > 0;
  const { currency } = paid;
  const over = Math.max(0, minor(paid.amount, currency) - minor(total.gross, currency));

  async function giveBack({ type, amount }: TakenPayment) {
    const back = { amount: toDecimal(amount, currency), currency };
    await write({ kind: 'refund', line: `${number}-1`, ...back, type });
    await sync();
    revise();
    onDone(cashReturned(formatMoney(back.amount, back.currency)));
  }

  return (
    <section className={styles.section} aria-label={words.money}>
      <h2 className={styles.heading}>{words.money}</h2>
      <dl className={styles.sums}>
        <FactRow label={words.total}>{formatMoney(total.gross, total.currency)}</FactRow>
        <FactRow label={words.paid}>{formatMoney(paid.amount, paid.currency)}</FactRow>
        <FactRow label={words.refunded}>{back}</FactRow>
        <FactRow label={words.owed} className={styles.due}>
          {toGiveBack}
        </FactRow>
        <FactRow label={overdue ? `${words.due} · ${words.overdue}` : words.due} className={styles.due}>
          {isDue && formatMoney(due.amount, due.currency)}
        </FactRow>
      </dl>
      {payments === null ? null : <Payments payments={payments} order={order} canGiveBack={canTake} onDone={onDone} />}
      {canTake && isDue ? (
        <div className={layout.row2}>
          <Button kind="action" onClick={() => setTaking(true)}>
            {words.takePayment}
          </Button>
        </div>
      ) : null}
      {canTake && order.status !== 'cancelled' ? (
        <GiveMoneyBack paid={paid.amount} over={toDecimal(over, currency)} currency={currency} onGive={giveBack} />
      ) : null}
      {isTaking ? <TakePayment order={order} onDone={onDone} onClose={() => setTaking(false)} /> : null}
    </section>
  );
}

interface PaymentsProps {
  payments: readonly Payment[];
  order: SellerOrder;
  canGiveBack: boolean;
  onDone: (text: string) => void;
}

function Payments({ payments, order, canGiveBack, onDone }: PaymentsProps) {
  const methodLabel = useMethodLabel(order.store);
  const [toGiveBack, setToGiveBack] = useState<Payment | null>(null);

  // A replaced refund is hidden, because staff have given the money back since, as an entry of its own.
  const shown = payments.filter((it) => !(isByHand(it) && it.state === 'replaced'));
  const isCorrection = ({ replaces }: Payment) =>
    payments.some(({ id, kind }) => id === replaces && kind === 'payment');
  const isUndone = ({ id, kind }: Payment) => kind === 'payment' && payments.some(({ replaces }) => id === replaces);
  if (payments.length === 0) return <p className={styles.soft}>{words.noPayments}</p>;
  return (
    <>
      <ul className={styles.list}>
        {shown.map((it) => (
          <li key={it.id}>
            <span>
              {isByHand(it) && isToGiveBack(it) ? (
                <strong>{words.toGiveBack(formatMoney(it.amount.amount, it.amount.currency))}</strong>
              ) : (
                <>
                  {words.paymentOf[isCorrection(it) ? 'correction' : it.kind]}{' '}
                  <strong>{formatMoney(it.amount.amount, it.amount.currency)}</strong>{' '}
                  {methodLabel(it.payment_type_id ?? it.payment_method_id)},{' '}
                  {words.paymentStates[isCorrection(it) ? 'corrected' : isUndone(it) ? 'undone' : it.state]}
                  {it.failure ? <span className={styles.soft}>{it.failure}</span> : null}
                </>
              )}
              {it.note ? <span className={styles.soft}>{it.note}</span> : null}
            </span>
            <EntryTime at={it.created_at} className={styles.soft} />
            {canGiveBack && isToGiveBack(it) ? (
              <Button onClick={() => setToGiveBack(it)}>{words.giveBack}</Button>
            ) : null}
          </li>
        ))}
      </ul>
      {toGiveBack ? (
        <GiveBack order={order} refund={toGiveBack} onDone={onDone} onClose={() => setToGiveBack(null)} />
      ) : null}
    </>
  );
}

interface GiveBackProps {
  order: Pick<SellerOrder, 'id' | 'store'>;
  refund: Payment;
  /** Says what was done. */
  onDone: (text: string) => void;
  onClose: () => void;
}

/** Notes that staff have given a failed refund back by hand (B6). */
function GiveBack({ order, refund, onDone, onClose }: GiveBackProps) {
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
    <FormDialog
      title={words.giveBack}
      submit={words.cashReturned(formatMoney(refund.amount.amount, refund.amount.currency))}
      {...{ isBusy, problem, onClose }}
      onSubmit={save}
    >
      <p className={styles.soft}>{words.giveBackHint}</p>
      <PaymentTypeField store={order.store} value={how} onChange={setHow} />
      <TextField label={words.note} autoComplete="off" maxLength={500} value={note} onValue={setNote} />
    </FormDialog>
  );
}
