import type { Experience, StoreInfo } from '#domain/contract/catalogue.ts';
import { dayIn } from '#domain/zone.ts';
import type { Transaction } from '../database/database.ts';
import type { OpenUntil } from './open-until.ts';
import { openDaysAt, readOpenUntil } from './open-until.ts';
import type { TimelessExperience } from './read-experiences.ts';
import { readExperiences } from './read-experiences.ts';
import { readStore } from './read-store.ts';
import type { StoreSettings } from './settings.ts';
import { Storefront } from './storefront.ts';

/** One store in memory: what was read of it, and what of that is open as of a moment. */
export interface Shelf {
  readonly version: number;
  /** Of the clock by which it was made, and the first at which it is no longer right. Epoch milliseconds. */
  readonly madeAt: number;
  readonly until: number;
  /** On another day the days that are open begin with another one: they are read anew. */
  readonly day: string;
  readonly store: StoreInfo;
  readonly settings: StoreSettings;
  readonly items: readonly Item[];
  readonly storefront: Storefront;
}

interface Item {
  readonly timeless: TimelessExperience;
  readonly openUntil: OpenUntil;
  readonly shown: Experience;
  readonly until: number;
}

/** Reads a store, of its experiences only those that have changed since `known`. */
export async function readShelf(
  tx: Transaction,
  id: number,
  known: Shelf | null,
  now: Temporal.Instant,
): Promise<Shelf> {
  const { store, settings } = await readStore(tx, id);
  const day = dayIn(now, store.time_zone);
  const order = await tx
    .selectFrom('store_experiences as s')
    .innerJoin('experiences as e', 'e.id', 's.experience_id')
    .select(['e.id', 'e.version'])
    .where('s.store_id', '=', id)
    .where('e.status', '=', 'published')
    .orderBy('s.position')
    .execute();
  const kept = new Map(known?.items.map((it) => [it.timeless.id, it]));
  const isNews = (it: { id: number; version: number }) => !kept.has(it.id) || it.version > (known?.version ?? 0);

  const read = await readExperiences(tx, order.filter(isNews), id);
  const timeless = order.flatMap((it) => read.get(it.id) ?? kept.get(it.id)?.timeless ?? []);
  const isStale = ({ id: of }: TimelessExperience) => read.has(of) || day !== known?.day;
  const openUntil = await readOpenUntil(
    tx,
    timeless.filter(isStale).map((it) => ({ id: it.id, from: dayIn(now, it.time_zone) })),
  );
  const items = timeless.map((it) => {
    const days = openUntil.get(it.id) ?? kept.get(it.id)?.openUntil;
    return itemAt(it, days ?? { from: day, cutoffs: new Float64Array() }, now);
  });
  return shelf({ version: store.version, day, store, settings, items }, now);
}

/** The same shelf at another moment of its day; null on another day. */
export function shelfAt(known: Shelf, now: Temporal.Instant): Shelf | null {
  if (dayIn(now, known.store.time_zone) !== known.day) return null;
  const at = now.epochMilliseconds;
  const isRight = (it: Item) => at >= known.madeAt && at < it.until;
  const items = known.items.map((it) => (isRight(it) ? it : itemAt(it.timeless, it.openUntil, now)));
  return shelf({ ...known, items }, now);
}

function shelf(parts: Omit<Shelf, 'madeAt' | 'until' | 'storefront'>, now: Temporal.Instant): Shelf {
  const { store, settings, items } = parts;
  const midnight = now.toZonedDateTimeISO(store.time_zone).startOfDay().add({ days: 1 }).epochMilliseconds;
  return {
    ...parts,
    madeAt: now.epochMilliseconds,
    until: items.reduce((earliest, it) => Math.min(earliest, it.until), midnight),
    storefront: new Storefront(
      store,
      settings,
      items.map(({ shown }) => shown),
    ),
  };
}

function itemAt(timeless: TimelessExperience, openUntil: OpenUntil, now: Temporal.Instant): Item {
  const { open_days, until } = openDaysAt(openUntil, now.epochMilliseconds);
  return { timeless, openUntil, shown: { ...timeless, open_days, as_of: now.toString() }, until };
}
