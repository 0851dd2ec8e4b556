import type { Atom } from 'jotai';
import { atom } from 'jotai';
import { experienceResource } from '#domain/app/pages.ts';
import type { ExperienceRow } from '#domain/contract/catalogue.ts';
import { listingRead } from '#domain/contract/reads.ts';
import type { ListingPage } from '#domain/contract/webstore.ts';
import { resourcesAtom } from '../resources.ts';
import type { Known } from '../services.ts';

/**
 * What listings that were read have told of an experience: enough for its heading and its first picture, painted while the rest is
 * on its way. Undefined where none of them holds it.
 */
export function rowAtom(idOrSlug: string): Atom<ExperienceRow | undefined> {
  return atom((get) => {
    for (const [key, known] of get(resourcesAtom)) {
      if (known.state !== 'here' || !key.startsWith(`${listingRead.path}?`)) continue;
      const { results } = known.value as ListingPage;
      const row = results.find(({ id, slug }) => slug === idOrSlug || String(id) === idOrSlug);
      if (row) return row;
    }
    return undefined;
  });
}

/** What is known of the whole of it: here, missing, or why it could not be had; undefined while it was not read. */
export function knownExperienceAtom(idOrSlug: string): Atom<Known | undefined> {
  return atom((get) => get(resourcesAtom).get(experienceResource(idOrSlug).key));
}
