import { Link } from 'wouter';
import { deskHref } from '#desk/state/views.ts';
import type { FoundBooking } from '#domain/contract/office/bookings.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import { matchedContact } from '#domain/orders/search-words.ts';
import { formatDate, formatTime } from '#text/format.ts';
import layout from '#ui/layout.module.css';
import { unnamed } from '#words/desk/departure.ts';
import { toGiveBack } from '#words/office/booking.ts';
import * as words from '#words/office/bookings.ts';
import styles from './booking-row.module.css';

/** A booking of the list, with the email or phone number that matched the search. */
export function BookingRow({ booking, search }: { booking: FoundBooking; search: string }) {
  const { number, status, payment_status, first_name, last_name, lines, due, to_give_back } = booking;
  const line = lines.find((it) => it.attendance_status !== 'cancelled') ?? lines[0];
  const owed =
    to_give_back !== null
      ? toGiveBack(formatMoney(to_give_back.amount, to_give_back.currency))
      : Number(due.amount) > 0 && words.due(formatMoney(due.amount, due.currency));
  const matched = search === '' ? null : matchedContact(booking, search);

  return (
    <Link href={deskHref.booking(number)} className={styles.row}>
      <span className={layout.strongName}>{`${first_name} ${last_name}`.trim() || unnamed}</span>
      <span className={styles.number}>{number}</span>
      {line ? (
        <span className={styles.tour}>
          <span>{line.title}</span>
          <span>
            {[formatDate(line.date, 'short'), formatTime(line.time), words.people(line.people)].join(' · ')}
            {lines.length > 1 ? ` ${words.otherLines(lines.length - 1)}` : null}
          </span>
        </span>
      ) : null}
      {matched ? <mark className={styles.matched}>{booking[matched]}</mark> : null}
      <span className={styles.state} data-status={status}>
        {words.statuses[status]}
        {' · '}
        {owed ? <strong>{owed}</strong> : words.payments[payment_status]}
      </span>
    </Link>
  );
}
