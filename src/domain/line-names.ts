import type { Order, OrderLine } from './contract/orders.ts';

/** 'Ana Horvat, Ivo Horvat': those who come on a line, as far as they were named; else who booked it. */
export function lineNames(
  { main_contact_info: contact }: Pick<Order, 'main_contact_info'>,
  { booking_participants_info }: Pick<OrderLine, 'booking_participants_info'>,
): string {
  const { participants } = booking_participants_info;
  const named = participants.length > 0 ? participants : contact ? [contact] : [];
  return named
    .map(({ first_name, last_name }) => `${first_name} ${last_name}`.trim())
    .filter(Boolean)
    .join(', ');
}
