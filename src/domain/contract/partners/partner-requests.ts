import { endpoint } from '../endpoint.ts';
import {
  boolean,
  choice,
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
import { emailField, webAddress } from '../resource-fields.ts';

export const partnerKinds = ['supplier', 'reseller'] as const;
export type PartnerKind = (typeof partnerKinds)[number];

export const LONGEST_MESSAGE = 3_000;

/** The request of somebody who wants to sell in a shop, or through it (O6). */
const NewPartnerRequest = shape({
  kind: choice(...partnerKinds),
  company: text({ max: 100 }),
  name: text({ max: 100 }),
  email: emailField(),
  website: optional(webAddress({ blank: true })),
  message: text({ max: LONGEST_MESSAGE }),
});
export type NewPartnerRequest = Of<typeof NewPartnerRequest>;

const PartnerRequest = shape({
  id: integer(),
  kind: choice(...partnerKinds),
  company: string(),
  name: string(),
  email: string(),
  website: string(),
  message: string(),
  created_at: instant(),
  /** Null until it is answered. */
  answered_at: nullable(instant()),
});
export type PartnerRequest = Of<typeof PartnerRequest>;

/** For visitors of a shop. The engine limits the calls by network and by shop. */
export const sendPartnerRequest = endpoint('POST', '/api/webstores/partner-requests/', {
  body: NewPartnerRequest,
});

const one = '/api/partner-requests/{id}/';
/** The requests of an account, the newest first. The account is the device's, unless another one is named. */
export const listPartnerRequests = endpoint('GET', '/api/partner-requests/', {
  query: shape({ account: optional(integer()), before: optional(integer()) }),
  reply: shape({
    results: list(PartnerRequest),
    /** The value of `before` for the next page; null on the last page. */
    next: nullable(integer()),
  }),
});
export const markPartnerRequest = endpoint('PATCH', one, {
  body: shape({ is_answered: boolean() }),
  reply: PartnerRequest,
});
export const deletePartnerRequest = endpoint('DELETE', one);
