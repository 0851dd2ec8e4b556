import type { Infer } from 'superstruct';
import { array, boolean, is, literal, nullable, number, string, type, unknown } from 'superstruct';
import type { Experience } from '#domain/contract/catalogue.ts';
import { StoreInfo } from '#domain/contract/catalogue.ts';
import type { DeviceStore } from '#platform/storage/device-store.ts';

/** One page of the engine's whole catalogue, as it answered it: the next time it is asked for with its tag. */
export interface CataloguePage {
  readonly address: string;
  readonly etag: string | null;
  /** Of its JSON. */
  readonly bytes: number;
  /** Address of the page after it. */
  readonly next: string | null;
  readonly experiences: readonly Experience[];
}

const StoredCatalogue = type({
  v: literal(1),
  build: string(),
  as_of: string(),
  checked_at: number(),
  clock_offset: number(),
  complete: boolean(),
  store: type({ etag: nullable(string()), value: unknown() }),
  pages: array(
    type({
      address: string(),
      etag: nullable(string()),
      bytes: number(),
      next: nullable(string()),
      experiences: array(),
    }),
  ),
});

/** What the gathering knows (W9): under the key `catalogue` of the device's store. */
export interface Catalogue extends Omit<Infer<typeof StoredCatalogue>, 'store' | 'pages'> {
  /** The build that read it: another one may read its rows otherwise. */
  readonly build: string;
  /** When the engine last said so, by its clock. */
  readonly as_of: string;
  /** The same by the device's clock, in epoch milliseconds. */
  readonly checked_at: number;
  /** Milliseconds to add to the device's clock for the engine's. */
  readonly clock_offset: number;
  /** Whether every experience is in it: with more than it may hold, the listing is not to be had from it. */
  readonly complete: boolean;
  readonly store: { readonly etag: string | null; readonly value: StoreInfo };
  readonly pages: readonly CataloguePage[];
}

export interface CatalogueStore {
  readonly read: () => Promise<Catalogue | null>;
  readonly write: (catalogue: Catalogue) => Promise<void>;
}

/** Read from the device once, then from memory. */
export function openCatalogue(device: DeviceStore): CatalogueStore {
  let known: Promise<Catalogue | null> | null = null;
  return {
    read: () => (known ??= device.read('catalogue').then(parseCatalogue, () => null)),
    async write(catalogue) {
      known = Promise.resolve(catalogue);
      await device.update('catalogue', () => catalogue);
    },
  };
}

/** Its experiences were checked when they were gathered; what is not of this shape is as good as nothing. */
function parseCatalogue(value: unknown): Catalogue | null {
  return is(value, StoredCatalogue) && is(value.store.value, StoreInfo) ? (value as Catalogue) : null;
}

export function experiencesIn({ pages }: Pick<Catalogue, 'pages'>): Experience[] {
  return pages.flatMap(({ experiences }) => experiences);
}
