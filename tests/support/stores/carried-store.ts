import type { StoreFile } from '#tests/support/stores/store-file.ts';
import { smallStore } from './small-store.ts';

/** The small store as a seller could have made it: its texts have the required length (A10), and its pictures can be drawn. */
export const carriedStore: StoreFile = {
  ...smallStore,
  pictures: smallStore.pictures.map((it) => (it.ref === 'harbour' ? { ...it, source: 'scene:banner' } : it)),
  experiences: smallStore.experiences.map((it) => ({
    ...it,
    short_description: `${it.short_description} And not a word too few is said of it here.`,
    highlights: it.highlights.map((text) => text.padEnd(20, '.')),
  })),
};

/** A store of another account, which shares nothing with the first. */
export const otherStore: StoreFile = {
  ...carriedStore,
  account: { company_display_name: 'Others' },
  store: { ...carriedStore.store, slug: 'others', title: 'Other things', domain: 'others.example' },
  experiences: carriedStore.experiences.slice(0, 1).map((it) => ({ ...it, slug: 'elsewhere', title: 'Elsewhere' })),
};
