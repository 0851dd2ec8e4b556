import { people as peopleIn, placesTaken, rateOf } from '../booking/party.ts';
import type { Experience } from '../contract/catalogue.ts';
import type { DeskDeparture, DeskGuest, DeskLease, DeskSale, LogEntry } from '../contract/desk.ts';
import { toDecimal } from '../money/money.ts';
import { orderNumberOf } from './log.ts';

/** The sales of a device, as it computes them before the engine has stored them (T9). */

/** A sale as an entry of the log. */
export type SaleEntry = LogEntry & { readonly line: string; readonly departure: number; readonly sale: DeskSale };

export function isSale(entry: LogEntry): entry is SaleEntry {
  const { kind, line, departure, sale } = entry;
  return kind === 'sale' && line !== undefined && departure !== undefined && sale !== undefined;
}

/** The experiences that the device has, by id. */
export type Tours = ReadonlyMap<number, Experience>;

/** Places that a sale takes. If the device no longer has the tour, each unit and person takes a place. */
export function placesOfSale(sale: DeskSale, tours: Tours, capacity: number): number {
  const tour = tours.get(sale.experience_id);
  if (tour && rateOf(tour, sale)) return placesTaken(tour, sale, capacity);
  return sale.booking_info.pricing_units.reduce((sum, unit) => sum + unit.quantity * (unit.group_size ?? 1), 0);
}

/**
 * The leases of a device after an answer. Answers may overtake each other: the higher version of each lease stays. A lease that the answer does
 * not have has ended, unless the device got it after it had sent the request.
 *
 * @param atRequest  the leases of the device when it sent the request
 */
export function newerLeases(
  known: readonly DeskLease[],
  answered: readonly DeskLease[],
  atRequest: readonly DeskLease[],
): readonly DeskLease[] {
  const find = (leases: readonly DeskLease[], { id }: DeskLease) => leases.find((it) => it.id === id);
  const newer = answered.map((lease) => {
    const before = find(known, lease);
    return before && before.version > lease.version ? before : lease;
  });
  return [...newer, ...known.filter((lease) => !find(answered, lease) && !find(atRequest, lease))];
}

/**
 * Departures whose `held` also counts the places that this device has leased since the answer with these departures.
 *
 * @param answered  the leases in the answer with these departures
 * @param leases    the newest leases
 */
export function withLeases(
  departures: readonly DeskDeparture[],
  answered: readonly DeskLease[],
  leases: readonly DeskLease[],
): readonly DeskDeparture[] {
  return departures.map((departure) => {
    const more = placesIn(leases, departure) - placesIn(answered, departure);
    return more > 0 ? { ...departure, held: departure.held + more } : departure;
  });
}

function placesIn(leases: readonly DeskLease[], { id }: DeskDeparture): number {
  return leases.find(({ departure }) => departure === id)?.places ?? 0;
}

/** The places and numbers of a lease that are left for the next sale. */
export interface LeaseLeft {
  readonly places: number;
  readonly numbers: readonly string[];
}

/**
 * The rest of a lease, after sales and places that were given back (decision 0186).
 *
 * @param unsent  entries of this device that the engine does not have; the lease already counts the stored ones
 */
export function leftOfLease(
  lease: DeskLease,
  unsent: readonly LogEntry[],
  placesOf: (entry: SaleEntry) => number,
): LeaseLeft {
  const sales = unsent.filter(isSale);
  const ofLease = sales.filter((entry) => entry.of === lease.id);
  const used = new Set(sales.map(({ line }) => orderNumberOf(line)));
  const sold = ofLease.reduce((sum, entry) => sum + placesOf(entry), 0);
  const returns = unsent.filter(({ kind, of }) => kind === 'give_back' && of === lease.id);
  const taken = returns.reduce((sum, { places = 0 }) => sum + places, sold);
  return { places: Math.max(0, lease.places - taken), numbers: lease.numbers.filter((it) => !used.has(it)) };
}

/** People of a sale by pricing category, in the order of its units. */
export function partyOfSale(sale: DeskSale, tours: Tours) {
  const tour = tours.get(sale.experience_id);
  const options = (tour && rateOf(tour, sale)?.pricing_options) ?? [];
  return sale.booking_info.pricing_units.map(({ pricing_option_id, quantity, group_size }) => {
    const category = options.find(({ id }) => id === pricing_option_id)?.pricing_category;
    return { category: category?.id ?? 0, title: category?.title ?? '', people: quantity * (group_size ?? 1) };
  });
}

/**
 * Departures with the sales of this device that the engine has not answered yet. Their places are held for the device until then, so the number of
 * free places does not change.
 */
export function withSales(
  departures: readonly DeskDeparture[],
  entries: readonly LogEntry[],
  tours: Tours,
): readonly DeskDeparture[] {
  const sales = Map.groupBy(entries.filter(isSale), ({ departure }) => departure);
  if (sales.size === 0) return departures;
  return departures.map((departure) => {
    const known = new Set(departure.guests.map(({ number }) => number));
    const fresh = (sales.get(departure.id) ?? []).filter(({ line }) => !known.has(line));
    if (fresh.length === 0) return departure;
    const places = fresh.reduce((sum, { sale }) => sum + placesOfSale(sale, tours, departure.capacity), 0);
    return {
      ...departure,
      sold: departure.sold + places,
      held: Math.max(0, departure.held - places),
      guests: [...departure.guests, ...fresh.map((entry) => guestOf(entry, departure, tours))],
    };
  });
}

function guestOf({ line, sale }: SaleEntry, { currency }: DeskDeparture, tours: Tours): DeskGuest {
  const tour = tours.get(sale.experience_id);
  const { first_name, last_name, email, phone_number, booking_info, extra_items_units = [], total } = sale;
  const point = tour?.pickup.points.find(({ id }) => id === booking_info.pickup_point_id);
  const count = tour ? peopleIn(tour, sale) : 0;
  return {
    number: line,
    code: '',
    status: 'booked',
    first_name,
    last_name,
    email,
    phone: phone_number,
    party: partyOfSale(sale, tours).map(({ title, people }) => ({ title, people })),
    names: (sale.participants ?? []).map((it) => `${it.first_name} ${it.last_name}`.trim()),
    pickup: point?.name ?? null,
    extras: extra_items_units.flatMap(({ id, quantity }) => {
      const extra = tour?.extras.find((it) => it.id === id);
      return extra ? [{ title: extra.title, quantity: extra.pricing === 'person' ? count : quantity }] : [];
    }),
    answers: [],
    paid: toDecimal(0, currency),
    due: total,
    note: '',
    staff_note: '',
  };
}
