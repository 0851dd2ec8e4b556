import type { ExperienceFile, StoreFile } from '#tests/support/stores/store-file.ts';
import { smallStore } from '../../support/stores/small-store.ts';

/** The number of experiences in the demo store. Each has departures of 18 months with room for all carts of a bench. */
const EXPERIENCES = 36;

export function roomyStore(): StoreFile {
  const walk = smallStore.experiences.find(({ slug }) => slug === 'walk') as ExperienceFile;
  const [season] = walk.schedule.seasons;
  if (!season) throw new Error('the walk runs in some season');
  const schedule = { ...walk.schedule, seasons: [{ ...season, capacity: 100_000 }], exceptions: [] };
  const experiences = Array.from({ length: EXPERIENCES }, (_, n) => ({
    ...walk,
    slug: `walk-${n}`,
    title: `${walk.title} ${n}`,
    schedule,
  }));
  return { ...smallStore, experiences };
}
