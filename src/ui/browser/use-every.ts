import { useEffect, useEffectEvent } from 'react';

/** Calls back again and again, after so many milliseconds each time; not while they are null. */
export function useEvery(milliseconds: number | null, callback: () => void): void {
  const act = useEffectEvent(callback);

  useEffect(() => {
    if (milliseconds === null) return undefined;
    const timer = setInterval(() => act(), milliseconds);
    return () => clearInterval(timer);
  }, [milliseconds]);
}
