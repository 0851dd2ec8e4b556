export type Cell = string | number | boolean | null | undefined;

/** The format that spreadsheets expect in a language, from the words of `desk/csv.ts`. */
export interface CsvFormat {
  readonly separator: string;
  readonly decimalMark: string;
  /** Titles by the names of columns. A column without a title keeps its name. */
  readonly heads: { readonly [column: string]: string };
}

/**
 * Rows as CSV (RFC 4180) under their titles, for spreadsheets: with the byte order mark by which they recognise UTF-8. An apostrophe is put before a
 * text that a spreadsheet would read as a formula.
 */
export function csvOf(columns: readonly string[], rows: readonly (readonly Cell[])[], format: CsvFormat): string {
  const titles = columns.map((it) => (Object.hasOwn(format.heads, it) ? format.heads[it] : it));
  return `\uFEFF${csvLines([titles, ...rows], format)}`;
}

/** More rows for a file that `csvOf` has begun. */
export function csvLines(rows: readonly (readonly Cell[])[], format: CsvFormat): string {
  return rows.map((row) => `${row.map((cell) => cellText(cell, format)).join(format.separator)}\r\n`).join('');
}

function cellText(cell: Cell, { separator, decimalMark }: CsvFormat): string {
  const plain = String(cell ?? '');
  // Decimals of the contract are texts. Some currencies have no decimals.
  if (/^-?\d+(\.\d+)?$/.test(plain)) return plain.replace('.', decimalMark);
  if (typeof cell !== 'string') return plain;
  const text = /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell;
  return /["\r\n]/.test(text) || text.includes(separator) ? `"${text.replaceAll('"', '""')}"` : text;
}
