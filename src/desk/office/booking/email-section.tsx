import { useState } from 'react';
import { useChange } from '#desk/shared/use-change.ts';
import { type HistoryEntry, resendConfirmation } from '#domain/contract/office/bookings.ts';
import type { SellerOrder } from '#domain/contract/seller-orders.ts';
import { MANUAL } from '#domain/orders/order-form.ts';
import { Button } from '#ui/controls/button.tsx';
import { Notice } from '#ui/display/notice.tsx';
import layout from '#ui/layout.module.css';
import * as words from '#words/office/booking.ts';
import { sendAgain, sentAgain } from '#words/office/new-booking.ts';
import { EntryTime } from '../entry-time.tsx';
import styles from './booking-page.module.css';
import { emailKindsText } from './history-text.ts';

interface Props {
  order: SellerOrder;
  history: readonly HistoryEntry[];
  canSend: boolean;
}

/** The emails that were sent to the guest. Staff can send the confirmation, or the email about a reservation, once more. */
export function EmailSection({ order, history, canSend }: Props) {
  const { change, isBusy, problem } = useChange();
  const [isSent, setSent] = useState(false);
  const sent = history.filter(({ kind }) => kind === 'emailed');
  const isBooked = order.status === 'confirmed' || order.status === 'completed';
  // An order that waits for a visitor's card payment is no reservation: no email was sent about it.
  const isReserved = order.status === 'pending' && (order.payment_method_id === MANUAL || order.made_by !== null);
  const resend = async () => setSent((await change(resendConfirmation, { params: { id: order.id } })).kind === 'ok');

  return (
    <section className={styles.section} aria-label={words.emails}>
      <h2 className={styles.heading}>{words.emails}</h2>
      {sent.length === 0 ? <p className={styles.soft}>{words.noEmails}</p> : null}
      <ul className={styles.list}>
        {sent.toReversed().map(({ id, at, after }) => (
          <li key={id}>
            <span>
              {emailKindsText(after)} {words.emailTo(after?.to)}
            </span>
            <EntryTime at={at} className={styles.soft} />
          </li>
        ))}
      </ul>
      {problem ? <Notice kind="wrong">{problem.text}</Notice> : null}
      {isSent ? <Notice kind="good">{isReserved ? sentAgain : words.resent}</Notice> : null}
      {canSend && (isBooked || isReserved) && order.main_contact_info?.email ? (
        <div className={layout.row2}>
          <Button busy={isBusy} onClick={() => void resend()}>
            {isReserved ? sendAgain : words.resend}
          </Button>
        </div>
      ) : null}
    </section>
  );
}
