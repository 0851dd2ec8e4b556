import type { Endpoint } from '#domain/contract/endpoint.ts';
import type { Permission } from '#domain/permissions.ts';
import type { Context } from '../../context.ts';
import type { Serialised } from '../json-response.ts';
import { type AccountInput, type Input, type Route, route } from '../route.ts';
import { inSteps, type Keep, keepingAnswers } from './idempotency.ts';

export type { Keep } from './idempotency.ts';

/**
 * A route that calls other systems between its transactions: the key is claimed before, and stored with the last transaction. Refusals are
 * stored too; an error that a repeat can mend releases the key.
 *
 * @param work  can start again at any point: it finds what it did before
 */
export function idempotentSteps<Query, Body, R>(
  context: Context,
  endpoint: Endpoint<Query, Body, R>,
  work: (input: Input<Query, Body>, keep: Keep<R | Serialised>) => Promise<R | Serialised>,
): Route {
  return keepingAnswers(
    route(endpoint, (input) => inSteps<R | Serialised>(context, endpoint, input, (keep) => work(input, keep))),
  );
}

export function idempotentStepsAs<Query, Body, R>(
  context: Context,
  endpoint: Endpoint<Query, Body, R>,
  access: Permission,
  work: (input: AccountInput<Query, Body>, keep: Keep<R | Serialised>) => Promise<R | Serialised>,
): Route {
  return keepingAnswers(
    route(endpoint, (input) => inSteps<R | Serialised>(context, endpoint, input, (keep) => work(input, keep)), access),
  );
}
