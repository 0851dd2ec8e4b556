type Cell = string | number | boolean | null | undefined;

/**
 * Rows as CSV (RFC 4180) under their titles, for spreadsheets: with the mark by which they know UTF-8. A text that a spreadsheet would take for
 * a formula is made a text by an apostrophe before it.
 */
export function csvOf(columns: readonly string[], rows: readonly (readonly Cell[])[]): string {
  return `\uFEFF${[columns, ...rows].map((row) => `${row.map(cellText).join(',')}\r\n`).join('')}`;
}

function cellText(cell: Cell): string {
  if (typeof cell !== 'string') return String(cell ?? '');
  const text = /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
