import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import type { StoreInfo } from '#domain/contract/catalogue.ts';
import { dayIn } from '#domain/time/zone.ts';
import type { Database, Transaction } from '../database/database.ts';
import { neverOpen, openFrom, readOpenUntil } from '../places/open-days.ts';
import { type LoadedStore, loadStore, readExperiences } from './read-store.ts';
import {
  createOpening,
  createStorefront,
  type Item,
  itemAt,
  itemOf,
  type MarkedStore,
  type Opening,
  type Storefront,
  withJoinedBytes,
} from './storefront.ts';

/** How long data of a store stay right. */
export interface Validity {
  readonly version: number;
  /** By the clock of the engine that made it: when it was made, and the first instant at which it is no longer right. Epoch milliseconds. */
  readonly madeAt: number;
  readonly until: number;
}

/** One store in memory: its data as read, and the days that are open as of a moment. */
export interface StoreSnapshot extends Validity {
  /** The present day: on a later day the open days begin later. */
  readonly day: string;
  readonly parts: LoadedStore;
  /** Ids of the shown experiences, in the order of the listing. */
  readonly listed: readonly number[];
  /** By id; an experience that was hidden while others were read is missing. */
  readonly items: Items;
  readonly storefront: Storefront;
}

type Items = ReadonlyMap<number, Item>;

/** An opening, while the rest of its snapshot is being made. */
export interface OpenedStore extends Validity {
  readonly opening: Opening;
}

/** Experiences in one read: a visitor who reads a cart waits no longer than one such read takes. */
const AT_ONCE = 25;
/** Experiences that open a storefront: more than its first page has. */
const FIRST = 40;
/** The longest time of computing before other requests get a turn. */
const SLICE_MILLISECONDS = 5;

/** A snapshot that is being made: its first page comes before the rest. */
export interface SnapshotInWork {
  readonly opened: Promise<OpenedStore>;
  readonly whole: Promise<StoreSnapshot>;
}

// perf: docs/performance.md#first-page-first
/** Makes a store's snapshot of a version and a moment. Unchanged experiences of `known` are not read again. */
export function makeSnapshot(
  database: Database,
  { id, version }: { id: number; version: number },
  known: StoreSnapshot | null,
  now: Temporal.Instant,
): SnapshotInWork {
  const opened = Promise.withResolvers<OpenedStore>();
  const make = async (): Promise<StoreSnapshot> => {
    // A snapshot of a later day no longer has the open days of an earlier day.
    const usable = known && dayIn(now, known.parts.store.time_zone) >= known.day ? known : null;
    const isNew = !usable || usable.version < version;
    const { parts, listed, missing, first } = isNew
      ? await database.read((tx) => readBeginning(tx, id, usable, now))
      : { ...usable, missing: new Set<number>(), first: new Map<number, Item>() };

    const items = new Map(first);
    const knownItem = usable ? itemsAt(usable, now) : () => null;
    const keep = (it: number) => {
      const item = missing.has(it) ? null : knownItem(it);
      if (item) items.set(it, item);
    };
    const beginning = listed.slice(0, FIRST);
    for (const it of beginning) keep(it);
    const head = { ...parts, mark: {} };
    if (listed.length > FIRST && beginning.every((it) => items.has(it)))
      opened.resolve(openedStore(head, { listed, items, whole, now }));

    let turnEnds = performance.now() + SLICE_MILLISECONDS;
    for (const it of listed.slice(FIRST)) {
      keep(it);
      if (performance.now() < turnEnds) continue;
      await setImmediate();
      turnEnds = performance.now() + SLICE_MILLISECONDS;
    }
    const ids = [...missing].filter((it) => !first.has(it));
    for (let i = 0; i < ids.length; i += AT_ONCE) {
      await setImmediate();
      const some = await database.read((tx) => readItems(tx, id, ids.slice(i, i + AT_ONCE), now));
      for (const [of, item] of some) items.set(of, item);
    }
    return snapshot(head, { listed, items, now });
  };
  const whole: Promise<StoreSnapshot> = Promise.resolve().then(make);
  whole.then((it) => opened.resolve({ ...it, opening: it.storefront }), opened.reject);
  opened.promise.catch(() => {});
  return { opened: opened.promise, whole };
}

