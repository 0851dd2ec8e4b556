import type { Experience, ExperienceRow, StoreInfo } from '#domain/contract/catalogue.ts';
import type { StoreSettings } from './settings.ts';

/** All that one store shows, as of one version and one moment; never changed, only followed by another. */
export interface Storefront {
  readonly store: StoreInfo;
  readonly settings: StoreSettings;
  /** In the order of the listing. */
  readonly experiences: readonly Experience[];
  /** Of each experience the card. */
  readonly rows: readonly ExperienceRow[];
  experience(idOrSlug: string | number): Experience | null;
}

export function createStorefront(content: Omit<Storefront, 'experience'>): Storefront {
  let found: ReadonlyMap<string, Experience> | null = null;
  return {
    ...content,
    experience: (idOrSlug) => {
      found ??= new Map(content.experiences.flatMap((it) => [[String(it.id), it] as const, [it.slug, it] as const]));
      return found.get(String(idOrSlug)) ?? null;
    },
  };
}

/** What the listing shows of an experience. */
export function rowOf(it: Experience): ExperienceRow {
  return {
    id: it.id,
    slug: it.slug,
    title: it.title,
    short_description: it.short_description,
    image: it.image,
    duration: it.duration,
    cancellation_policy: it.cancellation_policy,
    booking_deposit: it.booking_deposit,
    from_price: it.from_price,
    categories: it.categories,
    open_days: it.open_days,
    as_of: it.as_of,
  };
}
