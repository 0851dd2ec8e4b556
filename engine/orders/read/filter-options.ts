import { jsonSchema } from '#domain/contract/fields.ts';
import { AttendanceStatus, OrderStatus, PaymentStatus } from '#domain/contract/orders.ts';
import type { Transaction } from '../../database/database.ts';
import type { Principal } from '../../http/principal.ts';
import { storesWith } from '../model/order-access.ts';
import { namedRanges } from './list-orders.ts';

/** GET /api/orders/filter-options/: what a list of the caller's orders can be narrowed by, each choice with its words in English. */
export async function filterOptions(tx: Transaction, caller: Principal) {
  const stores = await storesWith(tx, caller, 'orders.read');
  const accounts = await tx
    .selectFrom('base_accounts')
    .select(['id', 'company_display_name'])
    .where('id', 'in', [0, ...stores.map(({ account_id }) => account_id)])
    .orderBy('id')
    .execute();
  return {
    status: choices(OrderStatus),
    payment_status: choices(PaymentStatus),
    attendance_status: choices(AttendanceStatus),
    overdue: [
      { value: 'true', label: 'Overdue' },
      { value: 'false', label: 'Not overdue' },
    ],
    store: stores.map(({ id, title }) => ({ value: String(id), label: title })),
    seller: accounts.map((it) => ({ value: String(it.id), label: it.company_display_name })),
    date_range: Object.entries(namedRanges).map(([value, label]) => ({ value, label })),
  };
}

function choices(field: Parameters<typeof jsonSchema>[0]): { value: string; label: string }[] {
  const values = jsonSchema(field)['enum'] as readonly string[];
  return values.map((value) => ({ value, label: spoken(value) }));
}

function spoken(value: string): string {
  const words = value.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
