import { Amount } from '../catalogue.ts';
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
  time,
} from '../fields.ts';
import { languageCodes } from '../languages.ts';

/** The events that an account's team is notified of (B14). */
export const notificationKinds = [
  'booked',
  'reserved',
  'moved',
  'cancelled',
  'payment_failed',
  'refund_due',
  'refunded_at_provider',
  'payment_disputed',
  'reviewed',
] as const;
export type NotificationKind = (typeof notificationKinds)[number];

/** The groups for which a person chooses emails. */
export const notificationGroups = {
  bookings: ['booked', 'reserved'],
  changes: ['moved'],
  cancellations: ['cancelled'],
  payments: ['payment_failed', 'refund_due', 'refunded_at_provider', 'payment_disputed'],
  reviews: ['reviewed'],
} as const satisfies Readonly<Record<string, readonly NotificationKind[]>>;
export type NotificationGroup = keyof typeof notificationGroups;

export const emailTimings = ['at_once', 'daily', 'off'] as const;
export type EmailTiming = (typeof emailTimings)[number];

const ofAccount = { account: optional(integer()) };

const NotificationLine = shape({
  experience: integer(),
  title: string(),
  date: date(),
  time: time(),
  people: integer(),
  /** The departure was cancelled, and the guest chose another day or the money (B8). */
  is_choice: optional(boolean()),
});
export type NotificationLine = Of<typeof NotificationLine>;

export const Notification = shape({
  id: integer(),
  kind: choice(...notificationKinds),
  at: instant(),
  /** The number of the booking. */
  number: string(),
  /** Whether a store of this account sold the booking. Otherwise another account sold tours of this one. */
  is_seller: boolean(),
  /** The guest's name in the order now; '' if it is redacted, and for a supplier. */
  guest: string(),
  actor_kind: choice('staff', 'guest', 'shop'),
  /** The actor's name; '' for guests and the shop. */
  actor: string(),
  /** The lines as they were booked at that time. */
  lines: list(NotificationLine),
  /** The price of a booking, or money that came or must go back; null for a supplier. */
  amount: nullable(Amount),
  /** Whether the reader has seen it. Always true for the reader's own actions. */
  is_seen: boolean(),
});
export type Notification = Of<typeof Notification>;

/** One page of notifications, the newest first. */
const Notifications = shape({
  results: list(Notification),
  /** The value of `before` for the next page; null on the last page. */
  next: nullable(integer()),
  unseen: integer(),
});
export type Notifications = Of<typeof Notifications>;

export const listNotifications = endpoint('GET', '/api/notifications/', {
  query: shape({ ...ofAccount, before: optional(integer()) }),
  reply: Notifications,
});

/** Marks all notifications up to `id` as seen by this person, or at this shared device. */
export const seeNotifications = endpoint('POST', '/api/notifications/seen/', {
  query: shape(ofAccount),
  body: shape({
    id: integer({ min: 0 }),
    /** The language of the screen, used for emails to this person. */
    language: optional(choice(...languageCodes)),
  }),
  reply: shape({ unseen: integer() }),
});

const timing = () => choice(...emailTimings);
const NotificationPreferences = shape({
  bookings: timing(),
  changes: timing(),
  cancellations: timing(),
  payments: timing(),
  /** Missing in the answer of an engine without reviews. */
  reviews: optional(timing()),
  /** The address for the emails. */
  email: string(),
  /** The time of the daily email, in the zone of the account's first store. */
  daily_at: time(),
});
export type NotificationPreferences = Of<typeof NotificationPreferences>;

/** The caller's own preferences. A shared device has none, because they belong to a person. */
export const readNotificationPreferences = endpoint('GET', '/api/notification-preferences/me/', {
  query: shape(ofAccount),
  reply: NotificationPreferences,
});
export const changeNotificationPreferences = endpoint('PATCH', '/api/notification-preferences/me/', {
  query: shape(ofAccount),
  body: shape({
    bookings: optional(timing()),
    changes: optional(timing()),
    cancellations: optional(timing()),
    payments: optional(timing()),
    reviews: optional(timing()),
    /** The language of the emails. */
    language: optional(choice(...languageCodes)),
  }),
  reply: NotificationPreferences,
});

/** Web Push to a device of the desk (B14): `public_key` is the engine's VAPID key, raw P-256, base64url. */
export const readPushSubscription = endpoint('GET', '/api/push-subscriptions/', {
  reply: shape({ public_key: string(), is_subscribed: boolean() }),
});
/** Replaces the device's subscription with this one, in the form in which the browser made it. */
export const subscribeToPush = endpoint('POST', '/api/push-subscriptions/', {
  body: shape({
    endpoint: text({ max: 2000 }),
    keys: shape({ p256dh: text({ max: 200 }), auth: text({ max: 100 }) }),
    /** The language of the messages. */
    language: choice(...languageCodes),
  }),
});
export const unsubscribeFromPush = endpoint('DELETE', '/api/push-subscriptions/');
