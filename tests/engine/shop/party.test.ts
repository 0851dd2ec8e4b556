import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addLine, changeLine, createCart, type NewCart } from '#domain/contract/cart.ts';
import { anEngine, type Engine } from '../../support/engine/engine.ts';
import { selectionsOf } from '../../support/stores/selections.ts';
import { closedDay, noon, tightDay } from '../../support/stores/small-store.ts';

let engine: Engine;
let selection: Awaited<ReturnType<typeof selectionsOf>>['selection'];

beforeAll(async () => {
  engine = await anEngine();
  ({ selection } = await selectionsOf(engine));
});
afterAll(() => engine.stop());

const units = (...problems: object[]) => ({ booking_info: { pricing_units: problems } });
const info = (problems: object) => ({ booking_info: problems });
const withInfo = (body: NewCart, changes: object) => ({ ...body, booking_info: { ...body.booking_info, ...changes } });
const unknownId = (id: number) => `This choice is no longer offered (${id}).`;
/** Messages of the body's fields, which come before any lookup. */
const noSuchId = 'Invalid pk "999" - object does not exist.';
const belowOne = 'Ensure this value is greater than or equal to 1.';
const most = (count: number) => `Choose at most ${count}.`;
const least = (count: number) => `Choose at least ${count}.`;

