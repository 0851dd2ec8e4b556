import type { JsonSchema } from '#domain/contract/fields.ts';
import { nameIn } from './described.ts';

/** What a field is, in a few words. What is nested is told by the name of its shape, or the names of its parts. */
export function kindOf(schema: JsonSchema): string {
  const name = nameIn(schema);
  if (name !== null) return name;
  const options = schema['anyOf'] as JsonSchema[] | undefined;
  if (options) return options.map((it) => (it['type'] === 'null' ? 'null' : kindOf(it))).join(' or ');
  const choices = schema['enum'] as string[] | undefined;
  if (choices) return choices.map((it) => (it === '' ? 'empty' : it)).join(' | ');
  if (schema['type'] === 'array') return `list of ${kindOf((schema['items'] ?? {}) as JsonSchema)}${limitsOf(schema)}`;
  if (schema['type'] === 'object') {
    const parts = Object.keys(schema['properties'] ?? {});
    return parts.length > 0 ? `{ ${parts.join(', ')} }` : 'object';
  }
  const type = (schema['format'] ?? schema['type'] ?? 'any JSON') as string;
  return `${type}${limitsOf(schema)}`;
}

function limitsOf(schema: JsonSchema): string {
  const pairs = [
    ['minLength', 'maxLength', ' characters'],
    ['minimum', 'maximum', ''],
    ['minItems', 'maxItems', ' items'],
  ] as const;
  const said = pairs.flatMap(([least, most, unit]) => {
    const [from, to] = [schema[least], schema[most]] as [number | undefined, number | undefined];
    if (from === undefined && to === undefined) return [];
    if (from === undefined) return [`at most ${to}${unit}`];
    return [to === undefined ? `at least ${from}${unit}` : `${from} to ${to}${unit}`];
  });
  return said.map((it) => `, ${it}`).join('');
}
