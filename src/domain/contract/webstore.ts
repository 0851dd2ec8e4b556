import { Experience, ExperienceRow, Review, StoreInfo } from './catalogue.ts';
import { endpoint, LANGUAGE, paths } from './endpoint.ts';
import { boolean, type Field, instant, integer, list, nullable, type Of, optional, shape, string } from './fields.ts';
import { LegalText } from './legal-text.ts';

/** A page of a list, in the form of Django REST Framework. */
/*#__NO_SIDE_EFFECTS__*/
export function pageOf<T>(of: Field<T>) {
  return shape({ count: integer(), next: nullable(string()), previous: nullable(string()), results: list(of) });
}

/** The query of every list. Invalid values count as absent. */
export const listQuery = {
  ordering: optional(string()),
  page: optional(string()),
  page_size: optional(string()),
  search: optional(string()),
};

/** `language` selects the language of the answer's texts (G3). Without it, they are in the language that their seller wrote. */
const inLanguage = { [LANGUAGE]: optional(string()) };

/** A legal text by its kind (O5): the seller's own, else the template. 404 for an unknown kind. */
export const readLegalText = endpoint('GET', `${paths.store}legal/{id}/`, {
  query: shape(inLanguage),
  reply: LegalText,
});

export const readStore = endpoint('GET', paths.store, { query: shape(inLanguage), reply: StoreInfo });

export const ListingQuery = shape({
  ...listQuery,
  ...inLanguage,
  category: optional(string()),
  subcategory: optional(string()),
  keyword: optional(string()),
  date_from: optional(string()),
  date_to: optional(string()),
  q: optional(string()),
  party: optional(string()),
  detail: optional(string()),
});

export const ListingPage = pageOf(ExperienceRow);
export type ListingPage = Of<typeof ListingPage>;
export const listExperiences = endpoint('GET', paths.listing, { query: ListingQuery, reply: ListingPage });

export const readExperience = endpoint('GET', paths.experience, { query: shape(inLanguage), reply: Experience });

export const ReviewsReply = pageOf(Review);
export type ReviewsReply = Of<typeof ReviewsReply>;
/** The newest first. `ordering` accepts `rating` and `-rating`. */
export const listReviews = endpoint('GET', `${paths.experience}reviews/`, {
  query: shape(listQuery),
  reply: ReviewsReply,
});

export const AppInfo = shape({
  name: string(),
  version: string(),
  api_version: string(),
  min_client: string(),
  retire_worker: boolean(),
  /** Origins besides our own to which a `checkout_url` may lead (P7). */
  payment_hosts: list(string()),
  server_now: instant(),
});
export type AppInfo = Of<typeof AppInfo>;
export const readAppInfo = endpoint('GET', paths.appInfo, { reply: AppInfo });
