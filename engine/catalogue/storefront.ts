import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import { experienceRowOf } from '#domain/app/experience-row.ts';
import { fromPrice } from '#domain/booking/from-price.ts';
import type { Experience, ExperienceRow, Rate, StoreInfo } from '#domain/contract/catalogue.ts';
import type { Language } from '#domain/contract/languages.ts';
import type { StoreSettings } from '#domain/contract/resources/stores.ts';
import { freeUntilMinutes } from '#domain/text/facts.ts';
import type { Theme } from '#domain/theme/theme.ts';
import { encodeOpenDays, OPEN_DAYS } from '#domain/time/calendar.ts';
import { addDays, dayNumber } from '#domain/time/day.ts';
import { dayIn } from '#domain/time/zone.ts';
import type { Database, Transaction } from '../database/database.ts';
import type { AppIcon } from './app-icon.ts';
import { FEW } from './places.ts';
import { loadStore, readExperiences, type TimelessExperience } from './read-store.ts';
import { storeInLanguage, translationOf } from './translate.ts';

/** All that one store shows, as of one version and one moment; never changed, only followed by another. */
export interface Storefront {
  readonly store: StoreInfo;
  readonly settings: StoreSettings;
  readonly icon: AppIcon;
  readonly theme: Theme;
  /** In the order of the listing. */
  readonly experiences: readonly Experience[];
  readonly rows: readonly ExperienceRow[];
  experience(idOrSlug: string | number): Experience | null;
  /** An experience whose texts are not those of its seller; null: they are, or there is none of that id. */
  translated(id: number): Experience | null;
  /** The same in a language (G3), or itself without one: made when it is first asked for, one experience after the other. */
  in(language: Language | null | undefined): StorefrontView;
}

/** What a storefront shows in one language. */
export type StorefrontView = Pick<Storefront, 'store' | 'experiences' | 'rows' | 'experience' | 'translated'>;

export function createStorefront(content: Omit<Storefront, 'experience' | 'translated' | 'in'>): Storefront {
  let found: ReadonlyMap<string, Experience> | null = null;
  const views = new Map<Language, StorefrontView>();
  const experience: Storefront['experience'] = (idOrSlug) => {
    found ??= new Map(content.experiences.flatMap((it) => [[String(it.id), it] as const, [it.slug, it] as const]));
    return found.get(String(idOrSlug)) ?? null;
  };
  const storefront: Storefront = {
    ...content,
    experience,
    translated: () => null,
    in: (language) => {
      if (!language) return storefront;
      const view = views.get(language) ?? viewIn(storefront, language);
      views.set(language, view);
      return view;
    },
  };
  return storefront;
}

function viewIn(storefront: Storefront, language: Language): StorefrontView {
  const { experiences, rows } = storefront;
  let lists: Pick<StorefrontView, 'experiences' | 'rows'> | null = null;
  const makeLists = () => {
    lists ??= {
      experiences: experiences.map((it) => translatedOnce(it, language)?.experience ?? it),
      rows: rows.map((row, n) => translatedOnce(experiences[n] as Experience, language)?.row ?? row),
    };
    return lists;
  };
  const translated = (idOrSlug: string | number) => {
    const found = storefront.experience(idOrSlug);
    return (found && translatedOnce(found, language)?.experience) ?? null;
  };
  return {
    store: storeInLanguage(storefront.store, language),
    get experiences() {
      return makeLists().experiences;
    },
    get rows() {
      return makeLists().rows;
    },
    experience: (idOrSlug) => translated(idOrSlug) ?? storefront.experience(idOrSlug),
    translated,
  };
}

interface Translation {
  readonly experience: Experience;
  readonly row: ExperienceRow;
}

/** Of one moment of an experience, by language: storefronts that follow each other share what has not changed. */
const translations = new WeakMap<Experience, Map<Language, Translation | null>>();

function translatedOnce(it: Experience, language: Language): Translation | null {
  const known = translations.get(it) ?? new Map<Language, Translation | null>();
  translations.set(it, known);
  const before = known.get(language);
  if (before !== undefined) return before;
  const experience = translationOf(it, language);
  const made = experience && { experience, row: experienceRowOf(experience) };
  known.set(language, made);
  return made;
}

