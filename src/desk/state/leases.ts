import { atom } from 'jotai';
import { array, is } from 'superstruct';
import { type DeskDeparture, DeskLease, type LogEntry, leasePlaces } from '#domain/contract/desk.ts';
import { type LeaseLeft, leftOfLease, newerLeases, placesOfSale } from '#domain/desk/own-sales.ts';
import { isClockTrustedAtom } from './clock-trust.ts';
import { contactAtom } from './contact.ts';
import { deskStoreAtom } from './device.ts';
import { logAtom, unsentOf } from './log.ts';
import { toursAtom } from './tours.ts';

/** Places that this device may sell without a network (decision 0186). */
const heldAtom = atom<readonly DeskLease[]>([]);
export const leasesAtom = atom((get) => get(heldAtom));

export const loadLeasesAtom = atom(null, async (get, set): Promise<void> => {
  set(heldAtom, parseLeases(await get(deskStoreAtom).read('leases')));
});

interface LeaseAnswer {
  readonly answered: readonly DeskLease[];
  /** The leases of this device when it sent the request. */
  readonly atRequest: readonly DeskLease[];
}

/** Takes the leases of an answer. */
export const takeLeasesAtom = atom(null, async (get, set, { answered, atRequest }: LeaseAnswer): Promise<void> => {
  const leases = newerLeases(get(heldAtom), answered, atRequest);
  if (JSON.stringify(leases) === JSON.stringify(get(heldAtom))) return;
  set(heldAtom, leases);
  await get(deskStoreAtom).update('leases', (before) => newerLeases(parseLeases(before), leases, atRequest));
});

function parseLeases(value: unknown): readonly DeskLease[] {
  return is(value, array(DeskLease)) ? value : [];
}

type Departure = Pick<DeskDeparture, 'id' | 'capacity' | 'starts_at'>;

/** The rest of this device's lease for a departure; null without a lease. */
export const leaseLeftAtom = atom((get) => {
  const leftAfter = get(leaseLeftAfterAtom);
  const unsent = unsentOf(get(logAtom));
  return (departure: Departure) => leftAfter(departure, unsent);
});

/** The rest of this device's lease after the given unsent entries, such as the stored ones; null without a lease. */
export const leaseLeftAfterAtom = atom((get) => {
  const leases = get(heldAtom);
  const tours = get(toursAtom);
  return ({ id, capacity }: Departure, unsent: readonly LogEntry[]): (LeaseLeft & { lease: DeskLease }) | null => {
    const lease = leases.find(({ departure }) => departure === id);
    if (!lease) return null;
    return { ...leftOfLease(lease, unsent, ({ sale }) => placesOfSale(sale, tours, capacity)), lease };
  };
});

/** Minutes before the start at which the device stops selling without a network, because its clock may be a little wrong. */
const STOP_MINUTES = 5;

/** Why a device may not sell its leased places. `ended`: the lease is a reseller's and is over, which happens before the start (A26). */
export type LeaseStop = 'clock' | 'over' | 'ended';

export const leaseStopAtom = atom((get) => {
  const isTrusted = get(isClockTrustedAtom);
  const leases = get(heldAtom);
  return ({ id, starts_at }: Departure, now: Temporal.Instant): LeaseStop | null => {
    if (!isTrusted) return 'clock';
    const isPast = (end: string) =>
      Temporal.Instant.compare(now, Temporal.Instant.from(end).subtract({ minutes: STOP_MINUTES })) >= 0;
    if (isPast(starts_at)) return 'over';
    return leases.some(({ departure, expires_at }) => departure === id && isPast(expires_at)) ? 'ended' : null;
  };
});

/** The outcome of a request for places. `left` is how many leased places the device has while the engine is out of reach. */
export type LeaseOutcome =
  | { readonly kind: 'ok' }
  | { readonly kind: 'refused'; readonly code: string | undefined }
  | { readonly kind: 'offline'; readonly left: number; readonly stop: LeaseStop | null };

/** The longest wait for places: a guest is waiting. */
const PATIENCE_MS = 8_000;

/** Asks the engine for a number of places, besides the places of unsent sales. */
export const leasePlacesAtom = atom(
  null,
  async (get, set, departure: Departure, places: number): Promise<LeaseOutcome> => {
    const known = get(leaseLeftAtom)(departure);
    const unsent = known ? known.lease.places - known.places : 0;
    const outcome = await get(contactAtom).send(leasePlaces, {
      params: { departure: departure.id },
      body: { places: places + unsent },
      key: crypto.randomUUID(),
      timeout: PATIENCE_MS,
    });
    if (outcome.kind === 'unreachable') {
      const left = get(leaseLeftAtom)(departure)?.places ?? 0;
      return { kind: 'offline', left, stop: get(leaseStopAtom)(departure, get(contactAtom).clock.now()) };
    }
    if (outcome.kind !== 'ok')
      return { kind: 'refused', code: outcome.kind === 'refused' ? outcome.refusal.code : undefined };
    const atRequest = get(heldAtom);
    const others = atRequest.filter(({ departure: of }) => of !== departure.id);
    await set(takeLeasesAtom, { answered: [...others, outcome.reply], atRequest });
    return { kind: 'ok' };
  },
);

/** Ensures that this device may sell a number of places: from its lease, else by a request to the engine. */
export const ensurePlacesAtom = atom(
  null,
  async (get, set, departure: Departure, places: number): Promise<LeaseOutcome> => {
    const stop = get(leaseStopAtom)(departure, get(contactAtom).clock.now());
    const left = get(leaseLeftAtom)(departure);
    const isEnough = left !== null && left.places >= places && left.numbers.length > 0;
    if (isEnough && stop === null) return { kind: 'ok' };
    return set(leasePlacesAtom, departure, Math.max(places, left?.places ?? 0));
  },
);
