import type { OrderConsent } from '#domain/contract/events.ts';
import type { DeviceStore } from '#platform/storage/device-store.ts';
import { grantedNow, readStoredEvents, visitSession } from './stored-events.ts';

/** The data about a purchase that the engine may share (O8). Undefined if nothing is granted. */
export async function readOrderConsent(device: DeviceStore): Promise<OrderConsent | undefined> {
  const granted = grantedNow();
  if (granted.length === 0) return undefined;
  const { visitor } = readStoredEvents(await device.read('events'));
  return { granted, session: visitSession(), ...(visitor && { visitor }) };
}
