import { describe, expect, it } from 'vitest';
import { partyProblems, people, placesTaken, takesWhole } from '#domain/booking/party.ts';
import type { Transfer } from '#domain/contract/catalogue.ts';
import { sentenceOf } from '#engine/http/problem-sentences.ts';
import { aGroupRate, anExperience, anExtra, anOption, aRate, aSelection } from '#tests/support/stores/experience.ts';

const units = (i: number, field: string): string => `booking_info.pricing_units.${i}.${field}`;
const allUnits = 'booking_info.pricing_units.non_field_errors';
const found = (...args: Parameters<typeof partyProblems>): [string, string][] =>
  partyProblems(...args).map((it) => [it.path.join('.'), sentenceOf(it)]);

describe('a party by person', () => {
  const experience = anExperience();

  it.each([
    ['two adults', [{ pricing_option_id: 3, quantity: 2 }]],
    [
      'two adults, a child and an infant',
      [
        { pricing_option_id: 3, quantity: 2 },
        { pricing_option_id: 4, quantity: 1 },
        { pricing_option_id: 5, quantity: 1 },
      ],
    ],
    ['as many as an option allows', [{ pricing_option_id: 3, quantity: 10 }]],
    [
      'as many as the rate allows',
      [
        { pricing_option_id: 3, quantity: 8 },
        { pricing_option_id: 4, quantity: 4 },
      ],
    ],
    ['a group size of null', [{ pricing_option_id: 3, quantity: 2, group_size: null }]],
  ])('[E7] may come: %s', (_, pricing_units) => {
    expect(found(experience, aSelection(pricing_units))).toEqual([]);
  });

  it.each([
    ['nobody', [], allUnits, 'Choose at least one person.'],
    ['none of a kind', [{ pricing_option_id: 3, quantity: 0 }], units(0, 'quantity'), 'Choose at least 1.'],
    ['less than none', [{ pricing_option_id: 3, quantity: -1 }], units(0, 'quantity'), 'Choose at least 1.'],
    ['half a person', [{ pricing_option_id: 3, quantity: 1.5 }], units(0, 'quantity'), 'Please enter a whole number.'],
    [
      'more than the option allows',
      [{ pricing_option_id: 3, quantity: 11 }],
      units(0, 'quantity'),
      'Choose at most 10.',
    ],
    [
      'a kind that is not offered',
      [{ pricing_option_id: 99, quantity: 1 }],
      units(0, 'pricing_option_id'),
      'This choice is no longer offered (99).',
    ],
    [
      'a kind of another rate',
      [{ pricing_option_id: 31, quantity: 1 }],
      units(0, 'pricing_option_id'),
      'This choice is no longer offered (31).',
    ],
    [
      'a group',
      [{ pricing_option_id: 3, quantity: 2, group_size: 2 }],
      units(0, 'group_size'),
      'Only group rates have a group size.',
    ],
    [
      'one kind twice, each within its limit',
      [
        { pricing_option_id: 3, quantity: 6 },
        { pricing_option_id: 3, quantity: 6 },
      ],
      units(1, 'pricing_option_id'),
      'This option is chosen twice.',
    ],
    [
      'each kind within its limits, and too many in all',
      [
        { pricing_option_id: 3, quantity: 9 },
        { pricing_option_id: 4, quantity: 4 },
      ],
      allUnits,
      'Choose at most 12 in total.',
    ],
  ])('[E7] may not come: %s', (_, pricing_units, path, message) => {
    expect(found(experience, aSelection(pricing_units))).toEqual([[path, message]]);
  });

  it("[E7] is at least as many as the option's and the rate's least", () => {
    const pricing_options = [anOption(3, '40.00', { min_limit: 2 }), anOption(4, '20.00')];
    const strict = anExperience({ rates: [aRate({ pricing_options, min_per_booking: 3, max_per_booking: null })] });

    expect(
      found(
        strict,
        aSelection([
          { pricing_option_id: 3, quantity: 1 },
          { pricing_option_id: 4, quantity: 5 },
        ]),
      ),
    ).toEqual([[units(0, 'quantity'), 'Choose at least 2.']]);
    expect(found(strict, aSelection([{ pricing_option_id: 3, quantity: 2 }]))).toEqual([
      [allUnits, 'Choose at least 3 in total.'],
    ]);
    expect(found(strict, aSelection([{ pricing_option_id: 3, quantity: 3 }]))).toEqual([]);
    expect(found(strict, aSelection([{ pricing_option_id: 4, quantity: 1000 }]))).toEqual([]);
  });

  it('[E7] needs a rate of this experience', () => {
    expect(found(experience, aSelection(undefined, { pricing_rate_id: 99 }))).toEqual([
      ['booking_info.pricing_rate_id', 'This choice is no longer offered (99).'],
    ]);
  });

  it('[E7] is told all that is wrong at once, each at its place', () => {
    const selection = aSelection(
      [
        { pricing_option_id: 3, quantity: 2 },
        { pricing_option_id: 4, quantity: 5 },
        { pricing_option_id: 6, quantity: 1 },
      ],
      { pickup_point_id: 1 },
      [{ id: 52, quantity: 1 }],
    );

    expect(found(experience, selection).map(([path]) => path)).toEqual([
      units(1, 'quantity'),
      units(2, 'pricing_option_id'),
      'booking_info.pickup_point_id',
      'extra_items_units.0.id',
    ]);
  });
});

