import { array, boolean, define, type Infer, is, literal, nullable, number, string, type } from 'superstruct';
import { type Experience, StoreInfo } from '#domain/contract/catalogue.ts';
import type { DeviceStore } from '#platform/storage/device-store.ts';

/** One page of the engine's whole catalogue, with the ETag for the next request. */
const CataloguePage = type({
  address: string(),
  etag: nullable(string()),
  bytes: number(),
  next: nullable(string()),
  /** The rows were checked when they were read. */
  experiences: define<readonly Experience[]>('experiences', Array.isArray),
});
export type CataloguePage = Infer<typeof CataloguePage>;

/** The catalogue on the device (W9): under the key `catalogue` of its store. */
const Catalogue = type({
  v: literal(1),
  /** The build that read it: another build may read the rows differently. */
  build: string(),
  /** The language of its texts. */
  language: string(),
  /** The time of the engine's last answer, by the engine's clock. */
  as_of: string(),
  /** The same time by the device's clock, in epoch milliseconds. */
  checked_at: number(),
  /** Milliseconds to add to the device's clock for the engine's. */
  clock_offset: number(),
  /** Whether all experiences are in it. If the catalogue is larger than its limits, the listing cannot come from it. */
  complete: boolean(),
  store: type({ etag: nullable(string()), value: StoreInfo }),
  pages: array(CataloguePage),
});
export type Catalogue = Infer<typeof Catalogue>;

export type CatalogueStore = ReturnType<typeof openCatalogue>;

/** Read from the device once, then from memory. A stored value of another shape counts as missing. */
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
