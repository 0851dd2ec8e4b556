import { setTimeout as pause } from 'node:timers/promises';

/** Looks again and again, until it is stopped. @param look  returns the faults that it sees, in words */
export function watch(look: () => Promise<readonly string[]>) {
  const faults = new Set<string>();
  const end = new AbortController();
  let looks = 0;
  const once = async () => {
    for (const fault of await look()) faults.add(fault);
    looks += 1;
  };
  const watching = (async () => {
    while (!end.signal.aborted) {
      await once();
      await pause(1);
    }
  })();
  return {
    /** Looks for the last time. @returns the faults that were seen, and the number of looks */
    stop: async () => {
      end.abort();
      await watching;
      await once();
      return { faults: [...faults], looks };
    },
  };
}
