import { describe, expect, it } from 'vitest';
import { filterRows, sortRows } from '#domain/app/filter-rows.ts';
import type { Facts, Listing, Sort } from '#domain/app/filters.ts';
import {
  change,
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
import { categoryChips, dayChips, quickDays } from '#domain/app/quick-filters.ts';
import { searchViews } from '#domain/app/search-rows.ts';
import type { ExperienceRow } from '#domain/contract/catalogue.ts';
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
  q: 'golden cave',
  party: 3,
  sort: 'price',
  view: 'map',
  page: 3,
  pageSize: 24,
};

describe('the address of the listing', () => {
  it('[L2] holds the whole state: written and read again it is the same', () => {
    const address = listingSearch(chosen);

    expect(address).toBe(
      '?category=sea&subcategory=kayaking&keyword=sunset&dateFrom=2026-12-01&dateTo=2026-12-05&q=golden+cave&party=3&sort=price&view=map&page=3&pageSize=24',
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
    expect(filtersSet(chosen)).toBe(7);
  });
});

describe('the bar', () => {
  it.each([
    ['q=%20%20blue%20%20cave%20', { q: 'blue cave' }],
    ['q=%20', {}],
    ['party=4', { party: 4 }],
    ['party=0', {}],
    ['party=-2', {}],
    ['party=100', {}],
    ['party=two', {}],
    ['sort=price', { sort: 'price' }],
    ['sort=title', {}],
  ])('[V6, V7] reads %s for what makes sense in it', (query, expected) => {
    expect(read(query)).toEqual({ ...wholeListing, ...expected });
  });

  it('[V6, L6] begins at the first page with another party or order', () => {
    expect(change(chosen, { party: 2 })).toEqual({ ...chosen, party: 2, page: 1 });
  });
});

describe('chips', () => {
  it.each([
    ['2026-11-26', 'Thursday', '2026-11-28', '2026-11-29'],
    ['2026-11-28', 'Saturday', '2026-11-28', '2026-11-29'],
    ['2026-11-29', 'Sunday', '2026-11-29', '2026-11-29'],
    ['2026-11-30', 'Monday', '2026-12-05', '2026-12-06'],
  ])('[V7] call the weekend of %s, a %s, from %s to %s', (today, _, dateFrom, dateTo) => {
    expect(quickDays(today).weekend).toEqual({ dateFrom, dateTo });
    expect(quickDays(today).today).toEqual({ dateFrom: today, dateTo: today });
  });

  it('[V7] keep the rest of the choice, and lead back where they are on', () => {
    const { tomorrow } = quickDays('2026-11-26');
    const plain = { ...wholeListing, category: 'sea', page: 2 };

    const [, off] = dayChips(plain, '2026-11-26');
    expect(off).toMatchObject({ key: 'tomorrow', isOn: false, to: { category: 'sea', ...tomorrow, page: 1 } });

    const [, on] = dayChips({ ...plain, ...tomorrow }, '2026-11-26');
    expect(on).toMatchObject({ isOn: true, to: { category: 'sea', dateFrom: null, dateTo: null } });
  });

  it('[V7] show the subcategories of the category that is on', () => {
    const titles = (listing: Listing) => categoryChips(facts.store, listing).map(({ category }) => category.title);

    expect(titles(wholeListing)).toEqual(['Sea', 'Islands']);
    expect(titles({ ...wholeListing, category: 'sea' })).toEqual(['Sea', 'Kayaking', 'Sailing', 'Islands']);
  });
});

describe('rows', () => {
  const openOn = (...days: number[]) => encodeOpenDays('2026-11-20', (n) => days.includes(n));
  const about = { title: 'A day out', short_description: '', from_price: null, duration: null };
  const rows = [
    { ...about, id: 1, categories: ['sea/kayaking/sunset', 'families'], open_days: openOn(0, 11) },
    { ...about, id: 2, categories: ['sea/kayaking'], open_days: openOn(40) },
    { ...about, id: 3, categories: ['sea-bottom/kayaking'], open_days: openOn() },
  ];
  const ids = (filter: Partial<Listing>, of: Parameters<typeof filterRows>[0] = rows) =>
    filterRows(of, { ...wholeListing, ...filter }).map((row) => (row as (typeof rows)[0]).id);

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

  it('[V6a] match a party by the most that a booking may be for', () => {
    const limited = rows.slice(0, 2).map((row, i) => ({ ...row, max_party: [4, null][i] ?? null }));

    expect(ids({ party: 4 }, limited)).toEqual([1, 2]);
    expect(ids({ party: 5 }, limited)).toEqual([2]);
    expect(ids({ party: 5 })).toEqual([1, 2, 3]);
  });

  it('[V6a] match no day that has too few places for the party', () => {
    const few_left = [{ date: '2026-11-20', places: 2 }];
    const some = rows.slice(0, 1).map((row) => ({ ...row, few_left }));
    const first = { dateFrom: '2026-11-20', dateTo: '2026-11-20' };

    expect(ids({ ...first, party: 2 }, some)).toEqual([1]);
    expect(ids({ ...first, party: 3 }, some)).toEqual([]);
    expect(ids({ dateFrom: '2026-11-20', party: 3 }, some)).toEqual([1]);
    expect(ids({ dateTo: '2026-11-30', party: 3 }, some)).toEqual([]);
    expect(ids({ ...first }, some)).toEqual([1]);
  });

  it('[V7] are ordered by price, duration and their next day, with what has none last', () => {
    const hours = (hours: number) => ({ days: 0, hours, minutes: 0 });
    const some = [
      { ...rows[0], from_price: { gross: '90.00', currency: 'EUR' }, duration: hours(5), open_days: openOn(3, 9) },
      { ...rows[1], from_price: { gross: '100.00', currency: 'EUR' }, duration: hours(2), open_days: openOn(1, 20) },
      { ...rows[2], from_price: null, duration: null, open_days: openOn() },
    ] as unknown as typeof rows;
    const order = (sort: Sort, days?: { dateFrom: string; dateTo: null }) =>
      sortRows(some, sort, days).map(({ id }) => id);

    expect(order('price')).toEqual([1, 2, 3]);
    expect(order('duration')).toEqual([2, 1, 3]);
    expect(order('soonest')).toEqual([2, 1, 3]);
    expect(order('soonest', { dateFrom: '2026-11-22', dateTo: null })).toEqual([1, 2, 3]);
  });
});

describe('a search', () => {
  const row = (id: number, title: string, more: Partial<ExperienceRow> = {}) => ({
    id,
    title,
    short_description: '',
    categories: [],
    open_days: encodeOpenDays('2026-11-20', () => true),
    ...more,
  });
  const rows = [
    row(1, 'Blue Cave by speedboat', { place: 'Komiža' }),
    row(2, 'Zinfandel at the source', { short_description: 'A tasting in a blue cellar above Kaštela.' }),
    row(3, 'Sunset paddle', { categories: ['sea/kayaking/sunset'], place: 'Split' }),
    row(4, 'Šibenik and its forts', { place: 'Šibenik' }),
    row(5, '海上皮划艇之旅'),
  ];
  const find = (q: string, of = rows) => searchViews([{ rows: of, store: facts.store }], q).map(({ id }) => id);

  it.each([
    ['blue', [1, 2], 'a title before a description'],
    ['BLUE cave', [1], 'all words'],
    ['komiza', [1], 'the place, without accents'],
    ['ŠIBENIK', [4], 'without case'],
    ['kayaking', [3], 'a category by its title'],
    ['kay', [3], 'the beginning of a word'],
    ['zinfandle', [2], 'two letters that changed places'],
    ['sibenk', [4], 'a letter too few'],
    ['kajaking', [3], 'a wrong letter'],
    ['a cave in komiza', [1], 'without words of one or two letters'],
    ['helicopter', [], 'nothing'],
    ['blue helicopter', [], 'nothing for a word that no row has'],
    ['皮划艇', [5], 'a word within a title that has no spaces'],
  ])('[V6] for %s finds %j: %s', (q, expected) => {
    expect(find(q)).toEqual(expected);
  });

  it('[V6] forgives no error in a word that some row has', () => {
    const some = [row(1, 'Boat to Hvar'), row(2, 'Bota fortress')];

    expect(find('boat', some)).toEqual([1]);
  });
});
