import { createHash } from 'node:crypto';
import { type TourColumn, tourColumns } from '#domain/contract/office/tour-table.ts';
import { type CellColumn, type Problem, type Reason, reason } from '#domain/contract/problems.ts';
import { typedText } from '#domain/typing/typed-text.ts';
import type { Transaction } from '../../database/database.ts';
import { placeInStore } from '../../resources/stores/listing-order.ts';
import type { RowProblem } from '../document/row-errors.ts';
import type { StoreDocument } from '../document/store-document.ts';
import { plainTextOf } from './plain-text.ts';
import { coordinatesIn, dateIn, decimalIn, durationIn, listIn, timesIn, weekdaysIn, wholeIn } from './read-cells.ts';
import { columnName, type TableRow, type TourTable } from './read-tour-table.ts';

/** The rows that a new tour refers to. The office makes the first tour with the same rows. */
export interface TourReferences {
  readonly points: ReadonlyMap<string, number>;
  readonly category: number | null;
  readonly policy: number | null;
  readonly store: number | null;
}

/** Titles in the seller's language: of the rate, and of the pricing category if the account has none. */
export interface TourTitles {
  readonly rate: string;
  readonly category: string;
}

/** The account's rows that tours of a table refer to. */
export async function tourReferences(tx: Transaction, account_id: number): Promise<TourReferences> {
  const idsOf = async (table: 'pricing_categories' | 'cancellation_policies' | 'stores') => {
    const rows = await tx.selectFrom(table).select('id').where('account_id', '=', account_id).orderBy('id').execute();
    return rows.map(({ id }) => id);
  };
  const points = await tx
    .selectFrom('meeting_points')
    .select(['id', 'name'])
    .where('account_id', '=', account_id)
    .execute();
  const [category = null] = await idsOf('pricing_categories');
  const [policy = null, otherPolicy] = await idsOf('cancellation_policies');
  const [store = null, otherStore] = await idsOf('stores');
  return {
    points: new Map(points.map(({ id, name }) => [folded(name), id])),
    category,
    policy: otherPolicy === undefined ? policy : null,
    store: otherStore === undefined ? store : null,
  };
}

/**
 * A table's tours as a store's file, with the cells that were not understood. A row with such a cell has other values there, so that an import that only
 * reports finds all other problems, too.
 */
export function toursOfTable({ names, rows }: TourTable, references: TourReferences, titles: TourTitles) {
  const problems: RowProblem[] = [];
  const tours: object[] = [];
  const lines: number[] = [];
  const points = new Map<string, object>();
  const nameOf = (column: TourColumn) => names[column] ?? columnName(column);
  const seen = new Set<string>();
  for (const row of rows) {
    const cells = new Cells(row);
    const { tour, point } = tourOf(cells, references, titles);
    const title = folded(tour.title);
    if (title !== '' && seen.has(title)) cells.reportProblem('title', reason('title_twice'));
    seen.add(title);
    problems.push(
      ...cells.problems.map((problem) => ({
        kind: 'experiences',
        index: row.line - 1,
        row: { title: row.cells.title },
        problem: { ...problem, path: [nameOf(problem.path[0] as TourColumn)] },
      })),
    );
    if (point) points.set(folded(point.name), point);
    // A tour without a good title of its own would have the id of another one.
    tours.push(cells.isWrong('title') ? { ...tour, id: idFor(`${title} ${row.line}`) } : tour);
    lines.push(row.line);
  }
  const category = { id: NEW_CATEGORY, title: titles.category };
  const needsCategory = references.category === null && tours.length > 0;
  const document: StoreDocument = new Map([
    ['meeting-points', [...points.values()].map((it) => JSON.stringify(it))],
    ['pricing-categories', needsCategory ? [JSON.stringify(category)] : []],
    ['experiences', tours.map((it) => JSON.stringify(it))],
  ]);
  /** Moves a problem of an import to the line and the column of the table. */
  const inTable = ({ kind, index, row, problem }: RowProblem): RowProblem => {
    const column = kind === 'meeting-points' ? 'meeting_point' : columnOf(problem.path);
    const at = kind === 'experiences' ? (lines[index] ?? 1) : 1;
    return { kind, index: at - 1, row, problem: { ...problem, path: [nameOf(column)] } };
  };
  return { document, problems, inTable };
}

