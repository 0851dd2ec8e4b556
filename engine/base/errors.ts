import type { Problem, ProblemPath, Reason } from '#domain/contract/problems.ts';
import type { PromoRefusal } from '#domain/contract/promo-refusal.ts';
import { type Refusal, type RefusalCode, refusalCodes } from '#domain/contract/refusals.ts';

/** 400: the problems of a request, and beside them facts that a program tells apart. */
export class Invalid extends Error {
  readonly problems: readonly Problem[];
  readonly extra: InvalidExtra;

  constructor(problems: readonly Problem[], extra: InvalidExtra = {}) {
    super('invalid');
    this.problems = problems;
    this.extra = extra;
  }
}

/** @throws Invalid if there are any problems */
export function refuseProblems(problems: readonly Problem[]): void {
  if (problems.length > 0) throw new Invalid(problems);
}

export function invalidError(path: ProblemPath, reason: Reason): Invalid {
  return new Invalid([{ path, ...reason }]);
}

export function problemsIn(place: ProblemPath, problems: readonly Problem[]): Problem[] {
  return problems.map((it) => ({ ...it, path: [...place, ...it.path] }));
}

/** Runs work that knows only a part of the request's body. @throws Invalid with paths in the whole body */
export async function withPath<T>(place: ProblemPath, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof Invalid ? new Invalid(problemsIn(place, error.problems)) : error;
  }
}

/** The reason why a cart's promo code is refused (C13): the page words it in its own language. */
interface InvalidExtra {
  readonly promo_refusal?: PromoRefusal;
}

/** An expected 'no', with a code for programs and facts that offer a way on. The engine throws it, so that its transaction rolls back. */
export class Refused extends Error {
  readonly code: RefusalCode;
  readonly extra: RefusalExtra;

  constructor(code: RefusalCode, detail: string, extra: RefusalExtra = {}) {
    super(detail);
    this.code = code;
    this.extra = extra;
  }

  get status(): number {
    return refusalCodes[this.code];
  }
}

export type RefusalExtra = Omit<Refusal, 'detail' | 'code'>;

/** Any other answer that is not a success: `{"detail": …}`, and the fields of `extra`. */
export class Failed extends Error {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly extra: Readonly<Record<string, unknown>>;

  constructor(
    status: number,
    detail: string,
    headers: Readonly<Record<string, string>> = {},
    extra: Readonly<Record<string, unknown>> = {},
  ) {
    super(detail);
    this.status = status;
    this.headers = headers;
    this.extra = extra;
  }
}

export function notFoundError(): Failed {
  return new Failed(404, 'Not found.');
}

/** A value that was looked up. @throws Failed 404 without one */
export function orNotFound<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw notFoundError();
  return value;
}

export function unauthorisedError(
  detail = 'Authentication credentials were not provided.',
  extra: Readonly<Record<string, unknown>> = {},
  headers: Readonly<Record<string, string>> = {},
): Failed {
  return new Failed(401, detail, { 'www-authenticate': 'Bearer realm="api"', ...headers }, extra);
}

export function throttledError(seconds: number): Failed {
  return new Failed(429, `Request was throttled. Expected available in ${seconds} second${seconds === 1 ? '' : 's'}.`, {
    'retry-after': String(seconds),
  });
}

export function forbiddenError(): Failed {
  return new Failed(403, 'You do not have permission to perform this action.');
}
