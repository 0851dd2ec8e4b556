import { address, type Call, type Endpoint, type PathParams, type QueryValues } from '#domain/contract/endpoint.ts';
import type { ReportedProblem } from '#domain/contract/problems.ts';
import type { Refusal } from '#domain/contract/refusals.ts';

/** The result of a call. Only `unreachable` can be tried again unchanged. `unchanged` is the answer to a read that sent the `etag` of its copy. */
export type Outcome<Reply> =
  | ({
      readonly kind: 'ok';
      readonly reply: Reply;
      readonly etag: string | null;
      readonly replayed: boolean;
    } & CacheFacts)
  | ({ readonly kind: 'unchanged' } & CacheFacts)
  | { readonly kind: 'invalid'; readonly problems: readonly ReportedProblem[] }
  | { readonly kind: 'refused'; readonly status: number; readonly refusal: Refusal }
  | ({ readonly kind: 'notFound' } & CacheFacts)
  | Unreachable;

/** The time of an answer from the worker's cache. Such an answer does not show whether the engine can be reached. */
interface CacheFacts {
  readonly asOf?: string;
  /** Whether the worker has only a part of the catalogue for this answer. */
  readonly isPartial?: boolean;
}

export interface Unreachable {
  readonly kind: 'unreachable';
  /** `foreign`: something answered that is not our engine (a captive portal). `busy`: our engine answered, but could not handle the call now. */
  readonly why: 'network' | 'timeout' | 'foreign' | 'busy';
  readonly retryAfter: number | null;
}

export interface RequestOptions<Query, Body> {
  readonly params?: PathParams;
  readonly query?: { readonly [K in keyof Query]?: QueryValues[string] };
  /** A string is sent unchanged: the fixed body of a command. */
  readonly body?: Body | string;
  readonly key?: string;
  readonly ifMatch?: string | number;
  readonly ifNoneMatch?: string | null;
  /** Bypasses all caches, also the worker's, unless the engine is out of reach. */
  readonly isFresh?: boolean;
  readonly signal?: AbortSignal;
  /** Milliseconds; by default 20,000. */
  readonly timeout?: number;
  /** Called if the connection counts as out of reach before the answer has come. The answer may still come. */
  readonly onLate?: (outcome: Unreachable) => void;
}

/** Makes a call of the contract. It only throws if its `signal` is aborted, with the signal's reason. */
export type Send = <Query, Body, Reply>(
  call: Call<Reply> & Partial<Pick<Endpoint<Query, Body, Reply>, 'query' | 'body'>>,
  options?: RequestOptions<Query, Body>,
) => Promise<Outcome<Reply>>;

/** A `send` with any fetch function: the browser's, the worker's, or a test's that calls the engine in the same process. */
export function createSend(fetch: (address: string, request: RequestInit) => Promise<Response>): Send {
  return async (call, options = {}) => {
    const late = AbortSignal.timeout(options.timeout ?? 20_000);
    const signal = options.signal ? AbortSignal.any([options.signal, late]) : late;
    try {
      const [response, read] = await Promise.all([
        fetch(address(call, options.params, options.query), requestOf(call, options, signal)),
        readerOf(call),
      ]);
      return await read(response);
    } catch {
      options.signal?.throwIfAborted();
      return { kind: 'unreachable', why: late.aborted ? 'timeout' : 'network', retryAfter: null };
    }
  };
}

/** The page's `send`. It looks up the browser's fetch at each call. */
export const send: Send = createSend((address, request) => globalThis.fetch(address, request));

/** Loads the code that reads answers while the request is on its way, because the first view needs no request. */
async function readerOf<Reply>({ reply }: Call<Reply>): Promise<(response: Response) => Promise<Outcome<Reply>>> {
  const [{ parseResponse }, field] = await Promise.all([
    import('./parse-response.ts'),
    typeof reply === 'function' ? reply() : reply,
  ]);
  return (response) => parseResponse(field, response);
}

function requestOf<Q, B>(
  { method, path }: Pick<Call<never>, 'method' | 'path'>,
  options: RequestOptions<Q, B>,
  signal: AbortSignal,
): RequestInit {
  const { body, key, ifMatch, ifNoneMatch } = options;
  const headers: Record<string, string> = { Accept: 'application/problem+json, application/json' };
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  if (key) headers['Idempotency-Key'] = key;
  if (ifMatch !== undefined) headers['If-Match'] = typeof ifMatch === 'number' ? `"${ifMatch}"` : ifMatch;
  if (ifNoneMatch) headers['If-None-Match'] = ifNoneMatch;
  return {
    method,
    headers,
    // The engine never redirects: a redirect comes from a captive portal (W7).
    redirect: 'manual',
    // Chromium allows only one request at a time for an entry of its HTTP cache: a hanging read of the cart would block every change of it.
    cache: method === 'GET' && path.startsWith('/api/webstores/') ? 'default' : 'no-store',
    signal,
    // Tells the worker not to answer from its copy.
    ...(options.isFresh && { cache: 'reload' }),
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  };
}
