import { type AnyField, type Field, fieldsOf, type JsonSchema, jsonSchema, reasonOf } from '#domain/contract/fields.ts';
import { type Problem, reason } from '#domain/contract/problems.ts';
import { Failed, Invalid, invalidError } from '../../base/errors.ts';
import { sentenceOf } from '../problem-sentences.ts';

/** The limit of JSON bodies; uploads have a limit of their own. */
const MOST_BYTES = 256 * 1024;

/** In this time a body of 256 kB needs 70 kbit/s. */
export const LONGEST_BODY_MILLISECONDS = 30_000;

/** The bytes of a body, read no further than the limit. @throws Failed 413; 408 if it takes too long; 400 if its sender has disconnected */
export async function bytesOf(request: Request, most = MOST_BYTES): Promise<Uint8Array> {
  const announced = request.headers.get('content-length');
  if (announced !== null && Number(announced) > most) throw tooLargeError(most);
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => late.reject(new Failed(408, 'The body did not come in time.')),
    LONGEST_BODY_MILLISECONDS,
  );
  const coming = announced === null ? readChunks(request, most) : request.arrayBuffer();
  try {
    const bytes = new Uint8Array(await Promise.race([coming, late.promise]));
    if (bytes.length > most) throw tooLargeError(most);
    return bytes;
  } catch (error) {
    throw error instanceof Failed ? error : new Failed(400, 'The body ended before it was complete.');
  } finally {
    clearTimeout(timer);
  }
}

/** The text of a form's body, read no further than the limit. @throws Failed 413 */
export async function textOf(request: Request, most: number): Promise<string> {
  return new TextDecoder().decode(await bytesOf(request, most));
}

/** The media type of forms, which browsers and many clients of Django REST Framework send. */
export const FORM = 'application/x-www-form-urlencoded';

/**
 * Parses a request's JSON, or its form if the call takes forms; an empty body is `{}`. If a form repeats a field, its last value counts.
 *
 * @throws Failed 400, 413, 415
 */
export function parsedBody(bytes: Uint8Array, contentType: string | null, takesForms = false): unknown {
  if (bytes.length === 0) return {};
  const type = (contentType ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
  if (takesForms && type === FORM) return Object.fromEntries(new URLSearchParams(Buffer.from(bytes).toString('utf8')));
  if (type !== 'application/json') throw new Failed(415, `Unsupported media type "${contentType ?? ''}" in request.`);
  const body = parsed(bytes);
  if (isDeeper(body, MOST_LEVELS)) throw new Failed(400, `The body has more than ${MOST_LEVELS} levels.`);
  return body;
}

function parsed(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(utf8.decode(bytes));
  } catch (error) {
    throw new Failed(
      400,
      `JSON parse error - ${error instanceof SyntaxError ? error.message : 'the body is not UTF-8'}`,
    );
  }
}

/** Three times as deep as any call needs. Deeper values would overflow the stack of functions that walk through them or print them. */
export const MOST_LEVELS = 32;

export function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((it) => isDeeper(it, levels - 1));
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** Reads a body of unknown length, which arrives in chunks. */
async function readChunks(request: Request, most: number): Promise<Uint8Array> {
  if (!request.body) return new Uint8Array();
  const pieces: Uint8Array[] = [];
  let length = 0;
  for await (const piece of request.body) {
    length += piece.length;
    if (length > most) throw tooLargeError(most);
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}

function tooLargeError(most: number): Failed {
  return new Failed(413, `The body may be at most ${Math.round(most / 1024)} kB.`);
}

/** The body as its field parses it: known parts are checked, unknown parts dropped. @throws Invalid */
export function validated<T>(field: Field<T>, value: unknown): T {
  const good = accepted(field, value);
  if (good !== BAD) {
    refuseNullCharacters(good);
    return good as T;
  }
  const [error, it] = field.validate(value, { coerce: true });
  if (error)
    throw new Invalid(
      error.failures().map((failure) => ({
        path: placeOf(jsonSchema(field), failure.path as Problem['path']),
        ...reasonOf(failure),
      })),
    );
  refuseNullCharacters(it);
  return it;
}

const BAD = Symbol('not accepted');
const noContext = { path: [], branch: [] };

/**
 * A good value, as its field parses it; else `BAD`, and the struct itself finds the faults. The struct is slower, because it makes a generator
 * and two lists for each part, to locate faults: a third of the memory of a new cart.
 */
function accepted(field: AnyField, value: unknown): unknown {
  const taken: unknown = field.coercer(value, noContext);
  for (const _ of field.validator(taken, noContext)) return BAD;
  for (const [key, inner, of] of field.entries(taken, noContext)) {
    const part = accepted(of as AnyField, inner);
    if (part === BAD || typeof taken !== 'object' || taken === null) return BAD;
    if (part !== undefined || key in taken) (taken as Record<string, unknown>)[key] = part;
  }
  for (const _ of field.refiner(taken, noContext)) return BAD;
  return taken;
}

function refuseNullCharacters(value: unknown): void {
  if (hasNullCharacter(value)) throw new Invalid([...nullCharacters(value, [])]);
}

function hasNullCharacter(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0');
  if (typeof value !== 'object' || value === null) return false;
  for (const key in value)
    if (key.includes('\0') || hasNullCharacter((value as Record<string, unknown>)[key])) return true;
  return false;
}

/** A33: PostgreSQL cannot store or compare a text with a null character, and SQLite cuts the text there. */
function* nullCharacters(value: unknown, path: Problem['path']): Generator<Problem> {
  if (typeof value === 'string' && value.includes('\0')) yield { path, ...reason('null_character') };
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    if (key.includes('\0')) yield { path, ...reason('null_character') };
    else yield* nullCharacters(inner, [...path, Array.isArray(value) ? Number(key) : key]);
  }
}

