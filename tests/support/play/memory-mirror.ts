import { emptyMirror, type Mirror } from '#domain/cart/mirror.ts';
import type { MirrorStore } from '#platform/storage/mirror.ts';

/** The mirror's store in memory. */
export function memoryMirror(): MirrorStore {
  let stored: Mirror | null = null;
  const listeners = new Set<(mirror: Mirror) => void>();
  return {
    read: async () => stored,
    update: async (transition) => {
      stored = transition(stored ?? emptyMirror);
      for (const listener of listeners) listener(stored);
      return stored;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close: () => {},
  };
}
