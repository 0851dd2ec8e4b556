import { AS_OF, PARTIAL } from '#domain/app/cache-policy.ts';
import type { Field } from '#domain/contract/fields.ts';
import { type ReportedProblem, reason } from '#domain/contract/problems.ts';
import { readTolerantly } from '#domain/contract/read-tolerantly.ts';
import { ProblemDocument, problemsOf, Refusal } from '#domain/contract/refusals.ts';
import type { Outcome, Unreachable } from './api.ts';

/** Reads an answer (W7). An answer of our engine has our header, and is JSON or empty. @throws SyntaxError if its body is not JSON */
export async function parseResponse<R>(reply: Field<R> | null, response: Response): Promise<Outcome<R>> {
  if (!response.headers.has('Landfall-Version')) return unreachable('foreign');
  const { status } = response;
  if (status === 304) return { kind: 'unchanged', ...cachedAtOf(response) };
  const retryAfter = Number(response.headers.get('Retry-After') ?? Number.NaN);
  const seconds = Number.isFinite(retryAfter) ? retryAfter : null;
  if (status >= 500 || status === 408 || status === 425 || status === 429) return unreachable('busy', seconds);
  const body: unknown = status === 204 ? undefined : await response.json();
  if (response.ok) return okOf(reply, response, body);
  if (status === 404) return { kind: 'notFound', ...cachedAtOf(response) };
  const document = status === 400 && readOr(body, ProblemDocument);
  if (document) return { kind: 'invalid', problems: problemsOf(document) };
  const refusal = readOr(body, Refusal) ?? { detail: '' };
  if (status === 400) return { kind: 'invalid', problems: wholeProblem(refusal) };
  if (refusal.code === 'in_flight') return unreachable('busy', seconds ?? 1);
  return { kind: 'refused', status, refusal };
}

/** A reply is read by its struct, which drops unknown fields, so that an older page can read a newer engine. */
function okOf<R>(reply: Field<R> | null, response: Response, body: unknown): Outcome<R> {
  const { headers } = response;
  const read = reply ? readOr(body, reply) : (undefined as R);
  if (reply && read === undefined) return unreachable('foreign');
  return {
    kind: 'ok',
    reply: read as R,
    etag: headers.get('ETag'),
    replayed: headers.get('Idempotent-Replayed') === 'true',
    ...cachedAtOf(response),
  };
}

/** The problem of a body that could not be read at all, which has only a sentence. */
function wholeProblem({ detail }: Refusal): readonly ReportedProblem[] {
  return detail === '' ? [] : [{ path: ['non_field_errors'], ...reason('refused', { detail }), detail }];
}

function cachedAtOf({ headers }: Response): { asOf?: string; isPartial?: boolean } {
  const asOf = headers.get(AS_OF);
  return asOf ? { asOf, isPartial: headers.has(PARTIAL) } : {};
}

function readOr<T>(value: unknown, field: Field<T>): T | undefined {
  try {
    return readTolerantly(value, field);
  } catch {
    return undefined;
  }
}

function unreachable(why: Unreachable['why'], retryAfter: number | null = null): Unreachable {
  return { kind: 'unreachable', why, retryAfter };
}
