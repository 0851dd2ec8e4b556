import { setImmediate as waitTurn } from 'node:timers/promises';
import { type Problem, reason, valueText } from '#domain/contract/problems.ts';
import { Failed, Invalid, invalidError } from '../../base/errors.ts';
import type { Transaction } from '../../database/database.ts';
import { keepIdsAhead } from '../../database/own-ids.ts';
import type { Principal } from '../../http/principal.ts';
import { validated } from '../../http/request/body.ts';
import { bumpVersion, touchExperiences } from '../../places/version.ts';
import { type CarriedObject, carriedShape } from '../../resources/model/carried.ts';
import type { SellerResource, Shown } from '../../resources/model/resource.ts';
import { type Bringing, type Fate, importRow, operator } from './import-row.ts';
import { ownParent, parentsFirst } from './kinds.ts';
import { FileRefused, labelOf, type RowProblem, WrongRows } from './row-errors.ts';
import type { StoreDocument } from './store-document.ts';

/** The number of rows with each fate. */
export type ImportOutcome = Record<Fate, number>;

interface ImportIntoInput extends Pick<Bringing, 'pictures' | 'now' | 'hasLateDepartures'> {
  /** The caller; the operator by default. */
  readonly caller?: Principal;
  readonly document: StoreDocument;
  readonly kinds: readonly SellerResource[];
  /** Accounts to which the rows may belong, besides those of the file. */
  readonly accounts?: readonly number[];
  /** Called and awaited before each row. */
  readonly onRow: () => Promise<void> | void;
}

/** Writes a file into the database, in the caller's transaction. @throws WrongRows with all problems */
export async function importInto(tx: Transaction, input: ImportIntoInput): Promise<ImportOutcome> {
  const touched = new Touched();
  const outcome = { new: 0, changed: 0, same: 0 };
  let highestId = 0;
  const problems = await writeRows(tx, {
    ...input,
    touch: touched.add,
    onFate: (_, row, fate) => {
      outcome[fate] += 1;
      highestId = Math.max(highestId, ...idsIn(row).filter((it) => typeof it === 'number'));
    },
  });
  if (problems.length > 0) throw new WrongRows(problems);
  if (outcome.new + outcome.changed > 0) {
    await touched.addListed(tx);
    await touched.raiseVersions(tx);
    await keepIdsAhead(tx, highestId);
  }
  return outcome;
}

interface WriteRowsInput extends ImportIntoInput {
  readonly touch: Bringing['touch'];
  /** Writes one row; by default for good. */
  readonly write?: typeof importRow;
  /** Called after each row. */
  readonly onFate: (kind: SellerResource, row: CarriedObject, fate: Fate) => void;
}

/** Writes each row of a file that is right. @returns the problems of the others */
export async function writeRows(tx: Transaction, input: WriteRowsInput): Promise<RowProblem[]> {
  const {
    kinds,
    document,
    pictures,
    now,
    caller = operator,
    touch,
    hasLateDepartures = false,
    write = importRow,
    onRow,
    onFate,
  } = input;
  const accounts = new Set(input.accounts);
  const bringing = { now, caller, accounts, pictures, touch, hasLateDepartures };
  const problems: RowProblem[] = [];
  const consequences = new Set<string>();
  for (const { kind, index, row, error } of rowsInOrder(kinds, document)) {
    await onRow();
    // Gives the process a turn, so that the command can be stopped, and the engine goes on.
    await waitTurn();
    try {
      if (error) throw error;
      const { fate } = await write(tx, kind, row, bringing);
      onFate(kind, row, fate);
      if (kind.owner.column === 'id') accounts.add(row.id);
    } catch (problem) {
      // A row that refers to a wrong row, or to a part of it, is not reported: only the wrong row itself is.
      const own = problemsOf(problem).filter((it) => it.code !== 'unknown_id' || !consequences.has(it.params.id));
      problems.push(...own.map((it) => ({ kind: kind.name, index, row, problem: it })));
      for (const id of idsIn(row)) consequences.add(valueText(id));
    }
  }
  return problems;
}

