import { extraPieces, partyProblems, people, placesTaken, type Selection } from '#domain/booking/party.ts';
import { lineEstimate } from '#domain/booking/pricing.ts';
import type { CartLine } from '#domain/contract/cart.ts';
import type { Experience } from '#domain/contract/catalogue.ts';
import { reason, unknownId } from '#domain/contract/problems.ts';
import { exponent } from '#domain/money/currency-decimals.ts';
import { exactMinor, minor, toDecimal } from '#domain/money/money.ts';
import { cutoffOf, instantOf, startsOn } from '#domain/time/schedule.ts';
import { Invalid, invalidError, Refused } from '../base/errors.ts';
import type { Transaction } from '../database/database.ts';
import type { CartLineRow } from '../database/tables.ts';
import { type BookableUntil, refuseUnsold } from '../places/on-sale.ts';
import type { Pieces } from '../places/places.ts';
import { type LockedDeparture, lockDeparture } from '../places/places-left.ts';
import type { Storefront } from './storefront.ts';

export type LineSnapshot = Omit<CartLine, 'booking_participants_info' | 'booking_answers'>;

export type FullSelection = Selection & { experience_id: number };

export type LineTimes = Pick<LineSnapshot, 'starts_at' | 'time_zone'>;

/** A priced selection. Its departure is locked; no places are taken yet. */
export interface PricedLine {
  at: LockedDeparture;
  pieces: (Pieces & { stock: number })[];
  times: LineTimes;
  row: Pick<
    CartLineRow,
    'id' | 'experience_id' | 'departure_id' | 'places' | 'gross' | 'deposit' | 'wish_json' | 'snapshot_json'
  >;
}

interface PriceLineInput {
  id: string;
  selection: FullSelection;
  expected_total: string | undefined;
  storefront: Pick<Storefront, 'experience'>;
  now: Temporal.Instant;
  locked?: LockedDeparture | null;
  /**
   * The cut-off binds visitors only, and so does the adult whom children need (V2); staff may book until the start. A sale of a desk may arrive at
   * any time, with its locked departure.
   */
  bookableUntil?: BookableUntil;
}

/**
 * Checks and prices a selection, by the rules of the form (E7); the engine's price counts (E9). @throws Invalid; Refused departure_cancelled, past_cutoff, price_changed
 * @param expected_total  the total that the visitor has seen
 */
export async function priceLine(
  tx: Transaction,
  { id, selection, expected_total, storefront, now, locked = null, bookableUntil = 'cutoff' }: PriceLineInput,
): Promise<PricedLine> {
  const experience = storefront.experience(selection.experience_id);
  if (!experience) throw invalidError(['experience_id'], unknownId(selection.experience_id));
  const problems = partyProblems(experience, selection, { byStaff: bookableUntil !== 'cutoff' });
  if (problems.length > 0) throw new Invalid(problems);
  const at = await lockDepartureFor(tx, experience, selection, now, { id, locked, bookableUntil });
  const { departure } = at;

  const {
    booking_participants_info: _nobodyYet,
    booking_answers: _noneYet,
    ...snapshot
  } = lineEstimate(experience, selection, id);
  const gross = minor(snapshot.total.gross, experience.currency);
  if (expected_total !== undefined) checkPrice(expected_total, gross, experience.currency);
  const pieces = piecesFor(experience, selection);
  return {
    at,
    pieces,
    times: { starts_at: snapshot.starts_at, time_zone: snapshot.time_zone },
    row: {
      id,
      experience_id: experience.id,
      departure_id: departure.id,
      places: placesTaken(experience, selection, departure.capacity),
      gross,
      deposit: minor(snapshot.booking_deposit.amount, experience.currency),
      wish_json: JSON.stringify({
        ...plainSelection(selection),
        pieces: pieces.map(({ item_id, pieces: count }) => ({ item_id, pieces: count })),
      }),
      snapshot_json: JSON.stringify(snapshot satisfies LineSnapshot),
    },
  };
}

export function isSameSelection({ wish_json }: Pick<CartLineRow, 'wish_json'>, selection: FullSelection): boolean {
  return JSON.stringify(plainSelection(parseSelection({ wish_json }))) === JSON.stringify(plainSelection(selection));
}

export function parseSelection({ wish_json }: Pick<CartLineRow, 'wish_json'>): FullSelection {
  return JSON.parse(wish_json) as FullSelection;
}

/** The selection alone, its keys in one order: equal selections are equal texts. */
function plainSelection({ experience_id, booking_info, extra_items_units = [] }: FullSelection): FullSelection {
  const {
    date,
    start_time_id,
    pricing_rate_id,
    pricing_units,
    pickup_point_id = null,
    dropoff_point_id = null,
  } = booking_info;
  return {
    experience_id,
    booking_info: {
      date,
      start_time_id,
      pricing_rate_id,
      pricing_units: pricing_units.map(({ pricing_option_id, quantity, group_size = null }) => ({
        pricing_option_id,
        quantity,
        group_size,
      })),
      pickup_point_id,
      dropoff_point_id,
    },
    extra_items_units: extra_items_units.map((it) => ({ id: it.id, quantity: it.quantity })),
  };
}

async function lockDepartureFor(
  tx: Transaction,
  experience: Experience,
  selection: FullSelection,
  now: Temporal.Instant,
  { id, locked, bookableUntil }: Required<Pick<PriceLineInput, 'id' | 'locked' | 'bookableUntil'>>,
): Promise<LockedDeparture> {
  const { date, start_time_id } = selection.booking_info;
  const { schedule } = experience;
  const start = schedule.start_times.find((it) => it.id === start_time_id);
  if (!start) throw invalidError(['booking_info', 'start_time_id'], unknownId(start_time_id));
  if (locked && bookableUntil === 'always') return locked;

  const found = locked ?? (await lockDeparture(tx, { experience_id: experience.id, date, start_time_id }, now, id));
  if (found) {
    refuseUnsold(found.departure, { until: bookableUntil, now });
    return found;
  }

  const startsAt = instantOf(date, start.time, schedule.time_zone);
  const until = bookableUntil === 'cutoff' ? cutoffOf(startsAt, schedule.cutoff_minutes) : startsAt;
  if (Temporal.Instant.compare(now, until) > 0) throw new Refused('past_cutoff', 'It is too late to book this start.');
  const starts = startsOn(schedule, date);
  if (starts.length === 0) throw invalidError(['booking_info', 'date'], reason('not_on_this_day'));
  if (starts.every((it) => it.start_time_id !== start_time_id)) {
    throw invalidError(['booking_info', 'start_time_id'], reason('not_at_this_time'));
  }
  throw invalidError(['booking_info', 'date'], reason('day_not_open_yet'));
}

function piecesFor(experience: Experience, selection: FullSelection): (Pieces & { stock: number })[] {
  const guests = people(experience, selection);
  return (selection.extra_items_units ?? []).flatMap(({ id, quantity }) => {
    const extra = experience.extras.find((it) => it.id === id);
    if (!extra || extra.stock === null) return [];
    return [{ item_id: id, pieces: extraPieces(extra, quantity, guests), stock: extra.stock }];
  });
}

function checkPrice(expected_total: string, gross: number, currency: string): void {
  const expected = exactMinor(expected_total, currency);
  if (expected === null) {
    throw invalidError(['expected_total'], reason('too_many_decimals', { places: exponent(currency) }));
  }
  if (expected === gross) return;
  throw new Refused('price_changed', 'The price has changed.', {
    old_total: toDecimal(expected, currency),
    new_total: toDecimal(gross, currency),
    currency,
  });
}
