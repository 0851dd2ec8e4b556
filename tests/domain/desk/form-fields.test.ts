import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  boolean,
  choice,
  date,
  decimal,
  integer,
  list,
  nullable,
  number,
  optional,
  shape,
  text,
} from '#domain/contract/fields.ts';
import { pk } from '#domain/contract/resource-fields.ts';
import { changedValues, formFieldsOf, inputsOf, mergeInputs, valuesOf } from '#domain/desk/form-fields.ts';

const contract = {
  title: text({ max: 200 }),
  story: text({ max: 5000 }),
  seats: integer(),
  share: number(),
  price: decimal({ min: 0 }),
  least: nullable(decimal()),
  kind: choice('percent', 'set'),
  is_active: boolean(),
  from: nullable(date()),
  store: pk('stores'),
  place: shape({ city: optional(text({ max: 200 })) }),
  tiers: list(shape({ percentage: number() })),
};
const fields = formFieldsOf(contract);

const stored = {
  title: 'Summer',
  story: 'Long',
  seats: 8,
  share: 12.5,
  price: '10.00',
  least: null,
  kind: 'set',
  is_active: true,
  from: '2026-12-01',
  store: 1,
  place: { city: 'Split' },
  tiers: [{ percentage: 100 }, { percentage: 50 }],
};

describe('the fields of a form', () => {
  it('[B9] have a control each, by what the contract says of them', () => {
    const kinds = Object.fromEntries(fields.map(({ name, kind }) => [name, kind]));

    expect(kinds).toEqual({
      title: 'text',
      story: 'long_text',
      seats: 'number',
      share: 'number',
      price: 'money',
      least: 'money',
      kind: 'choice',
      is_active: 'boolean',
      from: 'date',
      store: 'reference',
      place: 'group',
      tiers: 'rows',
    });
    expect(fields.filter(({ isNullable }) => isNullable).map(({ name }) => name)).toEqual(['least', 'from']);
    expect(fields.find(({ name }) => name === 'kind')?.choices).toEqual(['percent', 'set']);
    expect(() => formFieldsOf({ tags: list(text()) })).toThrow(TypeError);
  });

  it('[B9] send what they show, so that the contract takes it', () => {
    const sent = valuesOf(fields, inputsOf(fields, stored));

    expect(shape(contract).create(sent)).toEqual(stored);
  });

  it('[B9] take a comma for a point, and nothing for no value only where there may be none', () => {
    const typed = { ...inputsOf(fields, stored), price: '12,50', share: ' -3,5 ', least: '', title: '' };

    const { price, share, least, title } = valuesOf(fields, typed);

    expect({ price, share, least, title }).toEqual({ price: '12.50', share: '-3.5', least: null, title: '' });
  });

  it('[B9] are sent only where they were changed', () => {
    const before = inputsOf(fields, stored);

    expect(changedValues(fields, before, before)).toEqual({});
    expect(changedValues(fields, before, { ...before, place: { city: 'Hvar' }, seats: '9' })).toEqual({
      place: { city: 'Hvar' },
      seats: '9',
    });
  });
});

describe('two people at one form', () => {
  const names = ['a', 'b', 'c', 'd'];
  const anyInputs = fc.record(Object.fromEntries(names.map((name) => [name, fc.constantFrom('', 'x', 'y', 'z')])));

  it('[B9] lose no change in 1,000 pairs of them: it is in the result, or it is a conflict', () => {
    fc.assert(
      fc.property(anyInputs, anyInputs, anyInputs, (base, mine, theirs) => {
        const { inputs, conflicts } = mergeInputs(base, mine, theirs);

        for (const name of names) {
          const isConflict = mine[name] !== base[name] && theirs[name] !== base[name] && mine[name] !== theirs[name];
          expect(conflicts.includes(name)).toBe(isConflict);
          expect(inputs[name]).toBe(mine[name] === base[name] ? theirs[name] : mine[name]);
        }
      }),
      { numRuns: 1_000, seed: 9 },
    );
  });
});
