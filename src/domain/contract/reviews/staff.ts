import { endpoint } from '../endpoint.ts';
import {
  boolean,
  choice,
  date,
  instant,
  integer,
  list,
  nullable,
  type Of,
  optional,
  shape,
  string,
  text,
} from '../fields.ts';
import { LONGEST_REVIEW } from './guest.ts';

/** The only reasons for which a seller may hide a review (V15). */
export const hidingReasons = ['offensive', 'personal_data', 'off_topic'] as const;
export type HidingReason = (typeof hidingReasons)[number];

/** `new`: shown and not answered; `low`: three stars or fewer. */
export const reviewFilters = ['new', 'low', 'answered', 'hidden'] as const;
export type ReviewFilter = (typeof reviewFilters)[number];

const StaffReview = shape({
  id: integer(),
  rating: integer(),
  text: string(),
  /** '' once the guest's data are redacted. */
  name: string(),
  language: string(),
  created_at: instant(),
  is_edited: boolean(),
  /** The id of the tour. */
  experience: integer(),
  title: string(),
  /** The day of the tour. */
  date: date(),
  reply: string(),
  replied_at: nullable(instant()),
  hidden_reason: nullable(choice(...hidingReasons)),
  /** The number of the booking; null for a supplier, whose tour another account sold. */
  number: nullable(string()),
  /** Whether the tour belongs to this account: only then may it answer and hide. */
  is_own: boolean(),
});
export type StaffReview = Of<typeof StaffReview>;

/** One page of reviews, the newest first. */
const StaffReviews = shape({
  results: list(StaffReview),
  /** The value of `before` for the next page; null on the last page. */
  next: nullable(integer()),
  /** The number of reviews of the account's tours that are shown and not answered. */
  unanswered: integer(),
});
export type StaffReviews = Of<typeof StaffReviews>;

const review = '/api/reviews/{id}/';
/** Reviews of the account's tours, and of tours that its stores sold. The account is the device's, unless another one is named. */
export const listStaffReviews = endpoint('GET', '/api/reviews/', {
  query: shape({
    account: optional(integer()),
    filter: optional(choice(...reviewFilters)),
    experience: optional(integer()),
    before: optional(integer()),
  }),
  reply: StaffReviews,
});
/** Replaces the answer. An empty text removes it. */
export const replyToReview = endpoint('POST', `${review}reply/`, {
  body: shape({ text: text({ max: LONGEST_REVIEW, blank: true }) }),
  reply: StaffReview,
});
export const hideReview = endpoint('POST', `${review}hide/`, {
  body: shape({ reason: choice(...hidingReasons) }),
  reply: StaffReview,
});
export const showReview = endpoint('POST', `${review}show/`, { reply: StaffReview });
