import type { JsonSchema } from '#domain/contract/fields.ts';
import { nameIn, type Shapes } from './described.ts';

/** An example that matches a schema. @param key  the name of the field, which tells more than its type */
export function sampleOf(schema: JsonSchema, shapes: Shapes, key = '', within: readonly string[] = []): unknown {
  const name = nameIn(schema);
  if (name !== null) {
    const shape = shapes[name];
    return shape && !within.includes(name) ? sampleOf(shape, shapes, key, [...within, name]) : {};
  }
  const inner = (it: unknown, at = key) => sampleOf(it as JsonSchema, shapes, at, within);
  const options = schema['anyOf'] as JsonSchema[] | undefined;
  if (options) return inner(options.find((it) => it['type'] !== 'null') ?? {});
  const choices = schema['enum'] as unknown[] | undefined;
  if (choices) return choices.find((it) => plainest.has(it)) ?? choices[0];
  const [example] = (schema['examples'] ?? []) as unknown[];
  if (example !== undefined) return example;
  switch (schema['type']) {
    case 'object':
      return Object.fromEntries(
        Object.entries((schema['properties'] ?? {}) as Record<string, unknown>).map(([at, it]) => [at, inner(it, at)]),
      );
    case 'array':
      return [inner(schema['items'] ?? {}, key)];
    case 'boolean':
      return true;
    case 'integer':
      return Math.max(numbers[key] ?? 1, Number(schema['minimum'] ?? 0));
    case 'number':
      return numbers[key] ?? Number(schema['minimum'] ?? 0) + 1;
    case 'string':
      return textOf(schema, key);
    default:
      return null;
  }
}

/**
 * An example of a body that works as printed: without optional fields that depend on other data, such as ids of other objects, and totals
 * that were shown before.
 */
export function bodySampleOf(schema: JsonSchema, shapes: Shapes): unknown {
  const [first] = (schema['anyOf'] ?? [schema]) as JsonSchema[];
  return withoutStrays(first ?? schema, shapes, sampleOf(first ?? schema, shapes));
}

function withoutStrays(shape: JsonSchema, shapes: Shapes, sample: unknown): unknown {
  const named = shapes[nameIn(shape) ?? ''] ?? shape;
  const options = named['anyOf'] as JsonSchema[] | undefined;
  const schema = options?.find((it) => it['type'] !== 'null') ?? named;
  if (Array.isArray(sample))
    return sample.map((it) => withoutStrays((schema['items'] ?? {}) as JsonSchema, shapes, it));
  if (typeof sample !== 'object' || sample === null) return sample;
  const required = new Set((schema['required'] ?? []) as string[]);
  const properties = (schema['properties'] ?? {}) as Record<string, JsonSchema>;
  return Object.fromEntries(
    Object.entries(sample).flatMap(([key, it]) => {
      const inner = properties[key] ?? {};
      if (!required.has(key) && isStray(key, inner)) return [];
      return [[key, withoutStrays(inner, shapes, it)]];
    }),
  );
}

/** Whether a value could be right only by chance: an id, a version, the answer to an unknown question. */
function isStray(key: string, schema: JsonSchema): boolean {
  const text = JSON.stringify(schema);
  return (
    text.includes('"x-names"') ||
    /^(id|.*_id|expected_.*|.*client_ref|group_size|booking_answers|extra_items_units|promo_code|paid)$/.test(key)
  );
}

/** Choices that need no other field. */
const plainest = new Set<unknown>(['percent', 'link', 'string']);

const numbers: Readonly<Record<string, number>> = {
  lat: 45.35,
  lon: 14.33,
  capacity: 8,
  quantity: 2,
  year: 2027,
  month: 6,
  width: 1600,
  height: 1000,
  count: 1,
};

function textOf(schema: JsonSchema, key: string): string {
  const text = texts[key] ?? formats[String(schema['format'])] ?? 'Text';
  const least = Number(schema['minLength'] ?? 0);
  return text.length < least ? text.padEnd(least, ' and so on') : text;
}

const formats: Readonly<Record<string, string>> = {
  date: '2027-06-01',
  'time-local': '09:30:00',
  'date-time': '2027-06-01T07:30:00Z',
  decimal: '45.00',
  uuid: '1f0c1c0e-6f3b-4f4e-9d51-3f0f0a6f5b11',
  uri: 'https://kayaks.example/',
  email: 'ana@example.com',
};

const texts: Readonly<Record<string, string>> = {
  title: 'Kayaks at dawn',
  name: 'Preluk beach',
  role: 'guide',
  slug: 'kayaks-at-dawn',
  first_name: 'Ana',
  last_name: 'Marić',
  email: 'ana@example.com',
  new_email: 'ana@kayaks.example',
  password: 'kayaks before breakfast',
  current_password: 'kayaks before breakfast',
  new_password: 'kayaks before sunrise',
  phone_number: '+385 51 123 456',
  company_display_name: 'Kvarner Kayaks',
  currency: 'EUR',
  tag_manager: 'https://tags.example/gtm.js',
  target: 'https://kayaks.example/events',
  secret: 'a secret of both sides',
  time_zone: 'Europe/Zagreb',
  languages: 'en',
  language: 'en',
  short_description: 'Two quiet hours on the water before the bay wakes up, with coffee at the end.',
  highlights: 'A beach that only boats can reach',
  cancellation_cutoff_time: '24 hours before start',
  date: '2027-06-01',
  date_from: '2027-06-01',
  city: 'Rijeka',
  country: 'Croatia',
  domain: 'kayaks.localhost',
  accent: '#0b6e69',
  banner_focus: '70% 40%',
  uid: 'MQ',
  payment_method_id: '2',
  permissions: 'catalogue.read',
  url: 'https://kayaks.example/',
};
