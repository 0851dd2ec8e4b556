import { type Expression, type RawBuilder, type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import { jsonSchema } from '#domain/contract/fields.ts';
import { type Problem, type Reason, reason } from '#domain/contract/problems.ts';
import { Invalid } from '../../base/errors.ts';
import type { Transaction } from '../../database/database.ts';
import { needsRowLocks } from '../../database/row-locks.ts';
import { type ListQuery, orderingTerms, type PageSlice, pageSlice, searchTerms } from '../../http/lists.ts';
import type { Principal } from '../../http/principal.ts';
import type { Column, Row, SqlValue } from './columns.ts';
import { belongsTo } from './ownership.ts';
import { type AnyTables, rowsOf, type SellerResource } from './resource.ts';

export type ResourceQuery = ListQuery & Readonly<Record<string, string | undefined>>;
type Rows = SelectQueryBuilder<AnyTables, string, object>;

/**
 * The rows of one page of a list; the database filters, searches, sorts and cuts them (A9).
 *
 * @param narrow  a further condition
 * @throws Invalid for a filter with an unknown value; Failed 404 for a page that does not exist
 */
export async function listRows(
  tx: Transaction,
  resource: SellerResource,
  caller: Principal,
  query: ResourceQuery,
  address: { url: URL; origin: string },
  narrow: (rows: Rows) => Rows = (rows) => rows,
): Promise<{ rows: Row[]; at: PageSlice }> {
  const owned: Rows = rowsOf(tx)
    .selectFrom(resource.table)
    .where(belongsTo(resource.owner, caller, resource.permission.read));
  const found = narrow(searchedRows(tx, filteredRows(owned, resource, query), resource, query.search));
  const { count } = await found.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
  const at = pageSlice(count, query, address.url, address.origin);
  // Sorting reads only short keys; whole rows are read for one page.
  const keys = await orderedRows(found, resource, query.ordering)
    .select(`${resource.table}.id`)
    .limit(at.limit)
    .offset(at.offset)
    .execute();
  const ids = keys.map(({ id }) => Number(id));
  const whole = await rowsOf(tx)
    .selectFrom(resource.table)
    .selectAll()
    .where('id', 'in', [0, ...ids])
    .execute();
  const byId = new Map<SqlValue | undefined, Row>(whole.map((row) => [row['id'], row]));
  const rows = ids.map((id) => byId.get(id)).filter((row) => row !== undefined);
  return { rows, at };
}

function filteredRows(rows: Rows, resource: SellerResource, query: ResourceQuery): Rows {
  const problems: Problem[] = [];
  const conditions: [column: string, value: SqlValue][] = [];
  for (const name of resource.filters) {
    const text = query[name];
    const field = resource.fields[name];
    if (text === undefined || field?.kind !== 'column' || field.column === null) continue;
    const value = filterValue(field, text, (why) => void problems.push({ path: [name], ...why }));
    if (value !== undefined) conditions.push([field.column, value]);
  }
  if (problems.length > 0) throw new Invalid(problems);
  return conditions.reduce((narrowed, [column, value]) => narrowed.where(column, '=', value), rows);
}

/** The column's value for a filter's text; undefined if the text means nothing, as in django-filter for true and false. */
function filterValue(field: Column, text: string, say: (why: Reason) => void): SqlValue | undefined {
  const schema = plainSchema(field);
  if (Array.isArray(schema['enum'])) {
    if (!schema['enum'].includes(text)) say(reason('no_such_choice', { value: text }));
    return text;
  }
  if (schema['type'] === 'boolean') return { true: 1, false: 0 }[text.toLowerCase()];
  if (schema['type'] !== 'integer') return text;
  if (!/^\s*-?\d{1,15}\s*$/.test(text))
    say(field.refersTo ? reason('no_such_choice', { value: null }) : reason('filter_not_a_number'));
  return Number(text);
}

/** The schema of a field without null. */
export function plainSchema(field: Column): Record<string, unknown> {
  const schema = jsonSchema(field.input ?? field.output);
  const [first] = Array.isArray(schema['anyOf']) ? (schema['anyOf'] as Record<string, unknown>[]) : [];
  return first ?? schema;
}

function searchedRows(tx: Transaction, rows: Rows, resource: SellerResource, typed: string | undefined): Rows {
  const { table, search, searchIndex } = resource;
  if (search.length === 0) return rows;
  const terms = searchTerms(typed);
  if (searchIndex !== undefined)
    return terms.length === 0 ? rows : rows.where(holding(tx, searchIndex, `${table}.id`, terms));
  const texts = search.map((column) =>
    column.endsWith('_json') ? foldedValues(tx, `${table}.${column}`) : folded(`${table}.${column}`),
  );
  return terms.reduce((narrowed, term) => narrowed.where(containing(texts, term)), rows);
}

/**
 * Whether the texts of a row contain all these terms. One condition covers all terms, because SQLite would search the index again for each
 * row that it has found.
 *
 * @param index  the table of these texts. @param id  the row's id
 */
export function holding(tx: Transaction, index: string, id: string, terms: readonly string[]): Expression<SqlBool> {
  const [table, text] = [sql.table(index), sql.ref<string>('text')];
  const isPostgres = needsRowLocks(tx);
  const inIndex = terms.filter((term) => !isPostgres && Array.from(term).length >= SHORTEST_PHRASE);
  const conditions = [
    ...(inIndex.length > 0 ? [sql`${table} match ${inIndex.map(phrase).join(' AND ')}`] : []),
    ...terms.filter((term) => !inIndex.includes(term)).map((term) => containing([text], term)),
  ];
  const key = isPostgres ? sql`id` : sql`rowid`;
  return sql<SqlBool>`${sql.ref(id)} in (select ${key} from ${table} where ${sql.join(conditions, sql` and `)})`;
}

/** SQLite's index finds terms of at least three characters. It reads all texts for shorter ones. */
const SHORTEST_PHRASE = 3;

function phrase(term: string): string {
  return `"${term.replaceAll('"', '""')}"`;
}

/** A column's text as searches compare it. */
export function folded(column: string): RawBuilder<string> {
  return sql<string>`fold_text(${sql.ref(column)})`;
}

/** The values of a JSON object as one text, without the names of its fields. */
function foldedValues(tx: Transaction, column: string): RawBuilder<string> {
  const json = sql.ref(column);
  return needsRowLocks(tx)
    ? sql<string>`fold_text((select string_agg(value, ' ') from json_each_text(${json}::json)))`
    : sql<string>`fold_text((select group_concat(value, ' ') from json_each(${json})))`;
}

/** Whether any of these folded texts contains a folded term. */
export function containing(texts: readonly Expression<string>[], term: string): Expression<SqlBool> {
  const pattern = `%${escaped(term)}%`;
  const found = texts.map((text) => sql<SqlBool>`${text} like ${pattern} escape '!'`);
  return sql<SqlBool>`(${sql.join(found, sql` or `)})`;
}

function escaped(term: string): string {
  return term.replaceAll(/[!%_]/g, '!$&');
}

/** Rows in the order of `ordering=-price,title`: unknown fields are ignored, rows without a value come last, and ids decide between equals. */
function orderedRows(rows: Rows, resource: SellerResource, ordering: string | undefined): Rows {
  const known = new Set(['id', ...resource.ordering]);
  const keysOf = (text: string) =>
    orderingTerms(text).flatMap(({ name, isDown }) => {
      if (!known.has(name)) return [];
      const field = resource.fields[name];
      const column = field?.kind === 'column' ? field.column : name === 'id' ? 'id' : null;
      const mayLack = field !== undefined && Array.isArray(jsonSchema(field.output)['anyOf']);
      return column === null ? [] : [{ column, mayLack, isDown }];
    });
  const requested = keysOf(ordering ?? '');
  const keys = requested.length > 0 ? requested : keysOf(resource.order ?? 'id');
  const ordered = keys.reduce((sorted, { column, mayLack, isDown }) => {
    const by = sql.ref(`${resource.table}.${column}`);
    const whole = mayLack ? sorted.orderBy(sql`${by} is null`) : sorted;
    return whole.orderBy(by, isDown ? 'desc' : 'asc');
  }, rows);
  return keys.some(({ column }) => column === 'id') ? ordered : ordered.orderBy(`${resource.table}.id`);
}
