import { setImmediate as waitTurn } from 'node:timers/promises';
import { type JsonSchema, jsonSchema } from '#domain/contract/fields.ts';
import { valueText } from '#domain/contract/problems.ts';
import { NAMES } from '#domain/contract/resource-fields.ts';
import type { Database, Transaction } from '../../database/database.ts';
import { isDeeper, MOST_LEVELS } from '../../http/request/body.ts';
import { takenFormerSlugs } from '../../resources/experiences/former-slugs.ts';
import { exportFields } from '../../resources/model/carried.ts';
import { rowsOf, type SellerResource } from '../../resources/model/resource.ts';
import { parsedRow } from '../document/import-store.ts';
import { FileRefused, labelOf } from '../document/row-errors.ts';
import type { StoreDocument } from '../document/store-document.ts';
import { type FileRow, type Match, matchRows } from './match-rows.ts';
import type { Origin } from './origin.ts';

interface AdoptDocumentInput {
  readonly document: StoreDocument;
  readonly kinds: readonly SellerResource[];
  readonly origin: Origin;
  readonly account_id: number;
  /** Rows of the account that the file may refer to without containing them, each `table id`. */
  readonly here?: ReadonlySet<string>;
  /** Runs the queries in one unit. */
  readonly run: Database['read'];
  /** Ids for new rows of a table. */
  readonly reserve: (tx: Transaction, table: string, count: number) => Promise<readonly number[]>;
}

/** A file as the rows of one account. */
export interface Adopted {
  readonly document: StoreDocument;
  /** The stored ids of the file's rows, by table and id in the file. */
  readonly ids: ReadonlyMap<string, ReadonlyMap<number, number>>;
  /** Pictures that are not stored yet: their new ids, and their rows in the file. */
  readonly newPictures: ReadonlyMap<number, FileRow>;
}

/** How a row of a file is matched in the account: its own row, a row of an earlier import, an equal row, or a new row. */
type Meeting = 'own' | 'known' | 'equal' | 'new';

/**
 * Turns a file of any account into a file of this account (B18). A row whose id is the account's own, or that was imported before, keeps its stored
 * row. Every other row gets a new id, and references to it change too. Fields that requests may not set are removed.
 *
 * @throws FileRefused for a row that is no object
 */
export async function adoptDocument(input: AdoptDocumentInput): Promise<Adopted> {
  const { document, kinds, origin, account_id, here: namable, run, reserve } = input;
  const all: { kind: SellerResource; rows: FileRow[] }[] = [];
  for (const kind of kinds) all.push({ kind, rows: await rowsIn(document, kind) });
  const { ids, meetings, matches, slugs } = await run(async (tx) => {
    const earlier = await earlierIds(tx, account_id, origin.key);
    const matches = origin.isOwn ? new Map<string, Match>() : await matchRows(tx, { all, account_id, earlier });
    const assigning = { matches, earlier, isOwn: origin.isOwn, account_id, reserve };
    const slugs = await takenSlugs(tx, all, account_id);
    return { ...(await assignIds(tx, idsIn(all), assigning)), matches, slugs };
  });

  const idOf = (table: string, id: unknown) => {
    const own = ids.get(table)?.get(toId(id) ?? 0);
    // The account's own file may refer to rows that it does not contain: they are checked like those of any request.
    return own ?? (origin.isOwn || namable?.has(`${table} ${toId(id)}`) ? id : NO_ID);
  };
  const newPictures = new Map<number, FileRow>();
  const adopted = new Map<string, string[]>();
  for (const { kind, rows } of all) {
    const list: string[] = [];
    for (const row of rows) {
      await waitTurn();
      const key = `${kind.table} ${toId(row['id'])}`;
      const meeting = meetings.get(key) ?? 'new';
      const mine = fieldsOf(kind, row, idOf);
      const id = toId(row['id']) === null ? row['id'] : idOf(kind.table, row['id']);
      if (kind.upload && meeting === 'new' && typeof id === 'number') newPictures.set(id, mine);
      const shown = meeting === 'own' ? mine : asOfOthers(kind, mine, meeting, slugs);
      const set = meeting === 'equal' ? matches.get(key)?.fields(shown) : shown;
      list.push(JSON.stringify({ ...set, id, ...(kind.fields['base_account'] && { base_account: account_id }) }));
    }
    adopted.set(kind.name, list);
  }
  return { document: adopted, ids, newPictures };
}

