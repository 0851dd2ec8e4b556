import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkAvailability, readBookingConfig } from '#domain/contract/bookings.ts';
import { addLine, createCart, readCart } from '#domain/contract/cart.ts';
import type { PriceRule, Rate } from '#domain/contract/catalogue.ts';
import type { QueryValues } from '#domain/contract/endpoint.ts';
import { listExperiences, readExperience } from '#domain/contract/webstore.ts';
import { anEngine, type Engine } from '#tests/support/engine/engine.ts';
import { anAccount, aSeller, type Seller } from '#tests/support/engine/sellers.ts';
import { carriedStore } from '#tests/support/stores/carried-store.ts';
import { exported, imported } from '#tests/support/stores/carrying.ts';
import { selectionsOf } from '#tests/support/stores/selections.ts';
import { runningDay } from '#tests/support/stores/small-store.ts';

let engine: Engine;
let owner: Seller;
let rate: Rate;
let selection: Awaited<ReturnType<typeof selectionsOf>>['selection'];
const open: Engine[] = [];
beforeEach(async () => {
  engine = await anEngine({ stores: [carriedStore] });
  open.push(engine);
  owner = await aSeller(engine, { 1: 'owner' });
  const { experience, selection: of } = await selectionsOf(engine);
  selection = of;
  [rate] = experience('walk').rates as [Rate];
});
afterEach(async () => {
  for (const it of open.splice(0)) await it.stop();
});

const path = (id = rate.id) => `/api/pricing-rates/${id}/`;
const save = (price_rules: unknown, id?: number) => owner.send('PATCH', path(id), { price_rules });
const adult = (price: string, from_size?: number) => ({
  pricing_category: rate.pricing_options[0]?.pricing_category.id ?? 0,
  price,
  ...(from_size && { from_size }),
});
const december = (price: string): PriceRule => ({
  kind: 'season',
  from: '2026-12-01',
  to: '2026-12-31',
  prices: [adult(price)],
});
const afternoon = (price: string): PriceRule => ({
  kind: 'departure',
  from: runningDay,
  start_time: '15:00:00',
  prices: [adult(price)],
});
const euros = (gross: string) => expect.objectContaining({ gross, currency: 'EUR' }) as unknown;
const fromOf = async (query: QueryValues = {}) => {
  const { body } = await engine.call(listExperiences, {}, { query });
  return body.results.find(({ slug }) => slug === 'walk')?.from_price;
};

