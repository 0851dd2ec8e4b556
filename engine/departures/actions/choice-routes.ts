import type { DepartureChoice } from '#domain/contract/office/departure-actions.ts';
import * as calls from '#domain/contract/office/departure-actions.ts';
import { MANUAL } from '#domain/orders/order-form.ts';
import type { Permission } from '#domain/permissions.ts';
import { clockTimeOn } from '#domain/time/epoch.ts';
import { forbiddenError, notFoundError, orNotFound } from '../../base/errors.ts';
import { tokenHash } from '../../base/token-hash.ts';
import { titlesIn } from '../../catalogue/read-store.ts';
import type { Storefront } from '../../catalogue/storefront.ts';
import type { Context } from '../../context.ts';
import type { Transaction } from '../../database/database.ts';
import { instantText } from '../../http/json-response.ts';
import type { Principal } from '../../http/principal.ts';
import { idempotentStepsAs, type Keep } from '../../http/request/idempotency.ts';
import { visitorLanguage } from '../../http/request/visitor-language.ts';
import { type RawInput, type Route, route } from '../../http/route.ts';
import { moneyFact } from '../../orders/model/order-history.ts';
import { paidForLines, sumOf } from '../../orders/model/prices.ts';
import { liveLines, orderById, orderLinesOf, snapshotOf, storeOf } from '../../orders/model/queries.ts';
import { type Choice, makeChoice } from './choose.ts';
import { otherDepartures, placesNeeded } from './other-departures.ts';
import { type ActionBookingRow, type ActionRow, actionById, bookingByToken, callersAction } from './queries.ts';

/** The choice of a guest whose departure was cancelled (B8): by the link of the email, or by staff for a guest on the phone. */
export function choiceRoutes(context: Context): Route[] {
  const { database } = context;
  const read = async (find: Find, now: Temporal.Instant, reader?: Reader) => {
    const storefront = await storefrontOf(context, find, now);
    return database.read(async (tx) => choiceReply(tx, await find(tx), { storefront, now, reader }));
  };
  const choose = async (
    find: Find,
    { reader, ...choice }: Omit<Choice, 'storefront'> & { reader?: Reader },
    keep?: Keep<DepartureChoice>,
  ) => {
    const storefront = await storefrontOf(context, find, choice.now);
    return database.write(async (tx) => {
      const { action, booking } = await find(tx);
      await makeChoice(context, tx, action, booking, { ...choice, storefront });
      const reply = await choiceReply(tx, await find(tx), { storefront, now: choice.now, reader });
      await keep?.(tx, reply);
      return reply;
    });
  };
  return [
    route(calls.readDepartureChoice, 'anonymous', ({ params, ...input }) => read(byLink(params), input.now, input)),
    route(calls.chooseForDeparture, 'anonymous', ({ params, body, ...reader }) =>
      choose(byLink(params), { ...body, by: 'guest', actor: 'guest', now: reader.now, reader }),
    ),
    route(calls.readChoiceForGuest, 'orders.read', ({ caller, params, now }) =>
      read(byNumber(caller, params, 'orders.read'), now),
    ),
    idempotentStepsAs(context, calls.chooseForGuest, 'orders.write', ({ caller, params, body, now }, keep) =>
      choose(
        byNumber(caller, params, 'orders.write'),
        { ...body, by: 'staff', actor: { user_id: caller.user_id }, now },
        keep,
      ),
    ),
  ];
}

/** A guest reads in the language of the page (G4); staff read the seller's own texts. */
type Reader = Pick<RawInput, 'request' | 'url'>;

type Find = (tx: Transaction) => Promise<BookingOfAction>;

async function storefrontOf(
  { database, catalogue }: Context,
  find: Find,
  now: Temporal.Instant,
): Promise<Storefront | null> {
  const order = await database.read(async (tx) => orderById(tx, (await find(tx)).booking.order_id));
  return order ? catalogue.of(order.store_id, now) : null;
}

interface BookingOfAction {
  readonly action: ActionRow;
  readonly booking: ActionBookingRow;
}

/** @throws Failed 404 */
function byLink({ token = '' }: Readonly<Record<string, string>>): Find {
  return async (tx) => {
    const booking = await bookingByToken(tx, tokenHash(token));
    const action = booking && (await actionById(tx, booking.action_id));
    if (!booking || !action) throw notFoundError();
    return { action, booking };
  };
}