/** The problems of a row. @throws the error if it is no problem of the row */
function problemsOf(error: unknown): readonly Problem[] {
  if (error instanceof Invalid) return error.problems;
  if (error instanceof Failed) return [{ path: [], ...reason('refused', { detail: error.message }) }];
  throw error;
}

/** The ids of a row and of its parts. */
function idsIn(row: unknown): unknown[] {
  if (typeof row !== 'object' || row === null) return [];
  const own = 'id' in row ? [row.id] : [];
  return [...own, ...Object.values(row).flatMap(idsIn)];
}

/** A row of a file. */
export interface NextRow {
  readonly kind: SellerResource;
  /** The row's index in its list. */
  readonly index: number;
  readonly row: CarriedObject;
  /** The problem of the row as a whole. */
  readonly error?: unknown;
}

/** The checked rows of a file in the order in which they refer to each other. */
export function* rowsInOrder(kinds: readonly SellerResource[], document: StoreDocument): Iterable<NextRow> {
  for (const kind of kinds) yield* rowsOfKind(kind, document);
}

/** The checked rows of a kind, each after the row that contains it. */
export function rowsOfKind(kind: SellerResource, document: StoreDocument): Iterable<NextRow> {
  const parent = ownParent(kind);
  const rows = rowsAsWritten(kind, document);
  return parent === undefined ? rows : parentsFirst([...rows], ({ row }) => row, parent);
}

function* rowsAsWritten(kind: SellerResource, document: StoreDocument): Generator<NextRow> {
  const field = carriedShape(kind);
  const ids = new Set<number>();
  for (const [index, text] of (document.get(kind.name) ?? []).entries()) {
    const parsed = parsedRow(text, labelOf(kind.name, index, {}));
    try {
      const row = validated(field, parsed) as CarriedObject;
      if (ids.has(row.id)) throw invalidError(['id'], reason('twice'));
      ids.add(row.id);
      yield { kind, index, row };
    } catch (error) {
      yield { kind, index, row: parsed as CarriedObject, error };
    }
  }
}

/** @throws FileRefused for a text that is no object */
export function parsedRow(text: string, label: string): object {
  try {
    const row: unknown = JSON.parse(text);
    if (typeof row === 'object' && row !== null && !Array.isArray(row)) return row;
  } catch (error) {
    throw new FileRefused(`${label}: JSON parse error - ${error instanceof Error ? error.message : String(error)}`);
  }
  throw new FileRefused(`${label}: Expected an object in braces.`);
}

/** The tours and shops that show changes. */
export class Touched {
  readonly #experiences = new Set<number>();
  readonly #stores = new Set<number>();

  readonly add = ({ experiences = [], stores = [] }: Shown): void => {
    for (const id of experiences) this.#experiences.add(id);
    for (const id of stores) this.#stores.add(id);
  };

  /** Raises the versions of everything that shows the changes, so that every process reads it again (A17). Versions are locked last. */
  async raiseVersions(tx: Transaction): Promise<void> {
    const [experiences, stores] = [sorted(this.#experiences), sorted(this.#stores)];
    for (let i = 0; i < experiences.length; i += AT_ONCE) await touchExperiences(tx, experiences.slice(i, i + AT_ONCE));
    if (stores.length > 0) await bumpVersion(tx, stores);
  }

  /** Adds the tours of the stores, because a file of the operator also says which tours they list. */
  async addListed(tx: Transaction): Promise<void> {
    const listed = await tx
      .selectFrom('store_experiences')
      .select('experience_id')
      .distinct()
      .where('store_id', 'in', [0, ...this.#stores])
      .execute();
    this.add({ experiences: listed.map(({ experience_id }) => experience_id) });
  }
}

function sorted(ids: ReadonlySet<number>): number[] {
  return [...ids].toSorted((a, b) => a - b);
}

/** The most values of one statement, because databases have a limit. */
const AT_ONCE = 5000;
