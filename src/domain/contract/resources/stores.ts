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
import { currency, nameText, network, pk, slug, timeZone, webAddress } from '../resource-fields.ts';
import { withTranslations } from './translations.ts';

/** On the screen of a kiosk that waits for a visitor; at most two lines. */
const kioskMessage = text({ blank: true, max: 160 });

/** A seller's own words in an email to guests, beside ours: plain text (G9). */
const emailText = text({ blank: true, max: 500 });

/** Of the emails that can have such words. */
const EmailTexts = shape({
  confirmed: optional(emailText),
  reminder: optional(emailText),
  /** Another date or party, or a part that is cancelled. */
  changed: optional(emailText),
  /** All of a booking. For a departure that the seller cancels, staff write a message. */
  cancelled: optional(emailText),
  review: optional(emailText),
});
export type EmailTextKind = keyof Of<typeof EmailTexts>;

/** What a tablet at a tour desk does that shows the shop to visitors. */
const KioskSettings = shape({
  /** Seconds without a touch until the kiosk asks whether anybody is there (X2); 90 by default. */
  idle_seconds: optional(integer({ min: 30, max: 900 })),
  message: optional(kioskMessage),
  /** Whether visitors of a kiosk are offered payment method '1' where the shop offers it (X3); true by default. */
  manual_payment: optional(boolean()),
});

/** A name with a dot, and a path: neither a port nor a wildcard. */
/*#__NO_SIDE_EFFECTS__*/
function scriptAddress() {
  const message = 'Enter the address of a script that begins with https://.';
  return pattern(/^(https:\/\/[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z]{2,}\/[^\s;,'"]+)?$/, message, { blank: true, max: 300 });
}

const settings = {
  /** In which visitors are spoken to who have chosen none; by default English, or the first of `languages`. */
  language: optional(choice(...languageCodes)),
  /** Which visitors can choose; all by default. */
  languages: optional(list(choice(...languageCodes), { empty: false, max: languageCodes.length })),
  /** Whether visitors are offered payment method '1' (P1). */
  manual_payment: optional(boolean()),
  /** How long a pending manual order keeps its places (P11); 24 by default, a year at most. */
  manual_hold_hours: optional(integer({ min: 1, max: 8_760 })),
  /** The balance after a deposit is due so many days before the first start; 0: on its day. 1 by default. */
  rest_due_days: optional(integer({ min: 0, max: 365 })),
  /** Whether guests who were there are asked for a review by email (V14); true by default. */
  ask_for_reviews: optional(boolean()),
  kiosk: optional(KioskSettings),
  emails: optional(EmailTexts),
};
const paymentType = { title: string(), instructions: optional(text({ blank: true, max: 2_000 })) };

/**
 * What a store decides for itself: `stores.settings_json`. What is left out has its default. `payment_types` are those of manual payment: cash,
 * transfer and the like. Their `instructions` say how to pay so: a bank account, the way to the desk.
 */
export const StoreSettings = shape({
  ...settings,
  payment_types: optional(list(shape({ id: string(), ...paymentType }))),
});
export type StoreSettings = Of<typeof StoreSettings>;

/** As sellers send them: a new payment type gets its id from its title. */
const EnteredSettings = shape({
  ...settings,
  payment_types: optional(list(shape({ id: optional(string()), ...paymentType }))),
});
export type EnteredSettings = Of<typeof EnteredSettings>;

/** Texts within the settings that have translations. A way to pay is named by its id, so that none gets the instructions of another (G7). */
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
  /** What matters in the banner, in percent from the left and from the top, as CSS's `object-position` has it; null: its middle. */
  banner_focus: nullable(pattern(/^(\d\d?|100)% (\d\d?|100)%$/, 'Enter two percentages, such as 70% 40%.', { max: 9 })),
  logo: nullable(pk('pictures')),
  icon: nullable(pk('pictures')),
  time_zone: timeZone(),
  currency: currency(),
  accent: nullable(pattern(/^#[0-9A-Fa-f]{6}$/, 'Enter a colour as #rrggbb.', { max: 7 })),
  type_pairing: choice(...typePairings),
  corners: choice(...cornerStyles),
  /** `both` follows the visitor's device. */
  color_scheme: choice(...colourSchemes),
  social_links: list(shape({ kind: network(), url: webAddress() }), { max: 20 }),
  settings: EnteredSettings,
};
/** What sellers say of a store, but for its domain, which the engine checks against its own, and its categories. */
export const storeFields = withTranslations('stores', own, settingsTexts);

const category = withTranslations('categories', {
  id: optional(pk()),
  slug: optional(slug()),
  title: text({ max: 100 }),
});
const keywords = optional(list(shape(category), { max: 100 }));
const children = optional(list(shape({ ...category, keywords }), { max: 100 }));
/** The categories of a store, with their subcategories and keywords. Without a slug, one keeps its own or gets it from its title. */
export const StoreCategories = list(shape({ ...category, children }), { max: 100 });
export type StoreCategories = Of<typeof StoreCategories>;

const shownCategory = withTranslations('categories', { id: integer(), slug: string(), title: string() });
/** The same as the engine answers them. */
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
/** The domain is entered apart from the rest: a new one has to be proved. */
export const changeStoreDomain = endpoint('PATCH', store, {
  body: shape({ domain: nullable(string()) }),
  reply: shape({ id: integer(), domain: nullable(string()) }),
});
/** The icon of the shop as an installed app (B19): addresses of a plain one and of one for masks, and what it is drawn from. */
export const readAppIcon = endpoint('GET', `${store}app-icon/`, {
  reply: shape({ url: string(), maskable_url: string(), drawn_from: choice('icon', 'logo', 'initials') }),
});
/** Who takes card payments, as the operator has set it up; `is_test`: no money moves. */
export const readCardPayments = endpoint('GET', `${store}card-payments/`, {
  reply: shape({ provider: choice('sandbox', 'stripe'), is_test: boolean() }),
});
/** The one script of another host that visitors load, with consent; '': none (O9). Its page can do all that the shop's own scripts can. */
export const changeTagManager = endpoint('PUT', `${store}tag-manager/`, {
  body: shape({ tag_manager: scriptAddress(), current_password: text() }),
  reply: shape({ tag_manager: nullable(string()) }),
});
export const verifyDomain = endpoint('POST', `${store}verify-domain/`, {
  body: shape({
    /** The operator's word, in place of a DNS record. */
    approve: optional(boolean()),
  }),
  reply: shape({ domain: string(), status: string() }),
});
