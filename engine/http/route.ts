import type { StoreInfo } from '#domain/contract/catalogue.ts';
import type { AnyEndpoint, Endpoint, Method } from '#domain/contract/endpoint.ts';
import type { Language } from '#domain/contract/languages.ts';
import type { Permission } from '#domain/permissions.ts';
import type { Opening, Storefront } from '../catalogue/storefront.ts';
import type { Database, Transaction } from '../database/database.ts';
import type { Problem } from '../errors.ts';
import type { JsonResponse, Serialised } from './json-response.ts';
import type { Principal } from './principal.ts';
import type { CachedResponse } from './response-cache.ts';

/**
 * Who may call a route (A12, P15). `public` is for storefront routes: they know their store and ignore tokens. The others need no store.
 * `anonymous` ignores tokens, `optional` takes requests without a token but refuses a bad one, `authenticated` needs a token, `operator` needs
 * the operator's. A permission must be the caller's in at least one account; the route checks which objects that covers.
 */
export type Access = 'public' | 'anonymous' | 'optional' | 'authenticated' | 'operator' | Permission;

/** One request, validated, as a route's handler sees it. */
export interface Input<Query, Body> {
  readonly params: Readonly<Record<string, string>>;
  readonly query: Query;
  readonly body: Body;
  readonly now: Temporal.Instant;
  /** The request's store (A17) and its whole catalogue. */
  readonly store: StoreInfo;
  readonly storefront: Storefront;
  /** The visitor's: texts of sellers are answered in it (G4). */
  readonly language: Language;
  /** Of its `Idempotency-Key`, if it has one. */
  readonly key: string | null;
  /** Hash of method, path and the body's bytes: what a repeated key must agree with. */
  readonly fingerprint: string;
  /** Where visitors see the shop, without a closing slash. */
  readonly origin: string;
  readonly url: URL;
  readonly request: Request;
}

/** Of a route that looks for a token, or for no store. */
export interface AccountInput<Query, Body, Who extends Principal | null = Principal>
  extends Omit<Input<Query, Body>, 'store' | 'storefront' | 'language'> {
  readonly caller: Who;
}

/** Of a route that may answer before its store is read whole. */
export interface EarlyInput<Query> extends Omit<Input<Query, undefined>, 'storefront'> {
  readonly storefront: Opening;
}

/** What a handler may answer: the reply, the same as JSON already, or an answer with a status of its own. */
export type Reply<T> = T | Serialised | JsonResponse | CachedResponse | Response;

export interface Route {
  readonly method: Method;
  /** With its trailing slash and parameters in braces. */
  readonly path: string;
  /** null for what is no call of the contract: card pages, notices, pictures. */
  readonly endpoint: AnyEndpoint | null;
  readonly access: Access;
  // oxlint-disable-next-line typescript/no-explicit-any
  readonly handle: (input: any) => Promise<Reply<any>>;
  readonly also?: AlsoWrong;
  /** Whether its handler itself keeps the answer of a key, in the transaction of its effect; for all others the API does. */
  readonly keepsAnswers?: boolean;
  /** Of a route that reads a form with a file by itself, in place of a JSON body. */
  readonly form?: FormOf;
  /** Bytes of its body, where fewer are enough than for other calls. */
  readonly mostBytes?: number;
  /** Whether its body may also come as `application/x-www-form-urlencoded`. */
  readonly takesForms?: boolean;
  /** Whether it is a shared device's to call, though it needs no permission and changes something. */
  readonly isForDevices?: boolean;
  /** Whether it is no API key's and no shared device's to call, though these have the permission. */
  readonly isForPeople?: boolean;
  /** What a caller with a token finds in its place. */
  readonly signed?: Route;
  /** Whether the first of a storefront is enough for it to begin. */
  readonly isEarly?: boolean;
}

/**
 * Checks against the data what a refused body contains besides, so that all problems are reported at once.
 *
 * @param good  the valid parts of the body
 * @throws Failed where the object to change does not exist, which is reported first
 */
export type AlsoWrong = (
  good: Readonly<Record<string, unknown>>,
  input: Pick<AccountInput<unknown, unknown, Principal | null>, 'caller' | 'now' | 'params' | 'request'>,
) => Promise<readonly Problem[]>;

export interface FormOf {
  readonly field: string;
  readonly most: number;
  readonly types: readonly string[];
}

/** Of one call: what an id alone allows (P15), and what it is for a caller with a token. */
export function either(open: Route, signed: Route): Route {
  return { ...open, signed };
}

export function tellingAll(route: Route, also: AlsoWrong): Route {
  return { ...route, also };
}

/** The same route, which refuses larger bodies. */
export function upToBytes(mostBytes: number, route: Route): Route {
  return { ...route, mostBytes };
}

/** The same route, whose body may also come as a form: of plain values, as those of signing in are. */
export function takingForms(route: Route): Route {
  return { ...route, takesForms: true };
}

/** The same route, which is also for shared devices of the desk: those change nothing else that needs no permission (T3). */
export function forDevices(route: Route): Route {
  return { ...route, isForDevices: true };
}

/** The same route, which is a person's alone: neither an API key nor a shared device calls it (A39, T3). */
export function forPeople(route: Route): Route {
  return { ...route, isForPeople: true };
}

type Handle<In, R> = (input: In) => Promise<Reply<R>>;

export function route<Query, Body, R>(
  endpoint: Endpoint<Query, Body, R>,
  handle: Handle<Input<Query, Body>, R>,
  access?: 'public',
): Route;
export function route<Query, Body, R>(
  endpoint: Endpoint<Query, Body, R>,
  handle: Handle<AccountInput<Query, Body, Principal | null>, R>,
  access: 'optional' | 'anonymous',
): Route;
export function route<Query, Body, R>(
  endpoint: Endpoint<Query, Body, R>,
  handle: Handle<AccountInput<Query, Body>, R>,
  access: 'authenticated' | 'operator' | Permission,
): Route;
export function route(endpoint: AnyEndpoint, handle: Route['handle'], access: Access = 'public'): Route {
  return { method: endpoint.method, path: endpoint.path, endpoint, access, handle };
}

/** A route of a storefront that waits for the whole of it only where it has to. */
export function earlyRoute<Query, R>(
  endpoint: Endpoint<Query, undefined, R>,
  handle: Handle<EarlyInput<Query>, R>,
): Route {
  return { method: endpoint.method, path: endpoint.path, endpoint, access: 'public', handle, isEarly: true };
}

/** A signed-in caller's route whose work is one transaction that only reads. */
export function readAs<Query, Body, R>(
  { database }: { database: Database },
  endpoint: Endpoint<Query, Body, R>,
  access: Permission,
  read: (tx: Transaction, input: AccountInput<Query, Body>) => Promise<Reply<R>>,
): Route {
  return route(endpoint, (input) => database.read((tx) => read(tx, input)), access);
}

/** The same for a signed-in caller, whom it needs no permission to be. */
export function routeAs<Query, Body, R>(
  endpoint: Endpoint<Query, Body, R>,
  handle: Handle<AccountInput<Query, Body>, R>,
): Route {
  return route(endpoint, handle, 'authenticated');
}

/** What every request has, for a route that reads its own body and answers with a Response of its own. */
export type RawInput = Pick<Input<never, never>, 'params' | 'now' | 'origin' | 'url' | 'request'>;

/** A route outside the contract, open to anyone; its request's body is untouched. */
export function rawRoute(method: Method, path: string, handle: (input: RawInput) => Promise<Response>): Route {
  return { method, path, endpoint: null, access: 'public', handle };
}
