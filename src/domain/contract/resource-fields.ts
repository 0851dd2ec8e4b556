import { typedEmail } from '../typing/typed-text.ts';
import type { Duration, Location } from './catalogue.ts';
import { coerced, type Field, integer, jsonSchema, made, optional, pattern, reasonsOf, shape, text } from './fields.ts';
import { notAChoice, reason } from './problems.ts';
import { networkNames, socialNetworkOf } from './social-networks.ts';

/** A key of schemas: the table of the objects that a field refers to by their ids. */
export const NAMES = 'x-names';
/** A key of schemas: the values that a form offers, with their names. Other values are valid too. */
export const OFFERED = 'x-offered';

/** The id of another object. The database checks that it exists. @param table  of such objects */
export function pk(table?: string): Field<number> {
  return made<number>({
    type: 'pk',
    schema: { type: 'integer', ...(table && { [NAMES]: table }) },
    coerce: (value) => (typeof value === 'string' && /^\s*\d{1,15}\s*$/.test(value) ? Number(value) : value),
    check: (value) => Number.isSafeInteger(value) || reason('not_an_id'),
  });
}

/** An address. Any of its lines may be left out. */
export function addressField() {
  const line = optional(text({ max: 200, blank: true }));
  return shape({ name: line, road: line, house_number: line, city: line, county: line, country: line });
}

/** An address with all its lines. Missing lines become ''. */
export function wholeAddress(address: Some<Location>): Location {
  const { name = '', road = '', house_number = '', city = '', county = '', country = '' } = address;
  return { name, road, house_number, city, county, country };
}

type Some<T> = { readonly [K in keyof T]?: T[K] | undefined };

/** A duration. Missing parts count as 0. */
export function duration() {
  return shape({
    days: optional(integer({ min: 0, max: 366 })),
    hours: optional(integer({ min: 0, max: 23 })),
    minutes: optional(integer({ min: 0, max: 59 })),
  });
}

export function wholeDuration({ days = 0, hours = 0, minutes = 0 }: Some<Duration>): Duration {
  return { days, hours, minutes };
}

/** A position in a list, counted from 0. */
export function position(): Field<number> {
  return integer({ min: 0, max: 1_000_000 });
}

/** The name of an experience, a store or an account (A10). */
export function nameText(): Field<string> {
  return text({ min: 3, max: 50 });
}

/** Letters, digits, hyphens and underscores. Digits alone are refused, because they would read like an id (E1). */
export function slug(): Field<string> {
  const base = pattern(/^[-\w]+$/, reason('not_a_slug'), {
    max: 80,
  });
  return made<string>({
    type: 'slug',
    schema: { type: 'string', maxLength: 80, pattern: '^[-\\w]+$' },
    coerce: (value) => coerced(base, value),
    check: (value) => {
      const problems = reasonsOf(base, value);
      if (problems.length > 0) return problems;
      return !/^\d+$/.test(value as string) || reason('slug_of_digits');
    },
  });
}

/** A currency's code: three letters, of a currency that is in use (A10). */
export function currency(): Field<string> {
  return made<string>({
    type: 'currency',
    schema: { type: 'string', minLength: 3, maxLength: 3 },
    coerce: (value) => (typeof value === 'string' ? value.trim().toUpperCase() : value),
    check: (value) => {
      if (typeof value !== 'string') return reason('not_a_text');
      if (value === '') return reason('not_blank');
      if (value.length < 3) return reason('too_short', { min: 3 });
      if (value.length > 3) return reason('too_long', { max: 3 });
      return currencies.has(value) || notAChoice(value);
    },
  });
}

export const currencies: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));

export function timeZone(): Field<string> {
  return made<string>({
    type: 'time_zone',
    schema: { type: 'string', examples: ['Europe/Zagreb'] },
    coerce: (value) => (typeof value === 'string' ? (zoneNamed(value) ?? value) : value),
    check: (value) => {
      if (typeof value !== 'string') return reason('not_a_text');
      if (value === '') return reason('not_blank');
      return zoneNamed(value) !== null || notAChoice(value.slice(0, 100));
    },
  });
}

/** A zone's name as IANA spells it: `europe/zagreb` is `Europe/Zagreb`. Null for any other text. */
function zoneNamed(name: string): string | null {
  try {
    return /^[A-Za-z][\w+/-]{2,60}$/.test(name) ? Temporal.Now.zonedDateTimeISO(name).timeZoneId : null;
  } catch {
    return null;
  }
}

const uri = { type: 'string', format: 'uri', maxLength: 1000 };

/** An address on the web, with its scheme. @param example  such an address, for the schema */
export function webAddress({ blank = false, example = 'https://kayaks.example/' } = {}): Field<string> {
  const schema = { ...uri, examples: [example] };
  return made<string>({
    type: 'url',
    schema: blank ? { anyOf: [schema, { type: 'string', enum: [''] }] } : schema,
    coerce: (value) => (typeof value === 'string' ? value.trim() : value),
    check: (value) => {
      if (typeof value !== 'string') return reason('not_a_text');
      if (value === '') return blank || reason('not_blank');
      if (value.length > 1000) return reason('too_long', { max: 1000 });
      return isWebAddress(value) || reason('not_a_web_address');
    },
  });
}

/** A social network. If the shop has an icon for it, it is stored by its code (A10). */
export function network(): Field<string> {
  const base = text({ max: 30 });
  return made<string>({
    type: 'network',
    schema: { ...jsonSchema(base), [OFFERED]: networkNames },
    coerce: (value) => {
      const kind = coerced(base, value);
      return typeof kind === 'string' ? (socialNetworkOf(kind) ?? kind) : kind;
    },
    check: (value) => {
      const problems = reasonsOf(base, value);
      return problems.length === 0 || problems;
    },
  });
}

function isWebAddress(value: string): boolean {
  const url = URL.parse(value);
  return url !== null && /^https?:$/.test(url.protocol) && url.username === '' && !/\s/.test(value);
}

export function emailField(limits: { blank?: boolean } = {}): Field<string> {
  return pattern(/^[^\s@"(),:;<>[\]\\]+@[^\s@.]+(\.[^\s@.]+)+$/, reason('not_an_email'), {
    max: 254,
    typed: typedEmail,
    ...limits,
  });
}