describe('a party', () => {
  const cases: [string, () => object, object][] = [
    ['above an option’s limit', () => selection({ units: { Adult: 9 } }), units({ quantity: [most(8)] })],
    [
      'with the second option above its limit',
      () => selection({ units: { Adult: 1, Child: 7 } }),
      units({}, { quantity: [most(6)] }),
    ],
    [
      'of nobody',
      () => selection({ units: {} }),
      info({ pricing_units: { non_field_errors: ['This list may not be empty.'] } }),
    ],
    ['of zero', () => selection({ units: { Adult: 0 } }), units({ quantity: [belowOne] })],
    ['of less than nobody', () => selection({ units: { Adult: -2 } }), units({ quantity: [belowOne] })],
    [
      'above the rate’s limit in sum',
      () => selection({ units: { Adult: 7, Child: 4 } }),
      info({ pricing_units: { non_field_errors: ['Choose at most 10 in total.'] } }),
    ],
    [
      'with an option of another rate',
      () => withInfo(selection(), { pricing_units: [{ pricing_option_id: 999, quantity: 1 }] }),
      units({ pricing_option_id: [unknownId(999)] }),
    ],
    [
      'of a rate that is not there',
      () => withInfo(selection(), { pricing_rate_id: 999 }),
      info({ pricing_rate_id: [unknownId(999)] }),
    ],
    [
      'with an option twice',
      () =>
        withInfo(selection(), {
          pricing_units: [...selection().booking_info.pricing_units, ...selection().booking_info.pricing_units],
        }),
      units({}, { pricing_option_id: ['This option is chosen twice.'] }),
    ],
    [
      'with a group size where the rate is not for groups',
      () =>
        withInfo(selection(), {
          pricing_units: selection().booking_info.pricing_units.map((it) => ({ ...it, group_size: 3 })),
        }),
      units({ group_size: ['Only group rates have a group size.'] }),
    ],
    [
      'without a group size where the rate is for groups',
      () =>
        withInfo(selection({ experience: 'groups' }), {
          pricing_units: selection({ experience: 'groups' }).booking_info.pricing_units.map(
            ({ pricing_option_id, quantity }) => ({ pricing_option_id, quantity }),
          ),
        }),
      units({ group_size: ['This field is required.'] }),
    ],
    [
      'in a group too large',
      () => selection({ experience: 'groups', group_size: 9 }),
      units({ group_size: [most(8)] }),
    ],
    [
      'in a group too small',
      () => selection({ experience: 'groups', group_size: 1 }),
      units({ group_size: [least(2)] }),
    ],
    [
      'with an extra that is not offered',
      () => ({ ...selection(), extra_items_units: [{ id: 999, quantity: 1 }] }),
      { extra_items_units: [{ id: [unknownId(999)] }] },
    ],
    [
      'with more of an extra than one may take',
      () => selection({ extras: { Map: 5 } }),
      { extra_items_units: [{ quantity: [most(4)] }] },
    ],
    [
      'with none of an extra',
      () => selection({ extras: { Map: 0 } }),
      { extra_items_units: [{ quantity: [belowOne] }] },
    ],
    [
      'fetched from where nobody goes',
      () => withInfo(selection(), { pickup_point_id: 999 }),
      info({ pickup_point_id: [unknownId(999)] }),
    ],
    [
      'brought where nobody goes',
      () => withInfo(selection(), { dropoff_point_id: 1 }),
      info({ dropoff_point_id: [unknownId(1)] }),
    ],
    [
      'not fetched where it must be',
      () => selection({ experience: 'fetched' }),
      info({ pickup_point_id: ['This field is required.'] }),
    ],
    [
      'of an experience that is not there',
      () => ({ ...selection(), experience_id: 999 }),
      { experience_id: [noSuchId] },
    ],
    ['on a day that is closed', () => selection({ date: closedDay }), info({ date: ['It does not run on this day.'] })],
    [
      'at a time of another day',
      () => selection({ date: tightDay, time: '15:00' }),
      info({ start_time_id: ['It does not start at this time on this day.'] }),
    ],
    [
      'at a time that is not there',
      () => withInfo(selection(), { start_time_id: 999 }),
      info({ start_time_id: [noSuchId] }),
    ],
    [
      'on a day too far off',
      () => selection({ date: '2031-12-10' }),
      info({ date: ['This day cannot be booked yet.'] }),
    ],
  ];

  it.each(cases)('[E7] %s is refused, in a new cart', async (_, body, problems) => {
    const before = await engine.counts();
    const { status, body: answer } = await engine.call(createCart, {}, { body: body() });

    expect([status, answer]).toEqual([400, problems]);
    expect(await engine.counts()).toEqual(before);
  });

  it.each(cases)('[E7] %s is refused, in a new line', async (_, body, problems) => {
    const { body: cart } = await engine.call(createCart, {}, { body: selection({ units: { Infant: 1 } }) });
    const { status, body: answer } = await engine.call(addLine, { cartId: cart.id }, { body: body() });

    expect([status, answer]).toEqual([400, problems]);
  });

  it('[E7] is refused where a line is changed, and the line stays', async () => {
    const { body: cart } = await engine.call(createCart, {}, { body: selection({ units: { Infant: 1 } }) });
    const line = { cartId: cart.id, id: cart.lines[0]?.id ?? '' };
    const { status, body } = await engine.call(changeLine, line, {
      body: { booking_info: selection({ units: { Adult: 9 } }).booking_info },
    });

    expect([status, body]).toEqual([400, units({ quantity: [most(8)] })]);
    const { body: after } = await engine.call(changeLine, line, { body: {} });
    expect(after.booking_info).toEqual(cart.lines[0]?.booking_info);
  });

  it('[E7] too late is refused: the start’s cut-off is the last instant', async () => {
    const soon = selection({ date: '2026-12-02' });
    engine.clock.now = Temporal.Instant.from('2026-12-02T07:00:00Z');
    expect((await engine.call(createCart, {}, { body: soon })).status).toBe(201);

    engine.clock.now = Temporal.Instant.from('2026-12-02T07:00:00.001Z');
    const { status, body } = await engine.call(createCart, {}, { body: soon });
    expect([status, body]).toEqual([409, { detail: 'It is too late to book this start.', code: 'past_cutoff' }]);
    const past = await engine.call(createCart, {}, { body: selection({ date: '2020-02-29' }) });
    expect([past.status, past.body['code']]).toEqual([409, 'past_cutoff']);
    engine.clock.now = noon;
  });
});
