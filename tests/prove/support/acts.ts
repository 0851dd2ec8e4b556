import { selectionOf } from './desk.ts';
import type { Sold, Trade } from './trade.ts';
import { type Act, buyByCard, keyed, noteInCart, orderForCash, someDay, tourOf } from './visitor-acts.ts';

/** The acts of visitors, of the desk and of the office, with how often each comes. */
const weighted: readonly (readonly [weight: number, act: Act])[] = [
  [3, noteInCart],
  [5, buyByCard],
  [3, writeAtDesk],
  [2, keepCustomer],
  [2, makeStaffOrder],
  [1, orderForCash],
  [2, refundOrder],
];
export const everyAct: readonly Act[] = weighted.flatMap(([weight, act]) => Array.from({ length: weight }, () => act));

/** One act, by chance. */
export async function actByChance(trade: Trade, among: readonly Act[] = everyAct): Promise<void> {
  await trade.nextChance().of(among)(trade);
}

/** The office refunds no guest who came in, so each order is for the one or the other. */
function someSold(trade: Trade, isForRefund: boolean): Sold | undefined {
  const all = trade.sold.filter((it) => it.isForRefund === isForRefund);
  return all.length === 0 ? undefined : trade.nextChance().of(all);
}

/** A device sends what its staff wrote: notes on a guest, or that the guest came in. */
async function writeAtDesk(trade: Trade): Promise<void> {
  const sold = someSold(trade, false);
  if (!sold) return;
  const chance = trade.nextChance();
  const entries = Array.from({ length: 1 + chance.below(3) }, (_, sequence) => {
    const id = crypto.randomUUID();
    const entry = { id, at: new Date().toISOString(), sequence, who: 'Ana', line: `${sold.number}-1` };
    return chance.is(0.7) ? { ...entry, kind: 'note', text: `(${id})` } : { ...entry, kind: 'admit', people: [0] };
  });
  await trade.write({
    name: 'entries of the desk',
    method: 'POST',
    path: '/api/desk/sync/',
    body: { departures: [], entries },
    by: 'desk',
    acknowledged: () => {
      for (const { id, kind } of entries) trade.promises.keep('desk_log.kind', id, kind);
    },
  });
}

/** The office keeps a customer, and changes what it knows of them. */
async function keepCustomer(trade: Trade): Promise<void> {
  const note = crypto.randomUUID();
  const person = { first_name: 'Marko', last_name: 'Marić', email: `${note}@example.com`, note };
  let id = '';
  const made = await trade.write(
    keyed({
      name: 'a customer',
      method: 'POST',
      path: '/api/customers/',
      body: person,
      by: 'office',
      acknowledged: ({ body }) => {
        id = String(body['id']);
        trade.promises.keep('customers.note', id, note);
      },
    }),
  );
  if (!made) return;
  trade.promises.mayBecome('customers.note', id, 'Changed');
  await trade.write(
    keyed({
      name: 'a change of a customer',
      method: 'PATCH',
      path: `/api/customers/${id}/`,
      body: { note: 'Changed' },
      by: 'office',
      acknowledged: () => trade.promises.keep('customers.note', id, 'Changed'),
    }),
  );
}

/** Staff book a guest who pays cash. */
export async function makeStaffOrder(trade: Trade): Promise<void> {
  const guest = { first_name: 'Iva', last_name: 'Babić', email: `${crypto.randomUUID()}@example.com` };
  await trade.write(
    keyed({
      name: 'an order by staff',
      method: 'POST',
      path: '/api/orders/',
      body: {
        lines: [selectionOf(tourOf(trade), someDay(trade))],
        main_contact_info: guest,
        payment_method_id: '1',
        payment_type_id: 'cash',
        amount: '10.00',
        paid: true,
      },
      by: 'office',
      acknowledged: ({ body }) => trade.promises.keep('orders.status', String(body['id']), 'confirmed'),
    }),
  );
}

/** The office cancels an order that was paid by card: its money goes back. */
async function refundOrder(trade: Trade): Promise<void> {
  const sold = someSold(trade, true);
  if (!sold) return;
  trade.sold.splice(trade.sold.indexOf(sold), 1);
  trade.promises.mayBecome('orders.status', sold.id, 'cancelled');
  await trade.write(
    keyed({
      name: 'a refund',
      method: 'POST',
      path: `/api/orders/${sold.id}/cancel/`,
      body: {},
      by: 'office',
      acknowledged: () => trade.promises.keep('orders.status', sold.id, 'cancelled'),
    }),
  );
}
