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

/** What a guest writes by the link of the email (V14). Without a text it is stars only. */
export const NewReview = shape({
  rating: integer({ min: 1, max: 5 }),
  text: text({ max: LONGEST_REVIEW, blank: true }),
  /** As the page shows it: first name and initial, unless the guest wants another. */
  name: text({ min: 1, max: 60 }),
  /** Of the text. */
  language: choice(...languageCodes),
});
export type NewReview = Of<typeof NewReview>;

/** What the link of the email opens. */
const ReviewRequest = shape({
  /** Whether the guest can still write, or change what is written. */
  is_open: boolean(),
  /** Until when; of a first review and of its changes. */
  open_until: instant(),
  title: string(),
  /** Of the title, where it has no translation (G4). */
  text_language: optional(string()),
  /** The slug of the experience. */
  slug: string(),
  date: date(),
  shop: ShopContact,
  /** Which the form begins with. */
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
/** Writes the one review of a line, or replaces it. A repeat changes nothing more. */
export const writeReview = endpoint('PUT', '/api/review-requests/{token}/', { body: NewReview });
