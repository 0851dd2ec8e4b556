import { bookingsFile, type FileQuery, paymentsFile } from '#domain/contract/office/numbers.ts';
import { type Cell, csvLines, csvOf } from '#domain/text/csv.ts';
import type * as english from '#words/desk/accounting-csv.ts';
import { forbiddenError, orNotFound } from '../base/errors.ts';
import { wordsIn } from '../base/words.ts';
import type { Context } from '../context.ts';
import type { Transaction } from '../database/database.ts';
import { csvFormatOf, csvResponse } from '../departures/csv.ts';
import type { Principal } from '../http/principal.ts';
import { readerLanguage } from '../http/request/reader-language.ts';
import { type AccountInput, type Route, route } from '../http/route.ts';
import {
  bookingCells,
  bookingColumns,
  bookingIds,
  type FileRange,
  paymentCells,
  paymentColumns,
  paymentIds,
  type ValueWords,
} from './file-rows.ts';
import type { CountedStore } from './queries.ts';
import { countedStores, refuseLength } from './routes.ts';

/** GET /api/numbers/payments/ and …/bookings/: files for the accountant (B20). Both contain names of guests. */
export function fileRoutes(context: Context): Route[] {
  const payments = { name: 'payments', columns: paymentColumns, idsOf: paymentIds, rowsOf: paymentCells };
  const bookings = { name: 'bookings', columns: bookingColumns, idsOf: bookingIds, rowsOf: bookingCells };
  return [
    route(paymentsFile, 'payments.read', (input) => fileOf(context, payments, input)),
    route(bookingsFile, 'payments.read', (input) => fileOf(context, bookings, input)),
  ];
}

interface FileKind {
  readonly name: string;
  readonly columns: readonly string[];
  readonly idsOf: (tx: Transaction, range: FileRange) => Promise<string[]>;
  readonly rowsOf: (
    tx: Transaction,
    ids: readonly string[],
    store: CountedStore,
    words: ValueWords,
  ) => Promise<Cell[][]>;
}

const words = await wordsIn<typeof english>('desk/accounting-csv.ts');

/** Rows of one transaction: few, so that visitors are not delayed. */
const BATCH = 500;

/** @throws Invalid for a range that is too long; Failed 404 for another account's store, 403 for a store whose orders the caller may not see */
async function fileOf(
  { database }: Context,
  { name, columns, idsOf, rowsOf }: FileKind,
  { caller, query, request }: AccountInput<FileQuery, unknown>,
): Promise<Response> {
  refuseLength(query);
  const { store, ids } = await database.read(async (tx) => {
    const store = await findStore(tx, caller, query.store);
    return { store, ids: await idsOf(tx, { store: store.id, ...instantsOf(query, store.time_zone) }) };
  });
  const { heads, values } = words[readerLanguage(request)];
  const usual = csvFormatOf(request);
  const format = { ...usual, heads: { ...usual.heads, ...heads } };

  async function* texts() {
    yield csvOf(columns, [], format);
    for (let from = 0; from < ids.length; from += BATCH) {
      const batch = ids.slice(from, from + BATCH);
      yield csvLines(await database.read((tx) => rowsOf(tx, batch, store, values)), format);
    }
  }
  const stream = ReadableStream.from(texts()).pipeThrough(new TextEncoderStream());
  return csvResponse(`${name}-${query.date_from}-${query.date_to}`, stream);
}

async function findStore(tx: Transaction, caller: Principal, id: number | undefined): Promise<CountedStore> {
  const stores = await countedStores(tx, caller);
  const store = orNotFound(id === undefined ? stores[0] : stores.find((it) => it.id === id));
  if (!caller.can(store.account_id, 'orders.read')) throw forbiddenError();
  return store;
}

/** The beginning and the end of a range, in epoch milliseconds. */
function instantsOf({ date_from, date_to }: FileQuery, zone: string): Pick<FileRange, 'since' | 'until'> {
  const startOf = (day: Temporal.PlainDate) => day.toZonedDateTime(zone).epochMilliseconds;
  return {
    since: startOf(Temporal.PlainDate.from(date_from)),
    until: startOf(Temporal.PlainDate.from(date_to).add({ days: 1 })),
  };
}
