import type { ManualPayment } from '#domain/contract/orders.ts';
import { decimal } from '#domain/money.ts';
import { MANUAL } from '#domain/order-form.ts';
import { manualTypesOf } from '../catalogue/payment-methods.ts';
import type { StoreSettings } from '../catalogue/settings.ts';
import { dueOf } from './due.ts';
import type { OrderRow, SessionRow } from './queries.ts';

/**
 * What the buyer of a reserved order is asked to pay to the shop directly (P1), and how: the amount that was agreed, with the instructions of
 * the store for that type of payment. Null where nothing is asked for.
 *
 * @param sessions  of any orders
 */
export function manualPaymentOf(
  order: OrderRow,
  sessions: readonly SessionRow[],
  settings: StoreSettings,
): ManualPayment | null {
  if (order.status !== 'pending' || order.payment_method_id !== MANUAL) return null;
  const session = sessions.find((it) => it.order_id === order.id && it.provider === 'manual' && it.state === 'open');
  const type = manualTypesOf(settings).find(({ id }) => id === order.payment_type_id);
  return {
    amount: decimal(session?.amount ?? dueOf(order), order.currency),
    currency: order.currency,
    type: type ? { id: type.id, title: type.title } : null,
    instructions: type?.instructions ?? '',
  };
}
