import type { Experience, ExperienceRow, StoreInfo } from '#domain/contract/catalogue.ts';
import type { Encoding } from '../http/compression.ts';
import { tagOf } from '../http/compression.ts';
import type { StoreSettings } from './settings.ts';

/** An answer of the catalogue, JSON. */
export interface CachedBytes {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly etag: string;
  /** The same, packed for those who take it so; made when first asked for. */
  readonly packed: Map<Encoding, Promise<Uint8Array<ArrayBuffer>>>;
}

/** All that one store shows, as of one version and one moment; never changed, only followed by another. */
export class Storefront {
  readonly store: StoreInfo;
  readonly settings: StoreSettings;
  /** In the order of the listing. */
  readonly experiences: readonly Experience[];
  /** Of each experience the card. */
  readonly rows: readonly ExperienceRow[];
  #found: ReadonlyMap<string, Experience> | null = null;
  readonly #kept = new Map<string, CachedBytes>();
  #keptLength = 0;

  constructor(
    store: StoreInfo,
    settings: StoreSettings,
    experiences: readonly Experience[],
    rows: readonly ExperienceRow[],
  ) {
    this.store = store;
    this.settings = settings;
    this.experiences = experiences;
    this.rows = rows;
  }

  experience(idOrSlug: string | number): Experience | null {
    this.#found ??= new Map(this.experiences.flatMap((it) => [[String(it.id), it] as const, [it.slug, it] as const]));
    return this.#found.get(String(idOrSlug)) ?? null;
  }

  /** An answer made once and kept as long as this storefront is, and as there is room. */
  kept(key: string, make: () => string): CachedBytes {
    const known = this.#kept.get(key);
    if (known) return known;
    const bytes = Buffer.from(make());
    const answer: CachedBytes = { bytes, etag: tagOf(bytes), packed: new Map() };
    this.#keptLength += bytes.length;
    if (this.#keptLength > MOST_KEPT) {
      this.#kept.clear();
      this.#keptLength = bytes.length;
    }
    this.#kept.set(key, answer);
    return answer;
  }
}

/** Queries differ without end: those that are asked often come back after a clearing. */
const MOST_KEPT = 8 * 1024 * 1024;

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
