import { hash } from 'node:crypto';
import { TrieRouter } from 'hono/router/trie-router';
import { openSession } from '#domain/contract/desk.ts';
import type { Method } from '#domain/contract/endpoint.ts';
import { type AnyField, fieldsOf } from '#domain/contract/fields.ts';
import { type Problem, reason } from '#domain/contract/problems.ts';
import { Failed, forbiddenError, Invalid, orNotFound, unauthorisedError } from '../../base/errors.ts';
import { reportAnswer } from '../../base/observed.ts';
import { isOwnHost } from '../../catalogue/catalogue.ts';
import type { Context } from '../../context.ts';
import { inAcceptedForm, requestIdOf, respond, withHeaders } from '../headers.ts';
import { failure, faultResponse, JsonResponse, success } from '../json-response.ts';
import { type Authenticator, isPerson, type Principal } from '../principal.ts';
import { sentenceOf } from '../problem-sentences.ts';
import { bytesOf, FORM, parsedBody, queryOf, validated, validFields } from '../request/body.ts';
import { keyed, keyOf } from '../request/idempotency.ts';
import { tagged } from '../request/if-match.ts';
import { visitedOrigin } from '../request/visited-origin.ts';
import { visitorLanguage } from '../request/visitor-language.ts';
import { CachedResponse, ResponseCache } from '../response-cache.ts';
import type { Access, AccountInput, DatabaseCheck, EarlyInput, Input, RawInput, Route } from '../route.ts';

interface Place {
  readonly byMethod: ReadonlyMap<string, Route>;
  readonly allow: string;
  /** Whether it is only served at the installation's own host: there, no foreign script can reach the desk's sessions (T2). */
  readonly isAtOwnHost: boolean;
}

/** Answers a request: at once if the answer is ready; null for an unknown path. */
export type Answers = (request: Request, url: URL) => Response | Promise<Response | null>;

/** Routes that are loaded for a path that no loaded route has: one group after the other, until one has the path. */
interface LateRoutes {
  /** The paths for which they are loaded. */
  readonly paths: RegExp;
  readonly late: readonly ((known: readonly Route[]) => Promise<readonly Route[]>)[];
}

export function createApi(
  context: Context,
  routes: readonly Route[],
  responses = new ResponseCache(),
  lateRoutes: LateRoutes = { paths: /^/, late: [] },
): Answers {
  const find = createFinder(routes, lateRoutes);
  const { catalogue, now } = context;
  const answer = async (request: Request, url: URL): Promise<Response | null> => {
    const found = await find(url.pathname);
    if (!found || (found.entry.isAtOwnHost && !isOwnHost(url.host, context.config))) return null;
    const { method } = request;
    const { allow, byMethod } = found.entry;
    if (method === 'GET' && responses.has(url.href)) {
      const cached = responses.get(url.href, await catalogue.opening(url.host, now()).catch(() => null));
      if (cached) return cached.respond(request);
    }
    const open = byMethod.get(method === 'HEAD' ? 'GET' : method);
    const route = open?.signed && bringsToken(request) ? open.signed : open;
    const began = performance.now();
    const reply = route
      ? withTag(await answered(context, route, found.params, request, url), byMethod, request)
      : method === 'OPTIONS'
        ? options(allow, [...byMethod.values()])
        : await notAllowed(context, [...byMethod.values()], request);
    // A stored response goes out before the caller is known, so only those of open routes are stored.
    const stored = route?.access === 'public' ? responses : null;
    const response = await respondTo(reply, request, url, allow, stored);
    // The log names the route's path: the request's own may hold the id of a cart or an order (P15).
    const seconds = (performance.now() - began) / 1_000;
    if (route) reportAnswer({ route: route.path, method, status: response.status, seconds });
    const ms = Math.round(seconds * 10_000) / 10;
    context.log.debug(
      { request_id: requestIdOf(request), method, route: route?.path, status: response.status, ms },
      'answered',
    );
    return response;
  };
  const ready = (request: Request, { host, href }: URL): Response | null => {
    if (request.method !== 'GET' || !responses.has(href)) return null;
    return responses.get(href, catalogue.known(host, now()))?.ready(request) ?? null;
  };
  return (request, url) => ready(request, url) ?? answer(request, url);
}

async function respondTo(
  reply: JsonResponse | CachedResponse | Response,
  request: Request,
  { href }: URL,
  allow: string,
  responses: ResponseCache | null,
): Promise<Response> {
  if (reply instanceof Response) return withHeaders(reply, request.method);
  if (!(reply instanceof CachedResponse)) return respond(inAcceptedForm(reply, request), request.method, { allow });
  reply.add({ allow });
  if (request.method === 'GET') responses?.set(href, reply);
  return reply.respond(request);
}

type Found = ReturnType<Router<Place>['find']>;

