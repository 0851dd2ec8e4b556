import { setImmediate as aTurn } from 'node:timers/promises';
import { sql } from 'kysely';
import { unknownId } from '#domain/contract/messages.ts';
import { bumpVersion, touchExperiences } from '../catalogue/version.ts';
import type { Database, Transaction } from '../database/database.ts';
import { needsRowLocks } from '../database/row-locks.ts';
import { Failed, Invalid, type Problem } from '../errors.ts';
import { validated } from '../http/request/validate.ts';
import { type CarriedObject, carriedShape } from '../resources/model/carried.ts';
import type { Row } from '../resources/model/columns.ts';
import type { SellerResource, Shown } from '../resources/model/resource.ts';
import { bringRow, type Fate } from './import-row.ts';
import { ownParent } from './kinds.ts';
import { labelOf, sentence } from './label.ts';
import { FileRefused, WrongRows } from './refused.ts';
import type { CarriedFile } from './store-document.ts';
import { parentsFirst } from './write-file.ts';

export type ImportOutcome = Readonly<Record<Fate, number>>;

interface Wanted {
  readonly file: CarriedFile;
  readonly kinds: readonly SellerResource[];
  readonly pictures: ReadonlyMap<number, Row | Invalid>;
  readonly now: Temporal.Instant;
  /** Whether all of it is tried and nothing is kept. */
  readonly isDryRun: boolean;
  readonly signal: AbortSignal;
  readonly onRow: (label: string) => void;
}

/**
 * Imports a file in one transaction: all of it, or nothing where a row is wrong.
 *
 * @throws WrongRows with all problems; FileRefused where it was stopped
 */
export async function bringIn(database: Database, wanted: Wanted): Promise<ImportOutcome> {
  let outcome: ImportOutcome = { new: 0, changed: 0, same: 0 };
  try {
    await database.write(async (tx) => {
      outcome = await bringInto(tx, wanted);
      if (wanted.isDryRun || outcome.new + outcome.changed === 0) throw rolledBack;
    });
  } catch (error) {
    if (error !== rolledBack) throw error;
  }
  return outcome;
}

const rolledBack = new Error('not kept');

/** Brings a file into the database, in a transaction of the caller. @throws WrongRows; FileRefused when it was stopped */
export async function bringInto(tx: Transaction, wanted: Omit<Wanted, 'isDryRun'>): Promise<ImportOutcome> {
  const { outcome, touched } = await bringRows(tx, wanted);
  if (outcome.new + outcome.changed === 0) return outcome;
  await raiseVersions(tx, touched);
  await keepIdsAhead(tx);
  return outcome;
}

async function bringRows(tx: Transaction, { file, kinds, pictures, now, signal, onRow }: Omit<Wanted, 'isDryRun'>) {
  const outcome: Record<Fate, number> = { new: 0, changed: 0, same: 0 };
  const touched = { experiences: new Set<number>(), stores: new Set<number>() };
  const wrong = new WrongSoFar();
  const accounts = new Set<number>();
  const touch = ({ experiences = [], stores = [] }: Shown) => {
    for (const id of experiences) touched.experiences.add(id);
    for (const id of stores) touched.stores.add(id);
  };
  const rest = yieldToEventLoop(signal);
  for (const kind of kinds) {
    const ids = new Set<number>();
    for (const { label, row, error } of rowsOfKind(kind, file)) {
      onRow(label);
      await rest();
      try {
        if (error) throw error;
        if (ids.has(row.id)) wrong.add(label, null, [{ path: ['id'], message: 'Ensure that each is there once.' }]);
        else outcome[await bringRow(tx, kind, row, { now, accounts, pictures, touch })] += 1;
        ids.add(row.id);
        if (kind.owner.column === 'id') accounts.add(row.id);
      } catch (problem) {
        wrong.tell(label, row, problem);
      }
    }
  }
  if (!wrong.isEmpty) throw new WrongRows(wrong.sentences);
  return { outcome, touched };
}

interface NextRow {
  readonly label: string;
  readonly row: CarriedObject;
  readonly error?: unknown;
}

/** The rows of a kind, checked, each after the one that it stands in. */
export function* rowsOfKind(kind: SellerResource, file: CarriedFile): Generator<NextRow> {
  const parent = ownParent(kind);
  const rows = rowsAsWritten(kind, file);
  if (parent === undefined) return yield* rows;
  const all = [...rows];
  const sorted = parentsFirst(
    all.map(({ row }) => row),
    parent,
  );
  yield* all.toSorted((a, b) => sorted.indexOf(a.row) - sorted.indexOf(b.row));
}

