import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkAvailability, readBookingConfig } from '#domain/contract/bookings.ts';
import { addLine, createCart } from '#domain/contract/cart.ts';
import type { QueryValues } from '#domain/contract/endpoint.ts';
import { anEngine, type Engine } from '../../support/engine/engine.ts';
import { selectionsOf } from '../../support/stores/selections.ts';
import { closedDay, noon, runningDay, tightDay } from '../../support/stores/small-store.ts';

let engine: Engine;
let selection: Awaited<ReturnType<typeof selectionsOf>>['selection'];
let experience: Awaited<ReturnType<typeof selectionsOf>>['experience'];

beforeAll(async () => {
  engine = await anEngine();
  ({ selection, experience } = await selectionsOf(engine));
});
afterAll(() => engine.stop());

const optionOf = (slug: string, title: string, rate = 0) =>
  experience(slug).rates[rate]?.pricing_options.find((it) => it.pricing_category.title === title)?.id ?? 0;

describe('the calendar of an experience', () => {
  const december = (experience_id: string | number = 'walk') =>
    engine.call(readBookingConfig, {}, { query: { experience_id, month: 12, year: 2026 } });
  const dayOf = async (date: string) => (await december()).body.days.find((it) => it.date === date);

  it('[A3] says what is sold', async () => {
    const { status, body } = await december();

    expect(status).toBe(200);
    expect(readBookingConfig.reply?.is(body)).toBe(true);
    expect(body).toMatchObject({
      experience_id: experience('walk').id,
      time_zone: 'Europe/Zagreb',
      currency: 'EUR',
      default_rate_id: experience('walk').default_rate_id,
      rates: [{ title: 'Standard', min_per_booking: 1, max_per_booking: 10, pickup: { selection: 'optional' } }],
      generated_at: noon.toString(),
    });
    expect((await december(experience('walk').id)).body).toEqual(body);
  });

  it('[A3] has one object a day', async () => {
    const { body } = await december();

    expect(body.days).toHaveLength(31);
    expect(body.days[9]).toEqual({
      date: runningDay,
      status: 'AVAILABLE',
      vacancies: 24,
      capacity: 24,
      from_price: { gross: '40.00', currency: 'EUR', per: 'person', people: null, is_from: false },
      start_times: experience('walk').schedule.start_times.map((it) => ({ ...it, vacancies: 12, capacity: 12 })),
    });
  });

  it('[A3] closes a day on which nothing runs, and what is past', async () => {
    expect(await dayOf(closedDay)).toMatchObject({ status: 'CLOSED', vacancies: 0, start_times: [], from_price: null });
    engine.clock.now = Temporal.Instant.from('2026-12-02T12:00:00Z');
    expect(await dayOf('2026-12-01')).toMatchObject({ status: 'CLOSED', vacancies: 0, start_times: [] });
    engine.clock.now = noon;
  });

  it('[A3] leaves out the starts of today that are past their cut-off', async () => {
    const [, afternoon] = experience('walk').schedule.start_times;

    expect(await dayOf('2026-12-01')).toMatchObject({
      vacancies: 12,
      capacity: 12,
      start_times: [{ ...afternoon, vacancies: 12 }],
    });
  });

  it('[A3] counts what is held until the hold lapses: under half left is LIMITED, none SOLD_OUT', async () => {
    const shop = await anEngine();
    const on = async () =>
      (await shop.call(readBookingConfig, {}, { query: { experience_id: 'walk', month: 12, year: 2026 } })).body
        .days[11];
    const { body } = await shop.call(createCart, {}, { body: selection({ date: tightDay, units: { Adult: 2 } }) });
    expect(await on()).toMatchObject({ status: 'AVAILABLE', vacancies: 2, capacity: 4 });

    await shop.call(addLine, { cartId: body.id }, { body: selection({ date: tightDay, units: { Adult: 1 } }) });
    expect(await on()).toMatchObject({ status: 'LIMITED', vacancies: 1 });
    await shop.call(addLine, { cartId: body.id }, { body: selection({ date: tightDay, units: { Adult: 1 } }) });
    expect(await on()).toMatchObject({ status: 'SOLD_OUT', vacancies: 0 });

    shop.clock.now = noon.add({ minutes: 30 });
    expect(await on()).toMatchObject({ status: 'AVAILABLE', vacancies: 4 });
    await shop.stop();
  });

  it.each([
    [
      { experience_id: 'nothing', month: 12, year: 2026 },
      { experience_id: ['Invalid pk "nothing" - object does not exist.'] },
    ],
    [{ experience_id: 'walk', month: 13, year: 2026 }, { month: ['Ensure this value is less than or equal to 12.'] }],
    [{ experience_id: 'walk', month: 'x', year: 2026 }, { month: ['A valid integer is required.'] }],
    [{ experience_id: 'walk' }, { month: ['This field is required.'], year: ['This field is required.'] }],
    [{ experience_id: 'walk', month: 1, year: 99_999 }, { year: ['Ensure this value is less than or equal to 2200.'] }],
  ])('[A3] refuses %o', async (query, problems) => {
    const { status, body } = await engine.call(readBookingConfig, {}, { query });

    expect([status, body]).toEqual([400, problems]);
  });
});

