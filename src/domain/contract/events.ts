import { endpoint } from './endpoint.ts';
import { choice, decimal, integer, list, type Of, optional, shape, uuid } from './fields.ts';

/** Visitors' actions by the names of Google's e-commerce events, in the order of the funnel (O7). */
export const shopEventNames = [
  'view_item_list',
  'view_item',
  'add_to_cart',
  'begin_checkout',
  'add_payment_info',
] as const;
export type ShopEventName = (typeof shopEventNames)[number];

/** The steps with the last one, which only the engine reports. */
export const funnelSteps = [...shopEventNames, 'purchase'] as const;
export type FunnelStep = (typeof funnelSteps)[number];

/** The consents that a visitor can grant for passing an event on (O8). */
export const handOnConsents = ['statistics', 'marketing'] as const;
export type HandOnConsent = (typeof handOnConsents)[number];

/** Seven days: the engine refuses older events. */
export const MOST_EVENT_SECONDS = 604_800;
export const MOST_BATCH_EVENTS = 20;
export const MOST_EVENT_ITEMS = 20;

/*#__NO_SIDE_EFFECTS__*/
const consents = () => list(choice(...handOnConsents), { max: handOnConsents.length });

/** A tour of an event. From the cart on, it has the number of people and the price of them all. */
export const EventItem = shape({
  experience: integer({ min: 1 }),
  quantity: optional(integer({ min: 1, max: 1_000 })),
  price: optional(decimal({ min: 0 })),
});

export const ShopEvent = shape({
  id: uuid(),
  name: choice(...shopEventNames),
  seconds_ago: integer({ min: 0, max: MOST_EVENT_SECONDS }),
  consent: optional(consents()),
  items: optional(list(EventItem, { max: MOST_EVENT_ITEMS })),
  value: optional(decimal({ min: 0 })),
});
export type ShopEvent = Of<typeof ShopEvent>;

/** `visitor` is a random id of the device, `session` a random number of the visit. Both are present only with consent. */
export const EventBatch = shape({
  events: list(ShopEvent, { empty: false, max: MOST_BATCH_EVENTS }),
  visitor: optional(uuid()),
  session: optional(integer({ min: 0 })),
});
export type EventBatch = Of<typeof EventBatch>;

/** Reports events. Repeated events count once (O7). */
export const tellEvents = endpoint('POST', '/api/events/', { body: EventBatch });

/** The buyer's consents at the time of the order, so that its purchase can be passed on (O8). */
export const OrderConsent = shape({
  granted: consents(),
  visitor: optional(uuid()),
  session: optional(integer({ min: 0 })),
});
export type OrderConsent = Of<typeof OrderConsent>;
