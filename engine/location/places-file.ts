/** Grows with every change of what stands in the file, or how it is made. */
export const FORMAT = 2;

/** What a place is. */
export const kinds = { country: 0, region: 1, county: 2, city: 3 } as const;

/** Where a place has no country, region or county. */
export const NONE = 0xffff_ffff;

/** Of a name: that it is not the one that the place is shown by, or that it is a code such as `HR` or `SPU`. */
export const OTHER_NAME = 1 << 31;
export const CODE = 1 << 30;
export const PLACE = CODE - 1;

/**
 * All places and all that they are called, side by side as in a file: what has the same index belongs together. Countries, regions and
 * counties stand before cities, and of either the most important first.
 */
export interface PlacesFile {
  /** Where cities begin, among places and among names. */
  readonly firstCity: number;
  readonly firstCityName: number;
  /** By time zone: about where its people live, in which country. */
  readonly zones: Readonly<Record<string, { readonly lat: number; readonly lon: number; readonly country: number }>>;

  /** Degrees. */
  readonly lat: Float32Array;
  readonly lon: Float32Array;
  readonly kind: Uint8Array;
  /** Places: of a country, region or county its own too. */
  readonly country: Uint32Array;
  readonly region: Uint32Array;
  readonly county: Uint32Array;
  /** About the decimal logarithm of its inhabitants. */
  readonly weight: Float32Array;
  /** What GeoNames knows it by; 0 for one that it lists by a code. */
  readonly geonameId: Uint32Array;
  /** Where in `titles` its name as it is shown begins, and for the last one where it ends. */
  readonly title: Uint32Array;
  readonly titles: Uint8Array;

  /**
   * Of each name the place and what else is known of it, where in `names` it begins, and the letters of its beginning. Signed: numbers of 32
   * bits without a sign would each have to be put on the heap to be looked at.
   */
  readonly nameOf: Int32Array;
  readonly nameAt: Int32Array;
  readonly letters: Int32Array;
  /** Folded names in UTF-8, each ended by a zero. */
  readonly names: Uint8Array;
}

const arrays = {
  lat: Float32Array,
  lon: Float32Array,
  kind: Uint8Array,
  country: Uint32Array,
  region: Uint32Array,
  county: Uint32Array,
  weight: Float32Array,
  geonameId: Uint32Array,
  title: Uint32Array,
  titles: Uint8Array,
  nameOf: Int32Array,
  nameAt: Int32Array,
  letters: Int32Array,
  names: Uint8Array,
} as const;
type Name = keyof typeof arrays;

interface Head extends Pick<PlacesFile, 'firstCity' | 'firstCityName' | 'zones'> {
  readonly lengths: Readonly<Record<Name, number>>;
}

/** The length of the head, the head as JSON, then the arrays, each beginning where a number may. */
export function packed({ firstCity, firstCityName, zones, ...rest }: PlacesFile): Uint8Array {
  const names = Object.keys(arrays) as Name[];
  const lengths = Object.fromEntries(names.map((name) => [name, rest[name].length])) as Head['lengths'];
  const head = Buffer.from(JSON.stringify({ firstCity, firstCityName, zones, lengths } satisfies Head));
  const size = Buffer.alloc(4);
  size.writeUInt32LE(head.length);
  const parts = [size, head, padding(4 + head.length)];
  for (const name of names) {
    const { buffer, byteOffset, byteLength } = rest[name];
    parts.push(Buffer.from(buffer as ArrayBuffer, byteOffset, byteLength), padding(byteLength));
  }
  return Buffer.concat(parts);
}

function padding(length: number): Buffer {
  return Buffer.alloc((4 - (length % 4)) % 4);
}

/** The same without a copy. @throws RangeError for bytes that end too soon */
export function unpacked(file: ArrayBuffer): PlacesFile {
  const length = new DataView(file).getUint32(0, true);
  const head = JSON.parse(Buffer.from(file, 4, length).toString()) as Head;
  let at = 4 + length + padding(4 + length).length;
  const read: Partial<Record<Name, unknown>> = {};
  for (const [name, kind] of Object.entries(arrays)) {
    const array = new kind(file, at, head.lengths[name as Name]);
    read[name as Name] = array;
    at += array.byteLength + padding(array.byteLength).length;
  }
  const { firstCity, firstCityName, zones } = head;
  return { firstCity, firstCityName, zones, ...(read as Pick<PlacesFile, Name>) };
}