/** The ids in a file, by table. */
function idsIn(all: readonly { kind: SellerResource; rows: readonly FileRow[] }[]): Map<string, Set<number>> {
  const ids = new Map<string, Set<number>>();
  for (const { kind, rows } of all)
    for (const row of rows)
      for (const [table, part] of [[kind.table, row] as const, ...namedRows(kind, row)]) {
        const id = toId(part['id']);
        if (id !== null) ids.set(table, (ids.get(table) ?? new Set()).add(id));
      }
  return ids;
}

interface AssignInput {
  readonly matches: ReadonlyMap<string, Match>;
  readonly earlier: ReadonlyMap<string, number>;
  readonly isOwn: boolean;
  readonly account_id: number;
  readonly reserve: AdoptDocumentInput['reserve'];
}

/** Gives each row of a file the id of its stored row, and a new id where none is stored. @returns also how each row was matched */
async function assignIds(
  tx: Transaction,
  idsByTable: ReadonlyMap<string, ReadonlySet<number>>,
  { matches, earlier, isOwn, account_id, reserve }: AssignInput,
) {
  const ids = new Map<string, Map<number, number>>();
  const meetings = new Map<string, Meeting>();
  for (const [table, fileIds] of idsByTable) {
    const here = await ownIds(tx, table, account_id);
    const fresh: number[] = [];
    const found = new Map<number, number>();
    for (const id of fileIds) {
      const key = `${table} ${id}`;
      const equal = matches.get(key);
      const [row, meeting]: [number | undefined, Meeting] = equal
        ? [equal.id, 'equal']
        : isOwn && here.has(id)
          ? [id, 'own']
          : [earlier.get(key), 'known'];
      if (row === undefined || !here.has(row)) fresh.push(id);
      else {
        found.set(id, row);
        meetings.set(key, meeting);
      }
    }
    for (const [i, id] of (await reserve(tx, table, fresh.length)).entries()) found.set(fresh[i] ?? 0, id);
    ids.set(table, found);
  }
  return { ids, meetings };
}

/** An id that no row has. */
const NO_ID = 0;

/** An id as requests accept it; null for a value that is no id. */
function toId(value: unknown): number | null {
  const id = typeof value === 'string' && /^\s*\d{1,15}\s*$/.test(value) ? Number(value) : value;
  return Number.isSafeInteger(id) ? (id as number) : null;
}

async function rowsIn(document: StoreDocument, { name }: SellerResource): Promise<FileRow[]> {
  const rows: FileRow[] = [];
  for (const [i, text] of (document.get(name) ?? []).entries()) {
    await waitTurn();
    const label = labelOf(name, i, {});
    const row = parsedRow(text, label) as FileRow;
    if (isDeeper(row, MOST_LEVELS)) throw new FileRefused(`${label}: It has more than ${MOST_LEVELS} levels.`);
    rows.push(row);
  }
  return rows;
}

/** The parts of a row to which others refer by id: rates, and categories of stores. */
function namedRows({ table }: SellerResource, row: FileRow): [table: string, part: FileRow][] {
  if (table === 'experiences') return itemsIn(row['rates']).map((it) => ['pricing_rates', it]);
  if (table !== 'stores') return [];
  const tops = itemsIn(row['categories']);
  const middle = tops.flatMap((it) => itemsIn(it['children']));
  const low = middle.flatMap((it) => itemsIn(it['keywords']));
  return [...tops, ...middle, ...low].map((it) => ['categories', it]);
}

function itemsIn(value: unknown): FileRow[] {
  return Array.isArray(value) ? value.filter((it) => typeof it === 'object' && it !== null) : [];
}

/** The fields of a row that requests may set, with the ids of this account. */
function fieldsOf(kind: SellerResource, row: FileRow, idOf: IdOf): FileRow {
  const mine: Record<string, unknown> = {};
  for (const [name, { field, isForNew }] of exportFields(kind)) {
    const isOfFile = kind.upload && kind.carried?.[name];
    if (row[name] === undefined || (isForNew && !isOfFile) || NEVER[kind.table]?.includes(name)) continue;
    mine[name] = withIdsOf(jsonSchema(field), row[name], idOf, PART_TABLES[`${kind.table}.${name}`]);
  }
  return mine;
}

/** Fields that are never imported: a domain needs its own proof (A22). */
const NEVER: Readonly<Record<string, readonly string[]>> = { stores: ['domain'] };

