import type { Of } from '#domain/contract/fields.ts';
import { integer, list, number, optional, shape, string } from '#domain/contract/fields.ts';
import type { Located, Wanted } from './geocoder.ts';
import { cityOf, settlement } from './osm.ts';

const line = optional(string());
const Result = shape({
  osm_type: line,
  osm_id: optional(integer()),
  lat: number(),
  lon: number(),
  name: line,
  display_name: string(),
  address: optional(shape({ ...settlement, road: line, house_number: line, county: line, state: line, country: line })),
});
const Answer = list(Result);

/** Where a Nominatim is asked for a text. Its public server wants no questions while somebody is still typing: use one of your own. */
export function nominatimAddress(base: string, { text, most }: Wanted): string {
  const query = { q: text, format: 'jsonv2', addressdetails: '1', limit: String(most), 'accept-language': 'en' };
  return `${base}/search?${new URLSearchParams(query).toString()}`;
}

/** @throws StructError for what no Nominatim answers */
export function fromNominatim(answer: unknown): Located[] {
  const [error, results] = Answer.validate(answer, { coerce: true });
  if (error) throw error;
  return results.map(located);
}

function located({
  osm_type = '',
  osm_id,
  lat,
  lon,
  name = '',
  display_name,
  address = {},
}: Of<typeof Result>): Located {
  const { road = '', house_number = '', county, state = '', country = '' } = address;
  const city = cityOf(address);
  const isNamed = [city, road, county, state, country].includes(name);
  return {
    id: `osm:${osm_type.slice(0, 1).toUpperCase()}${osm_id ?? ''}`,
    label: display_name,
    lat,
    lon,
    address: { name: isNamed ? '' : name, road, house_number, city, county: county ?? state, country },
  };
}
