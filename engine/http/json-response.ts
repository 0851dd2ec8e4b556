import { isInUse } from '../database/foreign-key-errors.ts';
import { Unavailable } from '../database/unavailable.ts';
import { Failed, Invalid, Refused } from '../errors.ts';
import { problemTree } from './error-tree.ts';

export type HeaderValues = Readonly<Record<string, string>>;

/** An answer before it goes out: what an idempotency key keeps. */
export class JsonResponse {
  readonly status: number;
  /** JSON; null for none. */
  readonly body: string | null;
  readonly headers: HeaderValues;

  constructor(status: number, body: string | null, headers: HeaderValues = {}) {
    this.status = status;
    this.body = body;
    this.headers = headers;
  }
}

/** A reply that is JSON already: it goes out as it stands, with the status of its endpoint. */
export class Serialised {
  readonly text: string;
  readonly headers: HeaderValues;

  constructor(text: string, headers: HeaderValues = {}) {
    this.text = text;
    this.headers = headers;
  }
}

export function success(status: number, reply: unknown): JsonResponse {
  if (reply instanceof JsonResponse) return reply;
  if (reply instanceof Serialised) return new JsonResponse(status, reply.text, reply.headers);
  return new JsonResponse(status, reply === undefined || reply === null ? null : JSON.stringify(reply));
}

/** The answer to what was thrown, or null for a fault: one that nobody expected. `body` is what was sent. */
export function failure(error: unknown, body?: unknown): JsonResponse | null {
  if (error instanceof Invalid)
    return new JsonResponse(400, JSON.stringify({ ...problemTree(error.problems, body), ...error.extra }));
  if (error instanceof Refused) {
    const text = JSON.stringify({ detail: error.message, code: error.code, ...error.extra });
    return new JsonResponse(error.status, text, error.code === 'in_flight' ? { 'retry-after': '1' } : {});
  }
  if (error instanceof Unavailable) return outOfReach;
  if (isInUse(error)) return overtaken;
  return error instanceof Failed
    ? new JsonResponse(error.status, JSON.stringify({ detail: error.message, ...error.extra }), error.headers)
    : null;
}

/** What it names has gone, or what names it has come, after it was looked for. */
const overtaken = new JsonResponse(
  409,
  JSON.stringify({
    detail: 'Somebody has just changed what this belongs to, or what belongs to it. Please try again.',
  }),
  { 'retry-after': '1' },
);

/** W7: whoever sent it tries again. */
const outOfReach = new JsonResponse(
  503,
  JSON.stringify({ detail: 'The shop is out of reach for a moment. Please try again.' }),
  { 'retry-after': '2' },
);
