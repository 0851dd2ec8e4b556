import { useAtomValue } from 'jotai';
import { useSearchParams } from 'wouter';
import { todayAtom } from '#desk/state/days.ts';
import { isDate } from '#domain/contract/formats/is-date.ts';
import { MOST_NUMBER_DAYS } from '#domain/contract/office/numbers.ts';
import { type DayRange, dayCount, type Preset, presetRange, presets } from '#domain/desk/number-ranges.ts';

export interface NumbersAddress {
  /** null for days that the user chose. */
  readonly preset: Preset | null;
  readonly range: DayRange;
  /** null for the first store. */
  readonly store: number | null;
}

/**
 * The days and the store of the numbers, from the address: `?range=last_month&store=2` or `?from=2026-06-01&to=2026-08-31`. Invalid values count as
 * absent.
 */
export function useNumbersAddress() {
  const today = useAtomValue(todayAtom);
  const [params, setParams] = useSearchParams();
  const chosen = { date_from: params.get('from') ?? '', date_to: params.get('to') ?? '' };
  const named = presets.find((it) => it === params.get('range'));
  const isChosen = named === undefined && isRange(chosen);
  const preset = isChosen ? null : (named ?? 'this_month');
  const store = /^[1-9]\d{0,8}$/.test(params.get('store') ?? '') ? Number(params.get('store')) : null;

  function show(next: { readonly preset?: Preset; readonly range?: DayRange; readonly store?: number }) {
    const after = new URLSearchParams(params);
    if (next.preset !== undefined) set(after, { range: next.preset, from: null, to: null });
    if (next.range !== undefined) set(after, { range: null, from: next.range.date_from, to: next.range.date_to });
    if (next.store !== undefined) set(after, { store: String(next.store) });
    setParams(after);
  }

  return { preset, range: preset === null ? chosen : presetRange(preset, today), store, show };
}

/** Whether both days exist and stand in order, and the range is not longer than the engine counts at once. */
export function isRange(range: DayRange): boolean {
  if (!isDate(range.date_from) || !isDate(range.date_to)) return false;
  const days = dayCount(range);
  return days >= 1 && days <= MOST_NUMBER_DAYS;
}

function set(params: URLSearchParams, values: Readonly<Record<string, string | null>>): void {
  for (const [name, value] of Object.entries(values)) {
    if (value === null) params.delete(name);
    else params.set(name, value);
  }
}