/** Lists new tours in the account's only shop. */
export async function addToOnlyShop(
  tx: Transaction,
  { store }: TourReferences,
  tours: readonly number[],
): Promise<void> {
  if (store !== null) for (const id of tours) await placeInStore(tx, store, id, undefined);
}

/** The id, in the file, of the pricing category that a table makes. */
const NEW_CATEGORY = 1;

function tourOf(cells: Cells, { points, category, policy }: TourReferences, titles: TourTitles) {
  const title = cells.text('title') ?? '';
  const season = {
    ...days(cells.needed('from', dateIn), cells.needed('to', dateIn)),
    start_times: cells.needed('start_times', timesIn) ?? ['09:00'],
    capacity: cells.needed('capacity', wholeIn) ?? 1,
    weekdays: cells.read('weekdays', weekdaysIn),
  };
  const price = cells.needed('price', decimalIn);
  const duration = cells.read('duration', durationIn);
  const name = cells.text('meeting_point');
  const known = name === undefined ? undefined : points.get(folded(name));
  const at = cells.read('coordinates', coordinatesIn);
  if (title === '') cells.reportProblem('title', reason('cell_missing', { column: 'title' }));
  if (name !== undefined && known === undefined && !at && !cells.isWrong('coordinates'))
    cells.reportProblem('coordinates', reason('coordinates_missing'));
  const address = cells.text('address');
  const point =
    name !== undefined && known === undefined && at
      ? { id: idFor(name), name, ...at, address: address === undefined ? {} : { name: address } }
      : null;
  const option = { pricing_category: category ?? NEW_CATEGORY, retail_price: price };
  const tour = {
    id: idFor(title),
    title,
    short_description: cells.text('short_description'),
    description: cells.text('description'),
    highlights: cells.lines('highlights'),
    included: cells.lines('included'),
    not_included: cells.lines('not_included'),
    what_to_bring: cells.lines('what_to_bring'),
    languages: cells.text('languages') === undefined ? undefined : listIn(cells.text('languages') ?? ''),
    meeting_point: known ?? point?.id,
    duration,
    cancellation_policy: policy ?? undefined,
    schedule: { seasons: [{ ...season, yearly: false }] },
    rates: [{ title: titles.rate, pricing_options: [option] }],
  };
  return { tour, point };
}

/** A day that is wrong is replaced by the other one. */
function days(from = '2027-01-01', to = from) {
  return { from, to };
}

/** The cells of a row, and their problems. */
class Cells {
  readonly problems: Problem[] = [];
  readonly #cells: TableRow['cells'];

  constructor({ cells }: TableRow) {
    this.#cells = cells;
  }

  text(column: TourColumn): string | undefined {
    const cell = this.#cells[column];
    return cell && plainTextOf(cell);
  }

  /** The texts of a cell, each on its line or behind a bar. */
  lines(column: TourColumn): string[] | undefined {
    return this.text(column)
      ?.split(/[|\n]/)
      .map((it) => it.trim())
      .filter(Boolean);
  }

  reportProblem(column: TourColumn, it: Reason): void {
    this.problems.push({ path: [column], ...it });
  }

  isWrong(column: TourColumn): boolean {
    return this.problems.some(({ path }) => path[0] === column);
  }

  read<T>(column: CellColumn, valueIn: (cell: string) => T | null): T | undefined {
    const cell = this.#cells[column];
    if (cell === undefined) return undefined;
    const value = valueIn(typedText(cell).trim());
    if (value === null) this.reportProblem(column, reason('cell_not_understood', { column, cell: cell.slice(0, 40) }));
    return value ?? undefined;
  }

  needed<T>(column: CellColumn, valueIn: (cell: string) => T | null): T | undefined {
    if (this.#cells[column] === undefined) this.reportProblem(column, reason('cell_missing', { column }));
    return this.read(column, valueIn);
  }
}

/** The column of a field in a tour. */
function columnOf([field, ...rest]: Problem['path']): TourColumn {
  if (field === 'rates') return 'price';
  const within = field === 'schedule' ? rest : [field];
  return tourColumns.find((it) => within.includes(it)) ?? (field === 'schedule' ? 'start_times' : 'title');
}

/** The id of a tour in the file: it comes from the tour's title, so that a second import of the table finds the same row. */
function idFor(name: string): number {
  return Number.parseInt(createHash('sha256').update(folded(name)).digest('hex').slice(0, 12), 16);
}

function folded(name: string): string {
  return name.normalize('NFC').trim().toLowerCase();
}