/** Finds the routes of a path, and loads late ones for it. */
function createFinder(routes: readonly Route[], { paths, late }: LateRoutes): (path: string) => Found | Promise<Found> {
  const known = [...routes];
  let router = routerOf(known);
  const loading = late.map((load) => {
    let loaded: Promise<void> | undefined;
    const add = async () => {
      known.push(...(await load(known)));
      router = routerOf(known);
    };
    return () => (loaded ??= add());
  });
  const findLate = async (path: string): Promise<Found> => {
    for (const load of loading) {
      await load();
      const found = router.find(path);
      if (found) return found;
    }
    return null;
  };
  return (path) => router.find(path) ?? (paths.test(path) ? findLate(path) : null);
}

const DESK_SESSION = openSession.path;

function routerOf(routes: readonly Route[]): Router<Place> {
  const places = Map.groupBy(routes, ({ path }) => path)
    .entries()
    .map(([path, all]) => {
      const byMethod = new Map<string, Route>(all.map((it) => [it.method, it]));
      return [path, { byMethod, allow: allowed(byMethod), isAtOwnHost: path.startsWith(DESK_SESSION) }] as const;
    });
  return new Router<Place>(new Map(places));
}

/** Tags the object that has this address. A POST answers an object with another address. */
function withTag<R>(reply: R, methods: Place['byMethod'], request: Request): R | JsonResponse {
  const isObject = methods.get('GET')?.endpoint && request.method !== 'POST';
  return isObject && reply instanceof JsonResponse ? tagged(reply, request) : reply;
}

