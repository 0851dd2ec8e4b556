import { languageCodes } from '../../text/languages.ts';
import { endpoint } from '../endpoint.ts';
import {
  boolean,
  choice,
  integer,
  list,
  nullable,
  type Of,
  optional,
  pattern,
  shape,
  string,
  text,
} from '../fields.ts';
import { currency, nameText, pk, timeZone, webAddress } from '../resource-fields.ts';

/** What a store decides for itself: `stores.settings_json`. What is left out has its default. */
export const StoreSettings = shape({
  /** In which visitors are spoken to who have chosen none; English by default. */
  language: optional(choice(...languageCodes)),
  /** Whether visitors are offered payment method '1' (P1). */
  manual_payment: optional(boolean()),
  /** How long a pending manual order keeps its places (P11); 24 by default, a year at most. */
  manual_hold_hours: optional(integer({ min: 1, max: 8_760 })),
  /** The balance after a deposit is due so many days before the first start; 0: on its day. 1 by default. */
  rest_due_days: optional(integer({ min: 0, max: 365 })),
  /** Of manual payment: cash, transfer and the like. `instructions` say how to pay so: a bank account, the way to the desk. */
  payment_types: optional(
    list(shape({ id: string(), title: string(), instructions: optional(text({ blank: true, max: 2_000 })) })),
  ),
});
export type StoreSettings = Of<typeof StoreSettings>;

/** What sellers say of a store, but for its domain, which the engine checks against its own, and its categories. */
export const storeFields = {
  title: nameText(),
  banner_message: text({ max: 500, blank: true }),
  banner: nullable(pk('pictures')),
  logo: nullable(pk('pictures')),
  icon: nullable(pk('pictures')),
  time_zone: timeZone(),
  currency: currency(),
  accent: nullable(pattern(/^#[0-9a-f]{6}$/i, 'Enter a colour as #rrggbb.', { max: 7 })),
  social_links: list(shape({ kind: text({ max: 30 }), url: webAddress() }), { max: 20 }),
  settings: StoreSettings,
};

/** The DNS record by which a seller proves the domain of a store (A22). */
export const DomainProof = shape({
  status: choice('unproven', 'in_effect'),
  name: string(),
  value: string(),
});
export type DomainProof = Of<typeof DomainProof>;

const store = '/api/stores/{id}/';
/** The domain is entered apart from the rest: a new one has to be proved. */
export const changeStoreDomain = endpoint('PATCH', store, {
  body: shape({ domain: nullable(string()) }),
  reply: shape({ id: integer(), domain: nullable(string()) }),
});
export const verifyDomain = endpoint('POST', `${store}verify-domain/`, {
  body: shape({
    /** The operator's word, in place of a DNS record. */
    approve: optional(boolean()),
  }),
  reply: shape({ domain: string(), status: string() }),
});
