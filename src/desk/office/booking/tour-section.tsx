import { useState } from 'react';
import { fullName } from '#desk/shared/full-name.ts';
import type { BookingRecord } from '#domain/contract/office/bookings.ts';
import type { SellerLine } from '#domain/contract/seller-orders.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import { phrasesText } from '#domain/text/phrases.ts';
import { answersByWhom } from '#text/answer-words.ts';
import { formatDate, formatTime } from '#text/format.ts';
import { unitsText } from '#text/line-words.ts';
import { Button } from '#ui/controls/button.tsx';
import { FactRow } from '#ui/display/fact-row.tsx';
import layout from '#ui/layout.module.css';
import * as words from '#words/office/booking.ts';
import styles from './booking-page.module.css';
import { CancelDialog } from './cancel-dialog.tsx';
import { MoveDialog } from './move-dialog.tsx';

interface Props {
  record: BookingRecord;
  line: SellerLine;
  canChange: boolean;
  /** Whether this is the only tour. Staff then cancel the whole booking, and not the tour. */
  isOnlyOne: boolean;
  /** Says what was done. */
  onDone: (text: string) => void;
}

/** A tour of the booking: its start, its party with their answers, and whether they have come. */
export function TourSection({ record, line, canChange, isOnlyOne, onDone }: Props) {
  const [open, setOpen] = useState<'move' | 'cancel' | null>(null);
  const { booking_info, experience, attendance_status, total } = line;
  const dialog = { line, onDone, onClose: () => setOpen(null) };
  const names = line.booking_participants_info.participants.map(fullName).filter(Boolean);
  const facts: readonly (readonly [string, string])[] = [
    [words.party, unitsText(line)],
    [words.names, names.join(', ')],
    [words.pickup, booking_info.pickup_point?.name ?? ''],
    [words.extras, line.extra_items_units.map((it) => `${it.quantity} × ${it.extra_item.title}`).join(', ')],
    ...answersByWhom(line).flatMap(({ who, items }) => {
      const of = who === null ? '' : `${phrasesText(who)}: `;
      return items.map(({ question, answer }) => [of + question.text, answer.text] as const);
    }),
    [words.price, formatMoney(total.gross, total.currency)],
    [words.note, line.note],
  ];

  return (
    <section className={styles.section} aria-label={experience.title}>
      <h2 className={styles.heading}>{experience.title}</h2>
      <p className={styles.when}>
        {formatDate(booking_info.date, 'long')}, {formatTime(booking_info.start_time.time)}
        <span className={styles.badge} data-attendance={attendance_status}>
          {words.attendance[attendance_status]}
        </span>
      </p>
      <dl className={styles.facts}>
        {facts.map(([label, value]) => (
          <FactRow key={label} label={label}>
            {value}
          </FactRow>
        ))}
      </dl>
      {canChange && attendance_status === 'expected' ? (
        <div className={layout.row2}>
          <Button onClick={() => setOpen('move')}>{words.move}</Button>
          {isOnlyOne ? null : (
            <Button kind="plain" onClick={() => setOpen('cancel')}>
              {words.cancelTour}
            </Button>
          )}
        </div>
      ) : null}
      {open === 'move' ? <MoveDialog order={record.order} {...dialog} /> : null}
      {open === 'cancel' ? <CancelDialog record={record} {...dialog} /> : null}
    </section>
  );
}
