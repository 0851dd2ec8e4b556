import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CartChange, LineChange, LineSelection, MainContact, NewCart, Participant } from '#domain/contract/cart.ts';
import type { AnyField } from '#domain/contract/fields.ts';
import {
  boolean,
  choice,
  date,
  decimal,
  instant,
  integer,
  jsonSchema,
  list,
  nullable,
  number,
  optional,
  partial,
  pattern,
  reasonOf,
  shape,
  string,
  text,
  time,
  uuid,
} from '#domain/contract/fields.ts';
import { NewOrder } from '#domain/contract/orders.ts';
import { reason } from '#domain/contract/problems.ts';
import { minor } from '#domain/money/money.ts';
import { sentenceOf } from '#engine/http/problem-sentences.ts';

const REQUIRED = 'This field is required.';
const NOT_NULL = 'This field may not be null.';

/** The value that a field creates from an input. */
const made = (field: AnyField, value: unknown): unknown => field.create(value);
/** A field's complaints about a value, each as 'path: message'. */
const against = (field: AnyField, value: unknown): string[] => {
  const [error] = field.validate(value, { coerce: true });
  return (
    error
      ?.failures()
      .map((it) => [...(it.path.length > 0 ? [it.path.join('.')] : []), sentenceOf(reasonOf(it))].join(': ')) ?? []
  );
};
/** Any JSON value, as a body may contain it. */
const anyJson = fc.jsonValue({ maxDepth: 4 });

describe('every field', () => {
  const kinds: [string, AnyField][] = [
    ['text', text()],
    ['pattern', pattern(/^a$/, reason('refused', { detail: 'No.' }))],
    ['integer', integer()],
    ['number', number()],
    ['decimal', decimal()],
    ['boolean', boolean()],
    ['date', date()],
    ['time', time()],
    ['uuid', uuid()],
    ['choice', choice('a', 'b')],
    ['list', list(integer())],
    ['shape', shape({ a: integer() })],
  ];

  it.each(kinds)('[A11] %s: a missing key is required, null is no value', (_, field) => {
    expect(against(shape({ a: field }), {})).toEqual([`a: ${REQUIRED}`]);
    expect(against(shape({ a: field }), { a: null })).toEqual([`a: ${NOT_NULL}`]);
  });

  it.each(kinds)(
    '[A11] %s: optional may be missing, but not null; nullable may be null, but not missing',
    (_, field) => {
      expect(made(shape({ a: optional(field) }), {})).toEqual({});
      expect(against(shape({ a: optional(field) }), { a: null })).toEqual([`a: ${NOT_NULL}`]);
      expect(made(shape({ a: nullable(field) }), { a: null })).toEqual({ a: null });
      expect(against(shape({ a: nullable(field) }), {})).toEqual([`a: ${REQUIRED}`]);
      expect(made(shape({ a: optional(nullable(field)) }), { a: null })).toEqual({ a: null });
      expect(made(shape({ a: optional(nullable(field)) }), {})).toEqual({});
    },
  );

  it.each(kinds)(
    '[A11] %s: answers any JSON with a value or with messages, and takes its own values again',
    (_, field) => {
      fc.assert(
        fc.property(anyJson, (value) => {
          const [error, once] = shape({ a: field }).validate({ a: value }, { coerce: true });
          const messages = error?.failures().map((it) => sentenceOf(reasonOf(it))) ?? [];
          const again: unknown = error ? undefined : made(shape({ a: field }), once);

          expect(messages.filter((it) => !/^.+\.$/.test(it))).toEqual([]);
          expect(again).toEqual(once);
        }),
      );
    },
  );
});

