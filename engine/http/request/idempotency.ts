import { hash } from 'node:crypto';
import { type Selectable, sql } from 'kysely';
import type { AnyEndpoint, Endpoint } from '#domain/contract/endpoint.ts';
import { isUuid } from '#domain/contract/fields.ts';
import type { Permission } from '#domain/permissions.ts';
import { Failed, Refused } from '../../base/errors.ts';
import type { Context } from '../../context.ts';
import type { Transaction } from '../../database/database.ts';
import { prepared, preparedChange } from '../../database/prepared.ts';
import { needsRowLocks } from '../../database/row-locks.ts';
import { settleAll } from '../../database/settle-all.ts';
import type { Tables } from '../../database/tables.ts';
import { failure, JsonResponse, type Serialised, success } from '../json-response.ts';
import { type AccountInput, type Input, type Route, route } from '../route.ts';

export const KEY_HOURS = 72;

/**
 * A route whose work is one transaction, which also writes the key. The second of two equal requests gets the reply of the first. Refusals are
 * stored too, unexpected errors are not.
 *
 * @param unit  the work; awaits only its queries
 */
export function write<Query, Body, R>(
  context: Context,
  endpoint: Endpoint<Query, Body, R>,
  unit: (tx: Transaction, input: Input<Query, Body>) => Promise<R | Serialised>,
): Route {
  return keepingAnswers(route(endpoint, (input) => runOnce(context, endpoint, input, (tx) => unit(tx, input))));
}

/** The same for a signed-in caller, who needs a permission if one is named. */
export function writeAs<Query, Body, R>(
  context: Context,
  endpoint: Endpoint<Query, Body, R>,
  unit: UnitAs<Query, Body, R>,
): Route;
export function writeAs<Query, Body, R>(
  context: Context,
  endpoint: Endpoint<Query, Body, R>,
  access: 'operator' | Permission,
  unit: UnitAs<Query, Body, R>,
): Route;
export function writeAs<Query, Body, R>(
  context: Context,
  endpoint: Endpoint<Query, Body, R>,
  ...rest: [UnitAs<Query, Body, R>] | ['operator' | Permission, UnitAs<Query, Body, R>]
): Route {
  const [access, unit] = rest.length === 1 ? (['authenticated', rest[0]] as const) : rest;
  return keepingAnswers(
    route(endpoint, access, (input) => runOnce(context, endpoint, input, (tx) => unit(tx, input), waitInTurn)),
  );
}

type UnitAs<Query, Body, R> = (tx: Transaction, input: AccountInput<Query, Body>) => Promise<R | Serialised>;

export function keepingAnswers(route: Route): Route {
  return { ...route, keepsAnswers: true };
}

/**
 * The same for any other work (A34): the key is claimed before the work and its reply stored after it, so a repeat meanwhile is refused and must wait. If
 * the engine stops between the effect and the reply, a repeat does the work again.
 *
 * @param work  returns the reply, or throws
 */
export async function keyed<R>(
  context: Context,
  endpoint: Pick<AnyEndpoint, 'status'>,
  input: Pick<Input<unknown, unknown>, 'key' | 'now' | 'fingerprint' | 'body'>,
  work: () => Promise<R>,
): Promise<R | JsonResponse> {
  if (input.key === null) return work();
  // Bodies of these calls hold passwords, so the table stores hashes: they reveal neither the key nor, by guessing, the body.
  const key = hash('sha256', input.key);
  const fingerprint = hash('sha256', `${input.key} ${input.fingerprint}`);
  return inSteps<R>(context, endpoint, { ...input, key, fingerprint }, async (keep) => {
    const reply = await work();
    await context.database.write((tx) => keep(tx, reply));
    return reply;
  });
}

/** Stores a reply as the answer of the request's key, in the transaction that makes it true. */
export type Keep<R> = (tx: Transaction, reply: R) => Promise<void>;

