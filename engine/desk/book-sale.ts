import { partyProblems } from '#domain/booking/party.ts';
import type { Experience } from '#domain/contract/catalogue.ts';
import type { DeskSale, KnownEntry } from '#domain/contract/desk.ts';
import { orderNumberOf } from '#domain/desk/log.ts';
import { exactMinor, type Minor, toDecimal } from '#domain/money/money.ts';
import { MANUAL } from '#domain/orders/order-form.ts';
import { Invalid } from '../base/errors.ts';
import { type LineSnapshot, type PricedLine, priceLine } from '../catalogue/price-line.ts';
import { readExperiences } from '../catalogue/read-store.ts';
import { restDueDays } from '../catalogue/settings.ts';
import type { Transaction } from '../database/database.ts';
import type { CartLineRow } from '../database/tables.ts';
import { confirmOrder } from '../orders/model/confirm-order.ts';
import { savePendingOrder } from '../orders/model/pending-order.ts';
import { type Clock, insertClosedCart, storeOf, updateOrder } from '../orders/model/queries.ts';
import { wholeContact } from '../orders/staff/change-order.ts';
import { hasLapsed, type LeaseRow, leasedByOthers, updateLease } from '../places/leases.ts';
import { type Departure, lockDepartures, lockPiecesLeft, placesLeft } from '../places/places-left.ts';
import { resaleTerms } from '../places/resale.ts';
import { type ConflictReason, EntryConflict, momentOf, WAITING, WAITING_FOR_SUPPLIER } from './conflict.ts';
import { keepPlaces } from './leases.ts';

type Sale = KnownEntry & Required<Pick<KnownEntry, 'line' | 'departure' | 'sale'>>;

/**
 * Makes the order of a device's sale (T9): with the number on its voucher, at the price that the guest agreed to, with places from the device's
 * lease. The sale counts however late it arrives, also if the catalogue has changed or the departure has started. A reseller's sale waits for the
 * supplier if there is no agreement, or if the sale is not by the supplier's price and limits (A26).
 *
 * @param isAccepted  the supplier has accepted the sale
 * @returns a conflict to show to staff; null without one
 * @throws EntryConflict if no order can be made
 */
export async function bookSale(
  tx: Transaction,
  entry: KnownEntry,
  account_id: number,
  { now, newId }: Clock,
  isAccepted: boolean,
): Promise<ConflictReason | null> {
  const found = await lockSale(tx, entry, account_id, { now, newId });
  const { number, lease, departure, sale, priced } = found;
  if (!isAccepted && (await needsSupplier(tx, found, account_id))) {
    await keepPlaces(tx, { ...found, places: priced.row.places }, { now, newId });
    return WAITING_FOR_SUPPLIER;
  }
  const { agreed, currency, taken } = priced;
  await takeOutOfLease(tx, lease, departure, priced.row.places, now);

  // The number did not exist before its lease, whatever the device's clock says.
  const soldAt = momentOf(entry, now).epochMilliseconds;
  const at = Temporal.Instant.fromEpochMilliseconds(Math.max(soldAt, lease.created_at));
  const cart = await insertClosedCart(tx, {
    id: newId(),
    store_id: lease.store_id,
    created_at: at.epochMilliseconds,
    expires_at: now.epochMilliseconds,
    main_contact_info_json: JSON.stringify(wholeContact(sale)),
  });
  const sold: CartLineRow = {
    ...priced.row,
    cart_id: cart.id,
    position: 0,
    participants_json: JSON.stringify({ has_main_contact: false, participants: sale.participants ?? [] }),
    answers_json: '[]',
  };
  const made_by = await userOf(tx, entry.device.id);
  const actor = { user_id: made_by, name: entry.who };
  const store = await storeOf(tx, cart);
  const totals = { subtotal: agreed, total: agreed, deposit: 0, depositPercentage: 0 };
  const terms = { payment_method_id: MANUAL, payment_type_id: null, amount: agreed };
  const rest_due_days = restDueDays(store.settings);
  const seller = { made_by, actor, sold: { number, at } };
  const bought = { cart, lines: [sold], totals, currency, terms, until: now, rest_due_days, ...seller };
  const { order, lines } = await savePendingOrder(tx, undefined, bought, { now, newId });
  // A sale counts on the day on which the guest bought, however late it arrives.
  const confirmed = await confirmOrder(tx, { ...order, confirmed_at: at.epochMilliseconds }, lines, { now, actor });
  if (!confirmed) throw new EntryConflict('places_gone');
  const { status, expires_at, confirmed_at, customer_id } = confirmed;
  await updateOrder(tx, order, { status, expires_at, confirmed_at, customer_id }, false);
  if (!taken) return 'extra_gone';
  return priced.isOtherPrice ? 'other_price' : null;
}

