import { describe, expect, it } from 'vitest';
import { blankForm, chooseQuantity, selectionFrom } from '#domain/booking/booking-form.ts';
import { type StartOffer, startOffers } from '#domain/booking/start-offers.ts';
import type { Availability } from '#domain/contract/bookings.ts';
import { reason } from '#domain/contract/problems.ts';
import { anExperience, aRate, aSelection } from '#tests/support/stores/experience.ts';
import { missingFields, missingFieldsOf, reasonText } from '#text/missing-fields.ts';

const experience = anExperience();
const offers: StartOffer[] = [
  { id: 418, time: '08:00:00', places: 3, isFew: true, isWhole: false, reason: null },
  { id: 419, time: '14:30:00', places: 0, isFew: false, isWhole: false, reason: 'SOLD_OUT' },
];
const complete = { ...blankForm(experience), date: '2026-12-01', start_time_id: 418 };

describe('what is missing in the form', () => {
  it('[E6, E7] is nothing where it can be sent', () => {
    expect(missingFields(experience, complete, offers)).toEqual([]);
  });

  it('[E3] is the day first, then the start', () => {
    expect(missingFields(experience, blankForm(experience), [])).toMatchObject([{ part: 'date' }]);
    expect(missingFields(experience, { ...complete, start_time_id: null }, offers)).toMatchObject([{ part: 'start' }]);
  });

  it('[E6] do not count a chosen start while the day is being asked about, only one that was not chosen', () => {
    expect(missingFields(experience, complete, null)).toEqual([]);
    expect(missingFields(experience, { ...complete, start_time_id: null }, null)).toMatchObject([{ part: 'start' }]);
  });

  it('[E6] is another start, with the reason, where the chosen one cannot be had', () => {
    const [gap] = missingFields(experience, { ...complete, start_time_id: 419 }, offers);

    expect(gap).toEqual({ part: 'start', text: 'Sold out at this time. Pick another time.' });
  });

  it('[E6] is another date, where no other start of the day can be had', () => {
    const full = offers.filter(({ reason }) => reason !== null);

    const [gap] = missingFields(experience, { ...complete, start_time_id: 419 }, full);

    expect(gap).toEqual({ part: 'start', text: 'Sold out at this time. Pick another date.' });
  });

  it('[E7] is somebody, where nobody comes, and enough of them for the rate', () => {
    const nobody = chooseQuantity(experience, complete, 3, 0);
    const pairs = anExperience({ rates: [aRate({ min_per_booking: 2 })] });

    expect(missingFields(experience, nobody, offers)).toEqual([
      { part: 'units', text: 'Choose how many people are coming.' },
    ]);
    expect(missingFields(pairs, complete, offers)).toEqual([{ part: 'units', text: 'Book for at least 2 people.' }]);
  });

  it('[E3] is a pick-up where one is required', () => {
    const fetched = anExperience({
      pickup: { selection: 'required', minutes_before_departure: 30, points: [] },
    });

    expect(missingFields(fetched, complete, offers)).toEqual([{ part: 'pickup', text: 'Choose the pick-up place.' }]);
  });

  it('[E7] names the option or the extra that a 400 is about', () => {
    const selection = aSelection(
      [
        { pricing_option_id: 3, quantity: 1 },
        { pricing_option_id: 4, quantity: 9 },
      ],
      {},
      [{ id: 51, quantity: 9 }],
    );

    const gaps = missingFieldsOf(experience, selection, [
      { path: ['booking_info', 'pricing_units', 1, 'quantity'], ...reason('too_many', { most: 5 }) },
      { path: ['extra_items_units', 0, 'quantity'], ...reason('too_many', { most: 5 }) },
      { path: ['non_field_errors'], ...reason('contact_missing') },
    ]);

    expect(gaps).toEqual([
      { part: 'units', id: 4, text: 'Choose at most 5.' },
      { part: 'extras', id: 51, text: 'Choose at most 5.' },
      { part: 'other', text: 'Please fill in the contact details first.' },
    ]);
  });
});

describe('the starts of a day', () => {
  const now = Temporal.Instant.from('2026-12-01T06:30:00Z'); // 07:30 in Zagreb
  const selection = aSelection([{ pricing_option_id: 3, quantity: 2 }]);

  it('[E6] are told by the schedule without an answer: closed once their cut-off has passed, not a moment before', () => {
    const cutoff = Temporal.Instant.from('2026-12-01T06:00:00Z');

    const reasons = (at: Temporal.Instant) => startOffers(experience, selection, null, at).map(({ reason }) => reason);

    expect(reasons(cutoff)).toEqual([null, null]);
    expect(reasons(cutoff.add({ milliseconds: 1 }))).toEqual(['PAST_BOOKING_CUTOFF', null]);
  });

  it.each([
    [20, null],
    [2, null],
    [1, 'NOT_ENOUGH_PLACES'],
    [0, 'SOLD_OUT'],
  ])('[E6] with %d places left give two people the reason %s', (vacancies, reason) => {
    const answer = anAnswer(vacancies, '2026-12-01T12:30:00Z');

    expect(startOffers(experience, selection, answer, now)).toMatchObject([{ id: 419, places: vacancies, reason }]);
  });

  it('[E6] with a place taken are no longer for those who want the whole departure', () => {
    const whole = aSelection([{ pricing_option_id: 32, quantity: 1, group_size: 4 }], { pricing_rate_id: 8 });

    const [untouched, touched] = [20, 19].map((left) => startOffers(experience, whole, anAnswer(left), now)[0]?.reason);

    expect([untouched, touched]).toEqual([null, 'NOT_ENOUGH_PLACES']);
  });

  it('[E6] closed while the answer was read are not offered any more', () => {
    const answer = anAnswer(20, '2026-12-01T06:29:59Z');

    expect(startOffers(experience, selectionFrom(experience, complete), answer, now)[0]?.reason).toBe(
      'PAST_BOOKING_CUTOFF',
    );
  });

  it('[E6] give each reason in words', () => {
    expect(reasonText({ reason: 'SOLD_OUT', places: 0, isWhole: false })).toBe('Sold out');
    expect(reasonText({ reason: 'PAST_BOOKING_CUTOFF', places: 4, isWhole: false })).toBe('Bookings have closed');
    expect(reasonText({ reason: 'NOT_ENOUGH_PLACES', places: 1, isWhole: false })).toBe('Only 1 place left');
    expect(reasonText({ reason: 'NOT_ENOUGH_PLACES', places: 4, isWhole: false })).toBe('Only 4 places left');
    expect(reasonText({ reason: 'NOT_ENOUGH_PLACES', places: 4, isWhole: true })).toBe('Already booked');
  });
});

function anAnswer(vacancies: number, cutoff_at = '2026-12-01T12:30:00Z'): Availability {
  return {
    available: true,
    reason: null,
    checked_at: '2026-12-01T06:00:00Z',
    start_times: [
      {
        id: 419,
        time: '14:30:00',
        starts_at: '2026-12-01T13:30:00Z',
        ends_at: null,
        status: 'AVAILABLE',
        vacancies,
        capacity: 20,
        cutoff_at,
        reason: null,
        units: [],
        total: null,
        deposit: null,
      },
    ],
  };
}
