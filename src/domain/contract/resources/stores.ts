import { colourSchemes, cornerStyles, typePairings } from '../../theme/theme.ts';
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
import { languageCodes } from '../languages.ts';
import { reason } from '../problems.ts';
import { currency, nameText, network, pk, slug, timeZone, webAddress } from '../resource-fields.ts';
import { withTranslations } from './translations.ts';

/** The text on the screen of a kiosk that waits for a visitor; at most two lines. */
const kioskMessage = text({ blank: true, max: 160 });

/** A seller's own text in an email to guests, beside the product's text: plain text (G9). */
const emailText = text({ blank: true, max: 500 });

/** The emails that can have such a text. */
const EmailTexts = shape({
  confirmed: optional(emailText),
  reminder: optional(emailText),
  /** For another date or party, or a cancelled part. */
  changed: optional(emailText),
  /** For a booking that is cancelled as a whole. If the seller cancels a departure, staff write a message instead. */
  cancelled: optional(emailText),
  review: optional(emailText),
});
export type EmailTextKind = keyof Of<typeof EmailTexts>;

/** Settings of a tablet at a tour desk that shows the shop to visitors. */
const KioskSettings = shape({
  /** Seconds without a touch until the kiosk asks whether anybody is there (X2); 90 by default. */
  idle_seconds: optional(integer({ min: 30, max: 900 })),
  message: optional(kioskMessage),
  /** Whether a kiosk offers payment method '1' if the shop offers it (X3); true by default. */
  manual_payment: optional(boolean()),
});

/** A host name with a dot, and a path: neither a port nor a wildcard. */
/*#__NO_SIDE_EFFECTS__*/
function scriptAddress() {
  const message = reason('not_a_script_address');
  return pattern(/^(https:\/\/[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z]{2,}\/[^\s;,'"]+)?$/, message, { blank: true, max: 300 });
}

const settings = {
  /** The language for visitors who have not chosen one; by default English, or the first of `languages`. */
  language: optional(choice(...languageCodes)),
  /** The languages that visitors can choose; all by default. */
  languages: optional(list(choice(...languageCodes), { empty: false, max: languageCodes.length })),
  /** Whether the shop offers payment method '1' (P1). */
  manual_payment: optional(boolean()),
  /** The hours for which a pending manual order keeps its places (P11); 24 by default, at most a year. */
  manual_hold_hours: optional(integer({ min: 1, max: 8_760 })),
  /** The balance after a deposit is due this many days before the first start; 0: on the same day. 1 by default. */
  rest_due_days: optional(integer({ min: 0, max: 365 })),
  /** Whether guests who were there get an email that asks for a review (V14); true by default. */
  ask_for_reviews: optional(boolean()),
  kiosk: optional(KioskSettings),
  emails: optional(EmailTexts),
};
const paymentType = { title: string(), instructions: optional(text({ blank: true, max: 2_000 })) };

/**
 * A store's own settings: `stores.settings_json`. Missing settings have their defaults. `payment_types` are the types of manual payment: cash,
 * transfer and others. Their `instructions` tell how to pay in this way: a bank account, the way to the desk.
 */
export const StoreSettings = shape({
  ...settings,
  payment_types: optional(list(shape({ id: string(), ...paymentType }))),
});
export type StoreSettings = Of<typeof StoreSettings>;

/** The settings as sellers send them: a new payment type gets its id from its title. */
const EnteredSettings = shape({
  ...settings,
  payment_types: optional(list(shape({ id: optional(string()), ...paymentType }))),
});
export type EnteredSettings = Of<typeof EnteredSettings>;

/**
 * Texts within the settings that have translations. A payment type is identified by its id, so that it never gets the instructions of another (G7).
 */
export const settingsTexts = {
  kiosk_message: kioskMessage,
  payment_types: list(shape({ id: string(), ...paymentType })),
  email_confirmed: emailText,
  email_reminder: emailText,
  email_changed: emailText,
  email_cancelled: emailText,
  email_review: emailText,
};

const own = {
  title: nameText(),
  banner_message: text({ max: 500, blank: true }),
  banner: nullable(pk('pictures')),
  /** The important point of the banner, in percent from the left and from the top, as a value of CSS's `object-position`; null: the middle. */
  banner_focus: nullable(pattern(/^(\d\d?|100)% (\d\d?|100)%$/, reason('not_a_focus'), { max: 9 })),
  logo: nullable(pk('pictures')),
  icon: nullable(pk('pictures')),
  time_zone: timeZone(),
  currency: currency(),
  accent: nullable(pattern(/^#[0-9A-Fa-f]{6}$/, reason('not_a_colour'), { max: 7 })),
  type_pairing: choice(...typePairings),
  corners: choice(...cornerStyles),
  /** `both` follows the visitor's device. */
  color_scheme: choice(...colourSchemes),
  social_links: list(shape({ kind: network(), url: webAddress() }), { max: 20 }),
  settings: EnteredSettings,
};
/** The fields that sellers enter for a store, without its domain and its categories. The engine checks the domain against its own. */
export const storeFields = withTranslations('stores', own, settingsTexts);

const category = withTranslations('categories', {
  id: optional(pk()),
  slug: optional(slug()),
  title: text({ max: 100 }),
});
const keywords = optional(list(shape(category), { max: 100 }));
const children = optional(list(shape({ ...category, keywords }), { max: 100 }));
/** The categories of a store, with their subcategories and keywords. Without a slug, a category keeps its slug or gets one from its title. */
export const StoreCategories = list(shape({ ...category, children }), { max: 100 });
export type StoreCategories = Of<typeof StoreCategories>;

const shownCategory = withTranslations('categories', { id: integer(), slug: string(), title: string() });
/** The categories in the engine's answers. */
export const ShownCategories = list(
  shape({
    ...shownCategory,
    children: list(shape({ ...shownCategory, keywords: list(shape(shownCategory)) })),
  }),
);

/** The DNS record by which a seller proves the domain of a store (A22). */
export const DomainProof = shape({
  status: choice('unproven', 'in_effect'),
  name: string(),
  value: string(),
});
export type DomainProof = Of<typeof DomainProof>;

const store = '/api/stores/{id}/';
/** Changes only the domain, because a new domain must be proved. */
export const changeStoreDomain = endpoint('PATCH', store, {
  body: shape({ domain: nullable(string()) }),
  reply: shape({ id: integer(), domain: nullable(string()) }),
});
/** The icon of the shop as an installed app (B19): addresses of a plain and of a maskable icon, and the source that it is drawn from. */
export const readAppIcon = endpoint('GET', `${store}app-icon/`, {
  reply: shape({ url: string(), maskable_url: string(), drawn_from: choice('icon', 'logo', 'initials') }),
});
/** The provider of card payments that the operator has set up; `is_test`: it moves no money. */
export const readCardPayments = endpoint('GET', `${store}card-payments/`, {
  reply: shape({ provider: choice('sandbox', 'stripe'), is_test: boolean() }),
});
/**
 * Sets the one script of another host that visitors load, with consent; '': none (O9). This script can do everything that the shop's own scripts can.
 */
export const changeTagManager = endpoint('PUT', `${store}tag-manager/`, {
  body: shape({ tag_manager: scriptAddress(), current_password: text() }),
  reply: shape({ tag_manager: nullable(string()) }),
});
export const verifyDomain = endpoint('POST', `${store}verify-domain/`, {
  body: shape({
    /** The operator approves the domain, without a DNS record. */
    approve: optional(boolean()),
  }),
  reply: shape({ domain: string(), status: string() }),
});
