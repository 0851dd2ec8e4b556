import type { Location } from '#domain/contract/catalogue.ts';

export interface Located {
  /** The id at its source: `geonames:3190261`, `osm:W123`. */
  readonly id: string;
  readonly label: string;
  readonly lat: number;
  readonly lon: number;
  readonly address: Location;
}

export interface PlaceSearch {
  readonly text: string;
  /** Whether the text is complete; otherwise it is still being typed. */
  readonly isWhole: boolean;
  /** The time zone of the store that asks: places near it are likelier. Null if it is unknown. */
  readonly zone: string | null;
  readonly most: number;
}

/** A town as a map shows it. `weight` is roughly the decimal logarithm of its inhabitants. */
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
   * @returns the likeliest places first; `source` names the owner of the data and their licence, as a `Link` header does
   * @throws Failed 503 while the geocoder is not ready
   */
  find(search: PlaceSearch): Promise<{ readonly places: readonly Located[]; readonly source: string }>;
  /** The largest towns of a box, the largest first; null while the database of places is not ready. */
  towns(box: GeoBox): Promise<readonly Town[] | null>;
}