describe('a party by group', () => {
  const experience = anExperience();
  const group = (pricing_units: Parameters<typeof aSelection>[0]) => aSelection(pricing_units, { pricing_rate_id: 8 });

  it.each([
    ['of the least size', [{ pricing_option_id: 31, quantity: 1, group_size: 2 }]],
    ['of the greatest size', [{ pricing_option_id: 31, quantity: 3, group_size: 6 }]],
    [
      'of two sizes',
      [
        { pricing_option_id: 31, quantity: 1, group_size: 2 },
        { pricing_option_id: 31, quantity: 1, group_size: 5 },
      ],
    ],
    ['with the whole boat', [{ pricing_option_id: 32, quantity: 1, group_size: 8 }]],
  ])('[E7] may come: %s', (_, pricing_units) => {
    expect(found(experience, group(pricing_units))).toEqual([]);
  });

  const alone = 'A private option takes all places: book it once and on its own.';
  it.each([
    ['without a size', [{ pricing_option_id: 31, quantity: 1 }], units(0, 'group_size'), 'This field is required.'],
    [
      'with no size',
      [{ pricing_option_id: 31, quantity: 1, group_size: null }],
      units(0, 'group_size'),
      'This field may not be null.',
    ],
    [
      'too small',
      [{ pricing_option_id: 31, quantity: 1, group_size: 1 }],
      units(0, 'group_size'),
      'Choose at least 2.',
    ],
    ['too large', [{ pricing_option_id: 31, quantity: 1, group_size: 7 }], units(0, 'group_size'), 'Choose at most 6.'],
    [
      'of no groups',
      [{ pricing_option_id: 31, quantity: 0, group_size: 4 }],
      units(0, 'quantity'),
      'Choose at least 1.',
    ],
    [
      'of too many groups',
      [{ pricing_option_id: 31, quantity: 4, group_size: 4 }],
      allUnits,
      'Choose at most 3 in total.',
    ],
    [
      'the same twice',
      [
        { pricing_option_id: 31, quantity: 1, group_size: 4 },
        { pricing_option_id: 31, quantity: 1, group_size: 4 },
      ],
      units(1, 'pricing_option_id'),
      'This option is chosen twice.',
    ],
    ['with the whole boat twice', [{ pricing_option_id: 32, quantity: 2, group_size: 4 }], allUnits, alone],
    [
      'with the whole boat and a group in it',
      [
        { pricing_option_id: 32, quantity: 1, group_size: 4 },
        { pricing_option_id: 31, quantity: 1, group_size: 2 },
      ],
      allUnits,
      alone,
    ],
  ])('[E7] may not come: %s', (_, pricing_units, path, message) => {
    expect(found(experience, group(pricing_units))).toEqual([[path, message]]);
  });

  it('[E7] may bring infants aboard a boat of its own', () => {
    const options = [anOption(32, '400.00', { takes: 'all' }), anOption(33, '0.00', { takes: 'none' })];
    const boat = anExperience({ rates: [aGroupRate({ pricing_options: options })] });

    expect(
      found(
        boat,
        group([
          { pricing_option_id: 32, quantity: 1, group_size: 4 },
          { pricing_option_id: 33, quantity: 1, group_size: 1 },
        ]),
      ),
    ).toEqual([]);
  });
});

