import { tellEvents } from '#domain/contract/events.ts';
import type { Send } from '#platform/network/api.ts';
import { sendAsPageGoes } from '#platform/network/beacon.ts';
import { onHidden, onPageResume } from '#platform/page/visibility.ts';
import type { DeviceStore } from '#platform/storage/device-store.ts';
import {
  grantedNow,
  nextBatch,
  readStoredEvents,
  type StoredEvent,
  type StoredEvents,
  visitSession,
  withEvent,
  withoutEvents,
  withVisitor,
} from './stored-events.ts';

/** Events in quick succession are sent together. */
const WAIT_MILLISECONDS = 4_000;

/**
 * Stores events on the device until an answer says that they have arrived (O7). When the page is left, a beacon sends them, which has no answer. The
 * next request sends them again, and the engine counts them once.
 */
export function createEventOutbox({ device, send }: { device: DeviceStore; send: Send }) {
  const { batchNow, change } = openEvents(device);
  let sending: Promise<void> | null = null;
  let later: ReturnType<typeof setTimeout> | undefined;
  async function sendAll(): Promise<void> {
    if ((await device.read('events')) === undefined) return;
    await change((it) => it);
    for (let batch = batchNow(); batch !== null; batch = batchNow()) {
      const outcome = await send(tellEvents, { body: batch });
      if (outcome.kind === 'unreachable') return;
      // The engine would refuse these events again, so they are removed in any case.
      const ids = new Set(batch.events.map(({ id }) => id));
      await change((it) => withoutEvents(it, ids));
    }
  }

  const flush = () => {
    clearTimeout(later);
    sending ??= sendAll().finally(() => {
      sending = null;
    });
    return sending;
  };

  const leave = () => {
    const batch = navigator.onLine ? batchNow() : null;
    if (batch) sendAsPageGoes(tellEvents.path, JSON.stringify(batch));
  };

  return {
    async add(event: Omit<StoredEvent, 'id' | 'at' | 'consent'>): Promise<void> {
      const whole = { ...event, id: crypto.randomUUID(), at: Date.now(), consent: grantedNow() };
      await change((it) => withEvent(it, whole));
      clearTimeout(later);
      later = setTimeout(() => void flush(), WAIT_MILLISECONDS);
    },
    /** The device's number follows the consent at once. */
    onChoice: () => change((it) => it),
    flush,
    /** Sends the events of an earlier page, and waiting events when the page is shown again or hidden. @returns stops it */
    start(): () => void {
      void flush();
      const ends = [onHidden(0, leave), onPageResume(() => void flush())];
      return () => {
        clearTimeout(later);
        for (const end of ends) end();
      };
    },
  };
}

/** The events on the device, and the next batch of them. */
function openEvents(device: DeviceStore) {
  let known: StoredEvents = { events: [] };

  return {
    change: (make: (stored: StoredEvents) => StoredEvents): Promise<void> =>
      device.update('events', (stored) => {
        known = make(withVisitor(readStoredEvents(stored), grantedNow(), () => crypto.randomUUID()));
        return known;
      }),
    batchNow: () => nextBatch(known, { granted: grantedNow(), session: visitSession(), now: Date.now() }),
  };
}
