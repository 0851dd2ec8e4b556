import { endpoint } from './endpoint.ts';
import { choice, decimal, integer, list, type Of, optional, shape, uuid } from './fields.ts';

/** What visitors do, by the names of Google's e-commerce events, in the order of the funnel (O7). */
export const shopEventNames = [
  'view_item_list',
  'view_item',
  'add_to_cart',
  'begin_checkout',
  'add_payment_info',
] as const;
export type ShopEventName = (typeof shopEventNames)[number];

/** The same with the last step, of which the engine alone tells. */
export const funnelSteps = [...shopEventNames, 'purchase'] as const;
export type FunnelStep = (typeof funnelSteps)[number];

/** What a visitor must grant before an event is handed on (O8). */
export const handOnConsents = ['statistics', 'marketing'] as const;
export type HandOnConsent = (typeof handOnConsents)[number];

/** Seven days: older events are refused. */
export const MOST_EVENT_SECONDS = 604_800;
export const MOST_BATCH_EVENTS = 20;
export const MOST_EVENT_ITEMS = 20;

/*#__NO_SIDE_EFFECTS__*/
const consents = () => list(choice(...handOnConsents), { max: handOnConsents.length });

/** A tour that an event is about; from the cart on, with its people and what all of them pay. */
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

/** `visitor` is a random number of the device and `session` one of the visit; both are there with consent alone. */
export const EventBatch = shape({
  events: list(ShopEvent, { empty: false, max: MOST_BATCH_EVENTS }),
  visitor: optional(uuid()),
  session: optional(integer({ min: 0 })),
});
export type EventBatch = Of<typeof EventBatch>;

/** Repeated events count once (O7). */
export const tellEvents = endpoint('POST', '/api/events/', { body: EventBatch });

/** What the buyer of an order had granted, so that its purchase is handed on (O8). */
export const OrderConsent = shape({
  granted: consents(),
  visitor: optional(uuid()),
  session: optional(integer({ min: 0 })),
});
export type OrderConsent = Of<typeof OrderConsent>;
