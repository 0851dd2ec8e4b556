import { parse } from 'csv-parse/sync';
import { requiredColumns, type TourColumn, tourColumns } from '#domain/contract/office/tour-table.ts';
import type * as english from '#words/desk/tour-columns.ts';
import { FileRefused } from '../import-export/row-errors.ts';
import { wordsIn } from '../words.ts';

/** A row of the table: its cells by their columns, without outer space. */
export interface TableRow {
  /** Where it begins in the file, counted from 1. */
  readonly line: number;
  readonly cells: Readonly<Partial<Record<TourColumn, string>>>;
}

export interface TourTable {
  /** The columns that the file has, by the names that it gives them. */
  readonly names: Readonly<Partial<Record<TourColumn, string>>>;
  readonly rows: readonly TableRow[];
}

/**
 * Reads a table of tours as spreadsheets save it: with commas, semicolons or tabs, with or without a byte order mark, names of columns in any of
 * our languages.
 *
 * @throws FileRefused for what is no such table
 */
export function readTourTable(bytes: Uint8Array): TourTable {
  const text = textOf(bytes);
  const [first = ''] = text.split('\n', 1);
  const records = recordsOf(text, delimiterOf(first));
  const [head, ...others] = records;
  const columns = (head?.record ?? []).map((name) => columnOf(name));
  const missing = requiredColumns.filter((column) => !columns.includes(column));
  if (missing.length > 0) {
    const names = missing.map((column) => `'${columnName(column)}'`).join(', ');
    throw new FileRefused(`The table has no column ${names}. Take the names of the columns from the template.`);
  }
  const rows = others.map(({ record, line }) => ({ line, cells: cellsOf(columns, record) }));
  return {
    names: cellsOf(columns, head?.record ?? []),
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

/** The one that is most often in the first line. */
function delimiterOf(line: string): string {
  const count = (it: string) => line.split(it).length;
  return [',', ';', '\t'].toSorted((a, b) => count(b) - count(a))[0] ?? ',';
}

function recordsOf(text: string, delimiter: string): { record: string[]; line: number }[] {
  try {
    const all = parse(text, { delimiter, relax_column_count: true, skip_empty_lines: true, trim: true, info: true });
    let last = 0;
    return (all as unknown as { record: string[]; info: { lines: number } }[]).map(({ record, info }) => {
      // A cell may have lines of its own: a record is known by where it ends.
      const inner = record.reduce((sum, cell) => sum + cell.split('\n').length - 1, 0);
      const line = Math.max(last + 1, info.lines - inner);
      last = info.lines;
      return { record, line };
    });
  } catch (error) {
    throw new FileRefused(`The table cannot be read: ${error instanceof Error ? error.message : String(error)}.`);
  }
}

const columnNames = await wordsIn<typeof english>('desk/tour-columns.ts');

/** In English, as the engine's messages are. */
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
