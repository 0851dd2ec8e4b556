import { useAtomValue } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { fullName } from '#desk/shared/full-name.ts';
import { useChange } from '#desk/shared/use-change.ts';
import { canAtom } from '#desk/state/session.ts';
import { deskHref } from '#desk/state/views.ts';
import { type BookingRecord, type HistoryEntry, readBooking } from '#domain/contract/office/bookings.ts';
import { changeOrder, type SellerOrder } from '#domain/contract/seller-orders.ts';
import { Button } from '#ui/controls/button.tsx';
import { TextArea } from '#ui/controls/field.tsx';
import { Form } from '#ui/controls/form.tsx';
import { Notice } from '#ui/display/notice.tsx';
import layout from '#ui/layout.module.css';
import { unnamed } from '#words/desk/departure.ts';
import * as words from '#words/office/booking.ts';
import { payments, statuses } from '#words/office/bookings.ts';
import { EntryTime } from '../entry-time.tsx';
import { PageFrame } from '../page-frame.tsx';
import { ReplyView, useReply } from '../reply.tsx';
import styles from './booking-page.module.css';
import { CancelDialog } from './cancel-dialog.tsx';
import { EmailSection } from './email-section.tsx';
import { GuestSection } from './guest-section.tsx';
import { historyText } from './history-text.ts';
import { MoneySection } from './money-section.tsx';
import { splitRefunded } from './money-to-give-back.ts';
import { useMethodLabel } from './payment-type-field.tsx';
import { TourSection } from './tour-section.tsx';

/** One booking: guest, tours, money, emails and history, with what staff do about them (B5, B6). */
export function BookingPage({ number }: { number: string }) {
  const reading = useReply(readBooking, { number });
  const order = reading.reply?.order;
  const { toGiveBack } = order ? splitRefunded(order, reading.reply?.payments ?? null) : { toGiveBack: null };

  return (
    <PageFrame
      back={{ href: deskHref.bookings(), label: words.back }}
      title={order ? nameOf(order) : number}
      note={
        order ? (
          <span className={styles.state} data-status={order.status}>
            {[
              order.number,
              statuses[order.status],
              toGiveBack === null ? payments[order.payment_status] : words.toGiveBack(toGiveBack),
            ].join(' · ')}
          </span>
        ) : null
      }
    >
      <ReplyView reading={reading} loading={words.loading}>
        {(record) => <Booking record={record} readAgain={reading.readAgain} />}
      </ReplyView>
    </PageFrame>
  );
}

function nameOf({ main_contact_info: contact }: BookingRecord['order']): string {
  return (contact && fullName(contact)) || unnamed;
}

/** How often the booking is read again after a change, and the pause before each read: emails are written soon after the change. */
const LOOKS = 4;
const LOOK_SECONDS = 2;

/** A notice at the top that says what staff did last. Then the booking is read again a few times, to show the emails of the change. */
function useDone(readAgain: () => void) {
  const [done, setDone] = useState<{ readonly text: string } | null>(null);
  const notice = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!done) return undefined;
    notice.current?.focus();
    let looks = 0;
    const timer = setInterval(() => {
      looks += 1;
      readAgain();
      if (looks === LOOKS) clearInterval(timer);
    }, LOOK_SECONDS * 1000);
    return () => clearInterval(timer);
  }, [done, readAgain]);

  return { done, notice, say: (text: string) => setDone({ text }) };
}

function Booking({ record, readAgain }: { record: BookingRecord; readAgain: () => void }) {
  const { done, notice, say } = useDone(readAgain);
  const { order, history } = record;
  const canWrite = useAtomValue(canAtom)('orders.write');
  const [isCancelling, setCancelling] = useState(false);
  const isOpen = order.status === 'pending' || order.status === 'confirmed';
  const live = order.lines.filter(({ attendance_status }) => attendance_status !== 'cancelled');

  return (
    <>
      {done ? (
        <div ref={notice} tabIndex={-1} className={styles.done}>
          <Notice kind="good">{done.text}</Notice>
        </div>
      ) : null}
      <div className={styles.columns}>
        <div className={layout.column}>
          {order.lines.map((line) => (
            <TourSection
              key={line.id}
              record={record}
              line={line}
              canChange={canWrite && order.status === 'confirmed'}
              isOnlyOne={live.length < 2}
              onDone={say}
            />
          ))}
          <GuestSection order={order} canChange={canWrite} onDone={say} />
          <StaffNote key={order.staff_note} order={order} canChange={canWrite} />
        </div>
        <div className={layout.column}>
          <MoneySection record={record} onDone={say} />
          <EmailSection order={order} history={history} canSend={canWrite} />
          <HistorySection history={history} store={order.store} />
          {canWrite && isOpen ? (
            <Button kind="plain" className={styles.cancel} onClick={() => setCancelling(true)}>
              {words.cancelBooking}
            </Button>
          ) : null}
        </div>
      </div>
      {isCancelling ? (
        <CancelDialog record={record} line={null} onDone={say} onClose={() => setCancelling(false)} />
      ) : null}
    </>
  );
}

/** The changes of the booking with the people who made them, the newest first. */
function HistorySection({ history, store }: { history: readonly HistoryEntry[]; store: number }) {
  const methodLabel = useMethodLabel(store);

  return (
    <section className={styles.section} aria-label={words.history}>
      <h2 className={styles.heading}>{words.history}</h2>
      {history.length === 0 ? <p className={styles.soft}>{words.noHistory}</p> : null}
      <ol className={styles.list}>
        {history.toReversed().map((entry) => (
          <li key={entry.id}>
            <span>{historyText(entry, methodLabel)}</span>
            <EntryTime at={entry.at} className={styles.soft} />
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The note of the team about a booking. The guest does not see it. */
function StaffNote({ order, canChange }: { order: SellerOrder; canChange: boolean }) {
  const [note, setNote] = useState(order.staff_note);
  const { change, isBusy, problem } = useChange();
  const save = () =>
    note === order.staff_note
      ? undefined
      : change(changeOrder, { params: { id: order.id }, body: { staff_note: note } });

  if (!canChange)
    return order.staff_note ? (
      <section className={styles.section} aria-label={words.staffNote}>
        <h2 className={styles.heading}>{words.staffNote}</h2>
        <p className={styles.text}>{order.staff_note}</p>
      </section>
    ) : null;
  return (
    <Form className={styles.section} onSubmit={save}>
      {problem ? <Notice kind="wrong">{problem.text}</Notice> : null}
      <TextArea label={words.staffNote} rows={3} maxLength={5_000} value={note} onValue={setNote} />
      <div className={layout.row2}>
        <Button type="submit" busy={isBusy} aria-disabled={note === order.staff_note || undefined}>
          {words.saveNote}
        </Button>
      </div>
    </Form>
  );
}
