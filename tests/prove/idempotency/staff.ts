import type { DeskLease } from '#domain/contract/desk.ts';
import { aMark, anOrder, cash, countOf, done, lineAt, type Prepare, type Stage } from './act.ts';
import { REFUNDS } from './visitors.ts';

/** Writes of staff: orders and money, departures, plain objects, and the log of a device. */
export const staffActs: Readonly<Record<string, Prepare>> = {
  'an order of staff': async (stage) => {
    const mark = aMark();
    const contact = { first_name: mark, email: `${mark}@example.com` };
    const body = {
      lines: [lineAt(stage, await stage.nextSpot())],
      main_contact_info: contact,
      ...cash('40.00'),
      paid: true,
    };
    const effects = [
      countOf('orders', `main_contact_info_json like '%${mark}%'`),
      countOf('payments', `order_id in (select id from orders where main_contact_info_json like '%${mark}%')`),
      countOf('customers', `first_name = '${mark}'`),
    ];
    return { method: 'POST', path: '/api/orders/', body, as: stage.owner, effects };
  },
  'a payment by hand': async (stage) => {
    const { id } = await anOrder(stage, await stage.nextSpot());
    const effects = [
      countOf('payments', `order_id = '${id}'`),
      `select paid / 500 as n from orders where id = '${id}'`,
    ];
    return { method: 'POST', path: `/api/orders/${id}/payments/`, body: cash('5.00'), as: stage.owner, effects };
  },
  'a cancellation with a refund': async (stage) => {
    const { id } = await anOrder(stage, await stage.nextSpot(), true);
    const effects = [REFUNDS(id), historyOf(id, 'cancelled')];
    const body = { refund_amount: '10.00' };
    return { method: 'POST', path: `/api/orders/${id}/cancel/`, body, as: stage.owner, effects };
  },
  'a cancelled line': async (stage) => {
    const { id, lines } = await anOrder(stage, await stage.nextSpot(), true);
    const path = `/api/orders/${id}/lines/${lines[0]?.id}/cancel/`;
    return { method: 'POST', path, body: {}, as: stage.owner, effects: [REFUNDS(id)] };
  },
  'a move': async (stage) => {
    const { id, lines } = await anOrder(stage, await stage.nextSpot());
    const spot = await stage.nextSpot();
    const { booking_info } = lineAt(stage, spot);
    const path = `/api/orders/${id}/lines/${lines[0]?.id}/move/`;
    const effects = [`select sold as n from departures where id = ${spot.id}`, historyOf(id, 'moved')];
    return { method: 'POST', path, body: { booking_info }, as: stage.owner, effects };
  },
  'a note on an order': async (stage) => {
    const { id } = await anOrder(stage, await stage.nextSpot());
    const effects = [historyOf(id, 'note')];
    return { method: 'PATCH', path: `/api/orders/${id}/`, body: { staff_note: 'Calls.' }, as: stage.owner, effects };
  },
  'a place more': async (stage) => {
    const { id } = await stage.nextSpot();
    const effects = [`select capacity - 200 as n from departures where id = ${id}`];
    return { method: 'POST', path: '/api/departures/change/', body: { ids: [id], add: 1 }, as: stage.owner, effects };
  },
  'a message to guests': async (stage) => {
    const { id } = await stage.nextSpot();
    const body = { subject: 'Bring a coat', message: 'It rains.' };
    const effects = [countOf('departure_actions', `departure_id = ${id}`)];
    return { method: 'POST', path: `/api/departures/${id}/message/`, body, as: stage.owner, effects };
  },
  'a guide': async ({ owner }) => anObject(owner, 'guides', 'name', {}),
  'a customer': async ({ owner }) => anObject(owner, 'customers', 'first_name', { last_name: 'Horvat' }),
  'a question': async ({ owner }) =>
    anObject(owner, 'booking-questions', 'title', { scope: 'traveler', type: 'choice', choices: ['Meat', 'Fish'] }),
  'sales of a device': async (stage) => saleOf(stage),
};

const historyOf = (order: string, kind: string) =>
  countOf('history', `subject_kind = 'order' and subject_id = '${order}' and kind = '${kind}'`);

async function anObject(as: Stage['owner'], name: string, field: string, more: object) {
  const mark = aMark();
  const body = { base_account: 1, [field]: mark, ...more };
  const effects = [countOf(name.replaceAll('-', '_'), `${field} = '${mark}'`)];
  return { method: 'POST', path: `/api/${name}/`, body, as, effects };
}

/** A sale and its payment, as entries of a device's log with ids of their own. */
async function saleOf(stage: Stage) {
  const spot = await stage.nextSpot();
  const as = stage.desk.token;
  const lease = await done<DeskLease>(stage, 'PUT', `/api/desk/leases/${spot.id}/`, { places: 1 }, as);
  const [number = ''] = lease.numbers;
  const at = Temporal.Instant.fromEpochMilliseconds(stage.at.now()).toString();
  const nobody = { first_name: '', last_name: '', email: '', phone_number: '', total: '40.00' };
  const of = { at, who: 'Ana', line: `${number}-1`, departure: spot.id };
  const [sale, payment] = [crypto.randomUUID(), crypto.randomUUID()];
  const entries = [
    { ...of, id: sale, kind: 'sale', sequence: 1, of: lease.id, sale: { ...lineAt(stage, spot), ...nobody } },
    { ...of, id: payment, kind: 'payment', sequence: 2, amount: '40.00', currency: 'EUR', type: 'cash' },
  ];
  const effects = [
    countOf('desk_log', `id = '${sale}' and conflict is null`),
    countOf('desk_log', `id = '${payment}' and conflict is null`),
    countOf('orders', `number = '${number}'`),
    countOf('payments', `order_id in (select id from orders where number = '${number}')`),
    `select sold as n from departures where id = ${spot.id}`,
  ];
  return { method: 'POST', path: '/api/desk/sync/', body: { departures: [], entries }, as, effects, key: null };
}
