import { useSyncExternalStore } from 'react';

/** Whether a media query matches; false on the engine and in the first render, which must be the same as the engine's. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (tell) => {
      const list = matchMedia(query);
      list.addEventListener('change', tell);
      return () => list.removeEventListener('change', tell);
    },
    () => matchMedia(query).matches,
    () => false,
  );
}
