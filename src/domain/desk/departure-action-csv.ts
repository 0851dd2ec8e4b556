import type { ActionBooking, DepartureAction } from '../contract/office/departure-actions.ts';
import { type Cell, type CsvFormat, csvOf, decimalCell } from '../text/csv.ts';

/** The result for each booking of a departure. */
export function departureActionCsv({ bookings }: Pick<DepartureAction, 'bookings'>, format: CsvFormat): string {
  return csvOf(
    columns.map(([title]) => title),
    bookings.map((it) => columns.map(([, cell]) => cell(it))),
    format,
  );
}

const columns: readonly (readonly [string, (it: ActionBooking) => Cell])[] = [
  ['number', (it) => it.number],
  ['first_name', (it) => it.first_name],
  ['last_name', (it) => it.last_name],
  ['phone_number', (it) => it.phone_number],
  ['email', (it) => it.email],
  ['people', (it) => it.people],
  ['state', (it) => it.state],
  ['notified_at', (it) => it.notified_at ?? ''],
  ['outcome', (it) => it.outcome ?? ''],
  ['chosen_by', (it) => it.chosen_by ?? ''],
  ['refunded', (it) => decimalCell(it.refunded?.amount)],
  ['to_give_back', (it) => decimalCell(it.to_give_back?.amount)],
  ['moved_to', (it) => (it.moved_to ? `${it.moved_to.date} ${it.moved_to.time.slice(0, 5)}` : '')],
  ['problem', (it) => it.problem],
];
