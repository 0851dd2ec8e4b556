import { fieldsOf, list, optional, shape } from '#domain/contract/fields.ts';
import { pk } from '#domain/contract/resource-fields.ts';
import { Invalid, problemsIn, withPath } from '../../base/errors.ts';
import type { Transaction } from '../../database/database.ts';
import { idsOf, type Part, type Row } from './columns.ts';
import { bodyOf, replyOf } from './endpoints.ts';
import { absentValues, columnsOf, writeParts } from './mutations.ts';
import { strayParts } from './references.ts';
import { rowsOf, type SellerResource } from './resource.ts';
import { shownFields } from './serialize.ts';

/**
 * The objects of a resource as a part of the object that owns them, sent all at once and in order: an object with its id is changed, an object
 * without one is new, an object that is not sent is deleted.
 */
export function childrenPart(resource: SellerResource, max: number): Part {
  const { owner, table } = resource;
  const { [owner.through?.field ?? '']: _, position: __, ...fields } = resource.fields;
  const child = { ...resource, fields };
  const input = list(shape({ id: optional(pk()), ...fieldsOf(bodyOf(child)) }), { max });
  return {
    kind: 'part',
    output: list(replyOf(child)),
    input,
    holds: table,
    refersTo: Object.values(fields).flatMap((field) => field.refersTo ?? []),
    read: async (tx, rows, origin) => {
      const found = await rowsOf(tx)
        .selectFrom(table)
        .selectAll()
        .where(owner.column, 'in', idsOf(rows))
        .orderBy('position')
        .orderBy('id')
        .execute();
      const shown = await shownFields(tx, child, found, origin);
      return ({ id }) => shown.filter((__, i) => found[i]?.[owner.column] === id);
    },
    write: async (tx, id, value, writing) => {
      const sent = value as readonly (Readonly<Record<string, unknown>> & { id?: number })[];
      const children = await childrenOf(tx, table, owner.column, id);
      const translations = child.fields['translations'] ? await translationsIn(tx, table, children.ids) : new Map();
      const problems = await strayParts(tx, table, sent, children.ids, writing.isCarried ?? false);
      const rows: { id: number | undefined; row: Row }[] = [];
      for (const [position, body] of sent.entries()) {
        const own = { ...writing, body, row: translations.get(body.id) ?? {} };
        const { values, problems: wrong } = columnsOf(child, absentValues(child, body), own);
        const all = [...wrong, ...((await resource.check?.(tx, values, own)) ?? [])];
        problems.push(...problemsIn([position], all));
        rows.push({ id: body.id, row: { ...values, position } });
      }
      if (problems.length > 0) throw new Invalid(problems);
      const ids = await putChildren(tx, children, rows);
      for (const [i, body] of sent.entries())
        await withPath([i], () => writeParts(tx, child, ids[i] ?? 0, { ...writing, body, row: {} }));
    },
  };
}

/** Stored translations by the ids of rows: a request keeps those that it does not name. */
async function translationsIn(tx: Transaction, table: string, ids: ReadonlySet<number>): Promise<Map<unknown, Row>> {
  const rows = await rowsOf(tx)
    .selectFrom(table)
    .select(['id', 'translations_json'])
    .where('id', 'in', [0, ...ids])
    .execute();
  return new Map(rows.map(({ id, ...row }) => [id, row]));
}

/** The rows of a table that are parts of one object. @param column  the column that refers to the object */
export async function childrenOf(tx: Transaction, table: string, column: string, owner: number) {
  const rows = await rowsOf(tx).selectFrom(table).select('id').where(column, '=', owner).execute();
  return { table, column, owner, ids: new Set(rows.map((row) => Number(row['id']))) };
}

/** Replaces the rows of an object. @returns their ids */
export async function putChildren(
  tx: Transaction,
  { table, column, owner, ids }: Awaited<ReturnType<typeof childrenOf>>,
  rows: readonly { readonly id: number | undefined; readonly row: Row }[],
): Promise<number[]> {
  await rowsOf(tx)
    .deleteFrom(table)
    .where(column, '=', owner)
    .where('id', 'not in', [0, ...rows.flatMap(({ id }) => id ?? [])])
    .execute();
  const put: number[] = [];
  for (const { id, row } of rows) {
    if (id !== undefined && ids.has(id)) {
      await rowsOf(tx).updateTable(table).set(row).where('id', '=', id).execute();
      put.push(id);
    } else {
      const values = { ...row, [column]: owner, ...(id !== undefined && { id }) };
      const made = await rowsOf(tx).insertInto(table).values(values).returning('id').executeTakeFirstOrThrow();
      put.push(Number(made['id']));
    }
  }
  return put;
}
