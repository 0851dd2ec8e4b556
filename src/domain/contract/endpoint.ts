import type { Field } from './fields.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** A call of the API as a value: the page calls it, the worker matches it, the engine routes and validates with it. */
export interface Endpoint<Query, Body, Reply> {
  readonly method: Method;
  /** The path with its trailing slash and with parameters in braces: `/api/cart/{id}/`. */
  readonly path: string;
  /** The status of a success: 200, 201 or 204. */
  readonly status: number;
  readonly query: Field<Query> | null;
  readonly body: Field<Body> | null;
  readonly reply: Field<Reply> | null;
  /** Whether the call takes an `Idempotency-Key`. Every change does, unless its answer is a secret that must not be stored (A34). */
  readonly keyed: boolean;
}

/** Any endpoint, for lists of them. */
// oxlint-disable-next-line typescript/no-explicit-any
export type AnyEndpoint = Endpoint<any, any, any>;

type EndpointOptions<Query, Body, Reply> = Partial<
  Pick<Endpoint<Query, Body, Reply>, 'query' | 'body' | 'reply' | 'status' | 'keyed'>
>;

/*#__NO_SIDE_EFFECTS__*/
export function endpoint<Query = Record<string, never>, Body = undefined, Reply = undefined>(
  method: Method,
  path: string,
  { query = null, body = null, reply = null, ...rest }: EndpointOptions<Query, Body, Reply> = {},
): Endpoint<Query, Body, Reply> {
  return { method, path, status: reply ? 200 : 204, query, body, reply, keyed: method !== 'GET', ...rest };
}

export type PathParams = Readonly<Record<string, string | number>>;
export type QueryValues = Readonly<Record<string, string | number | readonly (string | number)[] | null | undefined>>;

/** The address of a call: path and query, with keys in the given order. Null, undefined and '' are left out. */
export function address(endpoint: Pick<AnyEndpoint, 'path'>, params: PathParams = {}, query: QueryValues = {}): string {
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined || value === '') throw new TypeError(`${endpoint.path} needs ${name}`);
    return encodeURIComponent(value);
  });
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    for (const one of Array.isArray(value) ? value : [value])
      if (one !== null && one !== undefined && one !== '') search.append(key, String(one));
  }
  const tail = search.toString();
  return tail ? `${path}?${tail}` : path;
}

/** A call with the shape of its reply, or a function that loads the shape: a page that has not called yet does not need it. */
export interface Call<Reply> {
  readonly method: Method;
  /** A path, or an address. */
  readonly path: string;
  readonly reply: Field<Reply> | null | (() => Promise<Field<Reply> | null>);
}

/** A read that a page needs. Its key is its address, and the worker caches the answer under this address. */
export interface Resource<Reply> {
  readonly key: string;
  readonly reply: Call<Reply>['reply'];
}

// oxlint-disable-next-line typescript/no-explicit-any
export type AnyResource = Resource<any>;

export function resource<Reply>(
  { path, reply }: Pick<Call<Reply>, 'path' | 'reply'>,
  params: PathParams = {},
  query: QueryValues = {},
): Resource<Reply> {
  return { key: address({ path }, params, query), reply };
}

/** The paths of the reads that pages name before the shapes of their replies are loaded. */
export const paths = {
  store: '/api/webstores/',
  listing: '/api/webstores/experiences/',
  /** `{id}` is the id or the slug. */
  experience: '/api/webstores/experiences/{id}/',
  bookingConfig: '/api/bookings/config/',
  appInfo: '/api/app-info/',
};

/** The name of the query parameter that selects a language, and of the cookie that remembers it. */
export const LANGUAGE = 'language';