describe('text', () => {
  it.each([
    ['Ana', 'Ana'],
    ['  Ana \n', 'Ana'],
    [12, '12'],
    [1.5, '1.5'],
    ['čćšžđ €', 'čćšžđ €'],
    ['\u{1F6F6}', '\u{1F6F6}'],
  ])('[A11] takes %j as %j', (value, expected) => {
    expect(made(text(), value)).toBe(expected);
  });

  it.each([
    ['', 'This field may not be blank.'],
    ['   ', 'This field may not be blank.'],
    [true, 'Not a valid string.'],
    [[], 'Not a valid string.'],
    [['Ana'], 'Not a valid string.'],
    [{}, 'Not a valid string.'],
    ['A\0na', 'Null characters are not allowed.'],
    ['A\uD800na', 'Surrogate characters are not allowed: U+D800.'],
    ['A\uDFFF', 'Surrogate characters are not allowed: U+DFFF.'],
  ])('[A11] refuses %j: %s', (value, message) => {
    expect(against(text(), value)).toEqual([message]);
  });

  it('[A11] says all that is wrong at once, the length first', () => {
    expect(against(text({ max: 2 }), 'A\0\uD83D')).toEqual([
      'Ensure this field has no more than 2 characters.',
      'Null characters are not allowed.',
      'Surrogate characters are not allowed: U+D83D.',
    ]);
  });

  it('[K5, A11] counts characters as code points', () => {
    const canoe = '\u{1F6F6}';

    expect(against(text({ min: 3, max: 5 }), canoe.repeat(2))).toEqual([
      'Ensure this field has at least 3 characters.',
    ]);
    expect(against(text({ min: 3, max: 5 }), canoe.repeat(3))).toEqual([]);
    expect(against(text({ min: 3, max: 5 }), canoe.repeat(5))).toEqual([]);
    expect(against(text({ min: 3, max: 5 }), canoe.repeat(6))).toEqual([
      'Ensure this field has no more than 5 characters.',
    ]);
  });

  it('[A11] may be blank where it says so', () => {
    expect(made(text({ blank: true, min: 3 }), ' ')).toBe('');
  });

  it('[A11] keeps to its pattern, which is not asked of what is refused anyway', () => {
    const field = pattern(/^[a-z]+$/, reason('refused', { detail: 'Letters, please.' }), { max: 3 });

    expect(made(field, ' abc ')).toBe('abc');
    expect(against(field, 'ab1')).toEqual(['Letters, please.']);
    expect(against(field, 'abcd1')).toEqual(['Ensure this field has no more than 3 characters.']);
  });
});

describe('whole numbers', () => {
  it.each([
    [5, 5],
    [-5, -5],
    [1.0, 1],
    ['5', 5],
    [' 5 ', 5],
    ['+5', 5],
    ['-5', -5],
    ['5.0', 5],
    ['5.', 5],
    ['-0', 0],
    ['007', 7],
    [Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER],
  ])('[A11] takes %j as %d', (value, expected) => {
    expect(made(integer(), value)).toBe(expected);
  });

  it.each([
    1.5,
    '1.5',
    '',
    ' ',
    'abc',
    '1e3',
    '0x10',
    true,
    [],
    [1],
    {},
    2 ** 53,
    1e300,
    Number.POSITIVE_INFINITY,
    '9'.repeat(30),
    '9'.repeat(400),
  ])('[A11] refuses %j', (value) => {
    expect(against(integer(), value)).toEqual(['A valid integer is required.']);
  });

  it.each([
    [0, 'Ensure this value is greater than or equal to 1.'],
    [-(2 ** 60), 'Ensure this value is greater than or equal to 1.'],
    [1001, 'Ensure this value is less than or equal to 1000.'],
    [1e300, 'Ensure this value is less than or equal to 1000.'],
    ['9'.repeat(30), 'Ensure this value is less than or equal to 1000.'],
    ['9'.repeat(1001), 'String value too large.'],
  ])('[A11] from 1 to 1000 refuses %j: %s', (value, message) => {
    expect(against(integer({ min: 1, max: 1000 }), value)).toEqual([message]);
  });
});

describe('numbers', () => {
  it.each([
    [1.5, 1.5],
    ['1.5', 1.5],
    ['-.5', -0.5],
    ['5.', 5],
    ['1e2', 100],
  ])('[A11] takes %j as %d', (value, expected) => {
    expect(made(number(), value)).toBe(expected);
  });

  it.each(['', 'abc', '1,5', 'nan', 'inf', '1e999', true, [], {}, Number.POSITIVE_INFINITY])(
    '[A11] refuses %j',
    (value) => {
      expect(against(number(), value)).toEqual(['A valid number is required.']);
    },
  );

  it('[A11] have limits, and strings of numbers too', () => {
    expect(against(number({ min: -90, max: 90 }), '90.001')).toEqual([
      'Ensure this value is less than or equal to 90.',
    ]);
    expect(against(number({ min: -90, max: 90 }), -91)).toEqual(['Ensure this value is greater than or equal to -90.']);
    expect(against(number(), '1'.repeat(1001))).toEqual(['String value too large.']);
  });
});

