import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkAvailability } from '#domain/contract/bookings.ts';
import { addLine, changeLine, createCart } from '#domain/contract/cart.ts';
import type { Experience } from '#domain/contract/catalogue.ts';
import { readExperience } from '#domain/contract/webstore.ts';
import { anEngine, type Engine } from '#tests/support/engine/engine.ts';
import { aSeller, type Seller } from '#tests/support/engine/sellers.ts';
import { aBuyer, type Buyer, handyStore } from '#tests/support/payments/buying.ts';
import { aChanger } from '#tests/support/payments/changing.ts';
import { anOrderFor, aPaidOrder } from '#tests/support/payments/selling.ts';
import { runningDay } from '#tests/support/stores/small-store.ts';

let engine: Engine;
let buyer: Buyer;
let owner: Seller;
beforeEach(async () => {
  engine = await anEngine({ stores: [handyStore] });
  const children = 'select id from pricing_categories where max_age < 18';
  const perPerson = 'select id from pricing_rates where is_group_pricing = 0';
  await engine.database.write((tx) =>
    sql`update pricing_options set needs_adult = 1
      where pricing_category_id in (${sql.raw(children)}) and rate_id in (${sql.raw(perPerson)})`.execute(tx),
  );
  buyer = await aBuyer(engine);
  owner = await aSeller(engine, { 1: 'owner' });
});
afterEach(() => engine.stop());

const walk = async (): Promise<Experience> => (await engine.call(readExperience, { id: 'walk' })).body;
const refusal = {
  booking_info: {
    pricing_units: {
      non_field_errors: ['Children come with an adult: please add one.'],
    },
  },
};
const alone = () => buyer.selection({ units: { Child: 1, Infant: 1 } });
const together = () => buyer.selection({ units: { Child: 1, Adult: 1 } });

interface Option {
  id?: number;
  pricing_category: number;
  retail_price: string;
  needs_adult?: boolean;
}
const optionsOf = async (id: number): Promise<Option[]> => {
  const { body }: { body: { pricing_options: Option[] } } = await owner.send('GET', `/api/pricing-rates/${id}/`);
  return body.pricing_options;
};

describe('a party of children alone', () => {
  it('[V2] is refused for a cart, its lines and another number of people, with one message', async () => {
    const cart = await engine.call(createCart, {}, { body: alone() });
    const { body } = await engine.call(createCart, {}, { body: together() });
    const added = await engine.call(addLine, { cartId: body.id }, { body: alone() });
    const { booking_info } = alone();
    const ids = { cartId: body.id, id: body.lines[0]?.id ?? '' };
    const changed = await engine.call(changeLine, ids, { body: { booking_info } });

    expect([cart, added, changed].map((it) => [it.status, it.body])).toEqual(
      Array.from({ length: 3 }, () => [400, refusal]),
    );
    expect(body.total.gross).toBe('60.50');
  });

  it('[V2] is a mismatch where free places are asked for', async () => {
    const { rates, id } = await walk();
    const child = rates[0]?.pricing_options.find(({ pricing_category }) => pricing_category.title === 'Child');
    const query = { experience_id: String(id), date_from: runningDay, pricing_options: [`${child?.id}:2`] };
    const { body } = await engine.call(checkAvailability, {}, { query });

    expect(body).toMatchObject({ available: false, reason: 'TRAVELER_MISMATCH' });
  });

  it('[V2] is refused to the guest who changes a booking, and taken from staff', async () => {
    const agent = await aSeller(engine, { 1: 'agent' });
    const changer = aChanger(engine, buyer);
    const order = await aPaidOrder(buyer, agent);
    const byGuest = await changer.quote(order, { units: { Child: 2 } });
    const byStaff = await agent.send('POST', '/api/orders/', anOrderFor(buyer, { lines: [alone()] }));

    expect([byGuest.status, byGuest.body]).toEqual([400, refusal]);
    expect(byStaff.status).toBe(201);
  });
});

describe('whether an option needs an adult', () => {
  it('[V2] was set for children in rates for families, and is shown to visitors and sellers', async () => {
    const { rates } = await walk();
    const options = rates[0]?.pricing_options ?? [];

    expect(options.map(({ pricing_category, needs_adult }) => [pricing_category.title, needs_adult])).toEqual([
      ['Adult', false],
      ['Child', true],
      ['Infant', true],
    ]);
    expect((await optionsOf(rates[0]?.id ?? 0)).map(({ needs_adult }) => needs_adult)).toEqual([false, true, true]);
  });

  it('[V2] is decided by the seller, and by the age where nothing is said', async () => {
    const id = (await walk()).rates[0]?.id ?? 0;
    const [adult, child] = (await optionsOf(id)).map(({ needs_adult: _needsAdult, ...it }) => it) as [Option, Option];
    const save = async (...pricing_options: Option[]) => {
      const { status } = await owner.send('PATCH', `/api/pricing-rates/${id}/`, { pricing_options });
      return [status, ...(await optionsOf(id)).map(({ needs_adult }) => needs_adult)];
    };

    expect(await save(adult, { ...child, needs_adult: false })).toEqual([200, false, false]);
    expect((await engine.call(createCart, {}, { body: buyer.selection({ units: { Child: 1 } }) })).status).toBe(201);
    expect(await save(adult, child)).toEqual([200, false, true]);
    expect(await save({ ...adult, needs_adult: true }, child)).toEqual([200, true, true]);
    expect((await engine.call(createCart, {}, { body: buyer.selection({ units: { Child: 1 } }) })).status).toBe(201);
    expect(await save(child)).toEqual([200, false]);
  });

  it('[V2] cannot be said of a group', async () => {
    const { body } = await engine.call(readExperience, { id: 'groups' });
    const rate = body.rates.find(({ is_group_pricing }) => is_group_pricing);
    const pricing_options = (await optionsOf(rate?.id ?? 0)).map((it) => ({ ...it, needs_adult: true }));
    const { status, body: reply } = await owner.send('PATCH', `/api/pricing-rates/${rate?.id}/`, { pricing_options });

    expect([status, reply]).toEqual([
      400,
      { pricing_options: [{ needs_adult: [expect.stringContaining('A group comes by itself')] }] },
    ]);
  });
});
