import * as words from '#words/orders.ts';
import type { Order, OrderLine } from '../contract/orders.ts';
import { unitsText } from '../text/line-words.ts';
import { placeText } from '../text/place-text.ts';
import type { CalendarEvent } from '../time/calendar-file.ts';

/** A booked line as a calendar keeps it. @param url  of the booking's page */
export function lineEvent(
  order: Pick<Order, 'number' | 'version' | 'lines'>,
  line: OrderLine,
  url: string,
): CalendarEvent {
  const { meeting_point: point, booking_info } = line;
  const number = voucherNumber(order, line);
  const pickup = booking_info.pickup_point ? [words.eventPickup(booking_info.pickup_point.name)] : [];
  const instructions = point?.instructions ? [point.instructions] : [];
  return {
    uid: `${number}@landfall`,
    // An order's version grows with whatever changes one of its lines.
    sequence: order.version,
    starts_at: line.starts_at,
    ends_at: line.ends_at,
    time_zone: line.time_zone,
    title: line.experience.title,
    description: [words.eventVoucher(number), unitsText(line), ...pickup, ...instructions].join('\n'),
    place: point && { text: placeText(point), lat: point.lat, lon: point.lon },
    url,
  };
}

/** `LF-7K3Q9X-2`: the order's number and which of its lines it is. It is no secret. */
export function voucherNumber(
  { number, lines }: Pick<Order, 'number' | 'lines'>,
  { id }: Pick<OrderLine, 'id'>,
): string {
  return `${number}-${lines.findIndex((line) => line.id === id) + 1}`;
}
