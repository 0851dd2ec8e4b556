import type { Location } from '#domain/contract/catalogue.ts';
import type { Of } from '#domain/contract/fields.ts';
import { optional, shape, string } from '#domain/contract/fields.ts';

/** Whose data Photon and Nominatim answer with. */
export const OSM_SOURCE =
  '<https://opendatacommons.org/licenses/odbl/>; rel="license"; title="Places: OpenStreetMap contributors, ODbL"';

const line = optional(string());
/** How OpenStreetMap's services spell an address; what else they say is left. */
export const settlement = { city: line, town: line, village: line, hamlet: line, municipality: line };
const Settlement = shape(settlement);

/** What an address calls its city, whatever its size. */
export function cityOf({ city, town, village, hamlet, municipality }: Of<typeof Settlement>): string {
  return city ?? town ?? village ?? hamlet ?? municipality ?? '';
}

/** An address in a line: what it is called, the street, the city, the county or state, the country; each once. */
export function labelOf({ name, road, house_number, city, county, country }: Location): string {
  const street = [road, house_number].filter(Boolean).join(' ');
  return [...new Set([name, street, city, county, country])].filter(Boolean).join(', ');
}
