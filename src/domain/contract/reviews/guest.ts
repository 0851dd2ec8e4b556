import { endpoint } from '../endpoint.ts';
import {
  boolean,
  choice,
  date,
  instant,
  integer,
  nullable,
  type Of,
  optional,
  shape,
  string,
  text,
} from '../fields.ts';
import { languageCodes } from '../languages.ts';
import { ShopContact } from '../orders.ts';

/** The longest text of a review, and of an answer to one. */
export const LONGEST_REVIEW = 2_000;

/** A guest's review, written by the link of the email (V14). Without a text it has only stars. */
export const NewReview = shape({
  rating: integer({ min: 1, max: 5 }),
  text: text({ max: LONGEST_REVIEW, blank: true }),
  /** The name on the page: first name and initial, unless the guest enters another. */
  name: text({ min: 1, max: 60 }),
  /** The language of the text. */
  language: choice(...languageCodes),
});
export type NewReview = Of<typeof NewReview>;

/** The data of the page that the email links to. */
export const ReviewRequest = shape({
  /** Whether the guest can still write or change the review. */
  is_open: boolean(),
  /** The last instant to write a first review, or to change it. */
  open_until: instant(),
  title: string(),
  /** The language of the title, if it has no translation (G4). */
  text_language: optional(string()),
  /** The slug of the experience. */
  slug: string(),
  date: date(),
  shop: ShopContact,
  /** The name that the form starts with. */
  name: string(),
  review: nullable(
    shape({
      rating: integer(),
      text: string(),
      name: string(),
      reply: string(),
      reply_language: optional(string()),
      is_hidden: boolean(),
    }),
  ),
});
export type ReviewRequest = Of<typeof ReviewRequest>;

export const readReviewRequest = endpoint('GET', '/api/review-requests/{token}/', { reply: ReviewRequest });
/** Writes the one review of a line, or replaces it. A repeated call changes nothing more. */
export const writeReview = endpoint('PUT', '/api/review-requests/{token}/', { body: NewReview });
