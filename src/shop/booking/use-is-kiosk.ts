import { useAtomValue } from 'jotai';
import { isKioskAtom } from '#shop/state/kiosk-mode.ts';
import { useIsHydrated } from '#ui/browser/use-is-hydrated.ts';

/**
 * Whether this device is a kiosk, for markup that the engine renders. The engine does not know it, so the first render on the device also says no.
 */
export function useIsKiosk(): boolean {
  const isKiosk = useAtomValue(isKioskAtom);
  return useIsHydrated() && isKiosk;
}
