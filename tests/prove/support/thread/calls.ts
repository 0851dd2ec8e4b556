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

/**
 * A body that differs in what an answer refuses: `{ "title": ["Too long."] }` gets the plain title, `{ "ids": { "3": ["Gone."] } }` loses the fourth
 * id. Null if the answer names no field, or nothing is left to change.
 */
export function mended({ body, plain }: Heavy, answer: unknown): string | null {
  if (typeof body !== 'string' || !plain) return null;
  const fields = JSON.parse(body) as Record<string, unknown>;
  for (const [name, problem] of refusedFields(answer)) {
    const value = fields[name];
    const least = name === 'amount' ? /\d+[.,]\d\d/.exec(JSON.stringify(problem))?.[0].replace(',', '.') : undefined;
    if (least !== undefined) fields[name] = least;
    else if (Array.isArray(value) && !Array.isArray(problem) && Object.keys(problem as object).length < value.length)
      fields[name] = value.filter((_, index) => !(index in (problem as object)));
    // A field that was plain already goes, unless the engine asks for it.
    else if (name in plain && JSON.stringify(value) !== JSON.stringify(plain[name])) fields[name] = plain[name];
    else delete fields[name];
  }
  const text = JSON.stringify(fields);
  return text === body ? null : text;
}

function refusedFields(answer: unknown): [string, unknown][] {
  if (typeof answer !== 'object' || answer === null) return [];
  if ('code' in answer && answer.code === 'move_refused') return [['status', []]];
  return Object.entries(answer).filter(([name]) => !['detail', 'code'].includes(name));
}

/** Calls that need a secret of an email, a file's name, or an object or a state that the demo account has not: they may stay out. */
const UNREACHED = [
  / \/api\/(jwt|logout|users|desk\/session|departure-choices|review-requests|order|sandbox|push-subscriptions)\b/,
  /accept\/|closing\/|cancel\/|\{id\}\/change(-quote)?\/|replace\/|tag-manager\/|verify-domain\/|\{(name|token|code|number)\}/,
  /\/(resale-agreements|o|payments|desk\/devices|bookings\/holds|webstores\/legal|sandbox\/pay|payment-links)\//,
  /POST \/api\/(reviews|webstores\/order|departures\/\{id\})\/|(reorder-images|remove-experience)\/|PUT \/api\/pricing-rates|failed-jobs|forward-geo/,
];

/** Whether the sweep must get a call in. */
export const isReachable = (name: string): boolean => !UNREACHED.some((it) => it.test(name));
