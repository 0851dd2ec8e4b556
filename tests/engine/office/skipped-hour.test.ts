import { afterEach, expect, it } from 'vitest';
import { createCart } from '#domain/contract/cart.ts';
import { readExperience } from '#domain/contract/webstore.ts';
import { anEngine, type Engine } from '#tests/support/engine/engine.ts';
import { aSeller } from '#tests/support/engine/sellers.ts';
import { smallStore } from '#tests/support/stores/small-store.ts';

let engine: Engine;
afterEach(() => engine.stop());

/** The walk with these starts on the day on which clocks skip an hour, as a visitor and as its owner see it. */
async function walkAt(...times: string[]) {
  const experiences = smallStore.experiences.map((tour) => {
    const seasons = tour.schedule.seasons.map((season) => ({ ...season, start_times: times }));
    const schedule = { ...tour.schedule, start_times: times, exceptions: [], seasons };
    return tour.slug === 'walk' ? { ...tour, schedule } : tour;
  });
  engine = await anEngine({ stores: [{ ...smallStore, experiences }] });
  const { body: walk } = await engine.call(readExperience, { id: 'walk' });
  const owner = await aSeller(engine, { 1: 'owner' });
  const [rate] = walk.rates;
  const booked = (time: string) => {
    const booking_info = {
      date: day,
      start_time_id: walk.schedule.start_times.find((it) => it.time.startsWith(time))?.id ?? 0,
      pricing_rate_id: rate?.id ?? 0,
      pricing_units: [{ pricing_option_id: rate?.pricing_options[0]?.id ?? 0, quantity: 2 }],
    };
    return engine.call(createCart, {}, { body: { experience_id: walk.id, booking_info } });
  };
  const calendar = await owner.send(
    'GET',
    `/api/departures/calendar/?date_from=${day}&date_to=${day}&experience=${walk.id}`,
  );
  const { departures } = calendar.body as { departures: { time: string }[] };
  return { booked, times: departures.map(({ time }) => time) };
}

const day = '2027-03-28';

it('[F7a] a start in the hour that clocks skip has one time everywhere', async () => {
  const { booked, times } = await walkAt('02:30');

  const { body: cart } = await booked('02:30');

  expect(times).toEqual(['03:30:00']);
  expect(cart.lines[0]).toMatchObject({
    starts_at: '2027-03-28T01:30:00Z',
    booking_info: { start_time: { time: '03:30:00' } },
  });
});

it('[F7a] such a start is not sold beside another one at that time', async () => {
  const { booked, times } = await walkAt('02:30', '03:30');

  expect(times).toEqual(['03:30:00']);
  expect([(await booked('02:30')).status, (await booked('03:30')).status]).toEqual([400, 201]);
});
