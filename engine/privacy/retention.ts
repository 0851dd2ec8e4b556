import type { Context } from '../context.ts';
import type { Transaction } from '../database/database.ts';
import { redactOrder, redactUnbookedSales } from './redact-personal-data.ts';

const MOST_AT_ONCE = 50;

/** Months after which a partner's request is deleted, unless its account's rule is shorter (O6). */
const PARTNER_REQUEST_MONTHS = 12;

/**
 * Redacts data after an account's time limit (A38): orders whose last start is `retention_months` ago, and customers of that age without an order
 * that is kept. Accounts without this setting keep all of these. Partners' requests are deleted everywhere.
 */
export async function applyRetention({ database, now }: Pick<Context, 'database' | 'now'>): Promise<void> {
  const accounts = await database.read((tx) =>
    tx
      .selectFrom('base_accounts')
      .select(['id', 'retention_months'])
      .where('retention_months', 'is not', null)
      .execute(),
  );
  await database.write((tx) => deletePartnerRequests(tx, monthsBefore(now(), PARTNER_REQUEST_MONTHS)));
  for (const { id, retention_months } of accounts) {
    const at = now();
    const before = monthsBefore(at, retention_months ?? 0);
    await database.write((tx) => deletePartnerRequests(tx, before, id));
    for (const order of await database.read((tx) => oldOrders(tx, id, before)))
      await database.write((tx) => redactOrder(tx, order.id, at));
    await database.write((tx) => redactUnbookedSales(tx, id, { before }));
    const customers = await database.read((tx) => oldCustomers(tx, id, before));
    if (customers.length > 0)
      await database.write((tx) => tx.deleteFrom('customers').where('id', 'in', customers).execute());
  }
}

function monthsBefore(now: Temporal.Instant, months: number): number {
  return now.toZonedDateTimeISO('UTC').subtract({ months }).toInstant().epochMilliseconds;
}

async function deletePartnerRequests(tx: Transaction, before: number, account_id?: number): Promise<void> {
  await tx
    .deleteFrom('partner_requests')
    .where('created_at', '<', before)
    .$if(account_id !== undefined, (it) => it.where('account_id', '=', account_id ?? 0))
    .execute();
}

function oldOrders(tx: Transaction, account_id: number, before: number): Promise<{ id: string }[]> {
  return tx
    .selectFrom('orders as o')
    .innerJoin('stores as s', 's.id', 'o.store_id')
    .select('o.id')
    .where('s.account_id', '=', account_id)
    .where('o.redacted_at', 'is', null)
    .where('o.created_at', '<', before)
    .where('o.status', '!=', 'pending')
    .where((it) =>
      it.not(
        it.exists(
          it
            .selectFrom('order_lines as l')
            .innerJoin('departures as d', 'd.id', 'l.departure_id')
            .select('l.id')
            .whereRef('l.order_id', '=', 'o.id')
            .where('d.starts_at', '>=', before),
        ),
      ),
    )
    .orderBy('o.created_at')
    .limit(MOST_AT_ONCE)
    .execute();
}

async function oldCustomers(tx: Transaction, account_id: number, before: number): Promise<number[]> {
  const found = await tx
    .selectFrom('customers as c')
    .select('c.id')
    .where('c.account_id', '=', account_id)
    .where('c.created_at', '<', before)
    .where((it) =>
      it.not(it.exists(it.selectFrom('orders as o').select('o.id').whereRef('o.customer_id', '=', 'c.id'))),
    )
    .limit(MOST_AT_ONCE)
    .execute();
  return found.map(({ id }) => id);
}
