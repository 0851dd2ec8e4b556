import { address, type Call, type Endpoint, type PathParams, type QueryValues } from '#domain/contract/endpoint.ts';
import type { Refusal } from '#domain/contract/refusals.ts';

/** What came of a call. Only `unreachable` is worth another try as it is; `unchanged` answers a read that told the `etag` it knows. */
export type Outcome<Reply> =
  | ({
      readonly kind: 'ok';
      readonly reply: Reply;
      readonly etag: string | null;
      readonly replayed: boolean;
    } & CacheFacts)
  | ({ readonly kind: 'unchanged' } & CacheFacts)
  | { readonly kind: 'invalid'; readonly problems: Problems }
  | { readonly kind: 'refused'; readonly status: number; readonly refusal: Refusal }
  | ({ readonly kind: 'notFound' } & CacheFacts)
  | Unreachable;

/** Of an answer that the worker gave from what it keeps: as of when. It tells nothing of whether the engine can be reached. */
interface CacheFacts {
  readonly asOf?: string;
  /** Whether the worker keeps only a part of the catalogue that it answered from. */
  readonly isPartial?: boolean;
}

export interface Unreachable {
  readonly kind: 'unreachable';
  /** `foreign`: something answered, but not our engine (a captive portal). `busy`: our engine, which could not just now. */
  readonly why: 'network' | 'timeout' | 'foreign' | 'busy';
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
  readonly key?: string;
  readonly ifMatch?: string | number;
  readonly ifNoneMatch?: string | null;
  /** Past all copies, the worker's too, unless the engine is out of reach. */
  readonly isFresh?: boolean;
  readonly signal?: AbortSignal;
  /** Milliseconds, 20,000 if not said. */
  readonly timeout?: number;
  /** Called where a connection counts as out of reach before the answer has come; the answer may still come. */
  readonly onLate?: (outcome: Unreachable) => void;
}

/** Makes a call of the contract. Never throws but when its `signal` is aborted, then with the signal's reason. */
export type Send = <Query, Body, Reply>(
  call: Call<Reply> & Partial<Pick<Endpoint<Query, Body, Reply>, 'query' | 'body'>>,
  wanted?: Wanted<Query, Body>,
) => Promise<Outcome<Reply>>;

/** A `send` over any fetch: the browser's, the worker's, or a test's that asks the engine in-process. */
export function createSend(fetch: (address: string, request: RequestInit) => Promise<Response>): Send {
  return async (call, wanted = {}) => {
    const late = AbortSignal.timeout(wanted.timeout ?? 20_000);
    const signal = wanted.signal ? AbortSignal.any([wanted.signal, late]) : late;
    try {
      const [response, read] = await Promise.all([
        fetch(address(call, wanted.params, wanted.query), requestOf(call, wanted, signal)),
        readerOf(call),
      ]);
      return await read(response);
    } catch {
      wanted.signal?.throwIfAborted();
      return { kind: 'unreachable', why: late.aborted ? 'timeout' : 'network', retryAfter: null };
    }
  };
}

/** The page's own: over the browser's fetch, found when it is called. */
export const send: Send = createSend((address, request) => globalThis.fetch(address, request));

/** How its answers are read comes while the engine is asked: the first view asks for nothing. */
async function readerOf<Reply>({ reply }: Call<Reply>): Promise<(response: Response) => Promise<Outcome<Reply>>> {
  const [{ parseResponse }, field] = await Promise.all([
    import('./parse-response.ts'),
    typeof reply === 'function' ? reply() : reply,
  ]);
  return (response) => parseResponse(field, response);
}

function requestOf<Q, B>(
  { method, path }: Pick<Call<never>, 'method' | 'path'>,
  wanted: Wanted<Q, B>,
  signal: AbortSignal,
): RequestInit {
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
    // Chromium lets one request at a time have an entry of its HTTP cache: a read of the cart that hangs would hold up every change of it.
    cache: method === 'GET' && path.startsWith('/api/webstores/') ? 'default' : 'no-store',
    signal,
    // The worker knows by it that its copy does not do.
    ...(wanted.isFresh && { cache: 'reload' }),
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  };
}