/** One store in memory: what was read of it, and what of that is open as of a moment. */
export interface StoreSnapshot {
  readonly version: number;
  /** Of the clock by which it was made, and the first at which it is no longer right. Epoch milliseconds. */
  readonly madeAt: number;
  readonly until: number;
  /** On another day the days that are open begin with another one. */
  readonly day: string;
  readonly store: StoreInfo;
  readonly settings: StoreSettings;
  readonly icon: AppIcon;
  readonly theme: Theme;
  /** Ids of what is listed, in its order: drafts too, which are not shown. */
  readonly listed: readonly number[];
  /** By id, all that is listed; null is not shown. */
  readonly items: ReadonlyMap<number, Item | null>;
  readonly storefront: Storefront;
}

interface Item {
  readonly timeless: TimelessExperience;
  readonly openUntil: OpenUntil;
  readonly shown: Experience;
  readonly row: ExperienceRow;
  readonly until: number;
}

/** Anyone who reads a cart waits no longer than it takes to read so many experiences. */
const AT_ONCE = 100;

/** A store's shelf of a version and a moment. What `known` tells of it is not read again. */
export async function nextSnapshot(
  database: Database,
  { id, version }: { id: number; version: number },
  known: StoreSnapshot | null,
  now: Temporal.Instant,
): Promise<StoreSnapshot> {
  // Nobody knows any more what was open on a day before.
  const usable = known && dayIn(now, known.store.time_zone) >= known.day ? known : null;
  if (!usable || usable.version < version) return readSnapshot(database, id, usable, now);
  return snapshot({ ...usable, items: itemsAt(usable, now) }, now);
}

/** Reads a store and what has changed since `known`, a hundred experiences at a time. What changes meanwhile is read with a later version. */
async function readSnapshot(
  database: Database,
  id: number,
  known: StoreSnapshot | null,
  now: Temporal.Instant,
): Promise<StoreSnapshot> {
  const { listed, wanted, first, ...parts } = await database.read(async (tx) => {
    const ids = await readListed(tx, id);
    const changed = known && (await readChanged(tx, known.version));
    const changedIds = ids.filter((it) => !known?.items.has(it) || changed?.has(it));
    const read = await readItems(tx, id, changedIds.slice(0, AT_ONCE), now);
    return { ...(await loadStore(tx, id)), listed: ids, wanted: changedIds, first: read };
  });
  const before: Items = known ? itemsAt(known, now) : new Map();
  const items: Items = new Map(listed.map((it) => [it, (first.has(it) ? first : before).get(it) ?? null]));
  for (let i = AT_ONCE; i < wanted.length; i += AT_ONCE) {
    await setImmediate();
    const some = await database.read((tx) => readItems(tx, id, wanted.slice(i, i + AT_ONCE), now));
    for (const [of, item] of some) items.set(of, item);
  }
  return snapshot({ ...parts, listed, items }, now);
}

/** Ids as one text: a row for each takes longer than all else that a change costs. */
async function readListed(tx: Transaction, store_id: number): Promise<number[]> {
  const { ids } = await tx
    .selectFrom('store_experiences')
    .select(sql<string | null>`string_agg('' || experience_id, ',' order by position)`.as('ids'))
    .where('store_id', '=', store_id)
    .executeTakeFirstOrThrow();
  return ids ? ids.split(',').map(Number) : [];
}

async function readChanged(tx: Transaction, version: number): Promise<Set<number>> {
  const rows = await tx.selectFrom('experiences').select('id').where('version', '>', version).execute();
  return new Set(rows.map(({ id }) => id));
}

type Items = Map<number, Item | null>;

async function readItems(
  tx: Transaction,
  store_id: number,
  wanted: readonly number[],
  now: Temporal.Instant,
): Promise<Items> {
  const read = await readExperiences(tx, wanted, store_id);
  const dayOf = daysIn(now);
  const days = await readOpenUntil(
    tx,
    read.map(({ id, time_zone }) => ({ id, from: dayOf(time_zone) })),
  );
  const items: Items = new Map(wanted.map((id) => [id, null]));
  for (const it of read) items.set(it.id, itemAt(it, days.get(it.id) ?? neverOpen(dayOf(it.time_zone)), now));
  return items;
}

