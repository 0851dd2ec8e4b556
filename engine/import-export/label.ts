import type { Problem } from '../errors.ts';

/** How a row is called in what is said about it: `experiences[12] 'Klis fortress'`. */
export function labelOf(kind: string, index: number, row: unknown): string {
  const given = typeof row === 'object' && row !== null ? (row as Record<string, unknown>) : {};
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