describe('money', () => {
  it.each([
    ['12.50', '12.50'],
    [12.5, '12.5'],
    [12, '12'],
    [' 12.50 ', '12.50'],
    ['+012.50', '12.50'],
    ['-3', '-3'],
    ['.5', '0.5'],
    ['5.', '5'],
    ['1.5e1', '15'],
    ['15e-1', '1.5'],
    ['0.000', '0.000'],
    [1e11, '100000000000'],
    ['999999999999.999', '999999999999.999'],
  ])('[A11] takes %j as %s', (value, expected) => {
    expect(made(decimal(), value)).toBe(expected);
  });

  it.each([
    ['', 'A valid number is required.'],
    ['abc', 'A valid number is required.'],
    ['12,50', 'A valid number is required.'],
    ['NaN', 'A valid number is required.'],
    ['Infinity', 'A valid number is required.'],
    ['.', 'A valid number is required.'],
    ['1\0', 'A valid number is required.'],
    [true, 'A valid number is required.'],
    [[], 'A valid number is required.'],
    [{}, 'A valid number is required.'],
    [Number.POSITIVE_INFINITY, 'A valid number is required.'],
    ['1.2345', 'Ensure that there are no more than 3 decimal places.'],
    ['1.0000', 'Ensure that there are no more than 3 decimal places.'],
    [1e-7, 'Ensure that there are no more than 3 decimal places.'],
    ['1234567890123', 'Ensure that there are no more than 12 digits before the decimal point.'],
    ['1234567890123.4567', 'Ensure that there are no more than 15 digits in total.'],
    [1e21, 'Ensure that there are no more than 15 digits in total.'],
    ['1e999999', 'Ensure that there are no more than 15 digits in total.'],
    ['9'.repeat(1001), 'String value too large.'],
  ])('[A11] refuses %j: %s', (value, message) => {
    expect(against(decimal(), value)).toEqual([message]);
  });

  it('[A11] of at least nothing refuses less', () => {
    expect(against(decimal({ min: 0 }), '-0.01')).toEqual(['Ensure this value is greater than or equal to 0.']);
    expect(made(decimal({ min: 0 }), '-0.00')).toBe('-0.00');
    expect(against(decimal({ places: 2 }), '1.234')).toEqual(['Ensure that there are no more than 2 decimal places.']);
  });

  it('[A11, F6] that is taken can be counted in minor units, whatever way it was written', () => {
    const written = fc.oneof(
      fc.stringMatching(/^[-+]?\d{0,13}(\.\d{0,4})?(e[-+]?\d{1,2})?$/),
      fc.double(),
      fc.integer(),
    );
    fc.assert(
      fc.property(written, (value) => {
        if (against(decimal(), value).length > 0) return;
        expect(minor(made(decimal(), value) as string, 'KWD')).toBe(Math.round(Number(value) * 1000) + 0);
      }),
      { numRuns: 1000 },
    );
  });

  it('[A11] in an answer is read as it is, without exponent', () => {
    expect(decimal().is('12.50')).toBe(true);
    expect(decimal().is('1e2')).toBe(false);
    expect(decimal().is(12.5)).toBe(false);
  });
});

