import { is } from 'superstruct';
import {
  type EventBatch,
  type HandOnConsent,
  handOnConsents,
  MOST_BATCH_EVENTS,
  MOST_EVENT_SECONDS,
  type OrderConsent,
  type ShopEvent,
} from '#domain/contract/events.ts';
import { choice, integer, list, type Of, optional, shape, string } from '#domain/contract/fields.ts';
import { readConsent } from '#platform/device/consent.ts';
import { asksForPrivacy } from '#platform/device/privacy-signals.ts';
import type { DeviceStore } from '#platform/storage/device-store.ts';

/** Events that are not known to have arrived, and the device's number while any consent is given (O7, O8). */
const StoredEvents = shape({
  events: list(
    shape({
      id: string(),
      name: string(),
      /** By the device's clock, epoch milliseconds. */
      at: integer(),
      consent: list(choice(...handOnConsents)),
      items: optional(list(shape({ experience: integer(), quantity: optional(integer()), price: optional(string()) }))),
      value: optional(string()),
    }),
  ),
  visitor: optional(string()),
});
export type StoredEvents = Of<typeof StoredEvents>;
export type StoredEvent = Omit<StoredEvents['events'][number], 'name'> & { readonly name: ShopEvent['name'] };

const MOST_STORED = 200;

export function readStoredEvents(stored: unknown): StoredEvents {
  return is(stored, StoredEvents) ? stored : { events: [] };
}

/** The purposes for which this visitor's data may be shared now. */
export function grantedNow(): HandOnConsent[] {
  const consent = asksForPrivacy() ? [] : (readConsent() ?? []);
  return handOnConsents.filter((it) => consent.includes(it));
}

/** The list with one more event. The oldest events are dropped. */
export function withEvent(stored: StoredEvents, event: StoredEvent): StoredEvents {
  return { ...stored, events: [...stored.events, event].slice(-MOST_STORED) };
}

export function withoutEvents(stored: StoredEvents, ids: ReadonlySet<string>): StoredEvents {
  return { ...stored, events: stored.events.filter(({ id }) => !ids.has(id)) };
}

/** A device has a number while any consent is given, and a new one after the next consent (O8). */
export function withVisitor(
  stored: StoredEvents,
  granted: readonly HandOnConsent[],
  newId: () => string,
): StoredEvents {
  const { visitor, events } = stored;
  return granted.length === 0 ? { events } : { events, visitor: visitor ?? newId() };
}

/** Seconds. A clock that was set back makes an event new. A clock that was set forward may make it too old, and it is not sent. */
function ageOf({ at }: { readonly at: number }, now: number): number {
  return Math.max(0, Math.round((now - at) / 1_000));
}

/** The first batch to send, or null if there is none. Purposes that are no longer granted are left out (O8). */
export function nextBatch(
  { events, visitor }: StoredEvents,
  { granted, session, now }: { granted: readonly HandOnConsent[]; session: number; now: number },
): EventBatch | null {
  const due = events.filter((it) => ageOf(it, now) <= MOST_EVENT_SECONDS).slice(0, MOST_BATCH_EVENTS);
  if (due.length === 0) return null;
  const batch = due.map(({ at, consent, ...event }) => {
    const still = consent.filter((it) => granted.includes(it));
    const seconds_ago = ageOf({ at }, now);
    return { ...event, seconds_ago, ...(still.length > 0 && { consent: still }) } as ShopEvent;
  });
  return { events: batch, ...(granted.length > 0 && visitor && { visitor, session }) };
}

/** The number of this visit: seconds since 1970 at its first event, as Google counts sessions. */
let session = 0;
export function visitSession(): number {
  session ||= Math.floor(Date.now() / 1_000);
  return session;
}

/** The data about a purchase that the engine may share (O8). Undefined if nothing is granted. */
export async function readOrderConsent(device: DeviceStore): Promise<OrderConsent | undefined> {
  const granted = grantedNow();
  if (granted.length === 0) return undefined;
  const { visitor } = readStoredEvents(await device.read('events'));
  return { granted, session: visitSession(), ...(visitor && { visitor }) };
}
