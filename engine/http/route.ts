import type { StoreInfo } from '#domain/contract/catalogue.ts';
import type { AnyEndpoint, Endpoint, Method } from '#domain/contract/endpoint.ts';
import type { Of } from '#domain/contract/fields.ts';
import type { Language } from '#domain/contract/languages.ts';
import { type Problem } from '#domain/contract/problems.ts';
import type { Permission } from '#domain/permissions.ts';
import type { Opening, Storefront } from '../catalogue/storefront.ts';
import type { Database, Transaction } from '../database/database.ts';
import type { JsonResponse, Serialised } from './json-response.ts';
import type { Principal } from './principal.ts';
import type { CachedResponse } from './response-cache.ts';

/**
 * The callers of a route (A12, P15). `public` is for storefront routes: they know their store and ignore tokens. The others need no store.
 * `anonymous` ignores tokens, `optional` accepts requests without a token but refuses a bad one, `authenticated` needs a token, `operator` needs
 * the operator's. A permission must be the caller's in at least one account; the route checks which objects it covers.
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
  /** The visitor's language: sellers' texts are answered in it (G4). */
  readonly language: Language;
  /** The request's `Idempotency-Key`, if it has one. */
  readonly key: string | null;
  /** A hash of method, path and the body's bytes: it must be equal when a key is repeated. */
  readonly fingerprint: string;
  /** The origin at which visitors see the shop, without a closing slash. */
  readonly origin: string;
  readonly url: URL;
  readonly request: Request;
}

/** The input of a route that looks for a token, or needs no store. */
export interface AccountInput<Query, Body, Who extends Principal | null = Principal>
  extends Omit<Input<Query, Body>, 'store' | 'storefront' | 'language'> {
  readonly caller: Who;
}

/** The input of a signed-in caller's route, by its endpoint. */
export type InputOf<Call extends AnyEndpoint> = AccountInput<
  Of<NonNullable<Call['query']>>,
  Of<NonNullable<Call['body']>>
>;

/** The input of a route that may answer before the whole store is read. */
export interface EarlyInput<Query> extends Omit<Input<Query, undefined>, 'storefront'> {
  readonly storefront: Opening;
}

/** A handler's answer: the reply, the reply as JSON, or a response with its own status. */
export type Reply<T> = T | Serialised | JsonResponse | CachedResponse | Response;

export interface Route {
  readonly method: Method;
  /** The path with its trailing slash and parameters in braces. */
  readonly path: string;
  /** null for a route outside the contract: card pages, notices, pictures. */
  readonly endpoint: AnyEndpoint | null;
  readonly access: Access;
  // oxlint-disable-next-line typescript/no-explicit-any
  readonly handle: (input: any) => Promise<Reply<any>>;
  readonly also?: DatabaseCheck;
  /** Whether its handler stores the answer of a key, in the transaction of its effect; for all other routes the API does. */
  readonly keepsAnswers?: boolean;
  /** The form of a route that reads a form with a file by itself, in place of a JSON body. */
  readonly form?: FormOf;
  /** The most bytes of its body, if it needs fewer than other calls. */
  readonly mostBytes?: number;
  /** Whether its body may also come as `application/x-www-form-urlencoded`. */
  readonly takesForms?: boolean;
  /** Whether a shared device may call it, although it needs no permission and changes something. */
  readonly isForDevices?: boolean;
  /** Whether API keys and shared devices may not call it, although they have the permission. */
  readonly isForPeople?: boolean;
  /** The route that replaces it for a caller with a token. */
  readonly signed?: Route;
  /** Whether it can begin with the first part of a storefront. */
  readonly isEarly?: boolean;
}

/**
 * Further checks of a refused body against the data, so that all problems are reported at once.
 *
 * @param good  the valid parts of the body
 * @throws Failed if the object to change does not exist, which is reported first
 */
export type DatabaseCheck = (
  good: Readonly<Record<string, unknown>>,
  input: Pick<AccountInput<unknown, unknown, Principal | null>, 'caller' | 'now' | 'params' | 'request'>,
) => Promise<readonly Problem[]>;

export interface FormOf {
  readonly field: string;
  readonly most: number;
  readonly types: readonly string[];
}

/** One call with two routes: what an id alone allows (P15), and what a caller with a token may do. */
export function byAuthentication(open: Route, signed: Route): Route {
  return { ...open, signed };
}

export function databaseChecks(route: Route, also: DatabaseCheck): Route {
  return { ...route, also };
}

type Handle<In, R> = (input: In) => Promise<Reply<R>>;

/** Without an access the route is public. */
export function route<Query, Body, R>(endpoint: Endpoint<Query, Body, R>, handle: Handle<Input<Query, Body>, R>): Route;
export function route<Query, Body, R>(
  endpoint: Endpoint<Query, Body, R>,
  access: 'optional' | 'anonymous',
  handle: Handle<AccountInput<Query, Body, Principal | null>, R>,
): Route;
export function route<Query, Body, R>(
  endpoint: Endpoint<Query, Body, R>,
  access: 'authenticated' | 'operator' | Permission,
  handle: Handle<AccountInput<Query, Body>, R>,
): Route;
export function route(endpoint: AnyEndpoint, ...rest: [Route['handle']] | [Access, Route['handle']]): Route {
  const [access, handle] = rest.length === 1 ? (['public', rest[0]] as const) : rest;
  return { method: endpoint.method, path: endpoint.path, endpoint, access, handle };
}

/** A storefront's route that waits for the whole storefront only if it has to. */
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
  access: 'authenticated' | Permission,
  read: (tx: Transaction, input: AccountInput<Query, Body>) => Promise<Reply<R>>,
): Route {
  return route(endpoint, access, (input) => database.read((tx) => read(tx, input)));
}

/** The parts of every request, for a route that reads its own body and answers with a Response of its own. */
export type RawInput = Pick<Input<never, never>, 'params' | 'now' | 'origin' | 'url' | 'request'>;

/** A route outside the contract, open to anyone; its request's body is untouched. */
export function rawRoute(method: Method, path: string, handle: (input: RawInput) => Promise<Response>): Route {
  return { method, path, endpoint: null, access: 'public', handle };
}
