import type { Of } from '#domain/contract/fields.ts';
import { integer, list, number, optional, shape, string } from '#domain/contract/fields.ts';
import type { Located, Wanted } from './geocoder.ts';
import { labelOf } from './osm.ts';

const line = optional(string());
const Feature = shape({
  geometry: shape({ coordinates: list(number()) }),
  properties: shape({
    osm_type: line,
    osm_id: optional(integer()),
    /** What it is: `house`, `street`, `city`, `county`, `state`, `country`. */
    type: line,
    name: line,
    street: line,
    housenumber: line,
    city: line,
    county: line,
    state: line,
    country: line,
  }),
});
const Answer = shape({ features: list(Feature) });

/** Asks a Photon, which is made for text as it is typed. @throws Error for anything but an answer as Photon gives it */
export function photonAddress(base: string, { text, most }: Wanted): string {
  return `${base}/api?${new URLSearchParams({ q: text, limit: String(most), lang: 'en' }).toString()}`;
}

export function fromPhoton(answer: unknown): Located[] {
  return Answer.create(answer).features.map(located);
}

function located({ geometry, properties: it }: Of<typeof Feature>): Located {
  const [lon = 0, lat = 0] = geometry.coordinates;
  const name = it.name ?? '';
  const isCity = it.type === 'city' || it.type === 'district' || it.type === 'locality';
  const isArea = it.type === 'county' || it.type === 'state';
  const address = {
    name: isCity || isArea || it.type === 'country' || it.type === 'street' ? '' : name,
    road: it.type === 'street' ? name : (it.street ?? ''),
    house_number: it.housenumber ?? '',
    city: it.city ?? (isCity ? name : ''),
    county: it.county ?? (isArea ? name : (it.state ?? '')),
    country: it.country ?? (it.type === 'country' ? name : ''),
  };
  const label = isCity && it.city !== undefined ? `${name}, ${labelOf(address)}` : labelOf(address);
  return { id: `osm:${it.osm_type ?? ''}${it.osm_id ?? ''}`, label, lat, lon, address };
}
