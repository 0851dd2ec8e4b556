/** The difference of a value from the value before, for words. */
export type NumberChange =
  | { readonly kind: 'same' }
  /** The value before was 0, so there is no percentage. */
  | { readonly kind: 'new' }
  /** Whole percent, or whole percentage points, of at least 1. */
  | { readonly kind: 'more' | 'less'; readonly by: number };

/** The change of an amount in percent. */
export function changeOf(now: number, before: number): NumberChange {
  if (before === 0) return { kind: now === 0 ? 'same' : 'new' };
  return changeBy(Math.round(((now - before) / before) * 100));
}

/** The change of a percentage, in percentage points. Null means that there was nothing to measure. */
export function pointsOf(now: number | null, before: number | null): NumberChange {
  if (before === null) return { kind: now === null ? 'same' : 'new' };
  return changeBy((now ?? 0) - before);
}

function changeBy(by: number): NumberChange {
  if (by === 0) return { kind: 'same' };
  return { kind: by > 0 ? 'more' : 'less', by: Math.abs(by) };
}

/** Sold places of all places, in whole percent; null if there were no places. */
export function occupancyOf({ places_sold, capacity }: { places_sold: number; capacity: number }): number | null {
  return capacity === 0 ? null : Math.round((places_sold / capacity) * 100);
}
