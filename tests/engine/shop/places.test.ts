import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addLine, changeCart, changeLine, createCart, dropCart, dropLine } from '#domain/contract/cart.ts';
import { freeSold, sellLines } from '#engine/places/places.ts';
import { casesOf } from '../../support/engine/databases.ts';
import { anEngine, type Engine } from '../../support/engine/engine.ts';
import { selectionsOf } from '../../support/stores/selections.ts';
import { noon, runningDay, tightDay } from '../../support/stores/small-store.ts';

let engine: Engine;
let selection: Awaited<ReturnType<typeof selectionsOf>>['selection'];

beforeEach(async () => {
  engine = await anEngine();
  ({ selection } = await selectionsOf(engine));
});
afterEach(() => engine.stop());

const adults = (count: number, date = tightDay) => selection({ date, units: { Adult: count } });
const book = (body: object) => engine.call(createCart, {}, { body });
const minutes = (count: number) => noon.add({ minutes: count });

/** The lines of a cart, as an order would copy them. */
const linesOf = (cart_id: string) =>
  engine.database.read((tx) => tx.selectFrom('cart_lines').selectAll().where('cart_id', '=', cart_id).execute());

describe('the places of a departure', () => {
  it('[A13] are held until there are none, then refused with what is left and with the other starts', async () => {
    expect((await book(adults(8, runningDay))).status).toBe(201);
    const { status, body } = await book(adults(5, runningDay));
    const [, afternoon] = (await selectionsOf(engine)).experience('walk').schedule.start_times;

    expect(status).toBe(409);
    expect(body).toEqual({
      detail: 'Only 4 places are left at this time.',
      code: 'places_taken',
      left: 4,
      start_times: [{ id: afternoon?.id, time: '15:00:00', vacancies: 12 }],
    });
    expect((await book(adults(4, runningDay))).status).toBe(201);
    expect((await book(adults(1, runningDay))).body).toMatchObject({
      code: 'places_taken',
      left: 0,
      detail: 'No places are left at this time.',
    });
  });

  it('[A13] are held until the instant at which the hold expires, with no sweeper', async () => {
    await book(adults(4));

    engine.clock.now = minutes(30).subtract({ milliseconds: 1 });
    expect((await book(adults(1))).status).toBe(409);
    engine.clock.now = minutes(30);
    expect((await book(adults(4))).status).toBe(201);
  });

  it('[A13, A15] are not kept by an engine whose clock lags, once another has taken them for free', async () => {
    const { body: cart } = await book(adults(4));
    engine.clock.now = minutes(30);
    expect((await book(adults(4))).status).toBe(201);

    engine.clock.now = minutes(30).subtract({ milliseconds: 1 });
    const longer = await engine.call(changeCart, { id: cart.id }, { body: { extend_hold: true } });
    const more = await engine.call(addLine, { cartId: cart.id }, { body: adults(1, runningDay) });

    expect([longer.status, longer.body['code']]).toEqual([410, 'cart_expired']);
    expect([more.status, more.body['code']]).toEqual([410, 'cart_expired']);
    engine.clock.now = minutes(30);
    expect(await overfull(engine)).toEqual([]);
  });

  it('[A13, A28] that lapsed are not counted beside who took them, by a request that began before', async () => {
    await book(selection({ date: tightDay, units: { Adult: 2 }, extras: { Kayak: 2 } }));
    engine.clock.now = minutes(1);
    const { body: cart } = await book(selection({ date: tightDay, units: { Adult: 1 }, extras: { Kayak: 1 } }));
    engine.clock.now = minutes(30);
    expect((await book(selection({ date: tightDay, units: { Adult: 2 }, extras: { Kayak: 2 } }))).status).toBe(201);

    // The same holds for a request that began earlier and waited for a lock.
    const began = minutes(30).subtract({ milliseconds: 300 });
    engine.clock.now = began;
    const line = { cartId: cart.id, id: cart.lines[0]?.id ?? '' };
    const longer = await engine.call(changeCart, { id: cart.id }, { body: { extend_hold: true } });
    const added = await engine.call(addLine, { cartId: cart.id }, { body: adults(1) });
    const changed = await engine.call(changeLine, line, { body: { extra_items_units: [] } });
    expect([longer.status, added.status, changed.status]).toEqual([200, 201, 200]);
    const lines = await linesOf(cart.id);
    await engine.database.write((tx) => sellLines(tx, { lines, cart_id: cart.id, now: began }));
    expect(await overfull(engine)).toEqual([]);
  });

  it('[A13] are kept with more time while nobody else has them', async () => {
    const { body: cart } = await book(selection({ date: tightDay, units: { Adult: 4 }, extras: { Kayak: 3 } }));
    engine.clock.now = minutes(29);
    const { status } = await engine.call(changeCart, { id: cart.id }, { body: { extend_hold: true } });

    engine.clock.now = minutes(31);
    expect([status, (await book(adults(1))).status]).toEqual([200, 409]);
  });

  it('[A13] are not taken by who needs none', async () => {
    await book(adults(4));

    expect((await book(selection({ date: tightDay, units: { Infant: 2 } }))).status).toBe(201);
  });

  it('[A13] are free again with a line or cart that goes', async () => {
    const { body: cart } = await book(adults(2));
    const { body: line } = await engine.call(addLine, { cartId: cart.id }, { body: adults(2) });
    expect((await book(adults(1))).status).toBe(409);

    await engine.call(dropLine, { cartId: cart.id, id: line.id });
    expect((await book(adults(3))).body).toMatchObject({ left: 2 });
    await engine.call(dropCart, { id: cart.id });
    expect((await book(adults(4))).status).toBe(201);
  });

  it('[E8, A13] that the edited line holds are free for it', async () => {
    const { body: cart } = await book(adults(3));
    const line = { cartId: cart.id, id: cart.lines[0]?.id ?? '' };
    const change = (count: number) =>
      engine.call(changeLine, line, { body: { booking_info: adults(count).booking_info } });

    expect((await change(4)).status).toBe(200);
    expect((await change(5)).body).toMatchObject({ code: 'places_taken', left: 4 });
    expect((await change(1)).status).toBe(200);
    expect((await book(adults(3))).status).toBe(201);
    expect((await change(2)).body).toMatchObject({ code: 'places_taken', left: 1 });
  });

  it('[E8, A13] are free when the line wants none any more', async () => {
    const { body: cart } = await book(adults(4));
    const { booking_info } = selection({ date: tightDay, units: { Infant: 1 } });
    await engine.call(changeLine, { cartId: cart.id, id: cart.lines[0]?.id ?? '' }, { body: { booking_info } });

    expect((await book(adults(4))).status).toBe(201);
  });

  it('[E8, A13] of the old start are free when a line moves to another', async () => {
    const { body: cart } = await book(adults(4));
    await engine.call(
      changeLine,
      { cartId: cart.id, id: cart.lines[0]?.id ?? '' },
      { body: { booking_info: adults(4, runningDay).booking_info } },
    );

    expect((await book(adults(4))).status).toBe(201);
  });

  it('[A13] of a private boat are all or none', async () => {
    const seat = selection({ experience: 'boat', rate: 'Seat', units: { Adult: 1 } });
    const whole = selection({ experience: 'boat', rate: 'Whole boat', group_size: 3 });
    const { body: seated } = await book(seat);

    expect((await book(whole)).body).toMatchObject({ code: 'places_taken', left: 7 });
    await engine.call(dropCart, { id: seated.id });
    expect((await book(whole)).status).toBe(201);
    expect((await book(seat)).body).toMatchObject({ code: 'places_taken', left: 0 });
  });

  it('[A13] of groups are as many as their people', async () => {
    const groups = (quantity: number, group_size: number) =>
      book(selection({ experience: 'groups', units: { Group: quantity }, group_size }));

    expect((await groups(2, 8)).status).toBe(201);
    expect((await groups(1, 5)).body).toMatchObject({ left: 4 });
    expect((await groups(1, 4)).status).toBe(201);
  });
});

