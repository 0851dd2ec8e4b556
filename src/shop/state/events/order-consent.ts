import type { OrderConsent } from '#domain/contract/events.ts';
import type { DeviceStore } from '#platform/storage/device-store.ts';
import { grantedNow, readStoredEvents, visitSession } from './stored-events.ts';

/** What the engine may hand on of a purchase (O8); undefined where nothing is granted. */
export async function readOrderConsent(device: DeviceStore): Promise<OrderConsent | undefined> {
  const granted = grantedNow();
  if (granted.length === 0) return undefined;
  const { visitor } = readStoredEvents(await device.read('events'));
  return { granted, session: visitSession(), ...(visitor && { visitor }) };
}
