import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addLine } from '#domain/contract/cart.ts';
import type { DepartureReply } from '#domain/contract/desk.ts';
import { anEngine, type Engine } from '#tests/support/engine/engine.ts';
import { anAccount, aSeller, type Seller } from '#tests/support/engine/sellers.ts';
import { aBuyer, type Buyer, handyStore } from '#tests/support/payments/buying.ts';
import { cards } from '#tests/support/payments/sandbox.ts';
import { anOrderFor, balanced, made, soldOrder } from '#tests/support/payments/selling.ts';
import { runningDay } from '#tests/support/stores/small-store.ts';

let engine: Engine;
let buyer: Buyer;
let owner: Seller;
let guide: Seller;
/** The path of the walk's departure at nine. */
let path: string;
beforeEach(async () => {
  engine = await anEngine({ stores: [handyStore] });
  buyer = await aBuyer(engine);
  owner = await aSeller(engine, { 1: 'owner' });
  guide = await aSeller(engine, { 1: 'guide' });
  const [walk] = await listed(`date_from=${runningDay}&date_to=${runningDay}&experience=1`);
  path = `/api/departures/${walk?.id}/`;
});
afterEach(() => balanced(engine));

const list = (query: string, who = owner) => who.send('GET', `/api/departures/?${query}`);
const listed = async (query: string, who = owner) => (await list(query, who)).body['results'] as DepartureReply[];
const change = (body: object, who = owner) => who.send('PATCH', path, body);
const asCsv = async (address: string, who = owner) => {
  const headers = { ...(await who.headers()), accept: 'text/csv' };
  return engine.app(new Request(new URL(address, 'http://shop.example'), { headers }));
};
const start = async () => {
  const query = new URLSearchParams({ experience_id: '1', date_from: runningDay, rate_id: '1' });
  const { body } = await engine.send('GET', `/api/bookings/check-availability/?${query}`);
  return (body['start_times'] as { reason: string | null; vacancies: number }[])[0];
};

