import type { Participant } from '#domain/contract/cart.ts';
import type { Order, OrderLine } from '#domain/contract/orders.ts';
import { unitsText } from './line-words.ts';
import { pageWords } from './ticket-words.ts';

/** A booked line as an event for calendars. @param url  the address of the booking's page */
export function lineEvent(
  order: Pick<Order, 'number' | 'version' | 'lines'>,
  line: OrderLine,
  url: string,
  { ticket, formats } = pageWords,
) {
  const { meeting_point: point, booking_info, starts_at, ends_at, time_zone } = line;
  const number = voucherNumber(order, line);
  const pickup = booking_info.pickup_point ? [ticket.eventPickup(booking_info.pickup_point.name)] : [];
  const instructions = point?.instructions ? [point.instructions] : [];
  return {
    uid: `${number}@landfall`,
    // The version of an order grows with every change of one of its lines.
    sequence: order.version,
    starts_at,
    ends_at,
    time_zone,
    title: line.experience.title,
    description: [ticket.eventVoucher(number), unitsText(line, formats), ...pickup, ...instructions].join('\n'),
    place: point && { text: placeText(point), lat: point.lat, lon: point.lon },
    url,
  };
}

/** The number of a line, `LF-7K3Q9X-2`: the order's number, and the position of the line in it. It is not secret. */
export function voucherNumber({ number, lines }: Pick<Order, 'number' | 'lines'>, { id }: Pick<OrderLine, 'id'>) {
  return `${number}-${lines.findIndex((line) => line.id === id) + 1}`;
}

/** The guests named on a line, else the buyer: 'Ana Horvat, Ivo Horvat'. */
export function lineNames(order: Pick<Order, 'main_contact_info'>, line: Line): string {
  return namedOn(order, line)
    .map(({ first_name, last_name }) => `${first_name} ${last_name}`.trim())
    .join(', ');
}

export function namedOn(
  { main_contact_info: contact }: Pick<Order, 'main_contact_info'>,
  { booking_participants_info: { participants } }: Line,
): readonly Participant[] {
  const named = participants.length > 0 ? participants : contact ? [contact] : [];
  return named.filter(({ first_name, last_name }) => `${first_name}${last_name}`.trim() !== '');
}

type Line = Pick<OrderLine, 'booking_participants_info'>;

/** The meeting point in one line: 'Main quay, Obala 1, Split'. */
export function placeText(point: NonNullable<OrderLine['meeting_point']>): string {
  return [point.name, streetText(point)].filter(Boolean).join(', ');
}

/** The street and the town of an address: 'Obala 1, Split'. */
export function streetText({ address }: NonNullable<OrderLine['meeting_point']>): string {
  return [`${address.road} ${address.house_number}`.trim(), address.city].filter(Boolean).join(', ');
}