describe('the stock of an extra', () => {
  const kayaks = (count: number, date = runningDay) =>
    selection({ date, units: { Adult: 1 }, extras: { Kayak: count } });

  it('[A13] is held with the line, for its start alone', async () => {
    const { body: cart } = await book(kayaks(2));
    const refused = await book(kayaks(2));

    expect([refused.status, refused.body]).toEqual([
      409,
      { detail: 'Only 1 piece is left at this time.', code: 'places_taken', left: 1, extra_item_id: 3 },
    ]);
    expect((await book(kayaks(3, tightDay))).status).toBe(201);
    expect((await book(kayaks(1))).status).toBe(201);
    await engine.call(
      changeLine,
      { cartId: cart.id, id: cart.lines[0]?.id ?? '' },
      { body: { extra_items_units: [] } },
    );
    expect((await book(kayaks(2))).status).toBe(201);
  });

  it('[E8, A13] that the edited line holds is free for it', async () => {
    const { body: cart } = await book(kayaks(3));
    const line = { cartId: cart.id, id: cart.lines[0]?.id ?? '' };

    expect(
      (await engine.call(changeLine, line, { body: { extra_items_units: kayaks(3).extra_items_units } })).status,
    ).toBe(200);
    expect(
      (await engine.call(changeLine, line, { body: { extra_items_units: kayaks(4).extra_items_units } })).body,
    ).toMatchObject({ left: 3 });
  });

  type Extends = (cart_id: string, other_line_id: string) => Promise<{ status: number }>;
  it.each<[string, Extends]>([
    ['a line is added', (cartId) => engine.call(addLine, { cartId }, { body: selection({ experience: 'groups' }) })],
    ['another line changes', (cartId, id) => engine.call(changeLine, { cartId, id }, { body: {} })],
    ['more time is asked for', (id) => engine.call(changeCart, { id }, { body: { extend_hold: true } })],
  ])('[C10] stays held as long as its cart where %s', async (_, extend) => {
    const { body: cart } = await book(kayaks(3));
    const { body: other } = await engine.call(addLine, { cartId: cart.id }, { body: adults(1) });
    engine.clock.now = minutes(20);
    const { status } = await extend(cart.id, other.id);

    engine.clock.now = minutes(34);
    const { body: refused } = await book(kayaks(1));
    const ends = await engine.database.read((tx) => tx.selectFrom('holds').select('expires_at').distinct().execute());

    expect(status).toBeLessThan(300);
    expect(refused).toMatchObject({ code: 'places_taken', left: 0, extra_item_id: 3 });
    expect(ends).toHaveLength(1);
  });

  it('[A13] lapses with the hold', async () => {
    await book(kayaks(3));
    engine.clock.now = minutes(30);

    expect((await book(kayaks(3))).status).toBe(201);
  });
});

