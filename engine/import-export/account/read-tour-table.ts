import { readFile, stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { setImmediate as waitTurn } from 'node:timers/promises';
import { parse } from 'csv-parse';
import { importLimits } from '#domain/contract/office/imports.ts';
import { requiredColumns, type TourColumn, tourColumns } from '#domain/contract/office/tour-table.ts';
import { reason } from '#domain/contract/problems.ts';
import { foldName } from '#domain/typing/fold-text.ts';
import type * as english from '#words/desk/tour-columns.ts';
import { wordsIn } from '../../base/words.ts';
import { FileRefused, tooLargeError } from '../document/row-errors.ts';

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
 * our languages, and with a few lines above them. It is read in pieces, between which the engine answers other requests.
 *
 * @throws FileRefused for a file that is no such table, or a table that is too large
 */
export async function readTourTable(path: string): Promise<TourTable> {
  const { mostTable, mostColumns, mostTours } = importLimits;
  if ((await stat(path)).size > mostTable) throw tooLargeError('The table', mostTable);
  const bytes = await readFile(path);
  refuseEncoding(bytes);
  const { delimiter, above } = await headOf(bytes);
  const { records, error } = await recordsOf(bytes, delimiter, mostTours + 2 + above);
  if (error) throw error;
  const [head, ...others] = records.slice(above);
  if (others.length > mostTours)
    throw new FileRefused(`The table has more than ${mostTours} tours: bring them in parts.`);
  const names = head?.record ?? [];
  if (names.length > mostColumns) throw new FileRefused(`The table has more than ${mostColumns} columns.`);
  const columns = names.map((name) => columnOf(name));
  const twice = columns.find((column, i) => column !== null && columns.indexOf(column) !== i);
  if (twice) throw new FileRefused(`The table has the column '${columnName(twice)}' twice.`);
  const missing = requiredColumns.filter((column) => !columns.includes(column));
  if (missing.length > 0) {
    const missingNames = missing.map((column) => `'${columnName(column)}'`).join(', ');
    throw new FileRefused(`The table has no column ${missingNames}. Take the names of the columns from the template.`);
  }
  const rows = others.map(({ record, line }) => ({ line, cells: cellsOf(columns, record) }));
  return {
    names: cellsOf(columns, names),
    rows: rows.filter(({ cells }) => Object.keys(cells).length > 0),
  };
}

function refuseEncoding(bytes: Uint8Array): void {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new FileRefused(reason('table_not_utf8'));
  }
}

/** Titles, or Excel's line `sep=;`, stand in the lines above the names of columns. */
const MOST_ABOVE = 10;

/** The delimiter by which a line names most of our columns, and the number of rows above that line. */
async function headOf(bytes: Buffer): Promise<{ delimiter: string; above: number }> {
  let best = { delimiter: ',', above: 0, known: 0 };
  for (const delimiter of [',', ';', '\t']) {
    const { records } = await recordsOf(bytes, delimiter, MOST_ABOVE + 1);
    for (const [above, { record }] of records.entries()) {
      const known = record.filter((name) => columnOf(name) !== null).length;
      if (known > best.known) best = { delimiter, above, known };
    }
  }
  return best;
}

interface TableRecord {
  readonly record: readonly string[];
  readonly line: number;
}

/**
 * The first rows, at most `to`: one beyond the limit shows that there are too many. If a row cannot be read, the rows before it, and the error. A
 * quotation mark within a cell is a part of it (`12" board`).
 */
async function recordsOf(
  bytes: Buffer,
  delimiter: string,
  to: number,
): Promise<{ records: TableRecord[]; error: unknown }> {
  const relaxed = { relax_column_count: true, relax_quotes: true, skip_empty_lines: true };
  const options = { ...relaxed, delimiter, to, bom: true, trim: true };
  const records: TableRecord[] = [];
  let last = 0;
  // Called as soon as a row is read. A stream that fails drops the rows that nobody has taken yet.
  const on_record = (record: string[], { lines }: { lines: number }) => {
    // A cell may contain line breaks, so a record's first line is computed from its last.
    const inner = record.reduce((sum, cell) => sum + cell.split('\n').length - 1, 0);
    records.push({ record, line: Math.max(last + 1, lines - inner) });
    last = lines;
    return null;
  };
  try {
    const parser = parse({ ...options, on_record, max_record_size: importLimits.mostRow });
    for await (const _ of Readable.from(piecesOf(bytes)).pipe(parser));
    return { records, error: null };
  } catch (error) {
    const lines = bytes.toString('utf8').split('\n').slice(last);
    const emptyLines = lines.findIndex((it) => it.trim() !== '');
    return { records, error: refusedError(error, last + 1 + Math.max(0, emptyLines)) };
  }
}

/** @param line  the line where the row begins that cannot be read. A quotation mark without a second one makes the rest of the file one cell. */
function refusedError(error: unknown, line: number): unknown {
  const { code = '' } = error as { code?: string };
  if (code === 'CSV_MAX_RECORD_SIZE')
    return new FileRefused(`The table cannot be read: a row has more than ${importLimits.mostRow / 1024} kB.`);
  if (code === 'CSV_QUOTE_NOT_CLOSED' || code === 'CSV_NON_TRIMABLE_CHAR_AFTER_CLOSING_QUOTE')
    return new FileRefused(reason('stray_quotation_mark', { line }));
  return error;
}

const PIECE_BYTES = 64 * 1024;

async function* piecesOf(bytes: Buffer): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += PIECE_BYTES) {
    yield bytes.subarray(at, at + PIECE_BYTES);
    await waitTurn();
  }
}

const columnNames = await wordsIn<typeof english>('desk/tour-columns.ts');

/** The English name of a column, because the engine's messages are English. */
export function columnName(column: TourColumn): string {
  return columnNames.en.tourColumns[column];
}

/** The column of a name in any of our languages, also with a unit behind it: `Price (EUR)`. */
function columnOf(name: string): TourColumn | null {
  const known = namedColumns.get(foldName(name)) ?? namedColumns.get(foldName(name.replace(/[([].*$/s, '')));
  return known ?? null;
}

const namedColumns = new Map<string, TourColumn>(
  tourColumns.flatMap((column) =>
    [column, ...Object.values(columnNames).map((it) => it.tourColumns[column])].map((name): [string, TourColumn] => [
      foldName(name),
      column,
    ]),
  ),
);

function cellsOf(columns: readonly (TourColumn | null)[], record: readonly string[]): TableRow['cells'] {
  const cells: Partial<Record<TourColumn, string>> = {};
  for (const [i, column] of columns.entries()) if (column && record[i]) cells[column] = record[i];
  return cells;
}
