import { Location } from '#domain/contract/catalogue.ts';
import { endpoint } from '#domain/contract/endpoint.ts';
import { fieldsOf, list, number, shape, string, text } from '#domain/contract/fields.ts';

/** What somebody types, or has typed, of a place. */
const PlaceQuery = shape({ q: text({ min: 2, max: 200 }) });

/** A place that a text may mean. What it is more than a country or county has none of stays empty. */
const Suggestion = shape({
  id: string(),
  /** Its name with what tells it from others of that name. */
  label: string(),
  city: string(),
  county: string(),
  country: string(),
  lat: number(),
  lon: number(),
});

/** At most ten places as one types, the likeliest first (A8). */
export const autocomplete = endpoint('GET', '/api/location-autocomplete/', {
  query: PlaceQuery,
  reply: list(Suggestion),
});

/** The place that a text means, with its address; 404 where there is none (A8). */
export const forwardGeocode = endpoint('GET', '/api/location-forward-geo/', {
  query: PlaceQuery,
  reply: shape({ ...fieldsOf(Suggestion), address: Location }),
});
