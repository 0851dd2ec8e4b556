import { create } from 'superstruct';
import type { Endpoint, PathParams, QueryValues } from '#domain/contract/endpoint.ts';
import { address } from '#domain/contract/endpoint.ts';
import { Refusal } from '#domain/contract/refusals.ts';
import { AS_OF } from '#domain/kept.ts';

/**
 * What came of a call. Only `unreachable` is worth another try as it is; a fault of the engine (5xx) counts as `busy`.
 * `unchanged` answers a read that told the `etag` it knows.
 */
export type Outcome<Reply> =
  | ({ readonly kind: 'ok'; readonly reply: Reply; readonly etag: string | null; readonly replayed: boolean } & Kept)
  | ({ readonly kind: 'unchanged' } & Kept)
  | { readonly kind: 'invalid'; readonly problems: Problems }
  | { readonly kind: 'refused'; readonly status: number; readonly refusal: Refusal }
  | ({ readonly kind: 'notFound' } & Kept)
  | Unreachable;

/** Of an answer that the worker gave from what it keeps: as of when. It tells nothing of whether the engine can be reached. */
interface Kept {
  readonly asOf?: string;
}

export interface Unreachable {
  readonly kind: 'unreachable';
  /** `foreign`: something answered, but not our engine (a captive portal). `busy`: our engine, which could not just now. */
  readonly why: 'network' | 'timeout' | 'foreign' | 'busy';
  /** Seconds that the engine asked to wait. */
  readonly retryAfter: number | null;
}

/** Messages per field, as Django REST Framework nests them: a bad item of a list keeps its place. */
export interface Problems {
  readonly [field: string]: readonly string[] | Problems | readonly Problems[];
}

export interface Wanted<Query, Body> {
  readonly params?: PathParams;
  readonly query?: { readonly [K in keyof Query]?: QueryValues[string] };
  /** A string is sent as it stands: the frozen body of a command. */
  readonly body?: Body | string;
  /** The command's id (W6). */
  readonly key?: string;
  readonly ifMatch?: string | number;
  readonly ifNoneMatch?: string | null;
  readonly signal?: AbortSignal;
  /** Milliseconds, 20,000 if not said. */
  readonly timeout?: number;
}

/** Makes a call of the contract. Never throws but when its `signal` is aborted, then with the signal's reason. */
export type Send = <Query, Body, Reply>(
  endpoint: Endpoint<Query, Body, Reply>,
  wanted?: Wanted<Query, Body>,
) => Promise<Outcome<Reply>>;

/** A `send` over any fetch: the browser's, the worker's, or a test's that asks the engine in-process. */
export function createSend(fetch: (address: string, request: RequestInit) => Promise<Response>): Send {
  return async (endpoint, wanted = {}) => {
    const late = AbortSignal.timeout(wanted.timeout ?? 20_000);
    const signal = wanted.signal ? AbortSignal.any([wanted.signal, late]) : late;
    try {
      const response = await fetch(address(endpoint, wanted.params, wanted.query), requestOf(endpoint, wanted, signal));
      return await outcomeOf(endpoint, response);
    } catch {
      wanted.signal?.throwIfAborted();
      return unreachable(late.aborted ? 'timeout' : 'network');
    }
  };
}

/** The page's own: over the browser's fetch, found when it is called. */
export const send: Send = createSend((address, request) => globalThis.fetch(address, request));

function requestOf<Q, B, R>({ method }: Endpoint<Q, B, R>, wanted: Wanted<Q, B>, signal: AbortSignal): RequestInit {
  const { body, key, ifMatch, ifNoneMatch } = wanted;
  const headers: Record<string, string> = { Accept: 'application/json' };
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  if (key) headers['Idempotency-Key'] = key;
  if (ifMatch !== undefined) headers['If-Match'] = typeof ifMatch === 'number' ? `"${ifMatch}"` : ifMatch;
  if (ifNoneMatch) headers['If-None-Match'] = ifNoneMatch;
  return {
    method,
    headers,
    // A redirect is never ours: it is a captive portal's (W7).
    redirect: 'manual',
    signal,
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  };
}

/** Reads an answer (W7): ours has our header, and is JSON or empty. */
async function outcomeOf<Q, B, R>(endpoint: Endpoint<Q, B, R>, response: Response): Promise<Outcome<R>> {
  if (!response.headers.has('Landfall-Version')) return unreachable('foreign');
  const { status } = response;
  if (status === 304) return { kind: 'unchanged', ...keptOf(response) };
  const retryAfter = Number(response.headers.get('Retry-After') ?? Number.NaN);
  if (status >= 500 || status === 408 || status === 425 || status === 429) {
    return unreachable('busy', Number.isFinite(retryAfter) ? retryAfter : null);
  }
  const body: unknown = status === 204 ? undefined : await response.json();
  if (response.ok) return okOf(endpoint, response, body);
  if (status === 404) return { kind: 'notFound', ...keptOf(response) };
  if (status === 400) return { kind: 'invalid', problems: (body ?? {}) as Problems };
  const refusal = readOr(body, Refusal) ?? { detail: '' };
  if (refusal.code === 'in_flight') return unreachable('busy', Number.isFinite(retryAfter) ? retryAfter : 1);
  return { kind: 'refused', status, refusal };
}

/** A reply is read by its struct: what it does not know is dropped, so that an older page reads a newer engine. */
function okOf<Q, B, R>({ reply }: Endpoint<Q, B, R>, response: Response, body: unknown): Outcome<R> {
  const { headers } = response;
  const read = reply ? readOr(body, reply) : (undefined as R);
  if (reply && read === undefined) return unreachable('foreign');
  return {
    kind: 'ok',
    reply: read as R,
    etag: headers.get('ETag'),
    replayed: headers.get('Idempotent-Replayed') === 'true',
    ...keptOf(response),
  };
}

function keptOf({ headers }: Response): Kept {
  const asOf = headers.get(AS_OF);
  return asOf ? { asOf } : {};
}

function readOr<T>(value: unknown, field: Parameters<typeof create<T, unknown>>[1]): T | undefined {
  try {
    return create(value, field);
  } catch {
    return undefined;
  }
}

function unreachable(why: Unreachable['why'], retryAfter: number | null = null): Unreachable {
  return { kind: 'unreachable', why, retryAfter };
}
