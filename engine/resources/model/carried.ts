import { type AnyField, jsonSchema, optional, shape } from '#domain/contract/fields.ts';
import type { Transaction } from '../../database/database.ts';
import type { Row } from './columns.ts';
import { pk } from './fields.ts';
import { pickBySchema } from './pick-by-schema.ts';
import type { FileOf, SellerResource } from './resource.ts';

/** An object as a file carries it: its id, its fields as requests take them, and what else goes with it. */
export type CarriedObject = { readonly id: number } & Readonly<Record<string, unknown>>;

interface ExportField {
  readonly field: AnyField;
  /** Whether it is said of a new object only. */
  readonly isForNew: boolean;
  readonly isOptional: boolean;
  readonly read: (tx: Transaction, rows: readonly Row[], file: FileOf) => Promise<ReadonlyMap<number, unknown>>;
}

/** What a file says of an object besides its id, name by name. */
export function exportFields(resource: SellerResource): ReadonlyMap<string, ExportField> {
  const found = new Map<string, ExportField>();
  for (const [name, field] of Object.entries(resource.fields)) {
    if (field.kind === 'column') {
      const { input: taken, keep, show } = field;
      if (!taken && !keep) continue;
      const read: ExportField['read'] = (_, rows) =>
        Promise.resolve(new Map(rows.map((row) => [Number(row['id']), show(row, '')])));
      const isOptional = taken === null || field.absent !== null;
      found.set(name, { field: taken ?? field.output, isForNew: taken === null, isOptional, read });
    } else if (field.input) {
      found.set(name, {
        field: field.input,
        isForNew: false,
        isOptional: field.optional,
        read: (tx, rows) => field.read(tx, rows, ''),
      });
    }
  }
  for (const [name, { field, isForNew, optional: isOptional, read }] of Object.entries(resource.carried ?? {}))
    found.set(name, { field, isForNew, isOptional, read });
  return found;
}

/** What a file's objects are checked by. */
export function carriedShape(resource: SellerResource) {
  const fields: Record<string, AnyField> = { id: pk() };
  for (const [name, { field, isOptional }] of exportFields(resource))
    fields[name] = isOptional ? optional(field) : field;
  return shape(fields);
}

/** Stored objects as a file carries them, always in the same words and order. */
export async function carriedObjects(
  tx: Transaction,
  resource: SellerResource,
  rows: readonly Row[],
  file: FileOf,
): Promise<CarriedObject[]> {
  const objects = rows.map((row): Record<string, unknown> & { id: number } => ({ id: Number(row['id']) }));
  for (const [name, { field, read }] of exportFields(resource)) {
    const values = await read(tx, rows, file);
    const schema = jsonSchema(field);
    for (const object of objects) object[name] = pickBySchema(schema, values.get(object.id));
  }
  return objects;
}
