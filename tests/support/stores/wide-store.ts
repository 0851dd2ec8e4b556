import type { StoreFile } from '#tests/support/stores/store-file.ts';
import { smallStore } from './small-store.ts';

/** The small store with `count` experiences that differ only in their titles; every third is on land. */
export function aWideStore(count: number): StoreFile {
  const [first] = smallStore.experiences;
  if (!first) throw new Error('the small store is empty');
  const experiences = Array.from({ length: count }, (_, i) => ({
    ...first,
    slug: `day-${i + 1}`,
    title: `Day ${i + 1}`,
    categories: i % 3 === 2 ? ['land'] : ['sea/kayaking/sunset'],
  }));
  return { ...smallStore, experiences };
}