/** What is known of a store's experiences, as of another moment of its day or a later one. */
function itemsAt(known: StoreSnapshot, now: Temporal.Instant): Items {
  const dayOf = daysIn(now);
  const at = now.epochMilliseconds;
  const itemNow = (it: Item): Item => {
    const openUntil = openFrom(it.openUntil, dayOf(it.timeless.time_zone));
    const isRight = openUntil === it.openUntil && at >= known.madeAt && at < it.until;
    return isRight ? it : itemAt(it.timeless, openUntil, now);
  };
  return new Map(known.items.entries().map(([id, it]) => [id, it && itemNow(it)]));
}

function daysIn(now: Temporal.Instant): (zone: string) => string {
  const days = new Map<string, string>();
  return (zone) => {
    const day = days.get(zone) ?? dayIn(now, zone);
    days.set(zone, day);
    return day;
  };
}

function snapshot(
  {
    store,
    settings,
    icon,
    theme,
    listed,
    items,
  }: Pick<StoreSnapshot, 'store' | 'settings' | 'icon' | 'theme' | 'listed' | 'items'>,
  now: Temporal.Instant,
): StoreSnapshot {
  const shown = listed.flatMap((id) => items.get(id) ?? []);
  const midnight = now.toZonedDateTimeISO(store.time_zone).startOfDay().add({ days: 1 }).epochMilliseconds;
  return {
    version: store.version,
    madeAt: now.epochMilliseconds,
    until: shown.reduce((earliest, it) => Math.min(earliest, it.until), midnight),
    day: dayIn(now, store.time_zone),
    store,
    settings,
    icon,
    theme,
    listed,
    items,
    storefront: createStorefront({
      store,
      settings,
      icon,
      theme,
      experiences: shown.map((it) => it.shown),
      rows: shown.map(({ row }) => row),
    }),
  };
}

function itemAt(timeless: TimelessExperience, openUntil: OpenUntil, now: Temporal.Instant): Item {
  const at = now.epochMilliseconds;
  const { open_days, few_left, ...open } = openDaysAt(openUntil, at);
  const minutes = freeUntilMinutes(timeless.cancellation_policy);
  const free = minutes === null ? null : freeFrom(openUntil, timeless.schedule.cutoff_minutes - minutes, at);
  const until = Math.min(open.until, free?.until ?? open.until);
  const rates = timeless.rates.map((rate) => withoutPast(rate, open_days.from));
  const shown = {
    ...timeless,
    rates,
    open_days,
    few_left,
    ...(free && { free_from: free.day }),
    as_of: now.toString(),
  };
  shown.from_price = fromPrice(shown);
  return { timeless, openUntil, shown, row: experienceRowOf(shown), until };
}

/** A rate without prices of days that are over: nobody can book them. */
function withoutPast(rate: Rate, today: string): Rate {
  const { price_rules, ...rest } = rate;
  if (!price_rules) return rate;
  const left = price_rules.filter(({ from, to = from, yearly }) => yearly || to >= today);
  return left.length > 0 ? { ...rest, price_rules: left } : rest;
}

/** For each day from `from` on: the last instant at which a start of that day can be booked, or 0. `open_days` is computed from it. */
interface OpenUntil {
  readonly from: string;
  readonly cutoffs: Float64Array;
  /** The same of the first start of a day. */
  readonly firsts: Float64Array;
  /** By date, the days on which a departure has few places left: `lots` is the last cut-off of that day's other departures, or 0. */
  readonly scarce: ReadonlyMap<string, { readonly lots: number; readonly few: readonly FewPlaces[] }>;
}

/** A departure with places for a few people only; `until` is its cut-off. */
interface FewPlaces {
  readonly until: number;
  readonly left: number;
}

/** More than are shown, for when the days move on: those of a database that another engine's clock has extended already. */
const INDEXED_DAYS = OPEN_DAYS + 7;

function neverOpen(from: string): OpenUntil {
  return { from, cutoffs: new Float64Array(INDEXED_DAYS), firsts: new Float64Array(INDEXED_DAYS), scarce: new Map() };
}