describe('the other plain fields', () => {
  it.each([
    [true, true],
    [false, false],
    ['true', true],
    ['False', false],
    ['on', true],
    ['NO', false],
    [1, true],
    ['0', false],
  ])('[A11] a boolean takes %j as %s', (value, expected) => {
    expect(made(boolean(), value)).toBe(expected);
  });

  it.each(['', 'maybe', 2, -1, [], {}, [true]])('[A11] a boolean refuses %j', (value) => {
    expect(against(boolean(), value)).toEqual(['Must be a valid boolean.']);
  });

  it.each([
    ['2026-12-01', '2026-12-01'],
    ['2028-02-29', '2028-02-29'],
    ['2026-1-1', '2026-01-01'],
  ])('[A11] a date takes %j', (value, expected) => {
    expect(made(date(), value)).toBe(expected);
  });

  it.each([
    '',
    '2026-02-29',
    '2026-13-01',
    '2026-00-10',
    '2026-12-32',
    '0000-01-01',
    '01.12.2026',
    '2026-12-01T08:00',
    '20261201',
    20261201,
    true,
    [],
    {},
  ])('[A11] a date refuses %j', (value) => {
    expect(against(date(), value)).toEqual(['Expected a date: YYYY-MM-DD.']);
  });

  it.each([
    ['09:30:00', '09:30:00'],
    ['09:30', '09:30:00'],
    ['9:30', '09:30:00'],
    ['23:59:59.123456', '23:59:59.123456'],
  ])('[A11] a time takes %j', (value, expected) => {
    expect(made(time(), value)).toBe(expected);
  });

  it.each(['', '24:00', '09:60', '09:30:60', '0930', 'noon', 930, [], {}])('[A11] a time refuses %j', (value) => {
    expect(against(time(), value)).toEqual(['Expected a time: hh:mm or hh:mm:ss.']);
  });

  it.each(['2026-12-01T08:00:00Z', '2026-12-01T08:00:00.123+01:00', '2026-12-01T08:00-03:30'])(
    '[A11] an instant takes %j, as Temporal does',
    (value) => {
      expect(made(instant(), value)).toBe(value);
      expect(() => Temporal.Instant.from(value)).not.toThrow();
    },
  );

  it.each([
    '',
    '1',
    '2026-12-01',
    '2026-12-01T08:00:00',
    '2026-02-30T08:00:00Z',
    '2026-12-01T25:00:00Z',
    'Tue, 01 Dec 2026 08:00:00 GMT',
    0,
    {},
  ])('[A11] an instant refuses %j', (value) => {
    expect(against(instant(), value)).toEqual([expect.stringMatching(/^Expected a date and time /)]);
  });

  const id = '6fa459ea-ee8a-4ca4-894e-db77e160355e';
  it.each([id, id.toUpperCase(), id.replaceAll('-', ''), `{${id}}`, `urn:uuid:${id}`])(
    '[A11] a UUID takes %s',
    (value) => {
      expect(made(uuid(), value)).toBe(id);
    },
  );

  it.each(['', 'abc', id.slice(1), `${id}0`, id.replace('6', 'g'), 5, [], {}])('[A11] a UUID refuses %j', (value) => {
    expect(against(uuid(), value)).toEqual(['Must be a valid UUID.']);
  });

  it.each([
    ['z', '"z" is not a valid choice.'],
    ['', '"" is not a valid choice.'],
    ['A', '"A" is not a valid choice.'],
    [5, '"5" is not a valid choice.'],
    [['a'], '"["a"]" is not a valid choice.'],
    [{ toString: 5, valueOf: 5 }, '"{"toString":5,"valueOf":5}" is not a valid choice.'],
  ])('[A11] a choice refuses %j', (value, message) => {
    expect(against(choice('a', 'b'), value)).toEqual([message]);
  });
});

describe('lists', () => {
  const units = shape({ units: list(shape({ quantity: integer({ min: 1 }) }), { empty: false, max: 3 }) });

  it.each([[{ a: 1 }], ['abc'], [5], [5.5], [true]])('[A11] refuse %j for its type', (value) => {
    expect(against(units, { units: value })).toEqual(['units.non_field_errors: Expected a list.']);
  });

  it('[A11] are neither empty nor too long', () => {
    expect(against(units, { units: [] })).toEqual(['units.non_field_errors: This list may not be empty.']);
    expect(against(units, { units: [{}, {}, {}, {}] })).toEqual([
      'units.non_field_errors: Ensure this field has no more than 3 elements.',
    ]);
    expect(made(list(integer()), [])).toEqual([]);
  });

  it('[A11] keep the place of a bad item', () => {
    expect(against(units, { units: [{ quantity: 1 }, { quantity: 0 }, {}] })).toEqual([
      'units.1.quantity: Ensure this value is greater than or equal to 1.',
      `units.2.quantity: ${REQUIRED}`,
    ]);
    expect(against(units, { units: [5, [], null] })).toEqual([
      'units.0.non_field_errors: Expected an object.',
      'units.1.non_field_errors: Expected an object.',
      `units.2: ${NOT_NULL}`,
    ]);
  });

  it('[A11] leave what was sent as it was', () => {
    const sent = { units: [{ quantity: '2', more: 1 }], more: 1 };

    expect(made(units, sent)).toEqual({ units: [{ quantity: 2 }] });
    expect(sent).toEqual({ units: [{ quantity: '2', more: 1 }], more: 1 });
  });
});

