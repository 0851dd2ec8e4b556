import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Shop } from '../engine/shop.ts';

/** A shop's records of an order: amounts in minor units. */
export interface Books {
  status: string;
  payment_status: string;
  /** Amounts by the order's ledger. */
  paid: number[];
  refunded: number[];
  discount: number;
  /** Places on the departures of its lines: sold beyond those of other orders, and held for this order. */
  sold: number;
  held: number;
  /** The subjects of its emails up to the colon, in order, from the files in the mail folder. */
  emails: string[];
}

/**
 * @param ref  the provider's id of one of its card pages
 * @param now  by the shop's clock
 */
export async function booksOf({ dataDir }: Shop, ref: string, now: Temporal.Instant): Promise<Books> {
  const database = new DatabaseSync(join(dataDir, 'landfall.sqlite'), { readOnly: true, timeout: 10_000 });
  try {
    const { order_id } =
      database.prepare('select order_id from payment_sessions where provider_ref = ?').get(ref) ?? {};
    const all = (text: string) =>
      database
        .prepare(text)
        .all({ id: order_id ?? null, ...(text.includes(':now') && { now: now.epochMilliseconds }) });
    const places = (text: string) => Number(all(text)[0]?.['places'] ?? 0);
    const [order = {}] = all('select status, payment_status, discount, number from orders where id = :id');
    const ledger = all('select kind, amount from payments where order_id = :id order by at, kind');
    const of = (kind: string) => ledger.filter((it) => it['kind'] === kind).map((it) => Number(it['amount']));
    return {
      status: String(order['status']),
      payment_status: String(order['payment_status']),
      paid: of('payment'),
      refunded: of('refund'),
      discount: Number(order['discount']),
      sold: places(SOLD) - places(SOLD_TO_OTHERS),
      held: places(HELD),
      emails: await emailsOf(dataDir, String(order['number'])),
    };
  } finally {
    database.close();
  }
}

const DEPARTURES = 'select departure_id from order_lines where order_id = :id';
const SOLD = `select sum(sold) as places from departures where id in (${DEPARTURES})`;
const SOLD_TO_OTHERS = `select sum(l.places) as places from order_lines l join orders o on o.id = l.order_id
  where o.id <> :id and o.status in ('confirmed', 'completed') and l.attendance_status <> 'cancelled'
  and l.departure_id in (${DEPARTURES})`;
const HELD = `select sum(quantity) as places from holds
  where item_id = 0 and expires_at > :now and cart_id = (select cart_id from orders where id = :id) and departure_id in (${DEPARTURES})`;

async function emailsOf(dataDir: string, number: string): Promise<string[]> {
  const folder = join(dataDir, 'mail');
  const names = (await readdir(folder).catch(() => [])).filter((it) => /^[^.].*\.eml$/.test(it)).toSorted();
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  const subjects = texts.map((text) =>
    (/^Subject: (.*(?:\r\n[ \t].*)*)/m.exec(text)?.[1] ?? '').replaceAll(/\r\n\s*/g, ' '),
  );
  return subjects.filter((it) => it.includes(number)).map((it) => it.split(':')[0] ?? '');
}
