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
  pattern,
  shape,
  text,
  time,
} from '#domain/contract/fields.ts';
import { reason } from '#domain/contract/problems.ts';
import { pk, webAddress } from '#domain/contract/resource-fields.ts';
import {
  changedValues,
  type FormInputs,
  fieldsInCurrency,
  formFieldsOf,
  inputsAfterSave,
  inputsOf,
  mergeInputs,
  valuesOf,
} from '#domain/desk/form-fields.ts';

const contract = {
  title: text({ max: 200 }),
  story: text({ max: 5000 }),
  page: webAddress(),
  seats: integer(),
  share: number(),
  price: decimal({ min: 0 }),
  least: nullable(decimal()),
  kind: choice('percent', 'set'),
  is_active: boolean(),
  from: nullable(date()),
  store: pk('stores'),
  place: shape({ city: optional(text({ max: 200 })) }),
  tiers: list(shape({ id: optional(pk()), percentage: number() })),
  highlights: list(text({ max: 300 })),
  languages: list(text({ max: 35 })),
  extras: list(pk('inventory_items')),
  length: nullable(shape({ hours: optional(integer()), minutes: optional(integer()) })),
  accent: nullable(pattern(/^#[0-9A-Fa-f]{6}$/, reason('refused', { detail: 'no colour' }))),
  limits: shape({ hours: optional(integer()), language: optional(choice('en', 'hr')) }),
};
const fields = formFieldsOf(contract, undefined, { languages: ['en', 'hr'] });

const stored = {
  title: 'Summer',
  story: 'Long',
  page: 'https://kayaks.example/',
  seats: 8,
  share: 12.5,
  price: '10.00',
  least: null,
  kind: 'set',
  is_active: true,
  from: '2026-12-01',
  store: 1,
  place: { city: 'Split' },
  tiers: [{ id: 4, percentage: 100 }, { percentage: 50 }],
  highlights: ['A bay', 'A cave'],
  languages: ['hr', 'en'],
  extras: [3, 1],
  length: { hours: 2, minutes: 30 },
  accent: '#0b6e69',
  limits: { hours: 24 },
};

describe('the fields of a form', () => {
  it('[B11] hold a list of plain values as one text, and leave out a number that may be left out', () => {
    const lists = formFieldsOf({
      seasons: list(shape({ weekdays: list(integer()), times: list(time()), capacity: optional(integer()) })),
    });
    const season = { weekdays: [1, 5], times: ['09:00:00', '15:00:00'], capacity: 12 };

    const inputs = inputsOf(lists, { seasons: [season] });
    expect(inputs).toEqual({ seasons: [{ weekdays: '1 5', times: '09:00:00 15:00:00', capacity: '12' }] });
    const emptied = { seasons: [{ weekdays: '', times: ' 09:00:00  ', capacity: '' }] };
    expect(valuesOf(lists, inputs)).toEqual({ seasons: [{ ...season, weekdays: ['1', '5'], capacity: '12' }] });
    expect(valuesOf(lists, emptied)).toEqual({ seasons: [{ weekdays: [], times: ['09:00:00'] }] });
  });

  it('[B9] have a control each, by what the contract says of them', () => {
    const kinds = Object.fromEntries(fields.map(({ name, kind }) => [name, kind]));

    expect(kinds).toEqual({
      title: 'text',
      story: 'long_text',
      page: 'web_address',
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
      highlights: 'texts',
      languages: 'choices',
      extras: 'references',
      length: 'group',
      accent: 'colour',
      limits: 'group',
    });
    expect(fields.filter(({ isNullable }) => isNullable).map(({ name }) => name)).toEqual([
      'least',
      'from',
      'length',
      'accent',
    ]);
    expect(fields.find(({ name }) => name === 'kind')?.choices).toEqual(['percent', 'set']);
    expect(() => formFieldsOf({ tags: list(number()) })).toThrow(TypeError);
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

  it.each([
    ['1.200', 'EUR', '1.200'],
    ['1,200', 'EUR', '1.200'],
    ['1.200,00', 'EUR', '1200.00'],
    ['12,000', 'JPY', '12000'],
    ['13,495', 'KWD', '13.495'],
  ])(
    '[V3b] send a price typed as %j %s as %j: the engine refuses what has too many decimals',
    (text, currency, sent) => {
      const typed = { ...inputsOf(fields, stored), price: text };

      expect(valuesOf(fieldsInCurrency(fields, currency), typed)['price']).toBe(sent);
    },
  );

  it('[B15] leave out what is empty and has a default, and keep each entry of a list', () => {
    const { limits, highlights } = valuesOf(fields, {
      ...inputsOf(fields, stored),
      limits: { hours: '', language: 'hr' },
      highlights: [' Small', '', 'Large '],
    });

    expect(limits).toEqual({ language: 'hr' });
    expect(highlights).toEqual(['Small', 'Large']);
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

describe('what nobody has written', () => {
  const inputs = inputsOf(fields, stored);

  it('[B10] is not sent: empty rows, empty texts, and a group without any value', () => {
    const typed = {
      ...inputs,
      tiers: [{ id: '', percentage: '' }, ...(inputs['tiers'] as FormInputs[])],
      highlights: ['', ' A bay ', ' '],
      length: { hours: '', minutes: ' ' },
    };

    expect(valuesOf(fields, typed)).toMatchObject({
      tiers: [{ id: 4, percentage: '100' }, { percentage: '50' }],
      highlights: ['A bay'],
      length: null,
    });
    expect(valuesOf(fields, { ...inputs, length: { hours: '3', minutes: '' } })).toMatchObject({
      length: { hours: '3' },
    });
  });

  it('[B10] is no change, and neither is outer space', () => {
    const typed = { ...inputs, title: ' Summer', highlights: ['A bay', '', 'A cave '] };

    expect(changedValues(fields, inputs, typed)).toEqual({});
  });
});

describe('a form that is saved while somebody types', () => {
  const after = (sent: object, typed: object, saved: object) => {
    const before = inputsOf(fields, stored);
    return inputsAfterSave(fields, {
      before,
      sent: { ...before, ...sent },
      typed: { ...before, ...sent, ...typed },
      saved: { ...before, ...sent, ...saved },
    });
  };

  it('[B10] keeps what was typed meanwhile, and the space that is about to be followed by a word', () => {
    const { inputs, conflicts } = after({ title: 'Summer ' }, { story: 'Longer' }, { title: 'Summer' });

    expect(conflicts).toEqual([]);
    expect(inputs).toMatchObject({ title: 'Summer ', story: 'Longer' });
  });

  it('[B10] shows what the engine made of a value, and what others have changed', () => {
    const { inputs, conflicts } = after({ price: '12' }, {}, { price: '12.00', seats: '9' });

    expect(conflicts).toEqual([]);
    expect(inputs).toMatchObject({ price: '12.00', seats: '9' });
  });

  it('[B10] gives new rows their ids, and leaves the row that nobody has written in yet', () => {
    const rows = [
      { id: '4', percentage: '100' },
      { id: '', percentage: '' },
      { id: '', percentage: '20' },
    ];

    const { inputs } = after({ tiers: rows }, {}, { tiers: [rows[0], { id: '7', percentage: '20' }] });

    expect(inputs['tiers']).toEqual([rows[0], rows[1], { id: '7', percentage: '20' }]);
  });

  it('[B10] reports a field that was typed in while the save brought the change of somebody else', () => {
    const { inputs, conflicts } = after({ title: 'Autumn' }, { story: 'Mine' }, { story: 'Theirs' });

    expect(conflicts).toEqual(['story']);
    expect(inputs['story']).toBe('Mine');
  });
});

describe('two people at one form', () => {
  const names = ['a', 'b', 'c', 'd'];
  const four = formFieldsOf(Object.fromEntries(names.map((name) => [name, text()])));
  const anyInputs = fc.record(Object.fromEntries(names.map((name) => [name, fc.constantFrom('', 'x', 'y', 'z')])));

  it('[B9] lose no change in 1,000 pairs of them: it is in the result, or it is a conflict', () => {
    fc.assert(
      fc.property(anyInputs, anyInputs, anyInputs, (base, mine, theirs) => {
        const { inputs, conflicts } = mergeInputs(four, base, mine, theirs);

        for (const name of names) {
          const isConflict = mine[name] !== base[name] && theirs[name] !== base[name] && mine[name] !== theirs[name];
          expect(conflicts.includes(name)).toBe(isConflict);
          expect(inputs[name]).toBe(mine[name] === base[name] ? theirs[name] : mine[name]);
        }
      }),
      { numRuns: 1_000, seed: 9 },
    );
  });

  const extras = formFieldsOf({ extras: list(pk('inventory_items')) });
  const merged = (base: string[], mine: string[], theirs: string[]) =>
    mergeInputs(extras, { extras: base }, { extras: mine }, { extras: theirs });

  it('[B10] join lists of objects: what either added is there, what either removed is not', () => {
    expect(merged(['1', '2', '3'], ['1', '3', '4'], ['1', '2', '5', '3'])).toEqual({
      inputs: { extras: ['1', '5', '3', '4'] },
      conflicts: [],
    });
    expect(merged(['1', '2', '3'], ['3', '1', '2'], ['1', '3', '4'])).toEqual({
      inputs: { extras: ['3', '1', '4'] },
      conflicts: [],
    });
    expect(merged(['1', '2', '3'], ['3', '1', '2'], ['2', '1', '3']).conflicts).toEqual(['extras']);
  });

  it('[B10] lose no entry of a list of objects in 1,000 pairs of changes', () => {
    const anyList = fc.uniqueArray(fc.constantFrom<string>('1', '2', '3', '4', '5', '6'));
    fc.assert(
      fc.property(anyList, anyList, anyList, (base, mine, theirs) => {
        const { inputs, conflicts } = merged(base, mine, theirs);
        if (conflicts.length > 0) return;
        const result = inputs['extras'] as string[];
        const isIn = (it: string) =>
          base.includes(it) ? mine.includes(it) && theirs.includes(it) : mine.includes(it) || theirs.includes(it);
        expect(result.toSorted()).toEqual(['1', '2', '3', '4', '5', '6'].filter(isIn));
      }),
      { numRuns: 1_000, seed: 10 },
    );
  });
});
