import type { Location } from '#domain/contract/catalogue.ts';

export interface Located {
  /** Of its source: `geonames:3190261`, `osm:W123`. */
  readonly id: string;
  readonly label: string;
  readonly lat: number;
  readonly lon: number;
  readonly address: Location;
}

export interface PlaceSearch {
  readonly text: string;
  /** Whether it is all of it; else it is still being typed. */
  readonly isWhole: boolean;
  /** Time zone of the store that asks, near which places are likelier; null where nobody knows. */
  readonly zone: string | null;
  readonly most: number;
}

/** A town as a map shows it. `weight` is about the decimal logarithm of its inhabitants. */
export interface Town {
  readonly name: string;
  readonly lat: number;
  readonly lon: number;
  readonly weight: number;
}

/** A part of the earth, in degrees. */
export interface GeoBox {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

/** Turns texts into places. */
export interface Geocoder {
  /**
   * @returns the likeliest first; `source` is whose data they are, and under which licence, as a `Link` header says it
   * @throws Failed 503 while it is not ready
   */
  find(wanted: PlaceSearch): Promise<{ readonly places: readonly Located[]; readonly source: string }>;
  /** The largest towns of a box, the largest first; null while the places are not ready. */
  towns(box: GeoBox): Promise<readonly Town[] | null>;
}
