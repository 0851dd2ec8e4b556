import { useAtomValue } from 'jotai';
import { isKioskWantedAtom } from '#state/kiosk-mode.ts';
import { lazy } from '#ui/loading/lazy.tsx';

/** On a device at a tour desk, or where one is to become such: all else of it comes when it is wanted (X1). */
export function Kiosk() {
  return useAtomValue(isKioskWantedAtom) ? <part.Component /> : null;
}

const part = lazy(() => import('./kiosk-part.tsx').then((it) => it.KioskPart));