describe('the price rules of a rate', () => {
  it('[B12] are stored in their order without what is as usual, and answered so', async () => {
    const { status, body } = await save([
      { ...december('55'), yearly: false, weekdays: [7, 6, 5, 4, 3, 2, 1] },
      { ...december('60.5'), yearly: true, weekdays: [7, 6, 6] },
      { kind: 'day', from: '2026-12-24', to: null, start_time: null, prices: [adult('70', 1), adult('65', 4)] },
      afternoon('30'),
    ]);

    expect([status, body['price_rules']]).toEqual([
      200,
      [
        december('55.00'),
        { ...december('60.50'), yearly: true, weekdays: [6, 7] },
        { kind: 'day', from: '2026-12-24', prices: [adult('70.00'), adult('65.00', 4)] },
        afternoon('30.00'),
      ],
    ]);
    expect((await owner.send('GET', path())).body['price_rules']).toEqual(body['price_rules']);
  });

  it('[B12] are refused as a whole, each mistake at its place', async () => {
    const { status, body } = await save([
      { kind: 'season', from: '2026-12-01', prices: [adult('1')] },
      { ...december('1'), to: '2026-11-30' },
      { kind: 'day', from: '2026-12-24', yearly: true, to: '2026-12-26', prices: [adult('1')] },
      { kind: 'day', from: '2026-12-24', prices: [adult('1'), adult('2')] },
      { kind: 'departure', from: '2026-12-24', prices: [{ pricing_category: 999, price: '1.005' }] },
    ]);

    expect([status, body]).toEqual([
      400,
      {
        price_rules: [
          { to: ['This field is required.'] },
          { to: ['Ensure that a season does not end before it begins.'] },
          {
            to: ['A price of a day does not have this field.'],
            yearly: ['A price of a day does not have this field.'],
          },
          {
            from: ['Ensure that each day is there once.'],
            prices: [{}, { from_size: ['Ensure that each size of a party is there once.'] }],
          },
          {
            start_time: ['This field is required.'],
            prices: [
              {
                pricing_category: ['Invalid pk "999" - object does not exist.'],
                price: ['Ensure that there are no more than 2 decimal places.'],
              },
            ],
          },
        ],
      },
    ]);
    expect((await owner.send('GET', path())).body['price_rules']).toEqual([]);
  });

  it('[B12] are changed by those who change the catalogue, on what they have read', async () => {
    const agent = await aSeller(engine, { 1: 'agent' });
    const stranger = await aSeller(engine, { [await anAccount(engine, 'Others')]: 'owner' });
    const patch = { price_rules: [december('55.00')] };

    expect((await agent.send('PATCH', path(), patch)).status).toBe(403);
    expect((await stranger.send('PATCH', path(), patch)).status).toBe(404);

    const read = await owner.send('GET', path());
    const headers = { ...(await owner.headers()), 'if-match': read.headers.get('etag') ?? '' };
    expect((await engine.send('PATCH', path(), { body: patch, headers })).status).toBe(200);
    expect((await engine.send('PATCH', path(), { body: { price_rules: [] }, headers })).status).toBe(412);
  });

  it('[B12] lose the prices of a category with its option, and stay when nothing is said of them', async () => {
    const child = rate.pricing_options[1]?.pricing_category.id ?? 0;
    await save([
      { ...december('55.00'), prices: [adult('55.00'), { pricing_category: child, price: '10.00' }] },
      { ...december('9.00'), prices: [{ pricing_category: child, price: '9.00' }] },
    ]);
    const { body } = await owner.send('GET', path());
    const options = body['pricing_options'] as { pricing_category: number }[];

    await owner.send('PATCH', path(), { title: 'Usual' });
    const changed = await owner.send('PATCH', path(), {
      pricing_options: options.filter(({ pricing_category }) => pricing_category !== child),
    });

    expect(changed.body['price_rules']).toEqual([december('55.00')]);
  });

  it('[B12, A6] come along with a copy of the tour', async () => {
    await save([december('55.00'), afternoon('30.00')]);

    const { body } = await owner.send('POST', '/api/experiences/1/duplicate/');

    expect(body['rates']).toMatchObject([{ price_rules: [december('55.00'), afternoon('30.00')] }]);
  });

  it('[B12, A21] are exported, and imported into another database, where they price alike', async () => {
    await save([december('55.00'), afternoon('30.00')]);
    const to = await anEngine({ stores: [] });
    open.push(to);

    await imported(to, await exported(engine));

    const { body } = await to.call(readExperience, { id: 'walk' });
    expect(body.rates[0]?.price_rules).toEqual([december('55.00'), afternoon('30.00')]);
    expect((await imported(to, await exported(engine))).changed).toBe(0);
  });
});

