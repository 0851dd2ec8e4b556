import type { Problem } from '../errors.ts';

/** A file, an option or a database that cannot be used. The command ends with its message and nothing else. */
export class FileRefused extends Error {}

/** Rows that are wrong, a sentence each: nothing was written. */
export class WrongRows extends Error {
  readonly sentences: readonly string[];

  constructor(all: readonly string[]) {
    super(`${all.length} rows are wrong`);
    const more = all.length - MOST_REPORTED;
    this.sentences = more > 0 ? [...all.slice(0, MOST_REPORTED), `… and ${more} more.`] : all;
  }
}

const MOST_REPORTED = 100;

/** How a row is called in what is said about it: `experiences[12] 'Klis fortress'`. */
export function labelOf(kind: string, index: number, row: object): string {
  const given = row as Record<string, unknown>;
  const title = ['title', 'name', 'company_display_name', 'email'].map((key) => given[key]).find(isText);
  return title === undefined ? `${kind}[${index}]` : `${kind}[${index}] '${title.slice(0, 60)}'`;
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}

/** `experiences[12] 'Klis fortress': schedule.seasons[0].capacity: This field is required.` */
export function sentence(label: string, { path, message }: Problem): string {
  const field = path
    .filter((key) => key !== 'non_field_errors')
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${key}`))
    .join('')
    .replace(/^\./, '');
  return field === '' ? `${label}: ${message}` : `${label}: ${field}: ${message}`;
}