/** The path of a problem in the answer. A list of plain values has no `non_field_errors`: its own problems stand at the list. */
function placeOf(schema: JsonSchema, path: Problem['path']): Problem['path'] {
  const place: (string | number)[] = [];
  let at = withoutNull(schema);
  for (const key of path) {
    const items = at['type'] === 'array' ? withoutNull(at['items'] as JsonSchema) : null;
    const isPlain = items !== null && items['type'] !== 'object';
    if (isPlain && key === 'non_field_errors') return place;
    place.push(isPlain ? String(key) : key);
    at = items ?? withoutNull(((at['properties'] ?? {}) as Record<string, JsonSchema>)[key] ?? {});
  }
  return place;
}

function withoutNull(schema: JsonSchema): JsonSchema {
  const options = schema['anyOf'] as JsonSchema[] | undefined;
  return options?.find((it) => it['type'] !== 'null') ?? schema;
}

/** The parts of a body that are valid on their own, as their fields parse them. */
export function validFields(field: AnyField, value: unknown): Record<string, unknown> {
  const sent = typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  const good: Record<string, unknown> = {};
  for (const [key, inner] of Object.entries(fieldsOf(field))) {
    const [error, it] = inner.validate(Object.hasOwn(sent, key) ? sent[key] : undefined, { coerce: true });
    if (!error) good[key] = it;
  }
  return good;
}

/**
 * Parses a query by its shape: lists from repeated keys, else the last value; '' counts as absent. Results are cached, because addresses repeat.
 * @throws Invalid
 */
export function queryOf<T extends object>(field: Field<T>, { search, searchParams }: URL): Readonly<T> {
  const known = read.get(field) ?? new Map<string, object>();
  read.set(field, known);
  const cached = known.get(search);
  if (cached) return cached as T;
  if (search.includes('%00')) throw new Failed(400, sentenceOf(reason('null_character')));
  const query = Object.freeze(validated(field, queryValues(field, searchParams)));
  if (known.size >= MOST_CACHED) known.clear();
  if (search.length <= LONGEST_CACHED) known.set(search, query);
  return query;
}

const read = new WeakMap<AnyField, Map<string, object>>();
const MOST_CACHED = 500;
const LONGEST_CACHED = 500;
/** The most values of one parameter that a query repeats. */
const MOST_REPEATS = 50;

function queryValues(field: AnyField, search: URLSearchParams): Record<string, string | string[]> {
  const values: Record<string, string | string[]> = {};
  for (const [key, inner] of Object.entries(fieldsOf(field))) {
    const texts = search.getAll(key).filter((it) => it !== '');
    const last = texts.at(-1);
    if (last === undefined) continue;
    if (isList(inner) && texts.length > MOST_REPEATS) {
      throw invalidError([key], reason('too_many_items', { max: MOST_REPEATS }));
    }
    values[key] = isList(inner) ? texts : last;
  }
  return values;
}

function isList(field: AnyField): boolean {
  return jsonSchema(field)['type'] === 'array';
}
