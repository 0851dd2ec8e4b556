import { emptyMirror, type Mirror } from '#domain/cart/mirror.ts';
import type { MirrorStore } from '#platform/storage/mirror.ts';

/** The mirror's store in memory. */
export function memoryMirror(): MirrorStore {
  let kept: Mirror | null = null;
  const listeners = new Set<(mirror: Mirror) => void>();
  return {
    read: async () => kept,
    update: async (transition) => {
      kept = transition(kept ?? emptyMirror);
      for (const listener of listeners) listener(kept);
      return kept;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close: () => {},
  };
}
