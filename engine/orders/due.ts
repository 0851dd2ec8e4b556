import type { OrderRow } from './queries.ts';

/** What of an order's price has not come in yet; nothing where it will not take place. */
export function dueOf({
  status,
  total,
  paid,
  refunded,
}: Pick<OrderRow, 'status' | 'total' | 'paid' | 'refunded'>): number {
  const isOpen = status === 'pending' || status === 'confirmed' || status === 'completed';
  return isOpen ? Math.max(0, total - (paid - refunded)) : 0;
}
