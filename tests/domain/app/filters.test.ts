import { describe, expect, it } from 'vitest';
import { filterRows } from '#domain/app/filter-rows.ts';
import type { Facts, Listing } from '#domain/app/filters.ts';
import {
  chooseCategory,
  chooseKeyword,
  chooseSubcategory,
  filtersSet,
  listingSearch,
  listingState,
  offered,
  setDateFrom,
  setDateTo,
  setPage,
  setPageSize,
  wholeListing,
} from '#domain/app/filters.ts';
import { encodeOpenDays } from '#domain/time/calendar.ts';
import { aStoreInfo } from '#tests/support/stores/store-info.ts';

const facts: Facts = { store: aStoreInfo(), today: '2026-11-20' };
const read = (query: string): Listing => listingState(new URLSearchParams(query), facts);
const chosen: Listing = {
  category: 'sea',
  subcategory: 'kayaking',
  keyword: 'sunset',
  dateFrom: '2026-12-01',
  dateTo: '2026-12-05',
  page: 3,
  pageSize: 24,
};

describe('the address of the listing', () => {
  it('[L2] holds the whole state: written and read again it is the same', () => {
    const address = listingSearch(chosen);

    expect(address).toBe(
      '?category=sea&subcategory=kayaking&keyword=sunset&dateFrom=2026-12-01&dateTo=2026-12-05&page=3&pageSize=24',
    );
    expect(read(address)).toEqual(chosen);
  });

  it('[L2] is bare for the whole listing', () => {
    expect(listingSearch(wholeListing)).toBe('');
    expect(read('')).toEqual(wholeListing);
  });

  it.each([
    ['category=nowhere&dateFrom=2026-12-01', { dateFrom: '2026-12-01' }],
    ['category=sea&subcategory=nowhere&keyword=sunset', { category: 'sea' }],
    ['subcategory=kayaking&keyword=sunset', {}],
    ['keyword=sunset', {}],
    ['category=islands&subcategory=kayaking', { category: 'islands' }],
    ['dateFrom=2026-11-19', {}],
    ['dateFrom=2026-11-20', { dateFrom: '2026-11-20' }],
    ['dateFrom=2026-02-30&dateTo=tomorrow', {}],
    ['dateTo=2026-11-30', { dateTo: '2026-11-30' }],
    ['dateFrom=2026-12-05&dateTo=2026-12-01', { dateFrom: '2026-12-05' }],
    ['page=abc', {}],
    ['page=0', {}],
    ['page=-1', {}],
    ['page=1e9', {}],
    ['category=sea&page=2', { category: 'sea', page: 2 }],
    ['category=__proto__&keyword=constructor', {}],
  ])('[L9] reads %s for what makes sense in it', (query, expected) => {
    expect(read(query)).toEqual({ ...wholeListing, ...expected });
  });

  it.each([
    ['12', 12],
    ['24', 24],
    ['48', 48],
    ['13', 12],
    ['100', 12],
    ['', 12],
  ])('[L10] takes pageSize=%s for %i', (value, size) => {
    expect(read(`pageSize=${value}`).pageSize).toBe(size);
  });
});

describe('choosing', () => {
  it('[L3] a category clears subcategory and keyword', () => {
    expect(chooseCategory(chosen, 'islands')).toMatchObject({ category: 'islands', subcategory: null, keyword: null });
  });

  it('[L4] a subcategory clears the keyword and keeps the category', () => {
    expect(chooseSubcategory(chosen, 'sailing')).toMatchObject({
      category: 'sea',
      subcategory: 'sailing',
      keyword: null,
    });
  });

  it('[L6] any filter leads to the first page, and only paging keeps the rest', () => {
    const changes = [
      chooseCategory(chosen, null),
      chooseSubcategory(chosen, null),
      chooseKeyword(chosen, null),
      setDateFrom(chosen, '2026-12-02'),
      setDateTo(chosen, '2026-12-04', facts.today),
      setPageSize(chosen, 48),
    ];

    expect(changes.map(({ page }) => page)).toEqual([1, 1, 1, 1, 1, 1]);
    expect(setPage(chosen, 2)).toEqual({ ...chosen, page: 2 });
  });

  it('[L7] a last day without a first one begins today', () => {
    expect(setDateTo(wholeListing, '2026-12-04', '2026-11-20')).toMatchObject({
      dateFrom: '2026-11-20',
      dateTo: '2026-12-04',
    });
    expect(setDateTo(chosen, '2026-12-04', '2026-11-20').dateFrom).toBe('2026-12-01');
    expect(setDateTo(chosen, '2026-11-28', '2026-11-20')).toMatchObject({
      dateFrom: '2026-11-20',
      dateTo: '2026-11-28',
    });
  });

  it('[L7] a cleared date leaves the address', () => {
    expect(listingSearch(setDateTo(setDateFrom(wholeListing, null), null, facts.today))).toBe('');
    expect(listingSearch(setDateFrom({ ...wholeListing, dateFrom: '2026-12-01' }, null))).toBe('');
  });

  it('[L7] a first day after the last one moves the last out of the way', () => {
    expect(setDateFrom(chosen, '2026-12-24')).toMatchObject({ dateFrom: '2026-12-24', dateTo: null });
  });

  it('[L5] offers subcategories of the category chosen and interests of the subcategory chosen, else none', () => {
    const nothing = offered(facts.store, wholeListing);
    const all = offered(facts.store, chosen);

    expect([nothing.subcategories, nothing.keywords]).toEqual([[], []]);
    expect(all.subcategories.map(({ slug }) => slug)).toEqual(['kayaking', 'sailing']);
    expect(all.keywords.map(({ slug }) => slug)).toEqual(['sunset']);
    expect(offered(facts.store, { ...chosen, subcategory: 'sailing' }).keywords).toEqual([]);
  });

  it('[L1] counts the filters that are set', () => {
    expect(filtersSet(wholeListing)).toBe(0);
    expect(filtersSet(chosen)).toBe(5);
  });
});

describe('rows', () => {
  const openOn = (...days: number[]) => encodeOpenDays('2026-11-20', (n) => days.includes(n));
  const rows = [
    { id: 1, categories: ['sea/kayaking/sunset', 'families'], open_days: openOn(0, 11) },
    { id: 2, categories: ['sea/kayaking'], open_days: openOn(40) },
    { id: 3, categories: ['sea-bottom/kayaking'], open_days: openOn() },
  ];
  const ids = (filter: Partial<Listing>) => filterRows(rows, { ...wholeListing, ...filter }).map(({ id }) => id);

  it('[L13] match the path of slugs as far as it is chosen, and no path that only begins alike', () => {
    expect(ids({ category: 'sea' })).toEqual([1, 2]);
    expect(ids({ category: 'sea', subcategory: 'kayaking', keyword: 'sunset' })).toEqual([1]);
    expect(ids({ category: 'families' })).toEqual([1]);
  });

  it('[L13] match a range of days with both ends in it, either end open', () => {
    expect(ids({ dateFrom: '2026-12-01', dateTo: '2026-12-01' })).toEqual([1]);
    expect(ids({ dateFrom: '2026-12-02' })).toEqual([2]);
    expect(ids({ dateTo: '2026-11-20' })).toEqual([1]);
    expect(ids({ dateFrom: '2026-11-21', dateTo: '2026-11-30' })).toEqual([]);
  });

  it('[L13] without a day stay though none is open', () => {
    expect(ids({})).toEqual([1, 2, 3]);
  });
});
