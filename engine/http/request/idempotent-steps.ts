import type { AnyEndpoint, Endpoint } from '#domain/contract/endpoint.ts';
import type { Permission } from '#domain/permissions.ts';
import type { Context } from '../../context.ts';
import type { Transaction } from '../../database/database.ts';
import { failure, type JsonResponse, type Serialised, success } from '../json-response.ts';
import { type AccountInput, type Input, type Route, route } from '../route.ts';
import { abandon, begin, finish, isFinal, keepingAnswers } from './idempotency.ts';

/** Keeps a reply as the answer of the request's key, in the transaction that makes it true. */
export type Keep<R> = (tx: Transaction, reply: R) => Promise<void>;

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
    route(endpoint, (input) => inPhases<R | Serialised>(context, endpoint, input, (keep) => work(input, keep))),
  );
}

/** The same for a signed-in caller. */
export function idempotentStepsAs<Query, Body, R>(
  context: Context,
  endpoint: Endpoint<Query, Body, R>,
  work: (input: AccountInput<Query, Body>, keep: Keep<R | Serialised>) => Promise<R | Serialised>,
  access: Permission,
): Route {
  return keepingAnswers(
    route(endpoint, (input) => inPhases<R | Serialised>(context, endpoint, input, (keep) => work(input, keep)), access),
  );
}

async function inPhases<R>(
  context: Context,
  endpoint: Pick<AnyEndpoint, 'status'>,
  { key, fingerprint, now, body }: Pick<Input<unknown, unknown>, 'key' | 'fingerprint' | 'now' | 'body'>,
  work: (keep: Keep<R>) => Promise<R>,
): Promise<R | JsonResponse> {
  if (key === null) return work(async () => {});
  const known = await context.database.write((tx) => begin(tx, key, fingerprint, now));
  if (known) return known;

  try {
    return await work((tx, reply) => finish(tx, key, success(endpoint.status, reply)));
  } catch (error) {
    const answer = failure(error, body);
    const final = answer && isFinal(answer) ? answer : null;
    await context.database.write((tx) => (final ? finish(tx, key, final) : abandon(tx, key)));
    throw error;
  }
}
