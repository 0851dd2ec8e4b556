import type { JsonSchema } from '#domain/contract/fields.ts';
import { type Described, needsToken, type Parameter } from '#engine/schema/described.ts';
import { sampleOf } from '#engine/schema/sample.ts';
import { type Chance, chanceOf } from './chance.ts';
import { type Call, callsOf, resolved } from './document.ts';
import { hostileJson, hostileText } from './hostile.ts';
import type { Known } from './known.ts';
import { type Bad, badWays } from './wire.ts';

export const callers = ['anonymous', 'seller', 'other', 'operator'] as const;
export type CallerName = (typeof callers)[number] | 'device';

/** One request, before it gets a token. */
export interface Generated {
  readonly index: number;
  /** The call that the request tries, such as `GET /api/orders/{id}/`. */
  readonly call: string;
  readonly caller: CallerName;
  readonly method: string;
  /** Path and query as sent. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
  /** The way in which the request is sent wrongly; null for a proper request. */
  readonly bad: Bad | null;
}

/** Makes requests from the schema of a running engine. */
export function generator(document: Described, seed: number) {
  const calls = callsOf(document);
  return (index: number, known: Known): Generated => {
    const chance = chanceOf(seed, index);
    const call = chance.of(calls);
    // The share of wrong values: none, few, or half.
    const wrong = chance.of([0, 0, 0, 0.08, 0.08, 0.5]);
    const { path, headers, body } = partsOf(call, { chance, known, document, wrong });
    const bad = chance.is(0.07) ? chance.of(badWays) : null;
    const caller = chance.is(0.75) ? likelyCaller(call, chance) : chance.of(callers);
    return { index, call: `${call.method} ${call.path}`, caller, method: call.method, path, headers, body, bad };
  };
}

interface Making {
  readonly chance: Chance;
  readonly known: Known;
  readonly document: Described;
  /** The share of hostile values. */
  readonly wrong: number;
}

function likelyCaller({ security }: Call, chance: Chance): CallerName {
  return needsToken(security) ? chance.of(['operator', 'seller', 'seller']) : chance.of(['anonymous', 'operator']);
}

function partsOf(call: Call, making: Making): Pick<Generated, 'path' | 'headers' | 'body'> {
  const { chance } = making;
  const parameters = call.parameters ?? [];
  const ids = making.known.idsFor(call.path, chance);
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    chance.is(making.wrong / 2) ? hostileText(chance) : encodeURIComponent(ids[name] ?? '1'),
  );
  const query = parameters.filter((it) => it.in === 'query' && (it.required || chance.is(0.2)));
  const pairs = query.flatMap((it) =>
    Array.from({ length: chance.is(0.03) ? 3 : 1 }, () => `${it.name}=${queryValue(it, making)}`),
  );
  const headers: Record<string, string> = {};
  for (const { name, in: where } of parameters) {
    if (where === 'header' && chance.is(0.2)) headers[name.toLowerCase()] = headerValue(name, making);
  }
  if (chance.is(0.02)) headers['accept-encoding'] = chance.of(['br', 'gzip;q=0, *', 'x'.repeat(4_000)]);
  if (chance.is(0.02)) headers['accept-language'] = chance.of(['de', 'xx;q=9', 'a,'.repeat(2_000)]);
  if (chance.is(0.01)) headers['cookie'] = `x=${'y'.repeat(chance.of([10, 7_000]))}`;
  const [type, content] = Object.entries(call.requestBody?.content ?? {})[0] ?? [];
  const body = content && type === 'application/json' ? bodyOf(content.schema, making) : null;
  if (body !== null) headers['content-type'] = chance.is(0.97) ? 'application/json' : chance.of(types);
  return { path: pairs.length > 0 ? `${path}?${pairs.join('&')}` : path, headers, body };
}

const types = [
  'application/x-www-form-urlencoded',
  'text/plain',
  'application/json; charset=utf-16',
  'application/json;charset="',
  'multipart/form-data; boundary=',
  '*/*',
  '',
];

function queryValue({ name, schema }: Parameter, making: Making): string {
  const { chance, known, document, wrong } = making;
  if (chance.is(wrong)) return hostileText(chance);
  const whole = resolved(schema, document);
  const id = known.named(namedBy(whole, name), chance);
  return encodeURIComponent(id ?? String(plainValue(whole, name, making)));
}

