/** A text stays a text in spreadsheets, whatever it looks like: a phone number, a name of digits, an answer such as 9.30. */
export type Cell = string | number | boolean | Decimal | null | undefined;

/** A decimal of the contract, which is a number in spreadsheets. */
interface Decimal {
  readonly decimal: string;
}

export function decimalCell(decimal: string | null | undefined): Decimal | null {
  return decimal ? { decimal } : null;
}

/** The format that spreadsheets expect in a language, from the words of `desk/csv.ts`. */
export interface CsvFormat {
  readonly separator: string;
  readonly decimalMark: string;
  /** Titles by the names of columns. A column without a title keeps its name. */
  readonly heads: { readonly [column: string]: string };
}

/**
 * Rows as CSV (RFC 4180) under their titles, for spreadsheets: with the byte order mark by which they recognise UTF-8. An apostrophe is put before a
 * text that a spreadsheet would read as a formula, or as a number or a day of its own, and before a formula inside of a text where a spreadsheet of
 * another country would begin a cell.
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
  if (typeof cell === 'number') return String(cell).replace('.', decimalMark);
  if (typeof cell !== 'string') {
    const isDecimal = typeof cell === 'object' && cell !== null;
    return isDecimal ? cell.decimal.replace('.', decimalMark) : String(cell ?? '');
  }
  const inner = cell.replace(separator === ',' ? AFTER_SEMICOLON : AFTER_COMMA, "'");
  const text = FORMULA.test(cell) || (NUMBER.test(cell) && !DAY_OR_TIME.test(cell)) ? `'${inner}` : inner;
  return /["\r\n]/.test(text) || text.includes(separator) ? `"${text.replaceAll('"', '""')}"` : text;
}

const FORMULA = /^\s*[=+\-@＝＋－＠]/;
/**
 * The places before a formula inside of a text. A spreadsheet that splits at another separator does not see the quotes around the text, so that a
 * line of the text begins a row. A comma with a space after it is ordinary text.
 */
const AFTER_SEMICOLON = /(?<=[;\t\r\n][\s"]*)(?=[=+\-@＝＋－＠])/g;
const AFTER_COMMA = /(?<=[\t\r\n][\s"]*|,"*)(?=[=+\-@＝＋－＠])/g;
/** Digits with the signs between them, such as 007, 9.30, 3/4, 12E5. */
const NUMBER = /^\s*\d[\d\s.,:/-]*(e\d+)?\s*$/i;
/** The days and times that the engine writes. */
const DAY_OR_TIME = /^(\d{4}-\d\d-\d\d\b.*|\d\d:\d\d(:\d\d)?)$/;
