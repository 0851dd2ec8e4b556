import { typedEmail, typedText } from '../../typing/typed-text.ts';
import { type Field, jsonSchema, made, text } from '../fields.ts';
import { NOT_AN_EMAIL } from '../messages.ts';

const ATOMS = /^[-!#$%&'*+/=?^_`{}|~0-9a-z]+(?:\.[-!#$%&'*+/=?^_`{}|~0-9a-z]+)*$/i;
const DOMAIN = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9-]{1,62}[a-z0-9]$/i;

const LONGEST = 320;
const NONE = NOT_AN_EMAIL;

/** An email address by Django's rules and with its messages. @param max  for a stored address; an address in a search has no limit */
export function emailAddress({ max }: { max?: number } = { max: 254 }): Field<string> {
  const base = text({ typed: typedText, ...(max !== undefined && { max }) });
  return made<string>({
    type: 'email',
    schema: { ...jsonSchema(base), format: 'email' },
    coerce: (value) => base.coercer(value, noContext),
    check: (value) => {
      if (typeof value !== 'string') return NONE;
      const problems = Array.from(base.validator(value, noContext), ({ message }) => message);
      if (value !== '' && !isAddress(value)) problems.push(NONE);
      return problems.length === 0 || problems;
    },
  });
}

const noContext = { branch: [], path: [] };

/** Accepts the addresses of Django's rules, except quoted names, which mail programs read in different ways, and numeric addresses of machines. */
function isAddress(value: string): boolean {
  const at = value.lastIndexOf('@');
  if (at < 0 || value.length > LONGEST || !ATOMS.test(value.slice(0, at))) return false;
  const domain = value.slice(at + 1);
  return domain === 'localhost' || DOMAIN.test(typedEmail(value).slice(at + 1));
}
