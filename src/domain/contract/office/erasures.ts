import { typedEmail } from '../../typing/typed-text.ts';
import { EMAIL } from '../cart.ts';
import { endpoint } from '../endpoint.ts';
import { boolean, instant, integer, list, nullable, type Of, optional, pattern, shape, string } from '../fields.ts';
import { reason } from '../problems.ts';

/** An erasure of a person (A38): of a customer, or of an email address in one account. */
const Erasure = shape({
  customers: integer(),
  orders: integer(),
  carts: integer(),
  emails: integer(),
  /** Until then it can be taken back; null where nothing is known of the person, and nothing will be erased. */
  erased_at: nullable(instant()),
});

const PendingErasure = shape({
  /** The customer; null if the erasure is by email address. */
  customer: nullable(integer()),
  /** '' for a customer without one. */
  email: string(),
  /** As the person is known; '' where they have no name. */
  name: string(),
  requested_at: instant(),
  /** The name of the person who asked for it. */
  requested_by: string(),
  erased_at: instant(),
  /** Its time was there already: the person has booked again, and is erased when that has taken place. */
  is_put_off: boolean(),
});
export type PendingErasure = Of<typeof PendingErasure>;

const Undone = shape({ detail: string() });

/** Orders that have not taken place need the contact: they are erased only where this is said. */
const flag = { include_upcoming: optional(boolean()) };
export const personFields = {
  base_account: integer(),
  email: pattern(EMAIL, reason('not_an_email'), { max: 254, typed: typedEmail }),
};

/** Lists pending erasures, the next one first: at most 100. The account is that of the device, unless another one is named. */
export const listErasures = endpoint('GET', '/api/personal-data/erasures/', {
  query: shape({ account: optional(integer()) }),
  reply: shape({ results: list(PendingErasure) }),
});
export const eraseCustomer = endpoint('POST', '/api/customers/{id}/erase/', { body: shape(flag), reply: Erasure });
export const keepCustomer = endpoint('POST', '/api/customers/{id}/erase/undo/', { reply: Undone });
/** POST, so that no log or history has the address. */
export const erasePerson = endpoint('POST', '/api/personal-data/erase/', {
  body: shape({ ...personFields, ...flag }),
  reply: Erasure,
});
export const keepPerson = endpoint('POST', '/api/personal-data/erase/undo/', {
  body: shape(personFields),
  reply: Undone,
});
