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

/** Systems to which a store can hand its events on (O8). */
export const destinationKinds = ['ga4', 'meta', 'plausible', 'webhook'] as const;
export type DestinationKind = (typeof destinationKinds)[number];

/** Its secret is written and never read. */
export const EventDestination = shape({
  kind: choice(...destinationKinds),
  target: string(),
  has_secret: boolean(),
  is_on: boolean(),
  waiting: integer(),
  sent: integer(),
  dropped: integer(),
  last_sent_at: nullable(instant()),
  last_error: nullable(string()),
});
export type EventDestination = Of<typeof EventDestination>;

const one = '/api/stores/{id}/event-destinations/{kind}/';

export const listEventDestinations = endpoint('GET', '/api/stores/{id}/event-destinations/', {
  reply: shape({ destinations: list(EventDestination) }),
});
/** A secret that is left out stays as it is. */
export const saveEventDestination = endpoint('PUT', one, {
  body: shape({
    target: text({ max: 500 }),
    secret: optional(text({ max: 500 })),
    is_on: optional(boolean()),
  }),
  reply: EventDestination,
});
export const removeEventDestination = endpoint('DELETE', one);
/** Sends one event that says that it is a test; `status` is null where nobody answered. */
export const testEventDestination = endpoint('POST', `${one}test/`, {
  reply: shape({ status: nullable(integer()), detail: string() }),
});