describe('objects', () => {
  it.each([[[]], ['abc'], [5], [true], [null]])('[A11] a body of %j is no object', (body) => {
    expect(against(CartChange, body)).toEqual(['non_field_errors: Expected an object.']);
  });

  it('[A11] drop unknown keys at every depth', () => {
    const sent = {
      note: 'Hello',
      id: 5,
      main_contact_info: {
        first_name: 'Ana',
        last_name: 'Horvat',
        email: 'ana@example.com',
        phone_number: '1',
        age: 3,
      },
    };

    expect(made(CartChange, sent)).toEqual({
      note: 'Hello',
      main_contact_info: { first_name: 'Ana', last_name: 'Horvat', email: 'ana@example.com', phone_number: '1' },
    });
  });

  it('[A11] have no use for __proto__, constructor and the like', () => {
    const sent: unknown = JSON.parse(
      '{"__proto__": {"note": "evil", "a": 1}, "constructor": {"prototype": {"a": 1}}, "a": 5}',
    );

    const stripped = made(shape({ a: integer() }), sent) as object;
    expect(Object.keys(stripped)).toEqual(['a']);
    expect(Object.getPrototypeOf(stripped)).toBe(Object.prototype);
    expect(made(CartChange, sent)).toEqual({});
    expect(against(shape({ constructor: text(), toString: text() }), {})).toEqual([
      `constructor: ${REQUIRED}`,
      `toString: ${REQUIRED}`,
    ]);
    expect(Object.hasOwn(Object.prototype, 'a')).toBe(false);
  });

  it('[A11] partial asks for none of its keys, and checks those that come', () => {
    const patch = partial(shape({ a: integer(), b: text() }));

    expect(made(patch, {})).toEqual({});
    expect(against(patch, { b: '' })).toEqual(['b: This field may not be blank.']);
  });
});

