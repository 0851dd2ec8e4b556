import type { StoreInfo } from '#domain/contract/catalogue.ts';
import type { AnyEndpoint, Endpoint, Method } from '#domain/contract/endpoint.ts';
import type { Storefront } from '../catalogue/storefront.ts';
import type { Answer, KeptAnswer, Serialised } from './answers.ts';

/** One request, validated, as a route's handler sees it. */
export interface Input<Query, Body> {
  readonly params: Readonly<Record<string, string>>;
  readonly query: Query;
  readonly body: Body;
  /** The one `now` of this operation. */
  readonly now: Temporal.Instant;
  /** The request's store (A17) and its whole catalogue. */
  readonly store: StoreInfo;
  readonly storefront: Storefront;
  /** Of its `Idempotency-Key`, if it has one. */
  readonly key: string | null;
  /** Hash of method, path and the body's bytes: what a repeated key must agree with. */
  readonly fingerprint: string;
  /** Where visitors see the shop, without a closing slash. */
  readonly origin: string;
  readonly url: URL;
  readonly request: Request;
}

/** What a handler may answer: the reply, the same as JSON already, or an answer with a status of its own. */
export type Reply<T> = T | Serialised | Answer | KeptAnswer | Response;

export interface Route {
  readonly method: Method;
  /** With its trailing slash and parameters in braces. */
  readonly path: string;
  /** null for what is no call of the contract: card pages, notices, pictures. */
  readonly endpoint: AnyEndpoint | null;
  // oxlint-disable-next-line typescript/no-explicit-any
  readonly handle: (input: Input<any, any>) => Promise<Reply<any>>;
}

export function route<Query, Body, R>(
  endpoint: Endpoint<Query, Body, R>,
  handle: (input: Input<Query, Body>) => Promise<Reply<R>>,
): Route {
  return { method: endpoint.method, path: endpoint.path, endpoint, handle };
}

/** What every request has, for a route that reads its own body and answers with a Response of its own. */
export type RawInput = Pick<Input<never, never>, 'params' | 'now' | 'origin' | 'url' | 'request'>;

/** A route outside the contract; its request's body is untouched. */
export function rawRoute(method: Method, path: string, handle: (input: RawInput) => Promise<Response>): Route {
  return { method, path, endpoint: null, handle };
}