describe('places that are sold', () => {
  it('[A13] come out of their cart’s hold', async () => {
    const { body: cart } = await book(selection({ date: tightDay, units: { Adult: 3 }, extras: { Kayak: 2 } }));
    const lines = await linesOf(cart.id);
    await engine.database.write((tx) => sellLines(tx, { lines, cart_id: cart.id, now: noon }));

    expect(await engine.counts()).toMatchObject({ holds: 0 });
    engine.clock.now = minutes(30);
    expect((await book(adults(2))).body).toMatchObject({ left: 1 });
    expect((await book(selection({ date: tightDay, units: { Adult: 1 }, extras: { Kayak: 2 } }))).body).toMatchObject({
      left: 1,
      extra_item_id: 3,
    });
  });

  it('[A13] are refused where they have gone since the hold lapsed, and nothing changes', async () => {
    const { body: late } = await book(selection({ date: tightDay, units: { Adult: 3 }, extras: { Kayak: 1 } }));
    const lines = await linesOf(late.id);
    engine.clock.now = minutes(30);
    await book(adults(2));
    const before = await engine.counts();
    const sale = engine.database.write((tx) => sellLines(tx, { lines, cart_id: late.id, now: engine.clock.now }));

    await expect(sale).rejects.toMatchObject({ code: 'places_taken', extra: { left: 2 } });
    expect(await engine.counts()).toEqual(before);
    const sold = await engine.database.read((tx) =>
      tx.selectFrom('departures').select('id').where('sold', '>', 0).execute(),
    );
    expect(sold).toEqual([]);
  });

  it('[A13] of two lines at one start are counted together', async () => {
    const { body: cart } = await book(adults(2));
    await engine.call(addLine, { cartId: cart.id }, { body: adults(2) });
    const lines = await linesOf(cart.id);
    const sell = (cart_id: string | null) =>
      engine.database.write((tx) => sellLines(tx, { lines, cart_id, now: noon }));

    await expect(sell(null)).rejects.toMatchObject({ code: 'places_taken', extra: { left: 0 } });
    await sell(cart.id);
    await expect(sell(null)).rejects.toMatchObject({ code: 'places_taken' });
  });

  it('[A13] are free again when they are given back', async () => {
    const { body: cart } = await book(selection({ date: tightDay, units: { Adult: 4 }, extras: { Kayak: 3 } }));
    const lines = await linesOf(cart.id);
    await engine.database.write((tx) => sellLines(tx, { lines, cart_id: cart.id, now: noon }));
    await engine.database.write((tx) => freeSold(tx, lines));

    expect((await book(selection({ date: tightDay, units: { Adult: 4 }, extras: { Kayak: 3 } }))).status).toBe(201);
  });
});