/** Keeps the places of a sale that waits for staff (T6). @throws EntryConflict if no order can be made */
export async function keepSale(
  tx: Transaction,
  entry: KnownEntry,
  account_id: number,
  at: Clock,
): Promise<ConflictReason> {
  const { priced, ...found } = await lockSale(tx, entry, account_id, at);
  await keepPlaces(tx, { ...found, places: priced.row.places }, at);
  return WAITING;
}

/** Whether a sale is of another account's tour, and does not match its agreement, price and limits. */
async function needsSupplier(
  tx: Transaction,
  { departure, priced }: { departure: Departure; priced: Priced },
  account_id: number,
): Promise<boolean> {
  const terms = await resaleTerms(tx, account_id, departure.experience_id);
  return terms !== null && (!terms.isAgreed || priced.isOtherPrice || !priced.isWithinLimits);
}

/** A sale with its price, its lease and its locked departure. @throws EntryConflict */
async function lockSale(tx: Transaction, entry: KnownEntry, account_id: number, { now, newId }: Clock) {
  const { line, departure: departure_id, sale } = entry;
  if (!sale || line === undefined || departure_id === undefined) throw new EntryConflict('not_in_catalogue');
  const found = await lockLease(tx, { ...entry, line, departure: departure_id, sale }, account_id);
  const priced = await priceSale(tx, sale, { ...found, id: newId(), now });
  // The places of a lapsed lease of a reseller are free for everybody.
  const lease = hasLapsed(found.lease, now) ? { ...found.lease, places: 0 } : found.lease;
  return { ...found, lease, sale, priced };
}

/** The lease for which the sale's number was reserved, and its locked departure. @throws EntryConflict */
async function lockLease(
  tx: Transaction,
  { line, departure: departure_id, device }: Sale,
  account_id: number,
): Promise<{ number: string; lease: LeaseRow; departure: Departure }> {
  const number = orderNumberOf(line);
  const ofNumber = tx
    .selectFrom('reserved_numbers as n')
    .innerJoin('desk_leases as l', 'l.id', 'n.lease_id')
    .selectAll('l')
    .where('n.number', '=', number)
    .where('l.device_id', '=', device.id)
    .where('l.account_id', '=', account_id);
  const known = await ofNumber.executeTakeFirst();
  if (!known || line !== `${number}-1`) throw new EntryConflict('wrong_number');
  if (known.departure_id !== departure_id) throw new EntryConflict('not_in_catalogue');
  const [departure] = await lockDepartures(tx, [known.departure_id]);
  if (!departure) throw new EntryConflict('not_in_catalogue');
  // Read again: the departure is locked, so no other transaction changes the lease.
  const lease = await ofNumber.executeTakeFirst();
  const used = await tx.selectFrom('orders').select('id').where('number', '=', number).executeTakeFirst();
  if (!lease || used) throw new EntryConflict('wrong_number');
  return { number, lease, departure };
}

interface Priced extends Pick<PricedLine, 'row'> {
  agreed: Minor;
  currency: string;
  isOtherPrice: boolean;
  isWithinLimits: boolean;
  /** Whether there was enough stock of its extras. */
  taken: boolean;
}

