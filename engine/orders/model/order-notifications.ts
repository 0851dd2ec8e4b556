import type { NotificationLine } from '#domain/contract/office/notifications.ts';
import type { Minor } from '#domain/money/money.ts';
import type { Transaction } from '../../database/database.ts';
import type { OrderLineRow, OrderRow } from '../../database/tables.ts';
import { type NewNotification, recordNotification } from '../../history/record-notification.ts';
import { lineFacts } from './order-history.ts';

interface OrderNotification extends Pick<NewNotification, 'kind' | 'actor' | 'at'> {
  readonly lines: readonly OrderLineRow[];
  readonly amount?: Minor | null;
  /** Whether the guest makes a choice about lines whose departure was cancelled (B8). */
  readonly isChoice?: boolean;
}

/** Notifies the team of a change of an order, in the transaction that makes it (B14). */
export async function notifyTeam(
  tx: Transaction,
  { id: order_id, store_id }: Pick<OrderRow, 'id' | 'store_id'>,
  { lines, amount = null, isChoice = false, ...change }: OrderNotification,
): Promise<void> {
  const shown = lines.map((line) => ({ ...notificationLine(line), ...(isChoice && { is_choice: true }) }));
  await recordNotification(tx, { ...change, order_id, store_id, lines: shown, amount });
}

function notificationLine(line: OrderLineRow): NotificationLine {
  const { title = '', date = '', time = '' } = lineFacts(line);
  return { experience: line.experience_id, title, date, time, people: line.people };
}
