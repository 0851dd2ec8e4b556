import { AS_OF, PARTIAL } from '#domain/app/cache-policy.ts';
import { readAt } from '#domain/app/cached-endpoints.ts';
import { experienceRowOf } from '#domain/app/experience-row.ts';
import { filterRows, pricedWithin, sortRows } from '#domain/app/filter-rows.ts';
import { SORTS, sensibleFilter } from '#domain/app/filters.ts';
import { searchViews } from '#domain/app/search-rows.ts';
import type { Experience } from '#domain/contract/catalogue.ts';
import { LANGUAGE } from '#domain/contract/endpoint.ts';
import { listExperiences, readExperience, readStore } from '#domain/contract/webstore.ts';
import { CACHED_BY } from './cached-response.ts';
import { type Catalogue, experiencesIn } from './catalogue.ts';

// perf: docs/performance.md#the-catalogue-on-the-device
/** The engine's answer to a read, from the stored catalogue (W9); null if the catalogue cannot answer it. `deviceNow` is in epoch milliseconds. */
export function fromCatalogue(url: URL, catalogue: Catalogue, deviceNow: number): Response | null {
  const language = url.searchParams.get(LANGUAGE);
  if (language !== null && language !== catalogue.language) return null;
  const call = readAt([readStore, listExperiences, readExperience], url.pathname);
  if (call === readStore) return made(catalogue, 200, catalogue.store.value);
  if (call === listExperiences) return listing(url, catalogue, deviceNow);
  if (call === readExperience) return experience(url, catalogue);
  return null;
}

function experience(url: URL, catalogue: Catalogue): Response | null {
  const id = decodeURIComponent(url.pathname.replace(/\/$/, '').split('/').at(-1) ?? '');
  const found = experienceAt(catalogue, id);
  return found ? made(catalogue, 200, found) : null;
}

/** The experience with this id or slug, else the one that had this slug before (E1). */
export function experienceAt(catalogue: Catalogue, idOrSlug: string): Experience | undefined {
  const all = experiencesIn(catalogue);
  const isSame = (it: string) => it.toLowerCase() === idOrSlug.toLowerCase();
  return (
    all.find(({ id, slug }) => slug === idOrSlug || String(id) === idOrSlug) ??
    all.find(({ slug, former_slugs = [] }) => [slug, ...former_slugs].some(isSame))
  );
}

function listing(url: URL, catalogue: Catalogue, deviceNow: number): Response | null {
  const query = url.searchParams;
  const ordering = query.get('ordering') ?? '';
  const sort = SORTS.find((it) => it === ordering) ?? null;
  if ([...query.keys()].some((key) => !understood.has(key)) || (ordering !== '' && sort === null)) return null;
  const { time_zone } = catalogue.store.value;
  const today = dayAt(deviceNow + catalogue.clock_offset, time_zone);
  const filter = sensibleFilter(
    {
      category: query.get('category'),
      subcategory: query.get('subcategory'),
      keyword: query.get('keyword'),
      dateFrom: query.get('date_from'),
      dateTo: query.get('date_to'),
      q: query.get('q'),
      party: query.get('party'),
    },
    { store: catalogue.store.value, today },
  );
  const days = { dateFrom: filter.dateFrom ?? today, dateTo: filter.dateTo };
  const rows = filterRows(experiencesIn(catalogue), filter);
  const found = filter.q === null ? rows : searchViews([{ rows, store: catalogue.store.value }], filter.q);
  const priced = found.map((it) => pricedWithin(it, it, { ...days, party: filter.party }));
  const page = pageOf(sort === null ? priced : sortRows(priced, sort, days), url);
  if (!page) return made(catalogue, 404, { detail: 'Invalid page.' });
  return made(catalogue, 200, { ...page, results: page.results.map(experienceRowOf) });
}

const understood = new Set(
  'category subcategory keyword date_from date_to q party ordering page page_size language'.split(' '),
);

/** A page of rows in the engine's form: 20 rows by default, at most 100. */
function pageOf<Row>(rows: readonly Row[], url: URL) {
  const size = Math.min(100, wholeNumber(url.searchParams.get('page_size')) || 20);
  const last = Math.max(1, Math.ceil(rows.length / size));
  const number = url.searchParams.get('page') ?? '1';
  const page = number === 'last' ? last : wholeNumber(number);
  if (page < 1 || page > last) return null;
  const address = (number: number) => {
    const neighbour = new URL(url);
    if (number === 1) neighbour.searchParams.delete('page');
    else neighbour.searchParams.set('page', String(number));
    return neighbour.href;
  };
  return {
    count: rows.length,
    next: page < last ? address(page + 1) : null,
    previous: page > 1 ? address(page - 1) : null,
    results: rows.slice((page - 1) * size, page * size),
  };
}

function wholeNumber(text: string | null): number {
  return /^\s*\+?\d{1,9}\s*$/.test(text ?? '') ? Number(text) : 0;
}

/** The day in a time zone, without Temporal: the polyfill would be half of the worker's bytes. */
function dayAt(epochMilliseconds: number, zone: string): string {
  const parts = new Intl.DateTimeFormat('en-u-ca-iso8601', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).formatToParts(epochMilliseconds);
  const part = (type: string) => parts.find((it) => it.type === type)?.value ?? '';
  return `${part('year')}-${part('month')}-${part('day')}`;
}

/** An answer in the engine's form. An answer from an incomplete catalogue is used only if the engine is out of reach. */
function made({ as_of, build, complete }: Catalogue, status: number, body: unknown): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: {
      'Content-Type': 'application/json',
      'Landfall-Version': 'gathered',
      [AS_OF]: as_of,
      [CACHED_BY]: complete ? build : 'incomplete',
      ...(!complete && { [PARTIAL]: 'true' }),
    },
  });
}