describe('a question about availability', () => {
  const ask = (query: QueryValues) =>
    engine.call(checkAvailability, {}, { query: { experience_id: 'walk', date_from: runningDay, ...query } });

  it('[A3] has the starts of the day, with the price of the party', async () => {
    const { status, body } = await ask({
      pricing_options: [`${optionOf('walk', 'Adult')}:2`, `${optionOf('walk', 'Child')}:1`],
    });

    expect(status).toBe(200);
    expect(checkAvailability.reply?.is(body)).toBe(true);
    expect(body).toMatchObject({ available: true, reason: null, checked_at: noon.toString() });
    expect(body.start_times[0]).toEqual({
      id: experience('walk').schedule.start_times[0]?.id,
      time: '09:00:00',
      starts_at: '2026-12-10T09:00:00+01:00',
      ends_at: '2026-12-10T11:30:00+01:00',
      status: 'AVAILABLE',
      vacancies: 12,
      capacity: 12,
      cutoff_at: '2026-12-10T08:00:00+01:00',
      reason: null,
      units: [
        {
          pricing_option_id: optionOf('walk', 'Adult'),
          quantity: 2,
          group_size: null,
          unit_price: { gross: '40.00', currency: 'EUR' },
          subtotal: { gross: '80.00', currency: 'EUR' },
        },
        {
          pricing_option_id: optionOf('walk', 'Child'),
          quantity: 1,
          group_size: null,
          unit_price: { gross: '20.50', currency: 'EUR' },
          subtotal: { gross: '20.50', currency: 'EUR' },
        },
      ],
      total: { gross: '100.50', currency: 'EUR' },
      deposit: { amount: '20.10', currency: 'EUR' },
    });
  });

  it('[A3] may come as JSON', async () => {
    const { body } = await ask({ pricing_options: JSON.stringify([{ id: optionOf('walk', 'Adult'), quantity: 3 }]) });

    expect(body.start_times[0]?.total).toEqual({ gross: '120.00', currency: 'EUR' });
  });

  it('[A3] may leave the party out', async () => {
    const { body } = await ask({});

    expect(body).toMatchObject({
      available: true,
      start_times: [{ units: [], total: null, deposit: null, reason: null }, {}],
    });
  });

  it('[A3] of a group rate applies its size to each unit', async () => {
    const { body } = await ask({
      experience_id: 'groups',
      pricing_options: `${optionOf('groups', 'Group')}:2`,
      group_size: 5,
    });

    expect(body.start_times[0]).toMatchObject({
      reason: null,
      units: [{ quantity: 2, group_size: 5 }],
      total: { gross: '400.00' },
    });
  });

  it('[A3] tells why not: nothing runs', async () => {
    expect((await ask({ date_from: closedDay })).body).toMatchObject({
      available: false,
      reason: 'NOT_OPERATING',
      start_times: [],
    });
  });

  it('[A3] tells why not: past the cut-off, to the instant', async () => {
    engine.clock.now = Temporal.Instant.from('2026-12-10T07:00:00Z');
    expect((await ask({})).body.start_times.map(({ reason }) => reason)).toEqual([null, null]);
    engine.clock.now = Temporal.Instant.from('2026-12-10T07:00:00.001Z');
    expect((await ask({})).body.start_times.map(({ reason, status }) => [reason, status])).toEqual([
      ['PAST_BOOKING_CUTOFF', 'CLOSED'],
      [null, 'AVAILABLE'],
    ]);
    engine.clock.now = Temporal.Instant.from('2026-12-11T07:00:00Z');
    expect((await ask({})).body).toMatchObject({ available: false, reason: 'PAST_BOOKING_CUTOFF' });
    engine.clock.now = noon;
  });

  it('[A3] tells why not: the party breaks a limit', async () => {
    const { status, body } = await ask({ pricing_options: `${optionOf('walk', 'Adult')}:9` });

    expect(status).toBe(200);
    expect(body).toMatchObject({ available: false, reason: 'TRAVELER_MISMATCH', start_times: [{ total: null }, {}] });
  });

  it('[A3, E8] tells why not: places, but counts those of the line that is edited as free', async () => {
    const day = { date_from: tightDay, pricing_options: `${optionOf('walk', 'Adult')}:3` };
    const { body: cart } = await engine.call(
      createCart,
      {},
      { body: selection({ date: tightDay, units: { Adult: 2 } }) },
    );
    const line = cart.lines[0]?.id ?? '';

    expect((await ask(day)).body).toMatchObject({
      available: false,
      reason: 'NOT_ENOUGH_PLACES',
      start_times: [{ vacancies: 2 }],
    });
    expect((await ask({ ...day, cart_line_id: line })).body).toMatchObject({
      available: true,
      start_times: [{ vacancies: 4 }],
    });

    await engine.call(addLine, { cartId: cart.id }, { body: selection({ date: tightDay, units: { Adult: 2 } }) });
    expect((await ask(day)).body).toMatchObject({
      reason: 'SOLD_OUT',
      start_times: [{ status: 'SOLD_OUT', vacancies: 0 }],
    });
  });

  it('[A3] does not ask for the place of pick-up', async () => {
    const { body } = await ask({ experience_id: 'fetched', pricing_options: `${optionOf('fetched', 'Adult')}:1` });

    expect(body.available).toBe(true);
  });

  it.each([
    [{ date_from: 'soon' }, { date_from: ['Expected a date: YYYY-MM-DD.'] }],
    [{ experience_id: '999' }, { experience_id: ['Invalid pk "999" - object does not exist.'] }],
    [{ rate_id: 999 }, { rate_id: ['Invalid pk "999" - object does not exist.'] }],
    [{ rate_id: 'x' }, { rate_id: ['A valid integer is required.'] }],
    [{ group_size: 0 }, { group_size: ['Ensure this value is greater than or equal to 1.'] }],
    [{ pricing_options: '999:1' }, { pricing_options: ['Invalid pk "999" - object does not exist.'] }],
    [{ pricing_options: '1:-1' }, { pricing_options: ['"1:-1" is not of the form id:quantity.'] }],
    [{ pricing_options: '1' }, { pricing_options: ['"1" is not of the form id:quantity.'] }],
    [{ pricing_options: '[{' }, { pricing_options: ['Value must be valid JSON.'] }],
    [{ pricing_options: '[{"id":1}]' }, { pricing_options: [{ quantity: ['This field is required.'] }] }],
    [{ pricing_options: '[[]]' }, { pricing_options: [{ non_field_errors: ['Expected an object.'] }] }],
  ])('[A3] is refused where it is not well-formed: %o', async (query, problems) => {
    const { status, body } = await ask(query);

    expect([status, body]).toEqual([400, problems]);
  });
});
