import { readFile, stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { setImmediate as aTurn } from 'node:timers/promises';
import { parse } from 'csv-parse';
import { importLimits } from '#domain/contract/office/imports.ts';
import { requiredColumns, type TourColumn, tourColumns } from '#domain/contract/office/tour-table.ts';
import type * as english from '#words/desk/tour-columns.ts';
import { FileRefused, tooLargeError } from '../import-export/row-errors.ts';
import { wordsIn } from '../words.ts';

/** A row of the table: its cells by their columns, without outer space. */
export interface TableRow {
  /** The line where the row begins in the file, counted from 1. */
  readonly line: number;
  readonly cells: Readonly<Partial<Record<TourColumn, string>>>;
}

export interface TourTable {
  /** The columns of the file, with the names that they have there. */
  readonly names: Readonly<Partial<Record<TourColumn, string>>>;
  readonly rows: readonly TableRow[];
}

/**
 * Reads a table of tours as spreadsheets save it: with commas, semicolons or tabs, with or without a byte order mark, with column names in any of
 * our languages. It is read in pieces, between which the engine answers other requests.
 *
 * @throws FileRefused for a file that is no such table, or a table that is too large
 */
export async function readTourTable(path: string): Promise<TourTable> {
  const { mostTable, mostColumns, mostTours } = importLimits;
  if ((await stat(path)).size > mostTable) throw tooLargeError('The table', mostTable);
  const bytes = await readFile(path);
  const [first = ''] = textOf(bytes).split('\n', 1);
  const [head, ...others] = await recordsOf(bytes, delimiterOf(first));
  if (others.length > mostTours)
    throw new FileRefused(`The table has more than ${mostTours} tours: bring them in parts.`);
  const names = head?.record ?? [];
  if (names.length > mostColumns) throw new FileRefused(`The table has more than ${mostColumns} columns.`);
  const columns = names.map((name) => columnOf(name));
  const missing = requiredColumns.filter((column) => !columns.includes(column));
  if (missing.length > 0) {
    const wanted = missing.map((column) => `'${columnName(column)}'`).join(', ');
    throw new FileRefused(`The table has no column ${wanted}. Take the names of the columns from the template.`);
  }
  const rows = others.map(({ record, line }) => ({ line, cells: cellsOf(columns, record) }));
  return {
    names: cellsOf(columns, names),
    rows: rows.filter(({ cells }) => Object.keys(cells).length > 0),
  };
}

function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new FileRefused('The table is not in UTF-8. Save it as "CSV UTF-8", and choose it again.');
  }
}

/** The delimiter that is most frequent in the first line. */
function delimiterOf(line: string): string {
  const count = (it: string) => line.split(it).length;
  return [',', ';', '\t'].toSorted((a, b) => count(b) - count(a))[0] ?? ',';
}

interface TableRecord {
  readonly record: readonly string[];
  readonly line: number;
}

/** The names of the columns and the rows: at most one row beyond the limit, which shows that there are too many. */
async function recordsOf(bytes: Buffer, delimiter: string): Promise<TableRecord[]> {
  const { mostRow, mostTours } = importLimits;
  const options = { delimiter, bom: true, relax_column_count: true, skip_empty_lines: true, trim: true, info: true };
  const parser = Readable.from(piecesOf(bytes)).pipe(
    parse({ ...options, to: mostTours + 2, max_record_size: mostRow }),
  );
  const records: TableRecord[] = [];
  let last = 0;
  try {
    for await (const { record, info } of parser as AsyncIterable<{ record: string[]; info: { lines: number } }>) {
      // A cell may contain line breaks, so a record's first line is computed from its last.
      const inner = record.reduce((sum, cell) => sum + cell.split('\n').length - 1, 0);
      records.push({ record, line: Math.max(last + 1, info.lines - inner) });
      last = info.lines;
    }
  } catch (error) {
    throw new FileRefused(`The table cannot be read: ${error instanceof Error ? error.message : String(error)}.`);
  }
  return records;
}

const PIECE_BYTES = 64 * 1024;

async function* piecesOf(bytes: Buffer): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += PIECE_BYTES) {
    yield bytes.subarray(at, at + PIECE_BYTES);
    await aTurn();
  }
}

const columnNames = await wordsIn<typeof english>('desk/tour-columns.ts');

/** The English name of a column, because the engine's messages are English. */
export function columnName(column: TourColumn): string {
  return columnNames.en.tourColumns[column];
}

function columnOf(name: string): TourColumn | null {
  const wanted = folded(name);
  const namesOf = (column: TourColumn) => Object.values(columnNames).map((it) => it.tourColumns[column]);
  return tourColumns.find((column) => [column, ...namesOf(column)].some((it) => folded(it) === wanted)) ?? null;
}

function folded(name: string): string {
  return name
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[\s_*]+/g, ' ')
    .trim();
}

function cellsOf(columns: readonly (TourColumn | null)[], record: readonly string[]): TableRow['cells'] {
  const cells: Partial<Record<TourColumn, string>> = {};
  for (const [i, column] of columns.entries()) if (column && record[i]) cells[column] = record[i];
  return cells;
}
