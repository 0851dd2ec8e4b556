import { type AnyField, type JsonSchema, jsonSchema, optional, shape } from '#domain/contract/fields.ts';
import { pk } from '#domain/contract/resource-fields.ts';
import type { Transaction } from '../../database/database.ts';
import type { Row } from './columns.ts';
import type { CarriedPart, FileOf, SellerResource } from './resource.ts';

/** An object as a file contains it: its id, its fields as requests send them, and the fields that only files have. */
export type CarriedObject = { readonly id: number } & Readonly<Record<string, unknown>>;

type ExportField = Omit<CarriedPart, 'write'>;

/** The fields of an object in a file, besides its id, by name. */
export function exportFields(resource: SellerResource): ReadonlyMap<string, ExportField> {
  const found = new Map<string, ExportField>();
  for (const [name, field] of Object.entries(resource.fields)) {
    const { input } = field;
    if (field.kind === 'part') {
      if (input) found.set(name, { field: input, isForNew: false, read: (tx, rows) => field.read(tx, rows, '') });
    } else if (input || field.keep)
      found.set(name, {
        field: input ?? field.output,
        isForNew: input === null,
        isRequired: input !== null && field.absent === null,
        read: async () => (row) => field.show(row, ''),
      });
  }
  for (const [name, part] of Object.entries(resource.carried ?? {})) found.set(name, part);
  return found;
}

export function carriedShape(resource: SellerResource) {
  const fields: Record<string, AnyField> = { id: pk() };
  for (const [name, { field, isRequired }] of exportFields(resource))
    fields[name] = isRequired ? field : optional(field);
  return shape(fields);
}

/** Stored objects as a file contains them, always in the same form and order. */
export async function carriedObjects(
  tx: Transaction,
  resource: SellerResource,
  rows: readonly Row[],
  file: FileOf,
): Promise<CarriedObject[]> {
  const objects = rows.map((row): Record<string, unknown> & { id: number } => ({ id: Number(row['id']) }));
  for (const [name, { field, read }] of exportFields(resource)) {
    const valueOf = await read(tx, rows, file);
    const schema = jsonSchema(field);
    for (const [i, row] of rows.entries())
      Object.assign(objects[i] ?? {}, { [name]: pickBySchema(schema, valueOf(row)) });
  }
  return objects;
}

/** A value with the keys of its objects in the order of a schema, without keys that the schema does not have. */
export function pickBySchema(schema: JsonSchema, value: unknown): unknown {
  const own = Array.isArray(schema['anyOf']) ? ((schema['anyOf'] as JsonSchema[])[0] ?? {}) : schema;
  const items = own['items'] as JsonSchema | undefined;
  if (Array.isArray(value)) return items ? value.map((item) => pickBySchema(items, item)) : value;
  const properties = own['properties'] as Record<string, JsonSchema> | undefined;
  if (!properties || typeof value !== 'object' || value === null) return value;
  const fields = value as Record<string, unknown>;
  const known: Record<string, unknown> = {};
  for (const [key, inner] of Object.entries(properties))
    if (fields[key] !== undefined) known[key] = pickBySchema(inner, fields[key]);
  return known;
}
