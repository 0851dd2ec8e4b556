import { atom, useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { ASK_AT_SECONDS, countdown } from '#domain/time/hold.ts';
import { markTab } from '#platform/page/tab-icon.ts';
import { watchVisibility } from '#platform/page/visibility.ts';
import { cartCountAtom, secondsLeftAtom } from '../cart/cart.ts';

/** Shows in the browser's tab how many bookings have held places, as long as there are any. */
export function useAppBadge(): void {
  const held = useAtomValue(heldAtom);

  useEffect(() => void markTab(held), [held]);
}

const heldAtom = atom((get) => (get(secondsLeftAtom) ? get(cartCountAtom) || null : null));

/** The beginning of the tab's title while the visitor is in another tab: the countdown in its last two minutes, else null. */
export const titleBadgeAtom = atom((get): string | null => {
  if (!get(isOutOfSightAtom)) return null;
  const left = get(secondsLeftAtom);
  return left && left <= ASK_AT_SECONDS ? countdown(left) : null;
});

const isHiddenAtom = atom(false);
const isOutOfSightAtom = atom(
  (get) => get(isHiddenAtom),
  (_get, set) => watchVisibility((isHidden) => set(isHiddenAtom, isHidden)),
);
isOutOfSightAtom.onMount = (watch) => watch();
