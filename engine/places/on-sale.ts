import { Refused } from '../base/errors.ts';
import type { Transaction } from '../database/database.ts';
import type { RowOf } from '../database/tables.ts';
import { lockDepartures } from './places-left.ts';
import { notForSale, resoldAmong } from './resale.ts';
import { isWithdrawn } from './vacancies.ts';

/** Visitors book until the cut-off, staff until the start. `always`: the time was checked earlier. */
export type BookableUntil = 'cutoff' | 'start' | 'always';

interface OnSaleInput {
  until: BookableUntil;
  /** Whether the places are held: they may be paid for after staff have closed their departure (T10). */
  isHeld?: boolean;
  now: Temporal.Instant;
}

/** Why a departure may not be sold; null: it may. Every code that sells its places or takes money for them asks this (B8). */
export function saleProblem(
  departure: Pick<RowOf<'departures'>, 'cancelled_at' | 'starts_at' | 'cutoff_at' | 'is_closed' | 'is_unscheduled'>,
  { until, isHeld = false, now }: OnSaleInput,
): 'departure_cancelled' | 'past_cutoff' | null {
  if (departure.cancelled_at !== null) return 'departure_cancelled';
  const at = now.epochMilliseconds;
  const isLate =
    (until === 'start' && departure.starts_at <= at) ||
    (until === 'cutoff' && (departure.cutoff_at < at || (!isHeld && isWithdrawn(departure))));
  return isLate ? 'past_cutoff' : null;
}

/** @throws Refused departure_cancelled, past_cutoff */
export function refuseUnsold(departure: Parameters<typeof saleProblem>[0], input: OnSaleInput): void {
  const problem = saleProblem(departure, input);
  if (problem) throw new Refused(problem, REASONS[problem]);
}

const REASONS = {
  departure_cancelled: 'This departure is cancelled.',
  past_cutoff: 'It is too late to book this start.',
  not_for_sale: 'This tour is not sold any more.',
};

/** A line of a cart or of an order. */
type SoldLine = Pick<RowOf<'order_lines'>, 'id' | 'departure_id' | 'snapshot_json'>;

interface UnsoldLineInput extends OnSaleInput {
  store_id: number;
  lines: readonly SoldLine[];
  /** Also locks the tours, so that it waits for an account that is being closed. */
  locksTours?: boolean;
}

/** The first line that its store may not sell any more, with the reason; null if it may sell all. Locks their departures. */
export async function unsoldLine(
  tx: Transaction,
  { store_id, lines, locksTours = false, ...input }: UnsoldLineInput,
): Promise<{ line: SoldLine; problem: keyof typeof REASONS } | null> {
  const departures = await lockDepartures(
    tx,
    lines.map(({ departure_id }) => departure_id),
  );
  const ids = departures.map(({ experience_id }) => experience_id);
  const listed = await toursOnSale(tx, store_id, ids, locksTours);
  for (const line of lines) {
    const departure = departures.find(({ id }) => id === line.departure_id);
    const isListed = departure && listed.has(departure.experience_id);
    const problem = isListed ? saleProblem(departure, input) : 'not_for_sale';
    if (problem) return { line, problem };
  }
  return null;
}

/** The tours among `ids` that a store sells: published, in its list, and its own or agreed on (A26). */
export async function toursOnSale(
  tx: Transaction,
  store_id: number,
  ids: readonly number[],
  locks = false,
): Promise<ReadonlySet<number>> {
  const tours = await tx
    .selectFrom('experiences')
    .select('id')
    .where('id', 'in', [0, ...ids])
    .where('status', '=', 'published')
    .where('id', 'in', (it) =>
      it.selectFrom('store_experiences').select('experience_id').where('store_id', '=', store_id),
    )
    .orderBy('id')
    .$if(locks, (it) => it.forNoKeyUpdate())
    .execute();
  return new Set(tours.map(({ id }) => id)).difference(await notForSale(tx, store_id, ids));
}

/** @throws Refused departure_cancelled, past_cutoff or not_for_sale, with the line */
export async function refuseUnsoldLines(tx: Transaction, input: UnsoldLineInput): Promise<void> {
  const found = await unsoldLine(tx, input);
  if (!found) return;
  const { line, problem } = found;
  const { experience } = JSON.parse(line.snapshot_json) as { experience: { title: string } };
  throw new Refused(problem, `“${experience.title}”: ${REASONS[problem]} Remove it from the cart.`, {
    line_id: line.id,
  });
}

/**
 * Refuses lines of cancelled departures, and of another account's tours without its agreement (A26). A reserved order stays valid if its own tour is
 * taken off sale (B8). The tours are locked, so that an agreement that is being revoked comes first.
 *
 * @throws Refused departure_cancelled, not_for_sale
 */
export async function refuseWithdrawnLines(
  tx: Transaction,
  { store_id, lines, now }: { store_id: number; lines: readonly SoldLine[]; now: Temporal.Instant },
): Promise<void> {
  const departures = await lockDepartures(
    tx,
    lines.map(({ departure_id }) => departure_id),
  );
  for (const departure of departures) refuseUnsold(departure, { until: 'always', now });
  const resold = await resoldAmong(
    tx,
    store_id,
    departures.map(({ experience_id }) => experience_id),
  );
  if (resold.size === 0) return;
  await lockTours(tx, [...resold]);
  if ((await notForSale(tx, store_id, [...resold])).size > 0) throw new Refused('not_for_sale', REASONS.not_for_sale);
}

async function lockTours(tx: Transaction, ids: readonly number[]): Promise<void> {
  await tx.selectFrom('experiences').select('id').where('id', 'in', ids).orderBy('id').forNoKeyUpdate().execute();
}
