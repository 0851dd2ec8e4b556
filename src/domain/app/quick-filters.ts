import type { Keyword, StoreInfo } from '../contract/catalogue.ts';
import { addDays, dayNumber, weekdayOf } from '../time/day.ts';
import { change, chooseCategory, chooseSubcategory, type Listing } from './filters.ts';

/** The days that chips offer (V7), in the store's zone. On a Sunday, the weekend is that day alone. */
export function quickDays(today: string) {
  const weekday = weekdayOf(dayNumber(today));
  const saturday = addDays(today, Math.max(0, 6 - weekday));
  const tomorrow = addDays(today, 1);
  return {
    today: { dateFrom: today, dateTo: today },
    tomorrow: { dateFrom: tomorrow, dateTo: tomorrow },
    weekend: { dateFrom: saturday, dateTo: weekday === 7 ? today : addDays(saturday, 1) },
  };
}

export type QuickDay = keyof ReturnType<typeof quickDays>;

/** A chip. `to` is the listing that a tap leads to; for a chip that is on, this is the listing without it. */
export interface QuickFilter<Key> {
  readonly key: Key;
  readonly isOn: boolean;
  readonly to: Listing;
}

export function dayChips(listing: Listing, today: string): QuickFilter<QuickDay>[] {
  return Object.entries(quickDays(today)).map(([key, days]) => {
    const isOn = listing.dateFrom === days.dateFrom && listing.dateTo === days.dateTo;
    return { key: key as QuickDay, isOn, to: change(listing, isOn ? { dateFrom: null, dateTo: null } : days) };
  });
}

/** The categories. The chosen category is followed by its subcategories. */
export function categoryChips({ categories }: StoreInfo, listing: Listing) {
  return categories.flatMap(({ children, ...category }) => {
    const { slug } = category;
    const isOn = listing.category === slug;
    const chip = { category, isSub: false, isOn, to: chooseCategory(listing, isOn ? null : slug) };
    return isOn ? [chip, ...children.map((it) => subcategoryChip(it, listing))] : [chip];
  });
}

function subcategoryChip(category: Keyword, listing: Listing) {
  const { slug } = category;
  const isOn = listing.subcategory === slug;
  return { category, isSub: true, isOn, to: chooseSubcategory(listing, isOn ? null : slug) };
}
