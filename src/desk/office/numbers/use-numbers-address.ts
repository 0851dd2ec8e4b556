import { useAtomValue } from 'jotai';
import { todayAtom } from '#desk/state/days.ts';
import { isDate } from '#domain/contract/formats/is-date.ts';
import { MOST_NUMBER_DAYS } from '#domain/contract/office/numbers.ts';
import { type DayRange, dayCount, type Preset, presetRange, presets } from '#domain/desk/number-ranges.ts';
import { isId, useAddressFilters } from '../use-address-filters.ts';

const valid = { range: presets, from: isDate, to: isDate, store: isId } as const;

/** The days and the store of the numbers, from the address: `?range=last_month&store=2` or `?from=2026-06-01&to=2026-08-31`. */
export function useNumbersAddress() {
  const today = useAtomValue(todayAtom);
  const { filters, show } = useAddressFilters(valid);
  const chosen = { date_from: filters.from, date_to: filters.to };
  const isChosen = filters.range === '' && isRange(chosen);
  /** null for days that the user chose. */
  const preset = isChosen ? null : filters.range || 'this_month';

  return {
    preset,
    range: preset === null ? chosen : presetRange(preset, today),
    /** null for the first store. */
    store: filters.store === '' ? null : Number(filters.store),
    showPreset: (range: Preset) => show({ range, from: '', to: '' }, false),
    showRange: ({ date_from, date_to }: DayRange) => show({ range: '', from: date_from, to: date_to }, false),
    showStore: (store: string) => show({ store }, false),
  };
}

export type NumbersAddress = ReturnType<typeof useNumbersAddress>;

/** Whether both days exist and stand in order, and the range is not longer than the engine counts at once. */
export function isRange(range: DayRange): boolean {
  if (!isDate(range.date_from) || !isDate(range.date_to)) return false;
  const days = dayCount(range);
  return days >= 1 && days <= MOST_NUMBER_DAYS;
}
