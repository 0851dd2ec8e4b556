import { type Problem, type Reason } from '#domain/contract/problems.ts';
import { sentenceOf } from '../../http/problem-sentences.ts';

/** A file, an option or a database cannot be used. The command prints this message and nothing else. */
export class FileRefused extends Error {
  /** Null if there is only a sentence. */
  readonly reason: Reason | null;

  constructor(cause: string | Reason) {
    super(typeof cause === 'string' ? cause : sentenceOf(cause));
    this.reason = typeof cause === 'string' ? null : cause;
  }
}

/** A problem of a row in a file. */
export interface RowProblem {
  /** The name of the row's list, and its index there, counted from 0. */
  readonly kind: string;
  readonly index: number;
  readonly row: object;
  readonly problem: Problem;
}

/** Rows are wrong: nothing was written. */
export class WrongRows extends Error {
  readonly problems: readonly RowProblem[];

  constructor(problems: readonly RowProblem[]) {
    super(`${problems.length} rows are wrong`);
    this.problems = problems;
  }

  /** One sentence per problem. */
  get sentences(): string[] {
    const all = this.problems.map(({ kind, index, row, problem }) => sentence(labelOf(kind, index, row), problem));
    const more = all.length - MOST_REPORTED;
    return more > 0 ? [...all.slice(0, MOST_REPORTED), `… and ${more} more.`] : all;
  }
}

export const MOST_REPORTED = 100;

/** The name of a row in messages: `experiences[12] 'Klis fortress'`. */
export function labelOf(kind: string, index: number, row: object): string {
  const title = titleOf(row);
  return title === '' ? `${kind}[${index}]` : `${kind}[${index}] '${title.slice(0, 60)}'`;
}

/** The title of a row for people; '' if it has none. */
export function titleOf(row: object): string {
  const fields = row as Record<string, unknown>;
  return ['title', 'name', 'company_display_name', 'email', 'code'].map((key) => fields[key]).find(isText) ?? '';
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}

/** `experiences[12] 'Klis fortress': schedule.seasons[0].capacity: This field is required.` */
function sentence(label: string, problem: Problem): string {
  const field = fieldOf(problem.path);
  const message = sentenceOf(problem);
  return field === '' ? `${label}: ${message}` : `${label}: ${field}: ${message}`;
}

/** `schedule.seasons[0].capacity`; '' for the row as a whole. */
export function fieldOf(path: Problem['path']): string {
  return path
    .filter((key) => key !== 'non_field_errors')
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${key}`))
    .join('')
    .replace(/^\./, '');
}

/** @param most  in bytes */
export function tooLargeError(what: string, most: number): FileRefused {
  return new FileRefused(`${what}: at most ${most / 1024 / 1024} MB.`);
}
