import type {
  ActionBooking,
  DepartureAction,
  DepartureActionSummary,
} from '#domain/contract/office/departure-actions.ts';
import { clockTimeOn } from '#domain/time/epoch.ts';
import { buyerContact } from '../../database/buyer-contact.ts';
import type { Transaction } from '../../database/database.ts';
import type { OrderLineRow } from '../../database/tables.ts';
import { instantText } from '../../http/json-response.ts';
import { moneyFact } from '../../orders/model/order-history.ts';
import { sumOf } from '../../orders/model/prices.ts';
import { liveLines, orderLinesOf } from '../../orders/model/queries.ts';
import { moneyToGiveBack } from '../../orders/model/refunds.ts';
import { outcomeWithoutLines } from './choose.ts';
import { moneyToRefund } from './money-to-refund.ts';
import type { ActionBookingRow, ActionRow } from './queries.ts';

/** An action on a departure, with its progress. */
export async function actionSummary(tx: Transaction, action: ActionRow): Promise<DepartureActionSummary> {
  const { id, kind, departure_id, to_departure_id, choose_by, created_at, created_by } = action;
  const departure = await tx
    .selectFrom('departures as d')
    .innerJoin('experiences as e', 'e.id', 'd.experience_id')
    .innerJoin('start_times as t', 't.id', 'd.start_time_id')
    .select(['e.title', 'd.date', 't.time', 'e.time_zone'])
    .where('d.id', '=', departure_id)
    .executeTakeFirstOrThrow();
  const { title, date, time, time_zone } = departure;
  const states = await tx
    .selectFrom('departure_action_bookings')
    .select(({ fn }) => ['state', fn.countAll().as('count')])
    .where('action_id', '=', id)
    .groupBy('state')
    .execute();
  const user = await tx
    .selectFrom('users')
    .select(['first_name', 'last_name', 'email'])
    .where('id', '=', created_by ?? 0)
    .executeTakeFirst();
  const countOf = (state: string) => Number(states.find((it) => it.state === state)?.count ?? 0);
  const counts = {
    waiting: countOf('waiting'),
    open: countOf('open'),
    done: countOf('done'),
    failed: countOf('failed'),
  };
  return {
    id,
    kind,
    departure: departure_id,
    title,
    date,
    time: clockTimeOn(date, time, time_zone),
    moved_to: (await startsAt(tx, [to_departure_id])).get(to_departure_id ?? 0) ?? null,
    choose_by: choose_by === null ? null : instantText(choose_by),
    created_at: instantText(created_at),
    created_by: user ? `${user.first_name} ${user.last_name}`.trim() || user.email : '',
    count: counts.waiting + counts.open + counts.done + counts.failed,
    ...counts,
  };
}

/** Days and times of departures, by their ids. */
async function startsAt(tx: Transaction, ids: readonly (number | null)[]) {
  const rows = await tx
    .selectFrom('departures as d')
    .innerJoin('start_times as t', 't.id', 'd.start_time_id')
    .innerJoin('experiences as e', 'e.id', 'd.experience_id')
    .select(['d.id', 'd.date', 't.time', 'e.time_zone'])
    .where('d.id', 'in', [0, ...ids.map((id) => id ?? 0)])
    .execute();
  return new Map(rows.map(({ id, date, time, time_zone }) => [id, { date, time: clockTimeOn(date, time, time_zone) }]));
}

/** The whole report: one row per booking, in the order of the guests' names. */
export async function actionReport(tx: Transaction, action: ActionRow): Promise<DepartureAction> {
  const found = await tx
    .selectFrom('departure_action_bookings as b')
    .innerJoin('orders as o', 'o.id', 'b.order_id')
    .selectAll('b')
    .select(['o.number', 'o.currency', 'o.main_contact_info_json'])
    .where('b.action_id', '=', action.id)
    .execute();
  const ids = found.map(({ order_id }) => order_id);
  const lines = Map.groupBy(await orderLinesOf(tx, ...ids), ({ order_id }) => order_id);
  const owed = await moneyToGiveBack(tx, ids);
  const rows = found.map((row) => ({ ...row, ...settled(action, row, lines.get(row.order_id) ?? []) }));
  const targets = rows.map(({ to_departure_id }) => to_departure_id);
  const starts = await startsAt(tx, targets);
  const bookings = rows.map((row): ActionBooking => {
    const all = lines.get(row.order_id) ?? [];
    const concerned = all.filter((it) => it.departure_id === action.departure_id);
    const back = owed.get(row.order_id) ?? 0;
    return {
      number: row.number,
      ...buyerContact(row),
      people: sumOf((concerned.length > 0 ? concerned : all).map(({ people }) => people)),
      state: row.state,
      outcome: row.outcome,
      notified_at: row.notified_at === null ? null : instantText(row.notified_at),
      chosen_by: row.chosen_by,
      refunded: row.outcome === 'refunded' || row.refunded > 0 ? moneyFact(row.refunded, row.currency) : null,
      to_give_back: back > 0 && row.refunded > 0 ? moneyFact(back, row.currency) : null,
      moved_to: starts.get(row.to_departure_id ?? 0) ?? null,
      problem: row.problem,
    };
  });
  const open = rows.filter(({ state }) => state !== 'done').map(({ order_id }) => order_id);
  const orders = await tx
    .selectFrom('orders')
    .selectAll()
    .where('id', 'in', ['', ...(action.kind === 'cancel' ? open : [])])
    .execute();
  const { by_hand } = await moneyToRefund(tx, action.departure_id, orders);
  return {
    ...(await actionSummary(tx, action)),
    subject: action.subject,
    message: action.message,
    by_hand,
    bookings: bookings.toSorted((a, b) => nameOf(a).localeCompare(nameOf(b))),
  };
}

/** The outcome of an open booking that staff have cancelled or moved in another way: the report shows it before the job stores it. */
function settled(action: ActionRow, { state }: ActionBookingRow, lines: readonly OrderLineRow[]) {
  const isOpen = state === 'open' || state === 'failed';
  if (!isOpen || liveLines(lines).some(({ departure_id }) => departure_id === action.departure_id)) return {};
  return { ...outcomeWithoutLines(action, lines), state: 'done' as const };
}

function nameOf({ last_name, first_name, number }: ActionBooking): string {
  return `${last_name} ${first_name} ${number}`;
}