function headerValue(name: string, { chance, wrong }: Making): string {
  if (chance.is(wrong)) return chance.of(['', '"', '"0"', 'W/"1", *', '1'.repeat(3_000), '\u00e9', 'not-a-uuid']);
  if (name === 'Idempotency-Key') return `00000000-0000-4000-8000-${String(chance.below(50)).padStart(12, '0')}`;
  return chance.of(['*', '"1"', '"2"', '"x"']);
}

/** The JSON of a body, as text. */
function bodyOf(schema: JsonSchema, making: Making): string {
  const { chance, wrong } = making;
  if (chance.is(wrong / 4)) return chance.of([hostileJson(chance), '', '{', '{"a":', '\u0000', '[1,', '"x"', 'nul']);
  const options = (schema['anyOf'] ?? [schema]) as JsonSchema[];
  // A sample password must not match the callers' own, or a request could change a caller's password.
  const text = jsonOf(chance.of(options), '', making, 0).replaceAll('before breakfast', 'before noon');
  return chance.is(wrong / 4) ? `${text.slice(0, -1)},"id":1,"id":2,"__proto__":{}}` : text;
}

function jsonOf(schema: JsonSchema, name: string, making: Making, depth: number): string {
  const { chance, known, document, wrong } = making;
  if (depth > 0 && chance.is(wrong)) return hostileJson(chance);
  const isNullable = ((schema['anyOf'] ?? []) as JsonSchema[]).some((it) => it['type'] === 'null');
  if (isNullable && chance.is(0.2)) return 'null';
  const whole = resolved(schema, document);
  const inner = (it: JsonSchema, at: string) => jsonOf(it, at, making, depth + 1);
  const id = known.named(namedBy(whole, namedBy(schema, name)), chance);
  if (id !== null && whole['type'] !== 'object' && whole['type'] !== 'array')
    return whole['type'] === 'integer' || Array.isArray(whole['type']) ? id : JSON.stringify(id);
  if (whole['type'] === 'array') {
    return `[${Array.from({ length: chance.of([0, 1, 1, 2]) }, () => inner((whole['items'] ?? {}) as JsonSchema, name)).join(',')}]`;
  }
  if (whole['type'] !== 'object') return JSON.stringify(plainValue(whole, name, making)) ?? 'null';
  const required = new Set((whole['required'] ?? []) as string[]);
  const real = known.selection(whole, chance);
  const parts = Object.entries((whole['properties'] ?? {}) as Record<string, JsonSchema>).flatMap(([key, it]) => {
    if (
      key !== 'base_account' &&
      key !== 'store' &&
      !required.has(key) &&
      chance.is(/^(expected_|id$|client_ref|line_client_ref)/.test(key) ? 0.95 : 0.4)
    )
      return [];
    const value = real?.[key] !== undefined && !chance.is(wrong) ? JSON.stringify(real[key]) : inner(it, key);
    return [`${JSON.stringify(key)}:${value}`];
  });
  return `{${parts.join(',')}}`;
}

/** The table whose ids a schema takes, else the field's name. */
function namedBy({ 'x-names': table }: JsonSchema, name: string): string {
  return typeof table === 'string' ? table : name;
}

/** A value that satisfies a schema without parts. */
function plainValue(schema: JsonSchema, name: string, { chance, document }: Making): unknown {
  const choices = schema['enum'] as unknown[] | undefined;
  if (choices) return chance.of(choices);
  const sample = sampleOf(schema, document.components.schemas, name);
  if (schema['type'] === 'integer') {
    const least = Number(schema['minimum'] ?? 0);
    const most = Number(schema['maximum'] ?? least + 20);
    return chance.is(0.5) ? sample : least + chance.below(Math.min(most - least, 1_000) + 1);
  }
  if (schema['type'] === 'boolean') return chance.is(0.5);
  if (typeof sample !== 'string' || schema['format'] !== undefined || schema['pattern'] !== undefined) return sample;
  if (/slug|code|domain|email/.test(name))
    return `${chance.below(1_000_000)}-${sample}`.slice(0, Number(schema['maxLength'] ?? 60));
  return chance.is(0.7) ? sample : `${sample} ž😀 ${chance.below(1_000)}`.slice(0, Number(schema['maxLength'] ?? 60));
}
