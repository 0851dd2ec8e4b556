import type { JsonSchema } from '#domain/contract/fields.ts';
import type { Described, Operation } from '#engine/schema/described.ts';

/** One call of `/schema/`. */
export interface Call extends Operation {
  readonly method: string;
  readonly path: string;
}

export function callsOf({ paths }: Described): Call[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, it]) => ({ ...it, path, method: method.toUpperCase() })),
  );
}

/** A schema with its `$ref` replaced by the named schema, and `anyOf` by its first option that is not null. */
export function resolved(schema: JsonSchema, document: Described): JsonSchema {
  const reference = schema['$ref'] as string | undefined;
  const options = schema['anyOf'] as JsonSchema[] | undefined;
  if (reference !== undefined)
    return resolved(document.components.schemas[reference.split('/').at(-1) ?? ''] ?? {}, document);
  return options ? resolved(options.find((it) => it['type'] !== 'null') ?? {}, document) : schema;
}