function* rowsAsWritten(kind: SellerResource, file: CarriedFile): Generator<NextRow> {
  const field = carriedShape(kind);
  for (const { index, text } of file.rows(kind.name)) {
    const given = parsedRow(text, `${kind.name}[${index}]`);
    const label = labelOf(kind.name, index, given);
    try {
      yield { label, row: validated(field, given) as CarriedObject };
    } catch (error) {
      yield { label, row: given as CarriedObject, error };
    }
  }
}

/** @throws FileRefused for a text that is no object */
function parsedRow(text: string, label: string): object {
  try {
    const row: unknown = JSON.parse(text);
    if (typeof row === 'object' && row !== null && !Array.isArray(row)) return row;
  } catch (error) {
    throw new FileRefused(`${label}: JSON parse error - ${error instanceof Error ? error.message : String(error)}`);
  }
  throw new FileRefused(`${label}: Expected an object in braces.`);
}

/** Lets the event loop turn now and then, so that the command can be stopped. @throws FileRefused once it was */
function yieldToEventLoop(signal: AbortSignal): () => Promise<void> {
  let next = performance.now() + YIELD_MILLISECONDS;
  return async () => {
    if (performance.now() < next) return;
    await aTurn();
    if (signal.aborted) throw new FileRefused('Stopped. Nothing was written.');
    next = performance.now() + YIELD_MILLISECONDS;
  };
}

const YIELD_MILLISECONDS = 50;

/** Whatever shows what has changed is read again, in every process (A17). Versions are locked last. */
async function raiseVersions(
  tx: Transaction,
  { experiences, stores }: Awaited<ReturnType<typeof bringRows>>['touched'],
): Promise<void> {
  const listed = await tx
    .selectFrom('store_experiences')
    .select('experience_id')
    .distinct()
    .where('store_id', 'in', [0, ...stores])
    .execute();
  const sorted = (ids: Iterable<number>) => [...new Set(ids)].toSorted((a, b) => a - b);
  const all = sorted([...experiences, ...listed.map(({ experience_id }) => experience_id)]);
  for (let i = 0; i < all.length; i += AT_ONCE) await touchExperiences(tx, all.slice(i, i + AT_ONCE));
  if (stores.size > 0) await bumpVersion(tx, sorted(stores));
}

/** Values in one statement: databases have a limit. */
const AT_ONCE = 5000;

const MOST_REPORTED = 100;

/** Gathers what is wrong with rows, until it is enough. */
class WrongSoFar {
  readonly #sentences: string[] = [];
  readonly #words = new Set<string>();
  #more = 0;

  get isEmpty(): boolean {
    return this.#sentences.length === 0;
  }

  get sentences(): readonly string[] {
    return this.#more > 0 ? [...this.#sentences, `… and ${this.#more} more.`] : this.#sentences;
  }

  /** @throws what is no problem of the row's */
  tell(label: string, row: unknown, error: unknown): void {
    if (error instanceof Failed) this.add(label, row, [{ path: [], message: error.message }]);
    else if (error instanceof Invalid) this.add(label, row, error.problems);
    else throw error;
  }

  add(label: string, row: unknown, problems: readonly Problem[]): void {
    // Whatever names a row that is wrong itself, or a part of it, is told only with that one.
    const own = problems.filter(({ message }) => !this.#words.has(message));
    for (const id of idsIn(row)) this.#words.add(unknownId(id));
    for (const problem of own) {
      if (this.#sentences.length < MOST_REPORTED) this.#sentences.push(sentence(label, problem));
      else this.#more += 1;
    }
  }
}

/** Its own id and those of its parts. */
function idsIn(row: unknown): unknown[] {
  if (typeof row !== 'object' || row === null) return [];
  const own = 'id' in row ? [row.id] : [];
  return [...own, ...Object.values(row).flatMap(idsIn)];
}

/** After rows that brought their ids: sees to it that the next id of each table is a new one. SQLite does so by itself. */
async function keepIdsAhead(tx: Transaction): Promise<void> {
  if (!needsRowLocks(tx)) return;
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.columns
    where table_schema = current_schema() and is_identity = 'YES' and column_name = 'id' order by table_name`.execute(
    tx,
  );
  for (const { name } of rows) {
    const table = sql.table(name);
    await sql`
      select setval(pg_get_serial_sequence(${name}, 'id'), highest.id)
      from (select max(id) as id from ${table}) as highest
      where highest.id > coalesce(pg_sequence_last_value(pg_get_serial_sequence(${name}, 'id')::regclass), 0)`.execute(
      tx,
    );
  }
}