describe('what the shop shows and asks', () => {
  it('[B12] has no field more where a rate has no rules', async () => {
    const before = (await engine.call(readExperience, { id: 'walk' })).body;
    await save([december('55.00')]);
    await save([]);
    const after = (await engine.call(readExperience, { id: 'walk' })).body;

    expect(JSON.stringify(after)).toBe(JSON.stringify(before));
    expect(JSON.stringify(after)).not.toContain('price_rules');
  });

  it('[B12] leaves out the prices of days that are over, which a season of each year never is', async () => {
    const past = { ...december('55.00'), from: '2026-11-01', to: '2026-11-30' };
    await save([past, { ...past, yearly: true }, { kind: 'day', from: '2026-11-30', prices: [adult('1.00')] }]);

    const shown = (await engine.call(readExperience, { id: 'walk' })).body.rates[0]?.price_rules;
    expect(shown).toEqual([{ ...past, yearly: true }]);
    expect((await owner.send('GET', path())).body['price_rules']).toHaveLength(3);
  });

  it("[B12] is each day's price in the calendar: the lowest of the departures that have places", async () => {
    await save([december('55.00'), afternoon('30.00')]);
    const pricesOf = async () => {
      const { body } = await engine.call(
        readBookingConfig,
        {},
        { query: { experience_id: 'walk', month: 12, year: 2026 } },
      );
      return body.days.slice(8, 11).map(({ from_price }) => from_price?.gross);
    };

    expect(await pricesOf()).toEqual(['55.00', '30.00', '55.00']);
    await engine.database.write((tx) =>
      tx
        .updateTable('departures')
        .set({ sold: 12 })
        .where('date', '=', runningDay)
        .where('start_time_id', '=', 2)
        .execute(),
    );
    expect(await pricesOf()).toEqual(['55.00', '55.00', '55.00']);
  });

  it("[B12, V1] is the adult's lowest price of the days asked for in the listing, also in its order", async () => {
    await save([december('95.00'), { kind: 'day', from: '2026-12-20', prices: [adult('15.00')] }]);
    const order = async (query: QueryValues) =>
      (await engine.call(listExperiences, {}, { query: { ordering: 'price', ...query } })).body.results.map(
        (it) => it.slug,
      );

    expect(await fromOf()).toEqual(euros('15.00'));
    expect(await fromOf({ date_from: '2026-12-02', date_to: '2026-12-10' })).toEqual(euros('95.00'));
    expect(await fromOf({ date_from: '2026-12-21', date_to: '2027-01-10' })).toEqual(euros('40.00'));
    expect(await fromOf({ date_from: '2026-12-20', detail: 'full' })).toEqual(euros('15.00'));
    expect((await order({}))[0]).toBe('walk');
    expect((await order({ date_from: '2026-12-02', date_to: '2026-12-10' }))[0]).not.toBe('walk');
  });

  it('[V1] is the price of the party asked for, as the cart charges it, also in the order of the listing', async () => {
    await save([december('95.00')]);
    const days = { date_from: runningDay, date_to: runningDay };
    const { body } = await engine.call(listExperiences, {}, { query: { ...days, party: '3', ordering: '-price' } });
    const cart = await engine.call(createCart, {}, { body: selection({ units: { Adult: 3 } }) });

    expect(await fromOf({ ...days, party: '3' })).toEqual({
      gross: '285.00',
      currency: 'EUR',
      per: 'party',
      people: 3,
      is_from: false,
    });
    expect(cart.body.total).toEqual(euros('285.00'));
    const prices = body.results.map(({ from_price }) => Number(from_price?.gross));
    expect(prices).toEqual(prices.toSorted((a, b) => b - a));
  });

  it('[V1] is charged by the cart for one adult, or the smallest group, of each tour', async () => {
    for (const named of [{ units: { Adult: 1 } }, { experience: 'groups', group_size: 2 }]) {
      const request = selection(named);
      const { body } = await engine.call(readExperience, { id: String(request.experience_id) });
      const cart = await engine.call(createCart, {}, { body: request });

      expect(cart.body.total.gross).toBe(body.from_price?.gross);
    }
  });

  it('[B12, E9] is the price of each departure in the answer to a party, and in the cart', async () => {
    await save([december('55.00'), { ...afternoon('30.00'), prices: [adult('30.00'), adult('25.00', 3)] }]);
    const totals = async (adults: number) => {
      const units = JSON.stringify([{ id: rate.pricing_options[0]?.id, quantity: adults }]);
      const query = { experience_id: 'walk', date_from: runningDay, pricing_options: units };
      const { body } = await engine.call(checkAvailability, {}, { query });
      return body.start_times.map(({ total }) => total?.gross);
    };

    expect(await totals(2)).toEqual(['110.00', '60.00']);
    expect(await totals(3)).toEqual(['165.00', '75.00']);
    const body = { ...selection({ time: '15', units: { Adult: 3, Infant: 1 } }), expected_total: '75.00' };
    expect((await engine.call(createCart, {}, { body })).body.total).toEqual(euros('75.00'));
  });

  it('[B12] leaves a line of a cart as it is when prices change, and says so of a new one', async () => {
    const cart = (await engine.call(createCart, {}, { body: selection() })).body;

    await save([december('55.00')]);

    expect((await engine.call(readCart, { id: cart.id })).body.total).toEqual(euros('80.00'));
    const more = await engine.call(addLine, { cartId: cart.id }, { body: { ...selection(), expected_total: '80.00' } });
    expect([more.status, more.body]).toMatchObject([
      409,
      { code: 'price_changed', old_total: '80.00', new_total: '110.00' },
    ]);
  });
});