describe('departures', () => {
  it('[T10] are listed by day, experience and store, searched, ordered and cut into pages', async () => {
    const day = `date_from=${runningDay}&date_to=${runningDay}`;
    const titles = async (query: string) => (await listed(`${day}&${query}`)).map((it) => it.experience_title);

    expect(await titles('')).toEqual([
      'A boat of your own',
      'Walk along the quay',
      'Groups only',
      'Fetched at the gate',
      'Walk along the quay',
    ]);
    expect(await titles('search=quay')).toHaveLength(2);
    expect(await titles('ordering=-title&page_size=2')).toEqual(['Walk along the quay', 'Walk along the quay']);
    expect(await titles('store=1&experience=2')).toEqual(['Groups only']);
    expect(await titles('store=2')).toEqual([]);
    expect((await list(`${day}&page_size=2`)).body).toMatchObject({
      count: 5,
      next: expect.stringContaining('page=2'),
    });
    expect((await list('page=999999')).status).toBe(404);
    expect((await list('date_from=soon')).status).toBe(400);
  });

  it('[T10] are each shown with their places', async () => {
    await made(owner, anOrderFor(buyer));
    await buyer.cartOf(buyer.selection({ units: { Adult: 3 } }));

    const { status, body, headers } = await guide.send('GET', path);

    expect([status, body]).toEqual([
      200,
      {
        id: expect.any(Number),
        experience: 1,
        experience_title: 'Walk along the quay',
        date: runningDay,
        time: '09:00:00',
        starts_at: '2026-12-10T08:00:00Z',
        capacity: 12,
        sold: 2,
        held: 3,
        closed: false,
        cancelled: false,
        note: '',
        guide: '',
      },
    ]);
    expect(headers.get('etag')).toMatch(/^"/);
  });

  it('[T10, A12] are seen and changed by those who may', async () => {
    const stranger = await aSeller(engine, { [await anAccount(engine, 'Others')]: 'owner' });
    const nobody = await aSeller(engine);

    const answers = [
      await change({ capacity: 13 }, guide),
      await change({ closed: true, note: 'x' }, guide),
      await change({ note: 'Pier 2', guide: 'Iva' }, guide),
      await change({ note: 'x' }, stranger),
      await stranger.send('GET', `${path}people/`),
      await nobody.send('GET', path),
      await engine.send('PATCH', path, { body: {} }),
      await owner.send('GET', '/api/departures/999999/'),
      await owner.send('PATCH', '/api/departures/x/', { closed: true }),
    ];

    expect(answers.map(({ status }) => status)).toEqual([403, 403, 200, 404, 404, 403, 401, 404, 404]);
    expect(answers[2]?.body).toMatchObject({ note: 'Pier 2', guide: 'Iva' });
  });

  it('[T10, A35] are changed from the version that was seen', async () => {
    const { headers } = await owner.send('GET', path);
    const tag = headers.get('etag') ?? '';
    const send = async (body: object) =>
      engine.send('PATCH', path, { body, headers: { ...(await owner.headers()), 'if-match': tag } });

    const first = await send({ note: 'Pier 2' });
    const second = await send({ note: 'Pier 3' });

    expect([first.status, second.status, second.body['code']]).toEqual([200, 412, 'stale_version']);
    expect((await owner.send('GET', path)).headers.get('etag')).toBe(first.headers.get('etag'));
  });

  it('[T10, A13] have a capacity of what is sold and held at least', async () => {
    await made(owner, anOrderFor(buyer));
    await buyer.cartOf(buyer.selection({ units: { Adult: 3 } }));

    const refused = await change({ capacity: 4 });
    const taken = await change({ capacity: 5 });
    const full = await start();
    const more = await change({ capacity: 6 });

    expect([refused.status, refused.body]).toEqual([
      400,
      { capacity: ['5 places are taken: a capacity of 4 is too few.'] },
    ]);
    expect([taken.status, full?.reason]).toEqual([200, 'SOLD_OUT']);
    expect([more.body['capacity'], (await start())?.vacancies]).toEqual([6, 1]);
  });

  it('[T10, A13] take no fewer places than a visitor gets at the same time', async () => {
    const selection = buyer.selection({ units: { Adult: 8 } });

    const [changed, cart] = await Promise.all([
      change({ capacity: 7 }),
      engine.send('POST', '/api/cart/', { body: selection }),
    ]);

    const { body } = await owner.send('GET', path);
    expect([[200, 409].join(), [400, 201].join()]).toContain([changed.status, cart.status].join());
    expect(Number(body['held'])).toBeLessThanOrEqual(Number(body['capacity']));
  });

  it('[T10] can be opened again from no places at all', async () => {
    await change({ capacity: 0 });

    const again = await change({ capacity: 3 });

    expect([again.status, again.body['capacity']]).toEqual([200, 3]);
  });

  it('[T10] take no new booking of a visitor once they are closed, from the next request on', async () => {
    const cart = await buyer.cartOf(buyer.selection());
    const calendar = async () => {
      const { body } = await engine.send('GET', '/api/bookings/config/?experience_id=1&month=12&year=2026');
      const days = body['days'] as { date: string; start_times: { time: string }[] }[];
      return days.find(({ date }) => date === runningDay)?.start_times.map(({ time }) => time);
    };
    const before = [await calendar(), (await start())?.reason];

    await change({ closed: true });

    const added = await engine.call(addLine, { cartId: cart.id }, { body: buyer.selection({ units: { Adult: 1 } }) });
    const { body: placed } = await buyer.order(cart);
    await buyer.pay(placed, cards.paid);
    await buyer.notices();
    const staff = await made(owner, anOrderFor(buyer));
    expect(before).toEqual([['09:00:00', '15:00:00'], null]);
    expect([await calendar(), (await start())?.reason]).toEqual([['15:00:00'], 'PAST_BOOKING_CUTOFF']);
    expect([added.status, added.body['code']]).toEqual([409, 'past_cutoff']);
    expect([(await soldOrder(owner, placed.id)).status, staff.status]).toEqual(['confirmed', 'confirmed']);
    await change({ closed: false });
    expect((await start())?.reason).toBe(null);
  });

  it('[T10] closed on all its starts a day is no day that the listing finds', async () => {
    const found = async () =>
      (
        await engine.send(
          'GET',
          `/api/webstores/experiences/?date_from=${runningDay}&date_to=${runningDay}&search=quay`,
        )
      ).body['count'];
    const before = await found();

    for (const { id } of await listed(`date_from=${runningDay}&date_to=${runningDay}&experience=1`))
      await owner.send('PATCH', `/api/departures/${id}/`, { closed: true });

    expect([before, await found()]).toEqual([1, 0]);
  });

  it('[T10] keep what was set of them when their schedule changes, as long as their start stays', async () => {
    await change({ capacity: 8, closed: true, note: 'Pier 2', guide: 'Iva' });
    const { body } = await owner.send('GET', '/api/experiences/1/');
    const schedule = body['schedule'] as { seasons: { capacity: number; start_times: string[] }[] };
    const season = schedule.seasons[0];
    const reschedule = (changes: object) =>
      owner.send('PATCH', '/api/experiences/1/', { schedule: { seasons: [{ ...season, ...changes }] } });
    const shown = async () => (await owner.send('GET', path)).body;

    const grown = await reschedule({ capacity: 20 });
    const after = await shown();
    const booked = await made(owner, anOrderFor(buyer));
    await reschedule({ start_times: ['15:00'] });
    const gone = await shown();
    await reschedule({ capacity: 20 });

    expect(grown.status).toBe(200);
    expect(after).toMatchObject({ capacity: 8, closed: true, note: 'Pier 2', guide: 'Iva' });
    expect([booked.status, gone['capacity']]).toEqual(['confirmed', 2]);
    expect(await shown()).toMatchObject({ capacity: 20, closed: true, note: 'Pier 2', guide: 'Iva' });
  });
});

describe('the people of a departure', () => {
  it('[T10] are listed as a device holds them', async () => {
    const order = await made(owner, anOrderFor(buyer));

    const { body } = await guide.send('GET', `${path}people/`);

    expect(body['results']).toMatchObject([
      { number: `${order.number}-1`, first_name: 'Marko', status: 'booked', party: [{ title: 'Adult', people: 2 }] },
    ]);
  });

  it('[T10] are CSV for a spreadsheet, which runs nothing of it', async () => {
    const contact = {
      first_name: '=HYPERLINK("http://x")',
      last_name: 'Marić, jr.',
      email: '',
      phone_number: '+385 1',
    };
    const order = await made(owner, anOrderFor(buyer, { main_contact_info: contact, note: 'Two\nlines' }));

    const response = await asCsv(`${path}people/`);

    const bytes = new Uint8Array(await response.arrayBuffer());
    const text = new TextDecoder('utf-8', { ignoreBOM: false }).decode(bytes);
    const { due } = order;
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="people-2026-12-10-\d+\.csv"$/);
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(text).toBe(
      [
        'number,status,first_name,last_name,email,phone,people,party,names,pickup,extras,answers,paid,due,currency,note,staff_note,seller',
        `${order.number}-1,booked,"'=HYPERLINK(""http://x"")","Marić, jr.",,'+385 1,2,2 Adult,,,,,0.00,${due.amount},EUR,"Two\nlines",,`,
        '',
      ].join('\r\n'),
    );
  });

  it('[T10] and the list of departures are CSV for whoever may see them', async () => {
    const stranger = await aSeller(engine, { [await anAccount(engine, 'Others')]: 'owner' });

    const list = await (await asCsv(`/api/departures/?date_from=${runningDay}&experience=1&page_size=1`)).text();
    const theirs = await asCsv(`${path}people/`, stranger);

    expect(list.split('\r\n')[0]).toBe(
      'id,experience,experience_title,date,time,starts_at,capacity,sold,held,closed,note,guide,cancelled',
    );
    expect(list.split('\r\n')[1]).toMatch(
      /^\d+,1,Walk along the quay,2026-12-10,09:00:00,2026-12-10T08:00:00Z,12,0,0,false,,,false$/,
    );
    expect(theirs.status).toBe(404);
  });
});
