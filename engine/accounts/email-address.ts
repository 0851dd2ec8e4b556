import type { Field } from '#domain/contract/fields.ts';
import { pattern } from '#domain/contract/fields.ts';

const atom = "[-!#$%&'*+/=?^_`{}|~0-9a-z]+";
const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';

/** What Django takes for an address, but for quoted names and bare numbers of machines. */
const ADDRESS = new RegExp(`^${atom}(?:\\.${atom})*@(?:localhost|(?:${label}\\.)+[a-z0-9-]{1,62}[a-z0-9])$`, 'i');

export function emailAddress(): Field<string> {
  return pattern(ADDRESS, 'Enter a valid email address.', { max: 254 });
}

/** As it is kept: the domain is the same in any case. */
export function normalEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return email.slice(0, at) + email.slice(at).toLowerCase();
}

/** What two spellings of one address share. */
export function emailKey(email: string): string {
  return email.normalize('NFKC').toLowerCase();
}
