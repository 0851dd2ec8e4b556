import { endpoint } from '../endpoint.ts';
import { list, number, shape, string, text } from '../fields.ts';

/** The text that somebody types to find a place. */
export const PlaceQuery = shape({ q: text({ min: 2, max: 200 }) });

/** A place that fits a text. Fields that do not exist for it stay empty: a country has no county, for example. */
export const PlaceSuggestion = shape({
  id: string(),
  /** The name of the place, with the part that distinguishes it from others of this name. */
  label: string(),
  city: string(),
  county: string(),
  country: string(),
  lat: number(),
  lon: number(),
});

/** At most ten places that fit the typed text, the most likely first (A8). */
export const suggestPlaces = endpoint('GET', '/api/location-autocomplete/', {
  query: PlaceQuery,
  reply: list(PlaceSuggestion),
});
