import { funnelSteps } from '../contract/events.ts';
import type { Funnel, Numbers, NumberTableName } from '../contract/office/numbers.ts';
import { type CsvFormat, csvOf, decimalCell } from '../text/csv.ts';

/** One table of the numbers as CSV. */
export function numbersCsv(numbers: Numbers, table: NumberTableName, format: CsvFormat): string {
  const currency = numbers.store?.currency ?? '';
  const rows: readonly Readonly<Record<string, string | number>>[] = numbers[table];
  const columns = columnsOf[table];
  return csvOf(
    [...columns, 'currency'],
    rows.map((row) => [
      ...columns.map((name) => (isAmount(name) ? decimalCell(String(row[name])) : row[name])),
      currency,
    ]),
    format,
  );
}

/** The steps of each day with any counts, as CSV (O9). */
export function funnelCsv({ days }: Funnel, format: CsvFormat): string {
  return csvOf(
    ['date', ...funnelSteps],
    days.map(({ date, counts }) => [date, ...counts]),
    format,
  );
}

const sales = ['sold', 'bookings', 'guests', 'paid', 'refunded'];
const places = ['places_sold', 'capacity'];
const isAmount = (column: string) => ['sold', 'paid', 'refunded'].includes(column);

const columnsOf: Readonly<Record<NumberTableName, readonly string[]>> = {
  days: ['date', ...sales, ...places],
  tours: ['id', 'title', ...sales, ...places],
  sources: ['source', ...sales],
};