describe('pick-up and drop-off', () => {
  const offered = (selection: Transfer['selection']): Transfer => ({
    selection,
    minutes_before_departure: 30,
    points: [{ id: 61, name: 'Riva', address: 'Riva 1', lat: 43.5, lon: 16.4 }],
  });
  const notThere = (id: number): string => `This choice is no longer offered (${id}).`;

  it.each([
    ['unavailable', undefined, null],
    ['unavailable', null, null],
    ['unavailable', 61, notThere(61)],
    ['optional', undefined, null],
    ['optional', null, null],
    ['optional', 61, null],
    ['optional', 62, notThere(62)],
    ['required', undefined, 'This field is required.'],
    ['required', null, 'This field may not be null.'],
    ['required', 61, null],
    ['required', 62, notThere(62)],
  ] as const)('[E7, E3] where it is %s, the point %s: %s', (isOffered, point, message) => {
    for (const [transfer, key] of [
      ['pickup', 'pickup_point_id'],
      ['dropoff', 'dropoff_point_id'],
    ] as const) {
      const experience = anExperience({ [transfer]: offered(isOffered) });
      const selection = aSelection(undefined, point === undefined ? {} : { [key]: point });

      expect(found(experience, selection)).toEqual(message === null ? [] : [[`booking_info.${key}`, message]]);
    }
  });
});

describe('extras', () => {
  const extras = [
    anExtra(),
    anExtra({ id: 52, pricing: 'person', max_quantity: null }),
    anExtra({ id: 53, max_quantity: null }),
  ];
  const experience = anExperience({ extras });

  it.each([
    [[{ id: 51, quantity: 4 }], []],
    [
      [
        { id: 52, quantity: 1 },
        { id: 53, quantity: 1000 },
      ],
      [],
    ],
    [[{ id: 51, quantity: 5 }], [['extra_items_units.0.quantity', 'Choose at most 4.']]],
    [[{ id: 51, quantity: 0 }], [['extra_items_units.0.quantity', 'Choose at least 1.']]],
    [[{ id: 52, quantity: 2 }], [['extra_items_units.0.quantity', 'Choose at most 1.']]],
    [
      [
        { id: 51, quantity: 1 },
        { id: 51, quantity: 1 },
      ],
      [['extra_items_units.1.id', 'This extra is chosen twice.']],
    ],
    [[{ id: 99, quantity: 1 }], [['extra_items_units.0.id', 'This choice is no longer offered (99).']]],
  ])('[E7, E3] %j: %j', (extra_items_units, problems) => {
    expect(found(experience, aSelection(undefined, {}, extra_items_units))).toEqual(problems);
  });
});

describe('the places of a party', () => {
  const experience = anExperience();

  it('[E7] are one a person, and none for an infant', () => {
    const selection = aSelection([
      { pricing_option_id: 3, quantity: 2 },
      { pricing_option_id: 4, quantity: 1 },
      { pricing_option_id: 5, quantity: 1 },
    ]);

    expect(placesTaken(experience, selection, 20)).toBe(3);
    expect(people(experience, selection)).toBe(4);
    expect(takesWhole(experience, selection)).toBe(false);
  });

  it('[E7] are the size of each group', () => {
    const selection = aSelection([{ pricing_option_id: 31, quantity: 2, group_size: 5 }], { pricing_rate_id: 8 });

    expect(placesTaken(experience, selection, 20)).toBe(10);
    expect(people(experience, selection)).toBe(10);
  });

  it('[E7] are all there are for a private boat, however few come', () => {
    const selection = aSelection([{ pricing_option_id: 32, quantity: 1, group_size: 3 }], { pricing_rate_id: 8 });

    expect(placesTaken(experience, selection, 20)).toBe(20);
    expect(people(experience, selection)).toBe(3);
    expect(takesWhole(experience, selection)).toBe(true);
  });
});
