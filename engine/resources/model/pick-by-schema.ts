import type { JsonSchema } from '#domain/contract/fields.ts';

/** A value with the keys of its objects in the order of a schema, and without those that it does not know. */
export function pickBySchema(schema: JsonSchema, value: unknown): unknown {
  const own = Array.isArray(schema['anyOf']) ? ((schema['anyOf'] as JsonSchema[])[0] ?? {}) : schema;
  const items = own['items'] as JsonSchema | undefined;
  if (Array.isArray(value)) return items ? value.map((item) => pickBySchema(items, item)) : value;
  const properties = own['properties'] as Record<string, JsonSchema> | undefined;
  if (!properties || typeof value !== 'object' || value === null) return value;
  const given = value as Record<string, unknown>;
  const kept: Record<string, unknown> = {};
  for (const [key, inner] of Object.entries(properties))
    if (given[key] !== undefined) kept[key] = pickBySchema(inner, given[key]);
  return kept;
}
