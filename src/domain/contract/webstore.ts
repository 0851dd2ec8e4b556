import { Experience, ExperienceRow, Review, StoreInfo } from './catalogue.ts';
import { endpoint, LANGUAGE, paths } from './endpoint.ts';
import { boolean, type Field, instant, integer, list, nullable, type Of, optional, shape, string } from './fields.ts';
import { LegalText } from './legal-text.ts';

/** A page of a list, as Django REST Framework answers it. */
/*#__NO_SIDE_EFFECTS__*/
export function pageOf<T>(of: Field<T>) {
  return shape({ count: integer(), next: nullable(string()), previous: nullable(string()), results: list(of) });
}

/** What every list takes. Values that make no sense count as absent. */
export const listQuery = {
  ordering: optional(string()),
  page: optional(string()),
  page_size: optional(string()),
  search: optional(string()),
};

/** `language`: that of the texts of the answer (G3); without it they are as their seller wrote them. */
const inLanguage = { [LANGUAGE]: optional(string()) };

/** A text about terms and data (O5), by its kind: the seller's own, else the one to start from. 404 for a kind that there is not. */
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
/** The newest first; `ordering` takes `rating` and `-rating`. */
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
  /** Origins besides our own to which a checkout_url may lead (P7). */
  payment_hosts: list(string()),
  server_now: instant(),
});
export type AppInfo = Of<typeof AppInfo>;
export const readAppInfo = endpoint('GET', paths.appInfo, { reply: AppInfo });
