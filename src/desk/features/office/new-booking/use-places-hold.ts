import { useAtomValue } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { holdPlaces, releasePlaces, type StaffHold, type StaffHoldRequest } from '#domain/contract/office/bookings.ts';
import { HOLD_MINUTES } from '#domain/time/hold.ts';
import type { Outcome } from '#platform/network/api.ts';
import { contactAtom } from '../../../state/contact.ts';

/** The pause after the last change of a selection before it is sent. */
const PAUSE_MILLISECONDS = 250;
/** The time before the end of a hold at which it is renewed. */
const EARLY_MINUTES = 5;

/**
 * Holds the places of a selection as long as the screen is open (B13), so that nobody else buys them during the call. Requests are sent one
 * after the other, so the last selection counts.
 *
 * @param wanted  null while the selection is not complete; the places held before stay held
 * @returns the id that the order names, and the outcome for this selection; null while there is none
 */
export function usePlacesHold(wanted: StaffHoldRequest | null) {
  const { send } = useAtomValue(contactAtom);
  const [id] = useState(() => crypto.randomUUID());
  const [known, setKnown] = useState<{ readonly of: string; readonly outcome: Outcome<StaffHold> } | null>(null);
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const of = wanted && JSON.stringify(wanted);

  useEffect(() => {
    if (of === null) return undefined;
    let isOver = false;
    const body = JSON.parse(of) as StaffHoldRequest;
    const hold = async () => {
      if (isOver) return;
      const outcome = await send(holdPlaces, { params: { id }, body });
      if (!isOver) setKnown({ of, outcome });
    };
    const begin = () => {
      queue.current = queue.current.then(hold);
    };
    const starting = setTimeout(begin, PAUSE_MILLISECONDS);
    const renewing = setInterval(begin, (HOLD_MINUTES - EARLY_MINUTES) * 60_000);
    return () => {
      isOver = true;
      clearTimeout(starting);
      clearInterval(renewing);
    };
  }, [send, id, of]);

  useEffect(
    () => () => {
      queue.current = queue.current.then(() => send(releasePlaces, { params: { id } }));
    },
    [send, id],
  );

  return { id, outcome: known?.of === of ? known.outcome : null };
}
