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

export interface Found {
  /** The likeliest first. */
  readonly places: readonly Located[];
  /** Whose data they are, and under which licence: what a `Link` header says. */
  readonly source: string;
}

/** Turns texts into places. @throws Failed 503 while it is not ready */
export interface Geocoder {
  find(wanted: PlaceSearch): Promise<Found>;
}
