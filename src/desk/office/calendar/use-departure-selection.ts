import { useState } from 'react';
import type { CalendarDeparture } from '#domain/contract/departures.ts';

/**
 * The departures that are selected for one change.
 *
 * @param from  the first day that is shown. A selection counts only for this page, so that nobody changes departures that they do not see
 */
export function useDepartureSelection(departures: readonly CalendarDeparture[], from: string) {
  const [chosen, setChosen] = useState<{ readonly from: string; readonly ids: ReadonlySet<number> } | null>(null);
  const ids = chosen?.from === from ? chosen.ids : null;

  /** Selects departures; if all of them are selected, deselects them. */
  const toggle = (of: readonly CalendarDeparture[]): void => {
    const next = new Set(ids);
    const isOff = of.every(({ id }) => next.has(id));
    for (const { id } of of) {
      if (isOff) next.delete(id);
      else next.add(id);
    }
    setChosen({ from, ids: next });
  };

  return {
    /** null while nothing is being selected. */
    selected: ids && departures.filter(({ id }) => ids.has(id)),
    toggle,
    begin: () => setChosen({ from, ids: new Set() }),
    end: () => setChosen(null),
  };
}

export type DepartureSelection = ReturnType<typeof useDepartureSelection>;
