import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { AnyField } from '#domain/contract/fields.ts';
import {
  boolean,
  choice,
  date,
  decimal,
  integer,
  list,
  nullable,
  number,
  shape,
  text,
  time,
  uuid,
} from '#domain/contract/fields.ts';
import { Invalid } from '#engine/errors.ts';
import { problemTree } from '#engine/http/error-tree.ts';
import { validated } from '#engine/http/request/validate.ts';
import { root } from '../support/root.ts';

const unit = shape({ id: integer(), quantity: integer({ min: 1 }) });

/** By the names that they have in the recording. */
const fields: Readonly<Record<string, AnyField>> = {
  text: text(),
  'text of at most 5': text({ max: 5 }),
  'text of 3 to 5': text({ min: 3, max: 5 }),
  'text that may be blank': text({ blank: true }),
  'text or null': nullable(text()),
  integer: integer(),
  'integer of 1 to 10': integer({ min: 1, max: 10 }),
  number: number(),
  'number of -90 to 90': number({ min: -90, max: 90 }),
  'decimal of 2 places': decimal({ places: 2 }),
  'decimal of at least 0': decimal({ places: 2, min: 0 }),
  boolean: boolean(),
  date: date(),
  time: time(),
  uuid: uuid(),
  choice: choice('draft', 'published'),
  'list of integers': list(integer({ min: 1 })),
  'list of integers, not empty': list(integer(), { empty: false }),
  'list of at most 2': list(integer(), { max: 2 }),
  units: list(unit),
  'units, not empty': list(unit, { empty: false }),
  unit,
  'unit or null': nullable(unit),
};

/** By field: what DRF says, or true, and the values, as JSON, of which it says so. */
const recorded = JSON.parse(readFileSync(`${root}tests/recordings/fields.answers.json`, 'utf8')) as Readonly<
  Record<string, readonly (readonly [answer: unknown, values: readonly string[]])[]>
>;

it.each(Object.keys(recorded))('[A11] a %s takes and refuses what DRF does, in its words', (name) => {
  const whole = shape({ it: fields[name] ?? never(name) });

  for (const [answer, values] of recorded[name] ?? [])
    for (const value of values) {
      const body = value === 'absent' ? {} : { it: JSON.parse(value) as unknown };
      expect([value, said(whole, body)]).toEqual([value, answer]);
    }
});

function said(field: AnyField, body: unknown): unknown {
  try {
    validated(field, body);
    return true;
  } catch (error) {
    if (!(error instanceof Invalid)) throw error;
    return problemTree(error.problems, body);
  }
}

function never(name: string): never {
  throw new Error(`no field like ${name}`);
}
