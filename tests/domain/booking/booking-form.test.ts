import { describe, expect, it } from 'vitest';
import type { BookingForm } from '#domain/booking/booking-form.ts';
import {
  blankForm,
  chooseDay,
  chooseExtra,
  chooseGroupSize,
  chooseParty,
  chooseQuantity,
  chooseRate,
  formOf,
  groupSizes,
  isOneGroup,
  quantityLimits,
  selectionFrom,
} from '#domain/booking/booking-form.ts';
import { partyProblems } from '#domain/booking/party.ts';
import { lineEstimate } from '#domain/booking/pricing.ts';
import { aGroupRate, anExperience, anExtra, anOption, aRate, aSelection } from '#tests/support/stores/experience.ts';

const units = (form: BookingForm, id: number) => form.units[id] ?? { quantity: 0, group_size: null };

describe('the form as it opens', () => {
  it.each([
    ['one of the first option', aRate(), { 3: { quantity: 1, group_size: null } }],
    ['as many as the rate asks for', aRate({ min_per_booking: 2 }), { 3: { quantity: 2, group_size: null } }],
    [
      'as many as the option asks for, passing by those without a place',
      aRate({ pricing_options: [anOption(5, '0.00', { takes: 'none' }), anOption(3, '40.00', { min_limit: 4 })] }),
      { 3: { quantity: 4, group_size: null } },
    ],
    ['one group of the least size', aGroupRate({ id: 7 }), { 31: { quantity: 1, group_size: 2 } }],
  ])('[E3, E7] wants the smallest party that the rate takes: %s', (_, rate, expected) => {
    const experience = anExperience({ rates: [rate] });

    const form = blankForm(experience);

    expect(form.units).toEqual(expected);
    expect(partyProblems(experience, selectionFrom(experience, form))).toEqual([]);
  });

  it('[E5] is filled from a line, and makes the same selection again', () => {
    const experience = anExperience();
    const selection = aSelection([{ pricing_option_id: 31, quantity: 2, group_size: 4 }], { pricing_rate_id: 8 }, [
      { id: 51, quantity: 3 },
    ]);
    const line = lineEstimate(experience, selection, 'line-1');

    expect(selectionFrom(experience, formOf(line))).toEqual(selection);
  });
});

describe('changing the party', () => {
  const few = anExperience({
    rates: [aRate({ pricing_options: [anOption(3, '40.00', { min_limit: 3, max_limit: 6 })] })],
  });

  it('[E7] goes from none to the least of an option at once, and back', () => {
    const none = chooseQuantity(few, blankForm(few), 3, 0);

    expect(units(none, 3).quantity).toBe(0);
    const up = chooseQuantity(few, none, 3, 1);
    expect(units(up, 3).quantity).toBe(3);
    expect(units(chooseQuantity(few, up, 3, 2), 3).quantity).toBe(0);
  });

  it.each([
    [7, 6],
    [1000, 6],
    [-1, 0],
    [Number.NaN, 0],
    [4.9, 4],
  ])('[E7] holds %d to %d', (requested, expected) => {
    expect(units(chooseQuantity(few, blankForm(few), 3, requested), 3).quantity).toBe(expected);
  });

  it('[E7] holds the sum to what the rate takes', () => {
    const experience = anExperience({ rates: [aRate({ max_per_booking: 4 })] });
    const three = chooseQuantity(experience, blankForm(experience), 3, 3);

    const children = chooseQuantity(experience, three, 4, 3);

    expect(units(children, 4).quantity).toBe(1);
    expect(quantityLimits(aRate({ max_per_booking: 4 }), children, anOption(5, '0.00')).most).toBe(0);
  });

  describe('of which one group comes', () => {
    const small = anOption(61, '190.00', { min_limit: 1, max_limit: 8 });
    const large = anOption(62, '270.00', { min_limit: 10, max_limit: 20 });
    const rate = aGroupRate({ max_per_booking: 1, pricing_options: [large, small] });
    const experience = anExperience({ rates: [rate], default_rate_id: rate.id });

    it.each([
      [1, 61, 1],
      [8, 61, 8],
      [9, 62, 10],
      [12, 62, 12],
      [99, 62, 20],
      [-3, 61, 1],
    ])('[E11] takes %d people by the option %d, as %d', (requested, option, size) => {
      const form = chooseParty(experience, blankForm(experience), requested);

      const other = option === 61 ? 62 : 61;
      expect([units(form, option), units(form, other).quantity]).toEqual([{ quantity: 1, group_size: size }, 0]);
      expect(partyProblems(experience, selectionFrom(experience, form))).toEqual([]);
    });

    it('[E11] is told by its size alone where no two options take the same', () => {
      expect(isOneGroup(rate)).toBe(true);
      expect(groupSizes(rate)).toEqual({ least: 1, most: 20 });
      expect(isOneGroup(aGroupRate({ max_per_booking: 1 }))).toBe(false);
      expect(isOneGroup({ ...rate, max_per_booking: 2 })).toBe(false);
    });

    it('[E11] is otherwise one option in place of the other, at one tap', () => {
      const boats = anExperience({ rates: [aGroupRate({ max_per_booking: 1 })], default_rate_id: 8 });

      const form = chooseQuantity(boats, blankForm(boats), 32, 1);

      expect([units(form, 31).quantity, units(form, 32).quantity]).toEqual([0, 1]);
    });
  });

  it('[E3, E7] asks for a group size within the limits of its option, and for it of group pricing only', () => {
    const experience = anExperience();
    const group = chooseRate(experience, blankForm(experience), 8);

    expect(units(chooseGroupSize(experience, group, 31, 99), 31).group_size).toBe(6);
    expect(units(chooseGroupSize(experience, group, 31, 1), 31).group_size).toBe(2);
    expect(selectionFrom(experience, group).booking_info.pricing_units).toEqual([
      { pricing_option_id: 31, quantity: 1, group_size: 2 },
    ]);
    expect(selectionFrom(experience, chooseRate(experience, group, 7)).booking_info.pricing_units).toEqual([
      { pricing_option_id: 3, quantity: 1 },
    ]);
  });

  it('[E7] takes a whole departure once at most', () => {
    const experience = anExperience();
    const group = chooseRate(experience, blankForm(experience), 8);

    expect(units(chooseQuantity(experience, group, 32, 2), 32).quantity).toBe(1);
  });

  it('[E3] keeps the party of a rate that one comes back to', () => {
    const experience = anExperience();
    const four = chooseQuantity(experience, blankForm(experience), 3, 4);

    const back = chooseRate(experience, chooseRate(experience, four, 8), 7);

    expect(units(back, 3).quantity).toBe(4);
  });
});

it('[E3] forgets the start with its day, and keeps it with the same', () => {
  const form = { ...blankForm(anExperience()), date: '2026-12-01', start_time_id: 418 };

  expect(chooseDay(form, '2026-12-02')).toMatchObject({ date: '2026-12-02', start_time_id: null });
  expect(chooseDay(form, '2026-12-01')).toMatchObject({ start_time_id: 418 });
});

it.each([
  ['unit', 9, 4],
  ['unit', -1, 0],
  ['person', 9, 1],
  ['booking', 2, 1],
] as const)('[E3, E7] of an extra priced per %s, %d are held to %d', (pricing, body, expected) => {
  const experience = anExperience({ extras: [anExtra({ pricing })] });

  const form = chooseExtra(experience, blankForm(experience), 51, body);

  expect(form.extras[51]).toBe(expected);
});
