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

/** The systems to which a store can send its events (O8). */
export const destinationKinds = ['ga4', 'meta', 'plausible', 'webhook'] as const;
export type DestinationKind = (typeof destinationKinds)[number];

/** A destination. Its secret can be written, but not read. */
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
/** Saves a destination. Without `secret`, the secret stays as it is. */
export const saveEventDestination = endpoint('PUT', one, {
  body: shape({
    target: text({ max: 500 }),
    secret: optional(text({ max: 500 })),
    is_on: optional(boolean()),
  }),
  reply: EventDestination,
});
export const removeEventDestination = endpoint('DELETE', one);
/** Sends one event that is marked as a test. `status` is null if there was no answer. */
export const testEventDestination = endpoint('POST', `${one}test/`, {
  reply: shape({ status: nullable(integer()), detail: string() }),
});
