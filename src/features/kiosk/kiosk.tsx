import { useAtomValue } from 'jotai';
import { isKioskWantedAtom } from '#state/kiosk-mode.ts';
import { loaded } from '#ui/loading/lazy.ts';

/** On a device at a tour desk, or where one is to become such: all else of it comes when it is wanted (X1). */
export function Kiosk() {
  return useAtomValue(isKioskWantedAtom) ? <part.Wanted /> : null;
}

const part = loaded(() => import('./kiosk-part.tsx').then((it) => it.KioskPart));
