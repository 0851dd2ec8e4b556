import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { partyProblems } from '#domain/booking/party.ts';
import { quote } from '#domain/booking/pricing.ts';
import { checkAvailability } from '#domain/contract/bookings.ts';
import { createCart } from '#domain/contract/cart.ts';
import type { Experience, PriceRule, Rate } from '#domain/contract/catalogue.ts';
import { address } from '#domain/contract/endpoint.ts';
import { listExperiences, readExperience } from '#domain/contract/webstore.ts';
import { toDecimal } from '#domain/money/money.ts';
import { addDays } from '#domain/time/day.ts';
import { anEngine, type Engine } from '../support/engine/engine.ts';
import { aSeller } from '../support/engine/sellers.ts';
import { aWorker } from '../support/page/worker.ts';

let engine: Engine;
beforeAll(async () => {
  engine = await anEngine();
});
afterAll(() => engine.stop());

const day = fc.integer({ min: 1, max: 20 }).map((n) => addDays('2026-12-01', n));
const time = fc.constantFrom('09:00:00', '10:00:00', '15:00:00');

function rulesOf({ pricing_options }: Rate): fc.Arbitrary<PriceRule[]> {
  const prices = fc.uniqueArray(
    fc.record({
      pricing_category: fc.constantFrom(...pricing_options.map((it) => it.pricing_category.id)),
      from_size: fc.integer({ min: 1, max: 5 }),
      price: fc.nat({ max: 20_000 }).map((amount) => toDecimal(amount, 'EUR')),
    }),
    { selector: (it) => `${it.pricing_category} ${it.from_size}`, minLength: 1, maxLength: 4 },
  );
  const weekdays = fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 });
  const season = fc
    .record({ from: day, days: fc.nat({ max: 20 }), yearly: fc.boolean(), weekdays, prices })
    .map(({ days, ...it }): PriceRule => ({ kind: 'season', to: addDays(it.from, days), ...it }));
  const rule = fc.oneof(
    season,
    fc.record({ from: day, prices }).map((it): PriceRule => ({ kind: 'day', ...it })),
    fc.record({ from: day, start_time: time, prices }).map((it): PriceRule => ({ kind: 'departure', ...it })),
  );
  return fc.uniqueArray(rule, { selector: (it) => [it.kind, it.from, it.start_time].join(' '), maxLength: 6 });
}

const selected = fc.record({
  date: day,
  start: fc.nat(),
  counts: fc.array(fc.nat({ max: 4 }), { minLength: 3, maxLength: 3 }),
  group_size: fc.integer({ min: 1, max: 8 }),
});

/** A selection of a rate, with its first three options at most. */
function selectionOf(
  experience: Experience,
  rate: Rate,
  { date, start, counts, group_size }: typeof selected extends fc.Arbitrary<infer T> ? T : never,
) {
  const { start_times } = experience.schedule;
  return {
    experience_id: experience.id,
    booking_info: {
      date,
      start_time_id: start_times[start % start_times.length]?.id ?? 0,
      pricing_rate_id: rate.id,
      pricing_units: rate.pricing_options.slice(0, 3).flatMap(({ id }, i) => {
        const quantity = counts[i] ?? 0;
        return quantity === 0
          ? []
          : [{ pricing_option_id: id, quantity, ...(rate.is_group_pricing && { group_size }) }];
      }),
    },
  };
}

it('[B12, E9] page, worker and engine price the same parties of random rules alike, to the minor unit', {
  tags: 'long',
  timeout: 0,
}, async () => {
  const owner = await aSeller(engine, { 1: 'owner' });
  const names = ['walk', 'groups', 'boat'];
  let compared = 0;
  const catalogue = fc.gen();
  const runs = process.env['SOAK'] ? 400 : 25;

  await fc.assert(
    fc.asyncProperty(catalogue, async (gen) => {
      for (const name of names)
        for (const rate of (await engine.call(readExperience, { id: name })).body.rates) {
          const price_rules = gen(() => rulesOf(rate));
          const { status, body } = await owner.send('PATCH', `/api/pricing-rates/${rate.id}/`, { price_rules });
          expect([status, body]).toMatchObject([200, {}]);
        }
      const { worker, network, get } = aWorker(engine);
      await worker.run({ kind: 'gather' });
      network.state = 'down';

      for (const query of [{}, { date_from: gen(() => day) }, { date_from: gen(() => day), date_to: gen(() => day) }]) {
        const theirs = await engine.call(listExperiences, {}, { query });
        const own = (await (await get(address(listExperiences, {}, query)))?.json()) as typeof theirs.body;
        expect(own.results).toEqual(theirs.body.results);
      }
      for (const name of names) {
        const known = (await (await get(address(readExperience, { id: name })))?.json()) as Experience;
        for (const rate of known.rates) {
          const selection = selectionOf(
            known,
            rate,
            gen(() => selected),
          );
          const { date, start_time_id, pricing_units } = selection.booking_info;
          if (partyProblems(known, selection).length > 0) continue;
          const gross = toDecimal(quote(known, selection).gross, 'EUR');
          const units = JSON.stringify(pricing_units.map(({ pricing_option_id: id, ...unit }) => ({ id, ...unit })));
          const query = { experience_id: name, date_from: date, rate_id: rate.id, pricing_options: units };
          const { body } = await engine.call(checkAvailability, {}, { query });
          const start = body.start_times.find(({ id }) => id === start_time_id);
          expect(start?.total?.gross ?? gross).toBe(gross);
          const made = await engine.call(createCart, {}, { body: { ...selection, expected_total: gross } });
          expect(made.body).not.toMatchObject({ code: 'price_changed' });
          if (made.status !== 201) continue;
          expect(made.body.total?.gross).toBe(gross);
          compared++;
          await engine.send('DELETE', `/api/cart/${made.body.id}/`);
        }
      }
    }),
    { numRuns: runs, seed: 12 },
  );

  expect(compared).toBeGreaterThan(runs / 2);
});
