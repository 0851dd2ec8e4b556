import { typedEmail, typedText } from '../../typing/typed-text.ts';
import { coerced, type Field, jsonSchema, made, reasonsOf, text } from '../fields.ts';
import { reason } from '../problems.ts';

const ATOMS = /^[-!#$%&'*+/=?^_`{}|~0-9a-z]+(?:\.[-!#$%&'*+/=?^_`{}|~0-9a-z]+)*$/i;
const DOMAIN = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9-]{1,62}[a-z0-9]$/i;

const LONGEST = 320;
const NONE = reason('not_an_email');

/** An email address by Django's rules. @param max  for a stored address; an address in a search has no limit */
export function emailAddress({ max }: { max?: number } = { max: 254 }): Field<string> {
  const base = text({ typed: typedText, ...(max !== undefined && { max }) });
  return made<string>({
    type: 'email',
    schema: { ...jsonSchema(base), format: 'email' },
    coerce: (value) => coerced(base, value),
    check: (value) => {
      if (typeof value !== 'string') return NONE;
      const problems = reasonsOf(base, value);
      if (value !== '' && !isAddress(value)) problems.push(NONE);
      return problems.length === 0 || problems;
    },
  });
}

/** Accepts the addresses of Django's rules, except quoted names, which mail programs read in different ways, and numeric addresses of machines. */
function isAddress(value: string): boolean {
  const at = value.lastIndexOf('@');
  if (at < 0 || value.length > LONGEST || !ATOMS.test(value.slice(0, at))) return false;
  const domain = value.slice(at + 1);
  return domain === 'localhost' || DOMAIN.test(typedEmail(value).slice(at + 1));
}
