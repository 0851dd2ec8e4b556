import type { Database, Transaction } from '#engine/database/database.ts';
import { disagreements } from '#engine/operate/disagreements.ts';
import { type Row, rowsOf, type System } from './world.ts';

/** Queries that find rows which do not fit together: one write would have had to make both, or none. `NOW` stands for the engine's time. */
const halves: Readonly<Record<string, string>> = {
  'a cart without lines': `select id from carts where id not in (select cart_id from cart_lines)`,
  // Some seconds lie between the clocks of the engine and of the proof once the clock has jumped.
  'a line without its hold': `select l.id from cart_lines l join carts c on c.id = l.cart_id
    where c.ordered = 0 and c.expires_at > NOW + 60000 and l.places > 0 and l.id not in (select line_id from holds)`,
  'an order without lines': `select id from orders where id not in (select order_id from order_lines)`,
  'an order that no search finds': `select id from orders where id not in (select order_id from order_words)`,
  'an order without its beginning': `select id from orders
    where id not in (select subject_id from history where kind = 'placed')`,
  'a paid card page without its payment': `select id from payment_sessions where state = 'paid'
    and id not in (select session_id from payments where kind = 'payment' and session_id is not null)`,
  'a payment whose card page is not paid': `select p.id from payments p join payment_sessions s on s.id = p.session_id
    where p.kind = 'payment' and s.state <> 'paid'`,
  'a payment that the history does not have': `select p.order_id as id from payments p where p.kind = 'payment'
    and p.order_id not in (select subject_id from history where kind = 'payment')`,
  'a paid order that is not confirmed': `select o.id from orders o where o.status = 'pending'
    and o.id in (select order_id from payments)`,
  'a confirmed order that nobody counts': `select id from orders where confirmed_at is not null
    and source = 'storefront' and id not in (select key from jobs where kind = 'purchase')
    and 'purchase-' || number not in (select event_id from event_receipts)`,
  'a confirmed order of which the team hears nothing': `select id from orders where confirmed_at is not null
    and id not in (select order_id from notifications)`,
  'a confirmed order without an email': `select id from orders where confirmed_at is not null
    and id not in (select order_id from order_letters)
    and id not in (select subject_id from history where kind = 'emailed')`,
  'an owed email without its job': `select order_id as id from order_letters
    where order_id not in (select key from jobs where kind = 'order-email' and failed_at is null)`,
  'an unsent email without its job': `select id from mails where sent_at is null
    and id not in (select key from jobs where kind = 'email' and failed_at is null)`,
  'an event without its job': `select id from event_deliveries
    where not exists (select 1 from jobs where kind = 'deliver-webhook')`,
  'a cancelled order that keeps its money': `select id from orders where status = 'cancelled' and paid <> refunded`,
  'an owed refund without its job': `select id from payments where kind = 'refund' and session_id is not null
    and refund_state is null and order_id || '/' || id not in (select key from jobs where kind = 'refund')`,
  'a note of the desk that its line does not have': `select d.id from desk_log d
    join orders o on d.line = o.number || '-1' join order_lines l on l.order_id = o.id
    where d.kind = 'note' and d.is_allowed = 1 and d.conflict is null and l.note not like '%' || d.id || '%'`,
  'an admitted guest who did not come in': `select d.id from desk_log d
    join orders o on d.line = o.number || '-1' join order_lines l on l.order_id = o.id
    where d.kind = 'admit' and d.is_allowed = 1 and d.conflict is null and l.attendance_status <> 'checked_in'`,
  'a job that was given up': `select kind || ' ' || coalesce(last_error, '') as id from jobs where failed_at is not null`,
};

/** The same for SQLite's file itself. */
const damages: Readonly<Record<string, string>> = {
  'damage of the file': `select integrity_check as id from pragma_integrity_check where integrity_check <> 'ok'`,
  'a row that refers to none': `select "table" as id from pragma_foreign_key_check`,
};

/** Queries that find effects of one request that happened twice. Each client's request has a contact, or a cart, of its own. */
const doubles: Readonly<Record<string, string>> = {
  'two orders of a cart': `select cart_id as id from orders where cart_id is not null group by cart_id having count(*) > 1`,
  'two orders of a request': `select main_contact_info_json as id from orders where main_contact_info_json is not null
    group by main_contact_info_json having count(*) > 1`,
  'two customers of a request': `select email as id from customers where email <> '' group by email having count(*) > 1`,
  'two payments of an order': `select order_id as id from payments where kind = 'payment'
    group by order_id having count(*) > 1`,
  'two purchases of an order': `select event_id as id from event_receipts group by event_id having count(*) > 1`,
};

export interface Misfits {
  readonly half: readonly string[];
  readonly doubled: readonly string[];
  /** Differences between the refunds in the books and those at the provider. */
  readonly refunds: readonly string[];
}

/** Looks for rows that do not fit together, all in one state of the data. @param now  by the engine's clock */
export async function misfitsIn(
  database: Pick<Database, 'read'>,
  system: System,
  now: Temporal.Instant,
): Promise<Misfits> {
  return database.read(async (tx) => {
    const sameState: Pick<Database, 'read'> = { read: (unit) => unit(tx) };
    const queries = system === 'SQLite' ? { ...halves, ...damages } : halves;
    return {
      half: [...(await foundBy(tx, queries, now)), ...(await disagreements({ database: sameState, clock: { now } }))],
      doubled: await foundBy(tx, doubles, now),
      refunds: await refundMisfits(tx),
    };
  });
}

async function foundBy(
  tx: Transaction,
  queries: Readonly<Record<string, string>>,
  { epochMilliseconds }: Temporal.Instant,
): Promise<string[]> {
  const found: string[] = [];
  for (const [words, text] of Object.entries(queries))
    for (const { id } of await rowsOf(tx, text.replaceAll('NOW', String(epochMilliseconds))))
      found.push(`${words}: ${id}`);
  return found;
}

/** Each cancelled order has one refund, which the provider has once under its id. */
async function refundMisfits(tx: Transaction): Promise<string[]> {
  const booked = await rowsOf(tx, `select id, order_id, amount, refund_state from payments where kind = 'refund'`);
  const pages = await rowsOf(tx, `select id, refunds_json from sandbox_checkouts`);
  const made = pages.flatMap(({ id, refunds_json }) =>
    Object.entries(JSON.parse(String(refunds_json)) as Record<string, number>).map(([ref, amount]) => ({
      page: String(id),
      ref,
      amount,
    })),
  );
  const amounts = new Map(made.map(({ ref, amount }) => [ref, amount]));
  const known = new Map<string, Row>(booked.map((row) => [String(row['id']), row]));
  const found: string[] = [];
  for (const { ref } of made) if (!known.has(ref)) found.push(`the provider has a refund ${ref} that is in no book`);
  for (const { id, amount, refund_state } of booked)
    if (refund_state === 'done' && amounts.get(String(id)) !== amount)
      found.push(`the provider has ${amounts.get(String(id)) ?? 'nothing'} of refund ${id} over ${amount}`);
  for (const [name, groups] of [
    ['order', Map.groupBy(booked, ({ order_id }) => String(order_id))],
    ['card page', Map.groupBy(made, ({ page }) => page)],
  ] as const)
    for (const [id, all] of groups) if (all.length > 1) found.push(`${all.length} refunds of ${name} ${id}`);
  return found;
}