/**
 * A route that calls other systems between its transactions: the key is claimed first, and its reply is stored with the last transaction. Refusals
 * are stored too; an error that a repeat can mend releases the key.
 *
 * @param work  can start again at any point: it finds its earlier results
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

/** The same for a signed-in caller. */
export function idempotentStepsAs<Query, Body, R>(
  context: Context,
  endpoint: Endpoint<Query, Body, R>,
  access: Permission,
  work: (input: AccountInput<Query, Body>, keep: Keep<R | Serialised>) => Promise<R | Serialised>,
): Route {
  return keepingAnswers(
    route(endpoint, access, (input) => inSteps<R | Serialised>(context, endpoint, input, (keep) => work(input, keep))),
  );
}

/** Claims a key and runs the work, which stores its reply. Without a key nothing is stored. */
async function inSteps<R>(
  { database }: Pick<Context, 'database'>,
  endpoint: Pick<AnyEndpoint, 'status'>,
  { key, fingerprint, now, body }: Pick<Input<unknown, unknown>, 'key' | 'fingerprint' | 'now' | 'body'>,
  work: (keep: Keep<R>) => Promise<R>,
): Promise<R | JsonResponse> {
  if (key === null) return work(async () => {});
  const known = await database.write((tx) => claimKey(tx, key, fingerprint, now));
  if (known) return known;
  const settle = (tx: Transaction, answer: JsonResponse | null) =>
    answer && isFinal(answer) ? finish(tx, key, answer) : abandon(tx, key);
  try {
    return await work((tx, reply) => settle(tx, success(endpoint.status, reply)));
  } catch (error) {
    await database.write((tx) => settle(tx, failure(error, body)));
    throw error;
  }
}

/** Whether a repeat would get the same answer: not after a fault, and not if the answer asks for another try. */
function isFinal({ status, headers }: JsonResponse): boolean {
  return status < 500 && !('retry-after' in headers);
}

async function runOnce<R>(
  context: Context,
  endpoint: AnyEndpoint,
  input: Pick<Input<unknown, unknown>, 'key' | 'now' | 'fingerprint' | 'body'>,
  unit: (tx: Transaction) => Promise<R | Serialised>,
  wait: ((tx: Transaction, key: string) => Promise<void>) | null = null,
): Promise<R | Serialised | JsonResponse> {
  const { key, now, fingerprint } = input;
  if (key === null) return context.database.write(unit);
  const keep = (tx: Transaction, answer: JsonResponse) => {
    const { status } = answer;
    const row = { key, fingerprint, status, body: storedBody(answer), created_at: now.epochMilliseconds };
    return insertKeyRow(tx, { ...row, state: 'done' });
  };

  // Repeated keys are rare, so the unit runs at the same time as the look-up of its key; if the key is known, the unit is rolled back.
  const fresh = async (tx: Transaction): Promise<JsonResponse> => {
    await wait?.(tx, key);
    const replayed = wait && (await answerOf(tx, key, fingerprint));
    if (replayed) return replayed;
    const [known, made] = await settleAll(answerOf(tx, key, fingerprint), unit(tx));
    const replay = known();
    if (replay) throw new Replayed(replay);
    const answer = success(endpoint.status, made());
    await keep(tx, answer);
    return answer;
  };
  const refused = async (tx: Transaction, error: unknown): Promise<JsonResponse> => {
    if (error instanceof Replayed) return error.answer;
    const answer = isAboutKey(error) ? null : failure(error, input.body);
    if (!answer || !isFinal(answer)) throw error;
    await keep(tx, answer);
    return answer;
  };
  return context.database.write(fresh, refused);
}

/** Makes equal requests of a signed-in caller wait for the first one, because they may take long and would be rolled back in the end. */
async function waitInTurn(tx: Transaction, key: string): Promise<void> {
  if (needsRowLocks(tx)) await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(tx);
}

/** The key was answered already: the repeated work is rolled back. */
class Replayed extends Error {
  readonly answer: JsonResponse;

  constructor(answer: JsonResponse) {
    super('replayed');
    this.answer = answer;
  }
}

/**
 * The stored reply of a key; null for a new key.
 *
 * @throws Refused idempotency_mismatch if the key was used with another body, in_flight while the first request is running
 */
