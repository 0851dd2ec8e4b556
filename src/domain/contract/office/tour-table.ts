/** The columns of a table of tours (B18), in the order of the template. Each language has its own names for them. */
export const tourColumns = [
  'title',
  'short_description',
  'description',
  'highlights',
  'included',
  'not_included',
  'what_to_bring',
  'languages',
  'meeting_point',
  'address',
  'coordinates',
  'duration',
  'price',
  'capacity',
  'start_times',
  'weekdays',
  'from',
  'to',
] as const;
export type TourColumn = (typeof tourColumns)[number];

/** The columns without which no tour can be made. */
export const requiredColumns: readonly TourColumn[] = ['title', 'price', 'capacity', 'start_times', 'from', 'to'];

interface TemplateInput {
  /** The names of the columns. */
  readonly names: Readonly<Record<TourColumn, string>>;
  /** An example. */
  readonly tour: Readonly<Record<TourColumn, string>>;
  /** The character between cells: spreadsheets expect a semicolon if the decimal sign is a comma. */
  readonly separator: string;
}

/** A table with one tour as an example, for spreadsheets. They recognise UTF-8 by the byte order mark at the beginning. */
export function tourTemplate({ names, tour, separator }: TemplateInput): string {
  const rows = [names, tour].map((cells) => tourColumns.map((it) => quoted(cells[it])).join(separator));
  return `\uFEFF${rows.join('\r\n')}\r\n`;
}

function quoted(cell: string): string {
  return `"${cell.replaceAll('"', '""')}"`;
}