const histories = casesOf({ soak: 200, daily: 40, onPostgres: 6 });

describe('buyers at once', () => {
  it('[A13] 60 of them on 12 places get 12, the others 409, nobody an error', async () => {
    const answers = await Promise.all(Array.from({ length: 60 }, () => book(adults(1, runningDay))));
    const statuses = answers.map(({ status }) => status);

    expect(statuses.filter((it) => it === 201)).toHaveLength(12);
    expect(statuses.filter((it) => it === 409)).toHaveLength(48);
    expect(new Set(answers.filter(({ status }) => status === 409).map(({ body }) => body['code']))).toEqual(
      new Set(['places_taken']),
    );
    expect(await engine.counts()).toMatchObject({ carts: 12, cart_lines: 12, holds: 12 });
  });

  it('[A13] who change carts of two starts each, in either order, all get an answer', async () => {
    const carts = await Promise.all(
      Array.from({ length: 6 }, async (_, n) => {
        const days = n % 2 === 0 ? [tightDay, runningDay] : [runningDay, tightDay];
        const { body: cart } = await book(selection({ date: days[0] ?? '', units: { Infant: 1 } }));
        const { body: line } = await engine.call(
          addLine,
          { cartId: cart.id },
          { body: selection({ date: days[1] ?? '', units: { Infant: 1 } }) },
        );
        return { id: cart.id, lines: [cart.lines[0]?.id ?? '', line.id], days };
      }),
    );
    const statuses = await Promise.all(
      carts.flatMap(({ id, lines, days }) =>
        lines.map(async (line, i) => {
          const { booking_info } = adults(1, days[1 - i]);
          return (await engine.call(changeLine, { cartId: id, id: line }, { body: { booking_info } })).status;
        }),
      ),
    );

    expect(statuses.filter((it) => it === 200)).toHaveLength(10);
    expect(statuses.filter((it) => it === 409)).toHaveLength(2);
    expect(await overfull(engine)).toEqual([]);
  });

  // Each random history has an engine of its own, which takes longer on PostgreSQL than what the visitors do: over 5 s.
  it('[A13] never get more than there is, whatever they do', {
    tags: 'long',
    timeout: 60_000 + histories * 3_000,
  }, async () => {
    const step = fc.oneof(
      fc.record({
        do: fc.constant('book' as const),
        count: fc.integer({ min: 1, max: 5 }),
        kayaks: fc.integer({ min: 0, max: 3 }),
      }),
      fc.record({
        do: fc.constant('change' as const),
        which: fc.nat(20),
        count: fc.integer({ min: 1, max: 5 }),
        kayaks: fc.integer({ min: 0, max: 3 }),
      }),
      fc.record({ do: fc.constant('drop' as const), which: fc.nat(20) }),
      fc.record({ do: fc.constant('buy' as const), which: fc.nat(20) }),
      fc.record({ do: fc.constant('refund' as const), which: fc.nat(20) }),
      fc.record({ do: fc.constant('wait' as const), minutes: fc.integer({ min: 1, max: 40 }) }),
    );

    await fc.assert(
      fc.asyncProperty(fc.array(fc.array(step, { minLength: 1, maxLength: 4 }), { maxLength: 12 }), async (history) => {
        const shop = await anEngine();
        const carts: string[] = [];
        const bought: { departure_id: number; places: number; wish_json: string }[][] = [];
        const request = (count: number, kayaks: number) =>
          selection({ date: tightDay, units: { Adult: count }, ...(kayaks > 0 && { extras: { Kayak: kayaks } }) });

        const act = async (it: (typeof history)[number][number]): Promise<number> => {
          const id = 'which' in it ? carts[it.which % Math.max(1, carts.length)] : undefined;
          if (it.do === 'wait') shop.clock.now = shop.clock.now.add({ minutes: it.minutes });
          if (it.do === 'book') {
            const { status, body } = await shop.call(createCart, {}, { body: request(it.count, it.kayaks) });
            if (status === 201) carts.push(body.id);
            return status;
          }
          if (id === undefined) return 0;
          const lines = await shop.database.read((tx) =>
            tx.selectFrom('cart_lines').selectAll().where('cart_id', '=', id).execute(),
          );
          const [line] = lines;
          if (it.do === 'change' && line) {
            const { booking_info, extra_items_units = [] } = request(it.count, it.kayaks);
            return (
              await shop.call(changeLine, { cartId: id, id: line.id }, { body: { booking_info, extra_items_units } })
            ).status;
          }
          if (it.do === 'drop') return (await shop.call(dropCart, { id })).status;
          if (it.do === 'buy' && line) {
            const sale = { lines, cart_id: id, now: shop.clock.now };
            await shop.database
              .write((tx) => sellLines(tx, sale))
              .then(
                () => bought.push(lines),
                () => {},
              );
            await shop.call(dropCart, { id });
          }
          if (it.do === 'refund') {
            const sold = bought.pop();
            if (sold) await shop.database.write((tx) => freeSold(tx, sold));
          }
          return 0;
        };

        for (const together of history) {
          const statuses = await Promise.all(together.map(act));
          expect(statuses.filter((it) => it >= 500)).toEqual([]);
          expect(await overfull(shop)).toEqual([]);
        }
        await shop.stop();
      }),
      { numRuns: histories },
    );
  });
});

/** Departures and extras with more held and sold than there is, by a query other than the engine's. */
function overfull(shop: Engine): Promise<unknown[]> {
  const now = shop.clock.now.epochMilliseconds;
  return shop.database.read(async (tx) => {
    const holds = await tx.selectFrom('holds').selectAll().where('expires_at', '>', now).execute();
    const held = (departure: number, item: number) =>
      holds
        .filter((it) => it.departure_id === departure && it.item_id === item)
        .reduce((sum, it) => sum + it.quantity, 0);
    const departures = await tx.selectFrom('departures').selectAll().where('date', '=', tightDay).execute();
    const extras = await tx.selectFrom('departure_extras').selectAll().execute();
    return [
      ...departures.filter((it) => it.sold + held(it.id, 0) > it.capacity),
      ...extras.filter((it) => it.sold + held(it.departure_id, it.item_id) > it.stock),
    ];
  });
}
