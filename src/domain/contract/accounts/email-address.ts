import { type Field, jsonSchema, made, text } from '../fields.ts';
import { NOT_AN_EMAIL } from '../messages.ts';

const ATOMS = /^[-!#$%&'*+/=?^_`{}|~0-9a-z]+(?:\.[-!#$%&'*+/=?^_`{}|~0-9a-z]+)*$/i;
const DOMAIN = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9-]{1,62}[a-z0-9]$/i;
/** Letters of any alphabet. */
const WRITTEN_DOMAIN = /^[\p{L}\p{M}\p{N}.-]+$/u;

const LONGEST = 320;
const NONE = NOT_AN_EMAIL;

/** What Django takes for an address, and all that it says of one that is none. @param max  of an address that is stored; one that is only looked for has no limit */
export function emailAddress({ max }: { max?: number } = { max: 254 }): Field<string> {
  const base = text(max === undefined ? {} : { max });
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

/** But for quoted names, which mail programs read in many ways, and bare numbers of machines. */
function isAddress(value: string): boolean {
  const at = value.lastIndexOf('@');
  if (at < 0 || value.length > LONGEST || !ATOMS.test(value.slice(0, at))) return false;
  const domain = value.slice(at + 1);
  return domain === 'localhost' || DOMAIN.test(WRITTEN_DOMAIN.test(domain) ? asciiDomain(domain) : domain);
}

/** A domain as DNS writes it; '' for one that cannot be written so. */
function asciiDomain(domain: string): string {
  return URL.parse(`http://${domain}`)?.hostname ?? '';
}
