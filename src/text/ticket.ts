import { isTooLateToCancel } from '#domain/app/free-cancellation.ts';
import type { Order, OrderLine } from '#domain/contract/orders.ts';
import { directionsHref } from '#domain/map/directions.ts';
import type { Phrase } from '#domain/text/phrases.ts';
import { lineNames, placeText, voucherNumber } from './booked-line.ts';
import { cancellationLabel, cancellationLanguage, durationText } from './facts.ts';
import { formatDate, formatTime } from './format.ts';
import { titlePhrase, unitsPhrases } from './line-words.ts';
import { pageWords } from './ticket-words.ts';

/** The content of a ticket for one booked line: on a page, on paper and in an email (V17). */
export interface Ticket {
  readonly title: Phrase;
  /** Date and time in the zone of the place: 'Thursday, 10 December 2026, 09:00'. */
  readonly when: string;
  readonly time_zone: string;
  /** The number of its voucher: `LF-7K3Q9X-2`. */
  readonly number: string;
  readonly rows: readonly TicketRow[];
}

export interface TicketRow {
  readonly kind: 'guests' | 'names' | 'place' | 'pickup' | 'dropoff' | 'duration' | 'policy';
  readonly label: string;
  readonly text: readonly Phrase[];
  /** The seller's description of the way to the place; null without one. */
  readonly hint: Phrase | null;
  readonly link: { readonly label: string; readonly url: string } | null;
}

type TicketOrder = Pick<Order, 'number' | 'lines' | 'main_contact_info'>;

export function ticketOf(order: TicketOrder, line: OrderLine, now: Temporal.Instant, words = pageWords): Ticket {
  const { experience, booking_info, meeting_point: point, time_zone } = line;
  const { cancellation_policy: policy } = experience;
  const { ticket, formats, facts } = words;
  const row = (
    kind: TicketRow['kind'],
    label: string,
    text: string | null | undefined,
    language?: string,
  ): TicketRow[] => (text ? [{ kind, label, text: [{ text, language }], hint: null, link: null }] : []);
  const place: TicketRow[] = point
    ? [
        {
          kind: 'place',
          label: ticket.meetingPoint,
          text: [{ text: placeText(point), language: point.text_language }],
          hint: point.instructions === '' ? null : { text: point.instructions, language: point.text_language },
          link: { label: ticket.directions, url: directionsHref(point, '') },
        },
      ]
    : [];
  return {
    title: titlePhrase(line),
    when: `${formatDate(booking_info.date, 'long', formats)}, ${formatTime(booking_info.start_time.time)}`,
    time_zone,
    number: voucherNumber(order, line),
    rows: [
      { kind: 'guests', label: ticket.guests, text: unitsPhrases(line, formats), hint: null, link: null },
      ...row('names', ticket.names, lineNames(order, line)),
      ...place,
      ...row('pickup', ticket.pickup, booking_info.pickup_point?.name),
      ...row('dropoff', ticket.dropoff, booking_info.dropoff_point?.name),
      ...row('duration', ticket.duration, experience.duration && durationText(experience.duration, facts)),
      ...row(
        'policy',
        ticket.cancellation,
        isTooLateToCancel(policy, line.starts_at, now) ? facts.tooLateToCancel : cancellationLabel(policy, facts),
        cancellationLanguage(policy),
      ),
    ],
  };
}
