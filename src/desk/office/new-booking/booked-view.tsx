import { useEffect, useRef, useState } from 'react';
import { Code } from '#desk/shared/code.tsx';
import { LinkButton } from '#desk/shared/link-button.tsx';
import { useChange } from '#desk/shared/use-change.ts';
import { deskHref } from '#desk/state/views.ts';
import { resendConfirmation } from '#domain/contract/office/bookings.ts';
import type { SellerOrder } from '#domain/contract/seller-orders.ts';
import { formatDate, formatInstant, formatTime } from '#text/format.ts';
import { Button } from '#ui/controls/button.tsx';
import { Notice } from '#ui/display/notice.tsx';
import layout from '#ui/layout.module.css';
import * as words from '#words/office/new-booking.ts';
import { CopyButton, PaymentLink } from '../booking/payment-link.tsx';
import styles from './booked-view.module.css';

export interface MadeBooking {
  readonly order: SellerOrder;
  /** The card page that was opened for it; '' if it could not be opened, null if none was asked for. */
  readonly page: string | null;
}

/** The booking that staff have made: its number, the email that was sent, and the next steps. */
export function BookedView({ made: { order, page }, onNext }: { made: MadeBooking; onNext: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { number, lines, status, expires_at, main_contact_info: contact } = order;
  const [line] = lines;
  const isPending = status === 'pending';
  useEffect(() => heading.current?.focus(), []);

  return (
    <div className={layout.narrowStack4}>
      <h1 ref={heading} tabIndex={-1} className={styles.heading}>
        {isPending ? words.reserved : words.booked} <span className={styles.number}>{number}</span>
      </h1>
      {line ? (
        <p>
          {line.experience.title}, {formatDate(line.booking_info.date)}, {formatTime(line.booking_info.start_time.time)}
        </p>
      ) : null}
      {isPending && expires_at && line ? <p>{words.reservedUntil(formatInstant(expires_at, line.time_zone))}</p> : null}
      <Sent order={order} isSent={page === null} />
      {page === '' ? <Notice kind="caution">{words.cardPageFailed}</Notice> : null}
      {page ? (
        <section className={styles.card}>
          <p>{words.scanToPay}</p>
          <Code text={page} label={words.code} className={styles.code} />
          <PaymentLink address={page} />
        </section>
      ) : null}
      <div className={layout.row2}>
        <Button kind="action" onClick={onNext}>
          {words.next}
        </Button>
        <CopyButton text={number} labels={[words.copy, words.copied]} />
        <LinkButton href={deskHref.booking(number)}>{words.openBooking}</LinkButton>
        {contact?.email && page === null ? <SendAgain order={order} /> : null}
      </div>
    </div>
  );
}

function Sent({ order: { status, main_contact_info: contact }, isSent }: { order: SellerOrder; isSent: boolean }) {
  if (!contact?.email) return <p>{words.noEmail}</p>;
  if (!isSent) return null;
  return (
    <p>
      {status === 'pending' ? words.linkSent : words.confirmationSent} <strong>{contact.email}</strong>
    </p>
  );
}

function SendAgain({ order }: { order: SellerOrder }) {
  const { change, isBusy, problem } = useChange();
  const [isSent, setSent] = useState(false);
  const send = async () => setSent((await change(resendConfirmation, { params: { id: order.id } })).kind === 'ok');

  return (
    <>
      <Button busy={isBusy} onClick={() => void send()}>
        {words.sendAgain}
      </Button>
      {problem ? <Notice kind="wrong">{problem.text}</Notice> : null}
      {isSent ? <Notice kind="good">{words.sentAgain}</Notice> : null}
    </>
  );
}
