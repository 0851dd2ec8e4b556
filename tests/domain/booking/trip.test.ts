import { describe, expect, it } from 'vitest';
import { blankForm, chooseQuantity, chooseRate } from '#domain/booking/booking-form.ts';
import { formForTrip, type Trip, tripParty } from '#domain/booking/trip.ts';
import { encodeOpenDays } from '#domain/time/calendar.ts';
import { aGroupRate, anExperience, anOption, aRate } from '#tests/support/stores/experience.ts';

const noTrip: Trip = { party: {}, people: null, date: null };
const open_days = encodeOpenDays('2026-11-20', (n) => n !== 11);
const experience = anExperience({ open_days });

describe('the form of a visitor who has chosen on another page', () => {
  it('[V4] begins with the party of before, by the same categories', () => {
    const family = chooseQuantity(experience, chooseQuantity(experience, blankForm(experience), 3, 2), 4, 1);
    const party = tripParty(experience, family) ?? {};

    const { units, date } = formForTrip(experience, { ...noTrip, party });

    expect([units[3]?.quantity, units[4]?.quantity, units[5]?.quantity]).toEqual([2, 1, 0]);
    expect(date).toBeNull();
  });

  it('[V4] takes of the party what the experience takes, and the smallest one where that is nothing', () => {
    const adultsOnly = anExperience({ open_days, rates: [aRate({ pricing_options: [anOption(3, '40.00')] })] });
    const couples = anExperience({ open_days, rates: [aRate({ min_per_booking: 2 })] });

    expect(formForTrip(adultsOnly, { ...noTrip, party: { 3: 2, 4: 1 } }).units).toMatchObject({ 3: { quantity: 2 } });
    expect(formForTrip(adultsOnly, { ...noTrip, party: { 4: 1 } })).toEqual(blankForm(adultsOnly));
    expect(formForTrip(couples, { ...noTrip, party: { 3: 1 } })).toEqual(blankForm(couples));
  });

  it('[V4] is for a group of as many, which is not the party of another page', () => {
    const boat = anExperience({ open_days, rates: [aGroupRate()], default_rate_id: 8 });

    const form = formForTrip(boat, { ...noTrip, party: { 3: 3, 4: 1 } });

    expect(form.units[31]).toEqual({ quantity: 1, group_size: 4 });
    expect(tripParty(boat, form)).toBeNull();
    expect(tripParty(experience, chooseRate(experience, blankForm(experience), 8))).toBeNull();
  });

  it('[V4] is for as many adults as the listing was narrowed to, or one group of them', () => {
    const boat = anExperience({ open_days, rates: [aGroupRate()], default_rate_id: 8 });

    expect(formForTrip(experience, { ...noTrip, party: { 4: 2 }, people: 3 }).units).toEqual({
      3: { quantity: 3, group_size: null },
    });
    expect(formForTrip(boat, { ...noTrip, people: 5 }).units[31]).toEqual({ quantity: 1, group_size: 5 });
    expect(formForTrip(experience, { ...noTrip, people: 40 }).units[3]?.quantity).toBe(10);
  });

  it('[V4] stands at the day that the listing was narrowed to, where it can be booked', () => {
    expect(formForTrip(experience, { ...noTrip, date: '2026-11-30' }).date).toBe('2026-11-30');
    expect(formForTrip(experience, { ...noTrip, date: '2026-12-01' }).date).toBeNull();
  });
});