/**
 * The data that open a store, in one transaction: its parts, its list, and the first of the missing experiences. Changes during the later
 * reads get a later version, which is read then.
 */
async function readBeginning(tx: Transaction, id: number, known: StoreSnapshot | null, now: Temporal.Instant) {
  const listed = await readListed(tx, id);
  const changed = known && (await readChanged(tx, known.version));
  const missing = listed.filter((it) => !known?.items.has(it) || changed?.has(it));
  const first = await readItems(tx, id, missing.slice(0, known ? AT_ONCE : FIRST), now);
  return { parts: await loadStore(tx, id), listed, missing: new Set(missing), first };
}

/** Ids as one text: one row per id would take longer than the rest of a change. */
async function readListed(tx: Transaction, store_id: number): Promise<number[]> {
  const { ids } = await tx
    .selectFrom('store_experiences as s')
    .innerJoin('experiences as e', 'e.id', 's.experience_id')
    .select(sql<string | null>`string_agg('' || s.experience_id, ',' order by s.position)`.as('ids'))
    .where('s.store_id', '=', store_id)
    // The condition is written as in the index, so that the index is used.
    .where(sql<boolean>`e.status = 'published'`)
    .executeTakeFirstOrThrow();
  return ids ? ids.split(',').map(Number) : [];
}

async function readChanged(tx: Transaction, version: number): Promise<Set<number>> {
  const rows = await tx.selectFrom('experiences').select('id').where('version', '>', version).execute();
  return new Set(rows.map(({ id }) => id));
}

async function readItems(
  tx: Transaction,
  store_id: number,
  ids: readonly number[],
  now: Temporal.Instant,
): Promise<Map<number, Item>> {
  const read = await readExperiences(tx, ids, store_id);
  const dayOf = daysIn(now);
  const days = await readOpenUntil(
    tx,
    read.map(({ id, time_zone }) => ({ id, from: dayOf(time_zone) })),
  );
  const items = read.map((it) => itemOf(it, days.get(it.id) ?? neverOpen(dayOf(it.time_zone)), now));
  return new Map(withJoinedBytes(items).map((it) => [it.row.id, it]));
}

/** The known experiences of a store, as of another moment of the same day or a later day. */
function itemsAt(known: StoreSnapshot, now: Temporal.Instant): (id: number) => Item | null {
  const dayOf = daysIn(now);
  const at = now.epochMilliseconds;
  return (id) => {
    const it = known.items.get(id);
    if (!it) return null;
    const openUntil = openFrom(it.openUntil, dayOf(it.prices.schedule.time_zone));
    const isRight = openUntil === it.openUntil && at >= known.madeAt && at < it.until;
    return isRight ? it : itemAt(it, openUntil, now);
  };
}

function daysIn(now: Temporal.Instant): (zone: string) => string {
  const days = new Map<string, string>();
  return (zone) => {
    const day = days.get(zone) ?? dayIn(now, zone);
    days.set(zone, day);
    return day;
  };
}

interface Made {
  listed: readonly number[];
  items: Items;
  now: Temporal.Instant;
}

function openedStore(
  head: MarkedStore,
  { listed, items, now, whole }: Made & { whole: Promise<StoreSnapshot> },
): OpenedStore {
  const first = listed.slice(0, FIRST).flatMap((id) => items.get(id) ?? []);
  const wholeStorefront = async () => (await whole).storefront;
  const opening = createOpening(head, { items: first, count: listed.length, whole: wholeStorefront });
  return { ...validityOf(head.store, first, now), opening };
}

function snapshot(head: MarkedStore, { listed, items, now }: Made): StoreSnapshot {
  const shown = listed.flatMap((id) => items.get(id) ?? []);
  return {
    ...validityOf(head.store, shown, now),
    day: dayIn(now, head.store.time_zone),
    parts: head,
    listed,
    items,
    storefront: createStorefront(head, shown),
  };
}

function validityOf({ version, time_zone }: StoreInfo, shown: readonly Item[], now: Temporal.Instant): Validity {
  const midnight = now.toZonedDateTimeISO(time_zone).startOfDay().add({ days: 1 }).epochMilliseconds;
  const until = shown.reduce((earliest, it) => Math.min(earliest, it.until), midnight);
  return { version, madeAt: now.epochMilliseconds, until };
}
