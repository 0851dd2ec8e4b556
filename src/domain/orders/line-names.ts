import type { Participant } from '../contract/cart.ts';
import type { Order, OrderLine } from '../contract/orders.ts';

/** 'Ana Horvat, Ivo Horvat': those who come on a line, as far as they were named; else who booked it. */
export function lineNames(order: Pick<Order, 'main_contact_info'>, line: Line): string {
  return namedOn(order, line)
    .map(({ first_name, last_name }) => `${first_name} ${last_name}`.trim())
    .join(', ');
}

/** The same, one by one. */
export function namedOn(
  { main_contact_info: contact }: Pick<Order, 'main_contact_info'>,
  { booking_participants_info: { participants } }: Line,
): readonly Participant[] {
  const named = participants.length > 0 ? participants : contact ? [contact] : [];
  return named.filter(({ first_name, last_name }) => `${first_name}${last_name}`.trim() !== '');
}

type Line = Pick<OrderLine, 'booking_participants_info'>;
