import { useSyncExternalStore } from 'react';

/** Whether this is the device: false on the engine, and in the first render of a document that it has made. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

const never = () => () => undefined;
