import type { NewSellerOrder } from '#domain/contract/seller-orders.ts';
import { withPath } from '../../base/errors.ts';
import { priceLine } from '../../catalogue/price-line.ts';
import type { Storefront } from '../../catalogue/storefront.ts';
import type { Transaction } from '../../database/database.ts';
import type { CartLineRow, CartRow } from '../../database/tables.ts';
import { resellerHoldEnd } from '../../places/leases.ts';
import { takePlaces } from '../../places/places.ts';
import { type Departure, lockDepartures } from '../../places/places-left.ts';
import { requireShare, resaleTerms } from '../../places/resale.ts';
import { answersFor } from '../model/booking-answers.ts';
import type { Clock } from '../model/queries.ts';

type NewLine = NewSellerOrder['lines'][number];

interface Booking extends Clock {
  selections: readonly NewLine[];
  cart: CartRow;
  storefront: Storefront;
}

/**
 * Writes the lines of a new cart with their places: all of them, or none. Staff may book until the start.
 *
 * @returns `latest`: the time until which they can be held, the first cut-off, or the start of a line past its cut-off; their locked departures
 * @throws Invalid with the line's place in its path; Refused places_taken, past_cutoff
 */
export async function bookLines(
  tx: Transaction,
  { selections, cart, storefront, now, newId }: Booking,
): Promise<{ lines: CartLineRow[]; latest: Temporal.Instant; departures: Departure[] }> {
  await lockSelected(tx, selections);
  const lines: CartLineRow[] = [];
  const limits: number[] = [];
  const departures: Departure[] = [];
  for (const [position, { booking_participants_info, booking_answers, ...selection }] of selections.entries()) {
    const id = newId();
    const request = { id, selection, expected_total: undefined, storefront, now, bookableUntil: 'start' as const };
    const { at, pieces, row, answers_json } = await withPath(['lines', position], async () => {
      const priced = await priceLine(tx, request);
      return { ...priced, answers_json: JSON.stringify(answersFor(priced.row, booking_answers)) };
    });
    const participants = booking_participants_info ?? { has_main_contact: false, participants: [] };
    const participants_json = JSON.stringify(participants);
    const line = { ...row, cart_id: cart.id, position, participants_json, answers_json };
    await tx.insertInto('cart_lines').values(line).execute();
    const expires_at = Temporal.Instant.fromEpochMilliseconds(cart.expires_at);
    const { places } = row;
    await takePlaces(tx, { line_id: id, cart_id: cart.id, before: null, at, places, pieces, now, expires_at });
    lines.push(line);
    departures.push(at.departure);
    const { cutoff_at, starts_at } = at.departure;
    limits.push(cutoff_at > now.epochMilliseconds ? cutoff_at : starts_at);
  }
  return { lines, latest: Temporal.Instant.fromEpochMilliseconds(Math.min(...limits)), departures };
}

/**
 * Checks that the cart of a reseller holds no more than its share of each departure (A26).
 *
 * @returns the time until which it may hold them; null if all tours are its own
 * @throws Refused places_taken
 */
export async function requireShares(
  tx: Transaction,
  { lines, departures }: { lines: readonly CartLineRow[]; departures: readonly Departure[] },
  { account_id, cart_id, now }: { account_id: number; cart_id: string; now: Temporal.Instant },
): Promise<Temporal.Instant | null> {
  let until: number | null = null;
  for (const departure of new Map(departures.map((it) => [it.id, it])).values()) {
    const terms = await resaleTerms(tx, account_id, departure.experience_id);
    if (terms === null) continue;
    const mine = lines.filter(({ departure_id }) => departure_id === departure.id);
    const places = mine.reduce((sum, line) => sum + line.places, 0);
    await requireShare(tx, { account_id, departure, terms, places, cart_id }, now);
    until = Math.min(until ?? Number.MAX_SAFE_INTEGER, resellerHoldEnd(departure, now));
  }
  return until === null ? null : Temporal.Instant.fromEpochMilliseconds(until);
}

/** Locks the departures by ascending id before places are counted, as every caller that needs several. */
async function lockSelected(tx: Transaction, selections: readonly NewLine[]): Promise<void> {
  const found = await tx
    .selectFrom('departures')
    .select('id')
    .where((where) =>
      where.or(
        selections.map(({ experience_id, booking_info: { date, start_time_id } }) =>
          where.and([
            where('experience_id', '=', experience_id),
            where('date', '=', date),
            where('start_time_id', '=', start_time_id),
          ]),
        ),
      ),
    )
    .execute();
  const ids = found.map(({ id }) => id);
  await lockDepartures(tx, ids);
}
