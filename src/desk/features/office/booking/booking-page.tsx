import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { resource } from '#domain/contract/endpoint.ts';
import { type BookingRecord, readBooking } from '#domain/contract/office/bookings.ts';
import { Button } from '#ui/controls/button.tsx';
import * as words from '#words/office/booking.ts';
import { payments, statuses } from '#words/office/bookings.ts';
import { canAtom } from '../../../state/session.ts';
import { deskHref } from '../../../state/views.ts';
import { PageFrame } from '../page-frame.tsx';
import { ReplyView } from '../reply-view.tsx';
import { useReply } from '../use-reply.ts';
import styles from './booking-page.module.css';
import { CancelDialog } from './cancel-dialog.tsx';
import { EmailSection } from './email-section.tsx';
import { GuestSection } from './guest-section.tsx';
import { HistorySection } from './history-section.tsx';
import { MoneySection } from './money-section.tsx';
import { StaffNote } from './staff-note.tsx';
import { TourSection } from './tour-section.tsx';

/** One booking: guest, tours, money, emails and history, with what staff do about them (B5, B6). */
export function BookingPage({ number }: { number: string }) {
  const reading = useReply(resource(readBooking, { number }));
  const order = reading.reply?.order;

  return (
    <PageFrame
      back={{ href: deskHref.bookings(), label: words.back }}
      title={order ? nameOf(order) : number}
      note={
        order ? (
          <span className={styles.state} data-status={order.status}>
            {[order.number, statuses[order.status], payments[order.payment_status]].join(' · ')}
          </span>
        ) : null
      }
    >
      <ReplyView reading={reading} loading={words.loading}>
        {(record) => <Booking record={record} />}
      </ReplyView>
    </PageFrame>
  );
}

function nameOf({ main_contact_info: contact }: BookingRecord['order']): string {
  return `${contact?.first_name ?? ''} ${contact?.last_name ?? ''}`.trim() || words.nobody;
}

function Booking({ record }: { record: BookingRecord }) {
  const { order, history } = record;
  const canWrite = useAtomValue(canAtom)('orders.write');
  const [isCancelling, setCancelling] = useState(false);
  const isOpen = order.status === 'pending' || order.status === 'confirmed';
  const live = order.lines.filter(({ attendance_status }) => attendance_status !== 'cancelled');

  return (
    <>
      <div className={styles.columns}>
        <div className={styles.column}>
          {order.lines.map((line) => (
            <TourSection
              key={line.id}
              record={record}
              line={line}
              canChange={canWrite && order.status === 'confirmed'}
              isOnlyOne={live.length < 2}
            />
          ))}
          <GuestSection order={order} canChange={canWrite} />
          <StaffNote key={order.staff_note} order={order} canChange={canWrite} />
        </div>
        <div className={styles.column}>
          <MoneySection record={record} />
          <EmailSection order={order} history={history} canSend={canWrite} />
          <HistorySection history={history} store={order.store} />
          {canWrite && isOpen ? (
            <Button kind="plain" className={styles.cancel} onClick={() => setCancelling(true)}>
              {words.cancelBooking}
            </Button>
          ) : null}
        </div>
      </div>
      {isCancelling ? <CancelDialog record={record} line={null} onClose={() => setCancelling(false)} /> : null}
    </>
  );
}