const order: readonly (Method | 'HEAD' | 'OPTIONS')[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS'];

function allowed(methods: Place['byMethod']): string {
  return order.filter((it) => methods.has(it) || it === 'OPTIONS' || (it === 'HEAD' && methods.has('GET'))).join(', ');
}

/** Answers an unknown method. As in DRF, the caller is checked first: unless all methods are public, only a signed-in caller gets the 405. */
async function notAllowed(
  { accounts, now }: Context,
  routes: readonly Route[],
  request: Request,
): Promise<JsonResponse> {
  try {
    const isOpen = routes.every(({ access }) => access === 'public' || access === 'anonymous');
    if (!isOpen) await allowedCaller(accounts.callers, { access: 'authenticated' }, request, now());
    return new JsonResponse(405, JSON.stringify({ detail: `Method "${request.method}" not allowed.` }));
  } catch (error) {
    const refusal = failure(error);
    if (!refusal) throw error;
    return refusal;
  }
}

function options(allow: string, routes: readonly Route[]): JsonResponse {
  const forms = routes.some(({ form }) => form) ? ['multipart/form-data'] : [];
  const encoded = routes.some(({ takesForms }) => takesForms) ? [FORM] : [];
  const parses = ['application/json', ...encoded, ...forms];
  const description = { methods: allow.split(', '), renders: ['application/json'], parses };
  return new JsonResponse(200, JSON.stringify(description));
}

async function answered(
  context: Context,
  route: Route,
  params: RawInput['params'],
  request: Request,
  url: URL,
): Promise<JsonResponse | CachedResponse | Response> {
  const sent: { body?: unknown } = {};
  try {
    if (Object.values(params).some((it) => it.includes('\0')))
      throw new Failed(400, sentenceOf(reason('null_character')));
    const raw: RawInput = {
      params,
      now: context.now(),
      origin: visitedOrigin({ url, request }, null, context),
      url,
      request,
    };
    const { endpoint } = route;
    const input = endpoint && (await inputOf(context, route, endpoint, raw, sent));
    // A raw route's handler reads only the fields of `raw`.
    const work = (): Promise<unknown> => route.handle(input ?? raw);
    const isKeyed = endpoint && input && !route.keepsAnswers;
    const reply = isKeyed ? await keyed(context, endpoint, input, work) : await work();
    const isResponse = reply instanceof Response || reply instanceof CachedResponse;
    return isResponse ? reply : success(endpoint?.status ?? 200, reply);
  } catch (error) {
    return failure(error, sent.body) ?? fault(context, route, request, error);
  }
}

async function inputOf(
  context: Context,
  route: Route,
  endpoint: NonNullable<Route['endpoint']>,
  raw: RawInput,
  sent: { body?: unknown },
): Promise<Input<unknown, unknown> | EarlyInput<unknown> | AccountInput<unknown, unknown, Principal | null>> {
  const { request, url } = raw;
  const { access, also, form, takesForms, mostBytes } = route;
  const { callers } = context.accounts;
  const caller = access === 'public' ? null : await allowedCaller(callers, { ...route, access }, request, raw.now);
  const bytes = endpoint.method === 'GET' || form ? nothing : await bytesOf(request, mostBytes);
  const key = endpoint.keyed ? keyOf(request) : null;
  const shape = form ? null : endpoint.body;
  if (shape) sent.body = parsedBody(bytes, request.headers.get('content-type'), takesForms);
  const body: unknown = !shape
    ? undefined
    : also
      ? await validatedWith(also, shape, sent.body, { caller, request, now: raw.now, params: raw.params })
      : validated(shape, sent.body);
  const query: unknown = endpoint.query ? queryOf(endpoint.query, url) : {};
  if (access !== 'public') {
    const whose = caller ? `of ${signerOf(caller)}` : `at ${url.host}`;
    return { ...raw, query, body, key: key && `${key} ${whose}`, fingerprint: fingerprintOf(key, raw, bytes), caller };
  }
  const { catalogue } = context;
  const storefront = orNotFound(
    await (route.isEarly ? catalogue.opening(url.host, raw.now) : catalogue.at(url.host, raw.now)),
  );
  const fingerprint = fingerprintOf(key, raw, bytes);
  // Keys belong to the store, as its carts and orders do.
  const ofStore = key && `${key} at ${storefront.store.id}`;
  const language = visitorLanguage(request, url, storefront.settings);
  return {
    ...raw,
    origin: visitedOrigin(raw, storefront.domain, context),
    query,
    body: body as never,
    key: ofStore,
    fingerprint,
    store: storefront.store,
    storefront,
    language,
  };
}

/** The name of a credential. Keys belong to it, because its rights differ from those of the user's other credentials. */
function signerOf({ api_key, device, user_id }: Principal): string {
  if (api_key !== undefined) return `API key ${api_key}`;
  return device ? `device ${device.id}` : String(user_id);
}

async function validatedWith(
  also: DatabaseCheck,
  field: AnyField,
  value: unknown,
  input: Parameters<DatabaseCheck>[1],
): Promise<unknown> {
  try {
    return validated(field, value);
  } catch (error) {
    if (!(error instanceof Invalid)) throw error;
    const order = Object.keys(fieldsOf(field));
    const place = ({ path }: Problem) => order.indexOf(String(path[0]));
    // A part that fails its struct is not checked against the data.
    const isBad = ({ path }: Problem) =>
      error.problems.some((it) => it.path[0] !== undefined && it.path[0] === path[0]);
    const more = (await also(validFields(field, value), input)).filter((it) => !isBad(it));
    const problems = [...error.problems, ...more];
    throw new Invalid(problems.toSorted((a, b) => place(a) - place(b)));
  }
}

function fingerprintOf(key: string | null, { request, url }: RawInput, bytes: Uint8Array): string {
  if (key === null) return '';
  return hash('sha256', Buffer.concat([Buffer.from(`${request.method} ${url.pathname}\n`), bytes]));
}

const nothing = new Uint8Array();

function fault(context: Context, route: Route, request: Request, error: unknown): JsonResponse {
  const id = requestIdOf(request);
  context.log.error({ request_id: id, method: route.method, route: route.path, err: error }, 'fault');
  return faultResponse(id);
}

/** Finds the entry of a path: a literal segment wins over a parameter, and a closing slash is ignored. */
export class Router<Entry> {
  readonly #router = new TrieRouter<Entry>();

  /** @param entries  by path, with parameters in braces */
  constructor(entries: ReadonlyMap<string, Entry>) {
    // Among several matches the router returns the one that was added first.
    const paths = [...entries].toSorted(([a], [b]) => (literalsFirst(a) < literalsFirst(b) ? -1 : 1));
    for (const [path, entry] of paths) {
      this.#router.add('ALL', withoutSlash(path).replace(/\{(\w+)\}/g, ':$1'), entry);
    }
  }

  /** null for an unknown path, and for a parameter with malformed percent encoding. */
  find(path: string): { entry: Entry; params: Record<string, string> } | null {
    const [match] = this.#router.match('ALL', withoutSlash(path))[0];
    if (!match) return null;
    const [entry, found] = match;
    try {
      const decoded = Object.entries(found).map(([name, value]) => [name, decodeURIComponent(String(value))]);
      return { entry, params: Object.fromEntries(decoded) as Record<string, string> };
    } catch {
      return null;
    }
  }
}

function withoutSlash(path: string): string {
  return path.endsWith('/') ? path.slice(0, -1) : path;
}

function literalsFirst(path: string): string {
  return path.replace(/[^/]+/g, (segment) => (segment.startsWith('{') ? '1' : '0'));
}

/**
 * The caller, if the route looks for one and admits them (A12).
 *
 * @throws Failed 401 without a token if one is needed, or with a bad token; 403 without the permission in any account
 */
async function allowedCaller(
  callers: Authenticator,
  {
    access,
    isForDevices,
    isForPeople,
  }: Pick<Route, 'isForDevices' | 'isForPeople'> & { access: Exclude<Access, 'public'> },
  request: Request,
  now: Temporal.Instant,
): Promise<Principal | null> {
  if (access === 'anonymous') return null;
  const caller = await callers.of(request, now);
  if (access === 'optional') return caller;
  if (!caller) throw unauthorisedError();
  // Calls that need no permission concern people, teams and accounts: API keys and shared devices may change nothing there (A39, T3).
  const mayChange = isPerson(caller) || (caller.device && isForDevices);
  if (access === 'authenticated' && !mayChange && !isRead(request)) throw forbiddenError();
  if (isForPeople && !isPerson(caller)) throw forbiddenError();
  if (access === 'authenticated' || caller.is_staff) return caller;
  if (access === 'operator' || caller.accountsWith(access).length === 0) throw forbiddenError();
  return caller;
}

function isRead({ method }: Request): boolean {
  return method === 'GET' || method === 'HEAD';
}

function bringsToken(request: Request): boolean {
  return /^\s*Bearer\b/.test(request.headers.get('authorization') ?? '');
}
