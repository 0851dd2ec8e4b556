import { endpoint } from '../endpoint.ts';
import { list, number, shape, string, text } from '../fields.ts';

/** What somebody types, or has typed, of a place. */
export const PlaceQuery = shape({ q: text({ min: 2, max: 200 }) });

/** A place that a text may mean. What it is more than a country or county has none of stays empty. */
export const PlaceSuggestion = shape({
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
export const suggestPlaces = endpoint('GET', '/api/location-autocomplete/', {
  query: PlaceQuery,
  reply: list(PlaceSuggestion),
});
