import { array, boolean, define, type Infer, is, literal, nullable, number, string, type } from 'superstruct';
import { type Experience, StoreInfo } from '#domain/contract/catalogue.ts';
import type { DeviceStore } from '#platform/storage/device-store.ts';

/** One page of the engine's whole catalogue, as it answered it: the next time it is asked for with its tag. */
const CataloguePage = type({
  address: string(),
  etag: nullable(string()),
  bytes: number(),
  next: nullable(string()),
  /** They were checked when they were read. */
  experiences: define<readonly Experience[]>('experiences', Array.isArray),
});
export type CataloguePage = Infer<typeof CataloguePage>;

/** What the device has of the catalogue (W9): under the key `catalogue` of its store. */
const Catalogue = type({
  v: literal(1),
  /** The build that read it: another one may read its rows otherwise. */
  build: string(),
  /** When the engine last said so, by its clock. */
  as_of: string(),
  /** The same by the device's clock, in epoch milliseconds. */
  checked_at: number(),
  /** Milliseconds to add to the device's clock for the engine's. */
  clock_offset: number(),
  /** Whether every experience is in it: with more than it may hold, the listing is not to be had from it. */
  complete: boolean(),
  store: type({ etag: nullable(string()), value: StoreInfo }),
  pages: array(CataloguePage),
});
export type Catalogue = Infer<typeof Catalogue>;

export type CatalogueStore = ReturnType<typeof openCatalogue>;

/** Read from the device once, then from memory. What is not of its shape is as good as nothing. */
export function openCatalogue(device: DeviceStore) {
  let known: Promise<Catalogue | null> | null = null;
  const parse = (stored: unknown) => (is(stored, Catalogue) ? stored : null);

  return {
    read: () => (known ??= device.read('catalogue').then(parse, () => null)),
    write: (catalogue: Catalogue): Promise<void> => {
      known = Promise.resolve(catalogue);
      return device.update('catalogue', () => catalogue);
    },
  };
}

export function experiencesIn({ pages }: Pick<Catalogue, 'pages'>): Experience[] {
  return pages.flatMap(({ experiences }) => experiences);
}
