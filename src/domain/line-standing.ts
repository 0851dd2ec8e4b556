import type { Order, OrderLine } from './contract/orders.ts';
import type { OrderStanding } from './order-standing.ts';
import { orderStanding } from './order-standing.ts';

/** Where one line of an order stands: the shop may cancel one, and leave the others. */
export function lineStanding(order: Order, { attendance_status }: OrderLine): OrderStanding {
  return attendance_status === 'cancelled' ? 'cancelled' : orderStanding(order);
}