/** @param from  of each experience: its own day of today. Held places count as free (L13). */
async function readOpenUntil(
  tx: Transaction,
  experiences: readonly { id: number; from: string }[],
): Promise<Map<number, OpenUntil>> {
  const found = new Map(experiences.map(({ id, from }) => [id, neverOpen(from)]));
  if (found.size === 0) return found;
  // A row for each departure would take longer to come than all the rest of a catalogue: they come as one text an experience.
  const rows = await tx
    .selectFrom('departures')
    .select([
      'experience_id',
      sql<string>`string_agg(date || cutoff_at || case when sold > 0 and capacity - sold <= ${sql.lit(FEW)}
        then '/' || (capacity - sold) else '' end, ',')`.as('departures'),
    ])
    .where('experience_id', 'in', [...found.keys()])
    .where('date', '>=', experiences.map(({ from }) => from).toSorted()[0] ?? '')
    .whereRef('sold', '<', 'capacity')
    .where('is_closed', '=', 0)
    .where('is_unscheduled', '=', 0)
    .groupBy('experience_id')
    .execute();
  for (const { experience_id, departures } of rows) {
    const days = found.get(experience_id);
    if (days) found.set(experience_id, filled(days, departures));
  }
  return found;
}

function filled({ from, cutoffs, firsts }: OpenUntil, departures: string): OpenUntil {
  const first = dayNumber(from);
  const few = new Map<string, FewPlaces[]>();
  const lots = new Map<string, number>();
  for (const departure of departures.split(',')) {
    const date = departure.slice(0, DATE_LENGTH);
    const [cutoff = '', left] = departure.slice(DATE_LENGTH).split('/');
    const n = dayNumber(date) - first;
    if (n < 0 || n >= INDEXED_DAYS) continue;
    const until = Number(cutoff);
    cutoffs[n] = Math.max(cutoffs[n] ?? 0, until);
    firsts[n] = Math.min(firsts[n] || until, until);
    if (left === undefined) lots.set(date, Math.max(lots.get(date) ?? 0, until));
    else few.set(date, [...(few.get(date) ?? []), { until, left: Number(left) }]);
  }
  const days = Array.from(few, ([date, it]) => [date, { few: it, lots: lots.get(date) ?? 0 }] as const);
  return { from, cutoffs, firsts, scarce: new Map(days.toSorted(([a], [b]) => (a < b ? -1 : 1))) };
}

const DATE_LENGTH = 10;

/** The same from a later day on: a day that comes into reach is made then, and its experience read again. */
function openFrom(days: OpenUntil, from: string): OpenUntil {
  if (from <= days.from) return days;
  const past = dayNumber(from) - dayNumber(days.from);
  const { cutoffs, firsts } = neverOpen(from);
  cutoffs.set(days.cutoffs.subarray(past));
  firsts.set(days.firsts.subarray(past));
  return { from, cutoffs, firsts, scarce: days.scarce };
}

type OpenNow = Required<Pick<ExperienceRow, 'open_days' | 'few_left'>> & { until: number };

/** The days open at an instant, those with few places, and the next instant at which that changes (Infinity: never). */
function openDaysAt({ from, cutoffs, scarce }: OpenUntil, now: number): OpenNow {
  let until = Number.POSITIVE_INFINITY;
  const isOver = (cutoff: number) => {
    if (cutoff >= now && cutoff < until) until = cutoff;
    return cutoff < now;
  };
  cutoffs.forEach(isOver);
  const last = addDays(from, FEW_LEFT_DAYS - 1);
  const few_left: OpenNow['few_left'] = [];
  for (const [date, { lots, few }] of scarce) {
    if (date < from || date > last) continue;
    const open = few.filter((it) => !isOver(it.until));
    const places = open.reduce((sum, { left }) => sum + left, 0);
    if (isOver(lots) && places > 0 && places <= FEW) few_left.push({ date, places });
  }
  const isOpen = (n: number) => (cutoffs[n] ?? 0) >= now;
  // A start can be booked at its cut-off itself: the change comes a millisecond later.
  return { open_days: encodeOpenDays(from, isOpen), few_left, until: until + 1 };
}

/**
 * The day from which on the next departure can be cancelled for free at an instant (V9), and the next instant at which that changes.
 *
 * @param after  minutes from a departure's cut-off to its last free cancellation; mostly negative
 */
function freeFrom({ from, cutoffs, firsts }: OpenUntil, after: number, now: number) {
  const isOpen = (n: number) => (cutoffs[n] ?? 0) >= now;
  const n = firsts.findIndex((first, day) => isOpen(day) && first + after * 60_000 >= now);
  if (n < 0) return { day: null, until: Number.POSITIVE_INFINITY };
  let day = n;
  while (day > 0 && !isOpen(day - 1)) day--;
  return { day: addDays(from, day), until: (firsts[n] ?? 0) + after * 60_000 + 1 };
}

/** How far ahead a row names the days with few places left. */
const FEW_LEFT_DAYS = 14;