interface Pricing {
  id: string;
  lease: LeaseRow;
  departure: Departure;
  now: Temporal.Instant;
}

/** A sale as a line at the agreed price. @throws EntryConflict if the catalogue no longer has the tour */
async function priceSale(tx: Transaction, sale: DeskSale, { id, lease, departure, now }: Pricing): Promise<Priced> {
  const { experience_id, booking_info, extra_items_units } = sale;
  const { date, start_time_id } = booking_info;
  const isOfDeparture =
    departure.experience_id === experience_id && departure.date === date && departure.start_time_id === start_time_id;
  const [timeless] = await readExperiences(tx, [experience_id], lease.store_id, true);
  if (!timeless || !isOfDeparture) throw new EntryConflict('not_in_catalogue');
  const limited = { ...timeless, open_days: { from: date, days: '' }, as_of: now.toString() };
  const experience = withoutLimits(limited);
  const { row, pieces } = await unlessInvalid(() =>
    priceLine(tx, {
      id,
      selection: { experience_id, booking_info, extra_items_units },
      expected_total: undefined,
      storefront: { experience: () => experience },
      now,
      locked: { departure, left: 0 },
      bookableUntil: 'always',
    }),
  );
  const { currency } = experience;
  const agreed = exactMinor(sale.total, currency);
  if (agreed === null) throw new EntryConflict('wrong_amount');
  const there = [];
  for (const it of pieces)
    if (it.pieces <= (await lockPiecesLeft(tx, departure.id, it.item_id, it.stock, now, {}))) there.push(it);
  const request = {
    ...(JSON.parse(row.wish_json) as object),
    pieces: there.map(({ item_id, pieces: n }) => ({ item_id, pieces: n })),
  };
  const snapshot = JSON.parse(row.snapshot_json) as LineSnapshot;
  const total = { ...snapshot.total, gross: toDecimal(agreed, currency) };
  return {
    row: {
      ...row,
      gross: agreed,
      deposit: 0,
      wish_json: JSON.stringify(request),
      snapshot_json: JSON.stringify({ ...snapshot, total }),
    },
    agreed,
    currency,
    isOtherPrice: row.gross !== agreed,
    isWithinLimits: partyProblems(limited, sale, { byStaff: true }).length === 0,
    taken: there.length === pieces.length,
  };
}

/** A tour without the limits of a party: they may have changed since the sale. */
function withoutLimits<Tour extends Pick<Experience, 'rates'>>(tour: Tour): Tour {
  const rates = tour.rates.map((rate) => ({
    ...rate,
    min_per_booking: 0,
    max_per_booking: null,
    pricing_options: rate.pricing_options.map((option) => ({ ...option, min_limit: 0, max_limit: null })),
  }));
  return { ...tour, rates };
}

async function unlessInvalid<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof Invalid ? new EntryConflict('not_in_catalogue') : error;
  }
}

/** Frees the places of a sale in its lease, so that the order can take them. Places beyond the lease must be free. @throws EntryConflict */
async function takeOutOfLease(
  tx: Transaction,
  lease: LeaseRow,
  departure: Departure,
  places: number,
  now: Temporal.Instant,
): Promise<void> {
  await updateLease(tx, lease, Math.max(0, lease.places - places));
  if (places <= lease.places) return;
  const isOver = departure.starts_at <= now.epochMilliseconds;
  const left = (await placesLeft(tx, departure, now, {})) - (isOver ? await leasedByOthers(tx, lease) : 0);
  if (left < places) throw new EntryConflict('places_gone');
}

/** The user of a device; null once the user has been deleted. */
export async function userOf(tx: Transaction, device_id: number): Promise<number | null> {
  const { user_id } = await tx
    .selectFrom('desk_devices')
    .select('user_id')
    .where('id', '=', device_id)
    .executeTakeFirstOrThrow();
  return user_id;
}
