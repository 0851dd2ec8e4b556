import * as calls from '#domain/contract/departures.ts';
import { type DepartureReply, type DeskGuest, DepartureReply as Reply } from '#domain/contract/desk.ts';
import { fieldsOf } from '#domain/contract/fields.ts';
import { peopleOf } from '#domain/desk/log.ts';
import { type Cell, type CsvFormat, csvOf, decimalCell } from '#domain/text/csv.ts';
import { clockTimeOn } from '#domain/time/epoch.ts';
import { notFoundError } from '../base/errors.ts';
import type { Context } from '../context.ts';
import type { Transaction } from '../database/database.ts';
import { instantText } from '../http/json-response.ts';
import { orderingTerms, type Page, pageSlice, searchTerms } from '../http/lists.ts';
import type { Principal } from '../http/principal.ts';
import { type AccountInput, type Route, readAs } from '../http/route.ts';
import { containing, folded } from '../resources/model/list-query.ts';
import { csvFormatOf, csvResponse, wantsCsv } from './csv.ts';
import { departureCalendar } from './departure-calendar.ts';
import { type DepartureRow, departureRows } from './departure-rows.ts';
import { readGuests } from './guests.ts';

/** GET of departures, of one, and of its guests (T10): for callers with `bookings.read`. */
export function departureReadRoutes(context: Context): Route[] {
  return [
    readAs(context, calls.listDepartures, 'bookings.read', async (tx, input) => {
      const page = await departuresPage(tx, input);
      return wantsCsv(input.request)
        ? csvResponse('departures', departuresCsv(page.results, csvFormatOf(input.request)))
        : page;
    }),
    readAs(context, calls.readDepartureCalendar, 'bookings.read', departureCalendar),
    readAs(context, calls.readDeparture, 'bookings.read', async (tx, { caller, params, now }) =>
      departureAnswer(await findDeparture(tx, caller, params['id'], now), caller),
    ),
    readAs(context, calls.listPeople, 'bookings.read', async (tx, { caller, params, now, request }) => {
      const { id, currency, date } = await findDeparture(tx, caller, params['id'], now);
      const found = await readGuests(tx, { accounts: caller.accountsWith('bookings.read'), departures: [id] });
      const results = found.map(({ guest }) => guest);
      return wantsCsv(request)
        ? csvResponse(`people-${date}-${id}`, peopleCsv(results, currency, csvFormatOf(request)))
        : { results };
    }),
  ];
}

/** @throws Invalid; Failed 404 for a page that does not exist */
async function departuresPage(
  tx: Transaction,
  { caller, query, url, origin, now }: AccountInput<calls.DeparturesQuery, unknown>,
): Promise<Page<DepartureReply>> {
  const { date_from, date_to, store, experience, search, ordering } = query;
  const found = departureRows(tx, caller.accountsWith('bookings.read'), now)
    .where((it) => it.and(searchTerms(search).map((term) => containing([folded('e.title')], term))))
    .$if(date_from !== undefined, (it) => it.where('d.date', '>=', date_from ?? ''))
    .$if(date_to !== undefined, (it) => it.where('d.date', '<=', date_to ?? ''))
    .$if(experience !== undefined, (it) => it.where('d.experience_id', '=', experience ?? 0))
    .$if(store !== undefined, (it) =>
      it.where('d.experience_id', 'in', (listed) =>
        listed
          .selectFrom('store_experiences')
          .select('experience_id')
          .where('store_id', '=', store ?? 0),
      ),
    );
  const { count } = await found
    .clearSelect()
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  const at = pageSlice(Number(count), query, url, origin);
  const sorted = orderingTerms(ordering).reduce((rows, { name, isDown }) => {
    const column = Object.hasOwn(orderings, name) ? orderings[name as keyof typeof orderings] : undefined;
    return column ? rows.orderBy(column, isDown ? 'desc' : 'asc') : rows;
  }, found);
  const rows = await sorted.orderBy('d.starts_at').orderBy('d.id').limit(at.limit).offset(at.offset).execute();
  return at.of(rows.map((row) => departureAnswer(row, caller)));
}

const orderings = {
  starts_at: 'd.starts_at',
  date: 'd.date',
  title: 'e.title',
  capacity: 'd.capacity',
  sold: 'd.sold',
} as const;

/** A departure whose guests the caller may see. @throws Failed 404 */
export async function findDeparture(
  tx: Transaction,
  caller: Principal,
  id: string | undefined,
  now: Temporal.Instant,
): Promise<DepartureRow> {
  if (!/^\d{1,15}$/.test(id ?? '')) throw notFoundError();
  const accounts = caller.accountsWith('bookings.read');
  return departureRows(tx, accounts, now)
    .where('d.id', '=', Number(id))
    .executeTakeFirstOrThrow(() => notFoundError());
}

export function departureAnswer(row: DepartureRow, caller: Principal): DepartureReply {
  // Note and guide are for the account that runs the tour, not for its resellers.
  const isOwn = caller.can(row.account_id, 'bookings.read');
  return {
    id: row.id,
    experience: row.experience_id,
    experience_title: row.title,
    date: row.date,
    time: clockTimeOn(row.date, row.time, row.time_zone),
    starts_at: instantText(row.starts_at),
    capacity: row.capacity,
    sold: row.sold,
    held: Number(row.held ?? 0),
    closed: row.is_closed === 1,
    cancelled: row.cancelled_at !== null,
    note: isOwn ? row.note : '',
    guide: isOwn ? row.guide : '',
  };
}

function departuresCsv(departures: readonly DepartureReply[], format: CsvFormat): string {
  const columns = Object.keys(fieldsOf(Reply)) as (keyof DepartureReply)[];
  const rows = departures.map((it) => columns.map((name) => it[name]));
  return csvOf(columns, rows, format);
}

function peopleCsv(guests: readonly DeskGuest[], currency: string, format: CsvFormat): string {
  const listed = (items: readonly { title: string }[], amountOf: (n: number) => string) =>
    items.map(({ title }, n) => `${amountOf(n)} ${title}`).join('; ');
  const columns: Record<string, (guest: DeskGuest) => Cell> = {
    number: (it) => it.number,
    status: (it) => it.status,
    first_name: (it) => it.first_name,
    last_name: (it) => it.last_name,
    email: (it) => it.email,
    phone: (it) => it.phone,
    people: peopleOf,
    party: ({ party }) => listed(party, (n) => String(party[n]?.people)),
    names: (it) => it.names.join('; '),
    pickup: (it) => it.pickup ?? '',
    extras: ({ extras }) => listed(extras, (n) => String(extras[n]?.quantity)),
    answers: (it) => it.answers.map(({ title, value }) => `${title}: ${value}`).join('; '),
    paid: (it) => decimalCell(it.paid),
    due: (it) => decimalCell(it.due),
    currency: () => currency,
    note: (it) => it.note,
    staff_note: (it) => it.staff_note,
    seller: (it) => it.seller,
  };
  const cells = Object.values(columns);
  const rows = guests.map((guest) => cells.map((cell) => cell(guest)));
  return csvOf(Object.keys(columns), rows, format);
}