async function answerOf(tx: Transaction, key: string, fingerprint: string): Promise<JsonResponse | null> {
  const known = await rowOf(tx, key, fingerprint);
  if (known?.state === 'running') throw inFlightError();
  if (!known) return null;
  const { status, body } = known;
  const [text = null, problem = null] = status === 400 && body !== null ? body.split('\n') : [body];
  return new JsonResponse(status ?? 200, text, { 'idempotent-replayed': 'true' }, problem);
}

/** The body of an answer as a key stores it: an invalid request has both forms of its answer, each on its line. */
function storedBody({ body, problem }: JsonResponse): string | null {
  return problem === null ? body : `${body}\n${problem}`;
}

/**
 * Claims a key before the first of several transactions, so that a repeat meanwhile is told to wait. A claim that is a minute old has lost its
 * engine, so the repeat takes it over.
 *
 * @returns the stored reply; null if the key is claimed now
 */
export async function claimKey(
  tx: Transaction,
  key: string,
  fingerprint: string,
  now: Temporal.Instant,
): Promise<JsonResponse | null> {
  const known = await rowOf(tx, key, fingerprint);
  if (known?.state === 'done') return answerOf(tx, key, fingerprint);
  const created_at = now.epochMilliseconds;
  const diedBefore = created_at - CLAIM_MILLISECONDS;
  if (known && known.created_at > diedBefore) throw inFlightError();
  // If several requests come this far at once, the condition on the row lets only one of them claim the key.
  const { numInsertedOrUpdatedRows: claimed } = await tx
    .insertInto('idempotency_keys')
    .values({ key, fingerprint, state: 'running', status: null, body: null, created_at })
    .onConflict((it) =>
      it
        .column('key')
        .doUpdateSet({ created_at })
        .where('idempotency_keys.state', '=', 'running')
        .where('idempotency_keys.created_at', '<=', diedBefore),
    )
    .executeTakeFirst();
  if (!claimed) throw inFlightError();
  return null;
}

const CLAIM_MILLISECONDS = 60_000;

/** Stores the answer of a claimed key. If two requests have worked on it, the first answer stays. */
export async function finish(tx: Transaction, key: string, answer: JsonResponse): Promise<void> {
  await tx
    .updateTable('idempotency_keys')
    .set({ state: 'done', status: answer.status, body: storedBody(answer) })
    .where('key', '=', key)
    .where('state', '=', 'running')
    .execute();
}

/** Releases a claimed key: its request failed in a way that a repeat may mend. */
export async function abandon(tx: Transaction, key: string): Promise<void> {
  await tx.deleteFrom('idempotency_keys').where('key', '=', key).where('state', '=', 'running').execute();
}

type KeyRow = Selectable<Tables['idempotency_keys']>;

const insertKeyRow = preparedChange((tx, it: KeyRow) =>
  tx.insertInto('idempotency_keys').values({
    key: it.key,
    fingerprint: it.fingerprint,
    state: it.state,
    status: it.status,
    body: it.body,
    created_at: it.created_at,
  }),
);

const rowByKey = prepared((tx, { key }: { key: string }) =>
  tx.selectFrom('idempotency_keys').selectAll().where('key', '=', key),
);

async function rowOf(tx: Transaction, key: string, fingerprint: string) {
  const [known] = await rowByKey(tx, { key });
  if (!known) return null;
  if (known.fingerprint === fingerprint) return known;
  throw new Refused('idempotency_mismatch', 'This key was used for another request.');
}

function inFlightError(): Refused {
  return new Refused('in_flight', 'The first of these requests is still under way.');
}

function isAboutKey(error: unknown): boolean {
  return error instanceof Refused && (error.code === 'idempotency_mismatch' || error.code === 'in_flight');
}

/** A request's `Idempotency-Key`; null without one, and then a repeat acts a second time. @throws Failed 400 */
export function keyOf(request: Request): string | null {
  const header = request.headers.get('idempotency-key');
  if (header === null) return null;
  // The IETF's draft writes the key in quotes, as every string of a structured header.
  const key = header.replace(/^"(.*)"$/, '$1').toLowerCase();
  if (!isUuid(key)) throw new Failed(400, 'Idempotency-Key must be a UUID.');
  return key;
}
