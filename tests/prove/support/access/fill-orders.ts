import { aCard, cards } from '#tests/support/payments/sandbox.ts';
import { runningDay } from '#tests/support/stores/small-store.ts';
import { type Account, done, visited, wordOf } from './account.ts';

/** A selection of adults, two by default, on a running day of the account's tour. */
export function selectionOf({ ids }: Account, date = runningDay, quantity = 2) {
  return {
    experience_id: ids['experience'],
    booking_info: {
      date,
      start_time_id: ids['startTime'],
      pricing_rate_id: ids['rate'],
      pricing_units: [{ pricing_option_id: ids['option'], quantity }],
    },
  };
}

/** A guest whose data are secret words. */
export function contactOf(account: Account) {
  return {
    first_name: wordOf(account, 'guestfirstname'),
    last_name: wordOf(account, 'guestlastname'),
    email: `${wordOf(account, 'guestemail')}@example.com`,
    phone_number: '+385 91 234 5678',
  };
}

/** Orders of staff and of visitors, with payments, notes, and a cart that is open. */
export async function fillOrders(account: Account): Promise<void> {
  const { ids } = account;
  const lines = [{ ...selectionOf(account), note: wordOf(account, 'linewish') }];
  const order = await done(account, 'POST', '/api/orders/', {
    store: ids['store'],
    lines,
    main_contact_info: contactOf(account),
    note: wordOf(account, 'ordersnote'),
    comment: wordOf(account, 'orderscomment'),
    staff_note: wordOf(account, 'ordersstaffnote'),
    payment_method_id: '1',
    payment_type_id: 'cash',
    amount: '80.00',
    paid: true,
  });
  const [line] = order['lines'] as { id: string }[];
  Object.assign(ids, { order: order.id, number: order['number'], line: line?.id });
  const seen = await visited(account, 'GET', `/api/orders/${order.id}/`);
  const [voucher] = seen['vouchers'] as { code: string }[];
  Object.assign(ids, { voucher: voucher?.code, lineNumber: `${String(order['number'])}-1` });
  const at = `/api/orders/${order.id}/lines/${line?.id}/`;
  await done(account, 'PATCH', at, { note: wordOf(account, 'orderlinesnote') });
  const payments = await done(account, 'GET', `/api/orders/${order.id}/payments/`);
  ids['payment'] = (payments['results'] as { id: string }[])[0]?.id ?? '';
  const departure = await departureOn(account, runningDay);
  ids['departure'] = departure;
  await done(account, 'PATCH', `/api/departures/${departure}/`, {
    note: wordOf(account, 'departuresnote'),
    guide: wordOf(account, 'departuresguide'),
  });
  const hold = crypto.randomUUID();
  await done(account, 'PUT', `/api/bookings/holds/${hold}/`, { lines: [selectionOf(account)], store: ids['store'] });
  ids['hold'] = hold;
  await bookAsVisitor(account);
}

async function bookAsVisitor(account: Account): Promise<void> {
  const { ids, engine } = account;
  const cart = await visited(account, 'POST', '/api/cart/', selectionOf(account));
  const main_contact_info = { ...contactOf(account), email: `${wordOf(account, 'guestemail')}.two@example.com` };
  await visited(account, 'PATCH', `/api/cart/${String(cart['id'])}/`, { main_contact_info });
  const placed = await visited(account, 'POST', '/api/webstores/order/', {
    cart_id: cart['id'],
    payment_method_id: '2',
    amount: (cart['total_deposit'] as { amount: string }).amount,
    consent: { granted: ['statistics'], visitor: crypto.randomUUID(), session: 1 },
  });
  const form = new URLSearchParams(aCard(cards.paid));
  await engine.app(new Request(String(placed['checkout_url']), { method: 'POST', body: form }));
  Object.assign(ids, { paidOrder: placed['id'], session: placed['session_id'] });
  const open = await visited(account, 'POST', '/api/cart/', selectionOf(account));
  ids['cart'] = String(open['id']);
  ids['cartLine'] = (open['lines'] as { id: string }[])[0]?.id ?? '';
  const note = wordOf(account, 'cartsnote');
  await visited(account, 'PATCH', `/api/cart/${String(open['id'])}/`, { main_contact_info, note });
}

/** The departure of the account's tour on a day, at the time of its selections. */
export async function departureOn({ engine, ids }: Account, date: string): Promise<number> {
  const { id } = await engine.database.read((tx) =>
    tx
      .selectFrom('departures')
      .select('id')
      .where('experience_id', '=', Number(ids['experience']))
      .where('date', '=', date)
      .where('start_time_id', '=', Number(ids['startTime']))
      .executeTakeFirstOrThrow(),
  );
  return id;
}