/** A booking of a cancelled departure by its number, for staff. @throws Failed 404, 403 */
function byNumber(
  caller: Principal,
  { id, number = '' }: Readonly<Record<string, string>>,
  permission: Permission,
): Find {
  return async (tx) => {
    const action = await callersAction(tx, caller, id);
    if (!caller.can(action.account_id, permission)) throw forbiddenError();
    const booking = await tx
      .selectFrom('departure_action_bookings as b')
      .innerJoin('orders as o', 'o.id', 'b.order_id')
      .selectAll('b')
      .where('b.action_id', '=', action.id)
      .where('o.number', '=', number)
      .executeTakeFirst();
    if (!booking || action.kind !== 'cancel') throw notFoundError();
    return { action, booking };
  };
}

async function choiceReply(
  tx: Transaction,
  { action, booking }: BookingOfAction,
  { storefront, now, reader }: { storefront: Storefront | null; now: Temporal.Instant; reader: Reader | undefined },
): Promise<DepartureChoice> {
  const order = orNotFound(await orderById(tx, booking.order_id));
  const all = await orderLinesOf(tx, order.id);
  const here = liveLines(all).filter(({ departure_id }) => departure_id === action.departure_id);
  const isOpen = (booking.state === 'open' || booking.state === 'failed') && here.length > 0;
  const movedTo = all.filter(({ departure_id }) => departure_id === booking.to_departure_id);
  const gone = all.filter(({ departure_id }) => departure_id === action.departure_id);
  const lines = [here, movedTo, gone, all].find((it) => it.length > 0) ?? [];
  const [first] = lines;
  if (!first) throw notFoundError();
  const { experience } = snapshotOf(first);
  const language = reader && storefront && visitorLanguage(reader.request, reader.url, storefront.settings);
  const title = language
    ? (await titlesIn(tx, [first.experience_id], language))(first.experience_id, experience.title)
    : { text: experience.title };
  const start = await startAt(tx, action.departure_id);
  const shares = paidForLines(order, all);
  const needs = placesNeeded(here, storefront?.experience(first.experience_id));
  const outcome = booking.outcome === 'refunded' || booking.outcome === 'moved' ? booking.outcome : 'over';
  return {
    state: isOpen ? 'open' : outcome,
    number: order.number,
    title: title.text,
    ...(title.language && { text_language: title.language }),
    date: start.date,
    time: start.time,
    time_zone: start.time_zone,
    people: lines.reduce((sum, { people }) => sum + people, 0),
    message: action.message,
    choose_by: instantText(action.choose_by ?? 0),
    shop: (await storeOf(tx, order)).shop,
    paid: moneyFact(sumOf(here.map(({ id }) => shares.get(id) ?? 0)), order.currency),
    refunded: moneyFact(booking.refunded, order.currency),
    is_paid_by_hand: await isPaidByHand(tx, order.id),
    moved_to: booking.to_departure_id === null ? null : await startAt(tx, booking.to_departure_id),
    days: isOpen ? await otherDepartures(tx, action.departure_id, needs, now) : [],
    order: order.id,
    line: first.id,
  };
}

/** Whether staff took a payment by hand. A payment that was a mistake has a correction, which names it. */
async function isPaidByHand(tx: Transaction, order_id: string): Promise<boolean> {
  const corrections = tx
    .selectFrom('payments')
    .select('replaces')
    .where('order_id', '=', order_id)
    .where('replaces', 'is not', null);
  const byHand = await tx
    .selectFrom('payments')
    .select('id')
    .where('order_id', '=', order_id)
    .where('kind', '=', 'payment')
    .where('method_id', '=', MANUAL)
    .where('id', 'not in', corrections)
    .executeTakeFirst();
  return byHand !== undefined;
}

async function startAt(tx: Transaction, departure_id: number) {
  const start = await tx
    .selectFrom('departures as d')
    .innerJoin('start_times as t', 't.id', 'd.start_time_id')
    .innerJoin('experiences as e', 'e.id', 'd.experience_id')
    .select(['d.date', 't.time', 'e.time_zone'])
    .where('d.id', '=', departure_id)
    .executeTakeFirstOrThrow();
  return { ...start, time: clockTimeOn(start.date, start.time, start.time_zone) };
}
