import { useState } from 'react';
import { useChange } from '#desk/shared/use-change.ts';
import { type CalendarDeparture, changeDepartures, type DeparturesChange } from '#domain/contract/departures.ts';
import { type UndoChange, undoOf } from '#domain/desk/calendar-days.ts';

/**
 * Changes one departure or several, and takes the last change back (B2). A change of places adds to the capacity of each departure: if two people
 * change the same departure at once, neither undoes the other's change.
 */
export function useDepartureChanges() {
  const [lastUndo, setLastUndo] = useState<UndoChange | null>(null);
  const { change, isBusy, problem, clearProblem } = useChange();

  /** @returns whether the change was made; else `problem` says why not */
  const apply = async (
    departures: readonly CalendarDeparture[],
    fields: Pick<DeparturesChange, 'closed' | 'add'>,
  ): Promise<boolean> => {
    const ids = departures.map(({ id }) => id);
    const isDone = (await change(changeDepartures, { body: { ids, ...fields } })).kind === 'ok';
    if (isDone) setLastUndo(undoOf(departures, fields));
    return isDone;
  };

  const undo = async (): Promise<void> => {
    if (!lastUndo) return;
    const outcome = await change(changeDepartures, { body: { ...lastUndo, ids: [...lastUndo.ids] } });
    if (outcome.kind === 'ok') setLastUndo(null);
  };

  return { apply, undo, lastUndo, isBusy, problem, clearProblem };
}

export type DepartureChanges = ReturnType<typeof useDepartureChanges>;