describe("the storefront's bodies", () => {
  const unit = { pricing_option_id: 3, quantity: 2 };
  const booking_info = { date: '2026-12-01', start_time_id: 418, pricing_rate_id: 7, pricing_units: [unit] };

  it('[A1, A11] a line that lacks everything says so of each key that it needs', () => {
    expect(against(LineSelection, {})).toEqual([`booking_info: ${REQUIRED}`, `experience_id: ${REQUIRED}`]);
    expect(against(LineSelection, { booking_info: {}, experience_id: 1 })).toEqual(
      ['date', 'start_time_id', 'pricing_rate_id', 'pricing_units'].map((key) => `booking_info.${key}: ${REQUIRED}`),
    );
    expect(against(LineChange, {})).toEqual([]);
  });

  it('[A1, A11] a bad unit keeps its place in its list', () => {
    const pricing_units = [unit, { ...unit, quantity: 0 }, { ...unit, group_size: 'two' }, { quantity: 1001 }];

    expect(against(NewCart, { experience_id: 1, booking_info: { ...booking_info, pricing_units } })).toEqual([
      'booking_info.pricing_units.1.quantity: Ensure this value is greater than or equal to 1.',
      'booking_info.pricing_units.2.group_size: A valid integer is required.',
      `booking_info.pricing_units.3.pricing_option_id: ${REQUIRED}`,
      'booking_info.pricing_units.3.quantity: Ensure this value is less than or equal to 1000.',
    ]);
  });

  it('[K5, K6, A11] a contact: an absent key gets the usual text, one that is bad the words of the shop', () => {
    const name = 'Please enter at least 3 characters.';
    const words = [
      `first_name: ${name}`,
      `last_name: ${name}`,
      'email: Please enter a valid email.',
      'phone_number: Please enter a valid phone number.',
    ];
    const all = (value: unknown) => ({ first_name: value, last_name: value, email: value, phone_number: value });

    expect(against(MainContact, {})).toEqual(
      ['first_name', 'last_name', 'email', 'phone_number'].map((key) => `${key}: ${REQUIRED}`),
    );
    for (const bad of [null, '', '  ', '\u200B\u200B\u200B', [], {}, true, 'ab'])
      expect(against(MainContact, all(bad))).toEqual(words);
    expect(against(MainContact, all('a'.repeat(513)))[0]).toBe('first_name: Max length is 512 characters.');
  });

  it.each([
    'ana@example.com',
    'ana.horvat+tour@mail.example.co.uk',
    "o'brien@example.hr",
    'a@b.hr',
    'ana@müller.de',
    'ana@example.com\u200B',
  ])('[K6, G11] the e-mail address %s is one', (email) => {
    expect(
      against(CartChange, {
        main_contact_info: { first_name: 'Ana', last_name: 'Horvat', email, phone_number: '1' },
      }),
    ).toEqual([]);
  });

  it.each([
    'ana',
    'ana@',
    '@example.com',
    'ana@example',
    'ana@@example.com',
    'a na@example.com',
    'ana@exa mple.com',
    'ana@-example.com',
    `${'a'.repeat(250)}@b.hr`,
  ])('[K6] the e-mail address %s is none', (email) => {
    expect(against(MainContact, { first_name: 'Ana', last_name: 'Horvat', email, phone_number: '1' })).toEqual([
      'email: Please enter a valid email.',
    ]);
  });

  it.each([
    ['+385 (0)21 123-456', true],
    ['[021] 123456', true],
    ['1', true],
    ['\u202D+385 91 555\u20110000\u202C', true],
    ['+٩٦٦ ٥٠', true],
    ['\u200B', false],
    ['', false],
    ['+-()', false],
    ['021/123', false],
    ['call me', false],
    ['1'.repeat(65), false],
  ])('[K6, G11] the phone number %j: %s', (phone_number, isOne) => {
    const contact = { first_name: 'Ana', last_name: 'Horvat', email: 'ana@example.com', phone_number };

    expect(against(MainContact, contact)).toEqual(isOne ? [] : ['phone_number: Please enter a valid phone number.']);
  });

  it('[K6] a quarter of a megabyte of digits is refused at once', () => {
    const begun = performance.now();
    against(MainContact, { phone_number: `${'1'.repeat(250_000)}x`, email: `${'a.'.repeat(125_000)}@` });

    expect(performance.now() - begun).toBeLessThan(2_000);
  });

  it('[K8, A11] a participant', () => {
    expect(against(Participant, { first_name: '', last_name: null })).toEqual([
      'first_name: First name is required!',
      'last_name: Last name is required!',
    ]);
  });

  it('[K7] a note has 5000 characters at most', () => {
    expect(against(CartChange, { note: 'ž'.repeat(5001) })).toEqual([
      'note: Max description length is 5000 characters.',
    ]);
    expect(made(CartChange, { note: ` ${'ž'.repeat(5000)} ` })).toEqual({ note: 'ž'.repeat(5000) });
    expect(made(CartChange, { note: null })).toEqual({ note: null });
    expect(made(CartChange, { note: '' })).toEqual({ note: '' });
  });

  it('[P2, P4] an order: absent keys get the usual text, empty ones the words of the shop', () => {
    const words = 'This field is required!';
    const cart_id = '6fa459ea-ee8a-4ca4-894e-db77e160355e';

    expect(against(NewOrder, {})).toEqual(
      ['cart_id', 'payment_method_id', 'amount'].map((key) => `${key}: ${REQUIRED}`),
    );
    for (const nothing of [null, '', ' ']) {
      expect(against(NewOrder, { cart_id, payment_method_id: nothing, amount: nothing })).toEqual([
        `payment_method_id: ${words}`,
        `amount: ${words}`,
      ]);
    }
    expect(against(NewOrder, { cart_id, payment_method_id: 2, amount: 'much' })).toEqual([
      'amount: A valid number is required.',
    ]);
    expect(made(NewOrder, { cart_id, payment_method_id: 2, amount: 16 })).toEqual({
      cart_id,
      payment_method_id: '2',
      amount: '16',
    });
  });

  it('[A11] answer any JSON whatever without a fault', () => {
    const keys = fc.constantFrom(
      'booking_info',
      'pricing_units',
      'experience_id',
      'note',
      '__proto__',
      'main_contact_info',
      'amount',
      'cart_id',
    );
    const body = fc.oneof(anyJson, fc.dictionary(keys, fc.oneof(anyJson, fc.dictionary(keys, anyJson))));
    fc.assert(
      fc.property(body, (value) => {
        const sent: unknown = JSON.parse(JSON.stringify(value) ?? 'null');
        for (const field of [LineSelection, LineChange, NewCart, CartChange, NewOrder]) {
          expect(against(field, sent).every((it) => it.length > 5)).toBe(true);
        }
      }),
      { numRuns: 300 },
    );
  });
});

describe('what a field prints of itself', () => {
  it('[A14] is JSON Schema, and tells what is required', () => {
    const field = shape({
      a: integer({ min: 1 }),
      b: optional(text({ max: 3 })),
      c: nullable(date()),
      d: list(string(), { max: 2 }),
    });

    expect(jsonSchema(field)).toEqual({
      type: 'object',
      properties: {
        a: { type: 'integer', minimum: 1 },
        b: { type: 'string', maxLength: 3 },
        c: { anyOf: [{ type: 'string', format: 'date' }, { type: 'null' }] },
        d: { type: 'array', items: { type: 'string' }, maxItems: 2 },
      },
      required: ['a', 'c', 'd'],
    });
  });
});
