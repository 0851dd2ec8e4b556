import type { JsonSchema } from '#domain/contract/fields.ts';
import { type Described, needsToken, type Parameter } from '#engine/schema/described.ts';
import { bodySampleOf } from '#engine/schema/sample.ts';
import type { Chance } from '#tests/fuzz/chance.ts';
import { type Call, callsOf } from '#tests/fuzz/document.ts';
import type { CallerName } from '#tests/fuzz/generate.ts';
import type { Known } from '#tests/fuzz/known.ts';
import { largestBody } from './largest-body.ts';

/** A request that is heavy for the engine. */
export interface Heavy {
  readonly name: string;
  readonly caller: CallerName;
  readonly method: string;
  readonly path: string;
  readonly body?: string | FormData;
  /** The body that the reference of the API shows. Its fields replace those that the engine refuses. */
  readonly plain?: Readonly<Record<string, unknown>>;
  /** The call's path with its braces, from whose answer more objects are known; left out for a form. */
  readonly learn?: string;
}

/** Makes a request when its turn comes, with the objects that are known by then. @param attempt  another attempt names other objects */
export type Plan = (attempt: number) => Heavy;

interface Making {
  readonly document: Described;
  readonly known: Known;
  readonly chanceOf: (index: number) => Chance;
}

/** Calls with a body, each with the largest. */
export function largestBodies({ document, known, chanceOf }: Making, methods: readonly string[]): Plan[] {
  const contentOf = ({ requestBody }: Call) => requestBody?.content['application/json'];
  return callsOf(document)
    .filter((call) => methods.includes(call.method) && contentOf(call) !== undefined)
    .map((call, index) => (attempt) => {
      const chance = chanceOf(index + attempt * 10_000);
      return {
        name: nameOf(call),
        caller: callerOf(call),
        method: call.method,
        path: pathOf(call, known, chance),
        body: largestBody(call, { known, document, chance }) ?? '{}',
        plain: bodySampleOf(contentOf(call)?.schema as JsonSchema, document.components.schemas) as Record<
          string,
          unknown
        >,
        learn: call.path,
      };
    });
}

/** Lists with their largest pages and each of their orders, the longest times, and texts to search for that match nearly everything. */
export function largestQueries({ document, known, chanceOf }: Making): Plan[] {
  const reads = callsOf(document).filter(({ method }) => method === 'GET');
  return reads.flatMap((call, index) =>
    queriesOf(call).map((query) => (attempt) => {
      const chance = chanceOf(index + attempt * 10_000);
      const needed = (call.parameters ?? [])
        .filter((it) => it.in === 'query' && it.required && !new URLSearchParams(query).has(it.name))
        .map((it) => `${it.name}=${neededValue(call, it, known, chance)}`);
      return {
        name: `${nameOf(call)}?${query.slice(0, 60)}`,
        caller: callerOf(call),
        method: 'GET',
        path: `${pathOf(call, known, chance)}?${[query, ...needed].join('&')}`,
      };
    }),
  );
}

function queriesOf({ parameters = [] }: Call): string[] {
  const all = parameters.flatMap(({ in: place, name, schema }) => {
    if (place !== 'query') return [];
    if (name === 'ordering') return ((schema['enum'] ?? []) as string[]).map((it) => `page_size=100&ordering=${it}`);
    return /search|^q$/.test(name) ? [`${name}=ab`, `${name}=${'ab%20'.repeat(40)}`] : [];
  });
  return ['page_size=100', ...all];
}

/** The most days of a call that reads a range. */
const mostDays: Readonly<Record<string, number>> = { '/api/departures/calendar/': 42 };

function neededValue({ path }: Call, { name }: Parameter, known: Known, chance: Chance): string {
  const today = Temporal.Now.plainDateISO();
  const values: Readonly<Record<string, string>> = {
    date: today.toString(),
    date_from: today.toString(),
    date_to: today.add({ days: (mostDays[path] ?? 366) - 1 }).toString(),
    month: String(today.month),
    year: String(today.year),
    q: 'Split',
    language: 'en',
  };
  return values[name] ?? known.named(name, chance) ?? '1';
}

const nameOf = ({ method, path }: Call) => `${method} ${path}`;

const callerOf = ({ security, path }: Call): CallerName =>
  path.startsWith('/api/desk/') ? 'device' : needsToken(security) ? 'seller' : 'anonymous';

function pathOf({ path }: Call, known: Known, chance: Chance): string {
  const ids = known.idsFor(path, chance);
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(ids[name] ?? '1'));
}

/** The fields of a body that an answer refuses: `{ "title": ["Too long."] }`. */
export function refusedFields(answer: unknown): string[] {
  return typeof answer === 'object' && answer !== null ? Object.keys(answer).filter((it) => it !== 'detail') : [];
}

/** A body with plain values for fields that were refused; null if it cannot be mended. */
export function mended({ body, plain }: Heavy, refused: readonly string[]): string | null {
  if (typeof body !== 'string' || !plain || refused.length === 0) return null;
  const fields = JSON.parse(body) as Record<string, unknown>;
  for (const name of refused) {
    // A field that was plain already goes, unless the engine asks for it.
    if (name in plain && JSON.stringify(fields[name]) !== JSON.stringify(plain[name])) fields[name] = plain[name];
    else delete fields[name];
  }
  const text = JSON.stringify(fields);
  return text === body ? null : text;
}