/** Fields whose parts keep ids, because other rows refer to them. All other parts are recognised by their content. */
const PART_TABLES: Readonly<Record<string, string>> = {
  'experiences.rates': 'pricing_rates',
  'stores.categories': 'categories',
};

type IdOf = (table: string, id: unknown) => unknown;

function withIdsOf(schema: JsonSchema, value: unknown, idOf: IdOf, table?: string): unknown {
  const own = Array.isArray(schema['anyOf']) ? ((schema['anyOf'] as JsonSchema[])[0] ?? {}) : schema;
  const names = own[NAMES];
  if (typeof names === 'string') return toId(value) === null ? value : idOf(names, value);
  if (Array.isArray(value)) {
    const items = own['items'] as JsonSchema | undefined;
    return items ? value.map((it) => withIdsOf(items, it, idOf, table)) : value;
  }
  const properties = own['properties'] as Record<string, JsonSchema> | undefined;
  if (!properties || typeof value !== 'object' || value === null) return value;
  const fields = value as FileRow;
  const next: Record<string, unknown> = {};
  for (const [key, inner] of Object.entries(properties)) {
    if (fields[key] === undefined) continue;
    if (key !== 'id' || inner['type'] !== 'integer')
      next[key] = withIdsOf(inner, fields[key], idOf, isNested(table, key));
    else if (table !== undefined && toId(fields[key]) !== null) next[key] = idOf(table, fields[key]);
  }
  return next;
}

/** The table of nested parts: all levels of categories share one table; nobody refers to the options of a rate by id. */
function isNested(table: string | undefined, key: string): string | undefined {
  return table === 'categories' && ['children', 'keywords'].includes(key) ? table : undefined;
}

/** The fields of a row of another account: a new tour is a draft, and existing rows keep their own address and status. */
function asOfOthers({ table }: SellerResource, row: FileRow, meeting: Meeting, slugs: ReadonlySet<string>): FileRow {
  const { slug, status, ...rest } = row;
  if (table !== 'experiences' && table !== 'stores') return row;
  if (meeting !== 'new') return rest;
  return {
    ...rest,
    ...(slug !== undefined && !slugs.has(`${table} ${valueText(slug)}`) && { slug }),
    ...(status !== undefined && { status: status === 'published' ? 'draft' : status }),
  };
}

/** Slugs of the file that are taken already: their new rows get new slugs. */
async function takenSlugs(
  tx: Transaction,
  all: readonly { kind: SellerResource; rows: readonly FileRow[] }[],
  account_id: number,
) {
  const taken = new Set<string>();
  for (const { kind, rows } of all) {
    if (kind.table !== 'experiences' && kind.table !== 'stores') continue;
    const slugs = rows.map(({ slug }) => valueText(slug));
    const found = await rowsOf(tx)
      .selectFrom(kind.table)
      .select('slug')
      .where('slug', 'in', ['', ...slugs])
      .execute();
    const former = kind.table === 'experiences' ? await takenFormerSlugs(tx, slugs, { account_id }) : [];
    for (const slug of [...found.map((it) => String(it['slug'])), ...former]) taken.add(`${kind.table} ${slug}`);
  }
  return taken;
}

/** The ids of all rows of a table that belong to the account. */
async function ownIds(tx: Transaction, table: string, account_id: number): Promise<ReadonlySet<number>> {
  const parent = { pricing_rates: ['experiences', 'experience_id'], categories: ['stores', 'store_id'] }[table];
  const owners =
    parent &&
    rowsOf(tx)
      .selectFrom(parent[0] ?? '')
      .select('id')
      .where('account_id', '=', account_id);
  const found = await rowsOf(tx)
    .selectFrom(table)
    .select('id')
    .where((it) => (owners && parent ? it(parent[1] ?? '', 'in', owners) : it('account_id', '=', account_id)))
    .execute();
  return new Set(found.map(({ id }) => Number(id)));
}

/** The stored ids of rows that were imported before from this origin, by `table id-in-the-file`. */
async function earlierIds(tx: Transaction, account_id: number, origin: string): Promise<ReadonlyMap<string, number>> {
  const rows = await tx
    .selectFrom('imported_ids')
    .select(['table_name', 'file_id', 'row_id'])
    .where('account_id', '=', account_id)
    .where('origin', '=', origin)
    .execute();
  return new Map(rows.map((it) => [`${it.table_name} ${it.file_id}`, it.row_id]));
}
