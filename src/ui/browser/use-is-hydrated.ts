import { useSyncExternalStore } from 'react';

/** Whether this runs on the device: false on the engine, and in the first render of a document from the engine. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

const never = () => () => undefined;
