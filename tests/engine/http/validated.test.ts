import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AnyField } from '#domain/contract/fields.ts';
import { Invalid } from '#engine/base/errors.ts';
import { validated } from '#engine/http/request/body.ts';
import { routesOf } from '#engine/office-routes.ts';
import type { Described } from '#engine/schema/described.ts';
import { openApi } from '#engine/schema/open-api.ts';
import { sampleOf } from '#engine/schema/sample.ts';
import { casesOf } from '#tests/support/engine/databases.ts';
import { anEngine, type Engine, ORIGIN } from '#tests/support/engine/engine.ts';

let engine: Engine;
beforeAll(async () => {
  engine = await anEngine();
});
afterAll(() => engine.stop());

/** Each call with a body, with the body's field and an example that it accepts. */
function bodiesOf({ context }: Engine): { call: string; field: AnyField; example: unknown }[] {
  const routes = routesOf(context);
  const { paths, components } = openApi(routes, ORIGIN) as unknown as Described;
  return routes.flatMap(({ endpoint, method, path }) => {
    const schema = paths[path]?.[method.toLowerCase()]?.requestBody?.content['application/json']?.schema;
    if (!endpoint?.body || !schema) return [];
    return [{ call: `${method} ${path}`, field: endpoint.body, example: sampleOf(schema, components.schemas) }];
  });
}

type Edit = Readonly<{ at: number; how: 'replace' | 'delete' | 'add'; value: unknown }>;

const usual = [null, '', ' ', '0', '1', 'true', '2026-12-10', '09:30', 0, -1, 1.5, 1e15, true, [], {}];
const edit: fc.Arbitrary<Edit> = fc.record({
  at: fc.nat(200),
  how: fc.constantFrom('replace', 'replace', 'delete', 'add'),
  value: fc.oneof(fc.constantFrom(...usual), fc.jsonValue({ maxDepth: 2 })),
});

/** A JSON value with one edit: at its root, or at a part of any depth. */
function edited(root: unknown, { at, how, value }: Edit): unknown {
  const places = placesIn(root);
  const place = places[at % (places.length + 1)];
  if (!place) return how === 'delete' ? {} : value;
  const { of, key } = place;
  if (how === 'replace') of[key] = value;
  if (how === 'add') of[Array.isArray(of) ? String(of.length) : 'more'] = value;
  if (how === 'delete' && Array.isArray(of)) of.pop();
  else if (how === 'delete') Reflect.deleteProperty(of, key);
  return root;
}

function placesIn(value: unknown): { of: Record<string, unknown>; key: string }[] {
  if (typeof value !== 'object' || value === null) return [];
  const of = value as Record<string, unknown>;
  return Object.keys(of).flatMap((key) => [{ of, key }, ...placesIn(of[key])]);
}

const REFUSED = 'refused';

function taken(field: AnyField, value: unknown): unknown {
  try {
    return validated(field, value);
  } catch (error) {
    if (error instanceof Invalid) return REFUSED;
    throw error;
  }
}

describe('a body', () => {
  it('[A14] is taken with the same values, or refused, as its own struct says', () => {
    const bodies = bodiesOf(engine);
    const seen = { taken: 0, refused: 0 };
    fc.assert(
      fc.property(fc.constantFrom(...bodies), fc.array(edit, { maxLength: 3 }), ({ field, example }, edits) => {
        const value = edits.reduce(edited, structuredClone(example));
        fc.pre(!JSON.stringify(value).includes(String.raw`\u0000`));
        const [error, body] = field.validate(structuredClone(value), { coerce: true });
        seen[error ? 'refused' : 'taken'] += 1;
        return isDeepStrictEqual(taken(field, value), error ? REFUSED : body);
      }),
      { numRuns: casesOf({ soak: 50_000, daily: 3_000, onPostgres: 100 }) },
    );

    expect(bodies.length).toBeGreaterThan(50);
    expect(Math.min(seen.taken, seen.refused)).toBeGreaterThan(0);
  }, 120_000);
});
