import { atom } from 'jotai';
import { create } from 'superstruct';
import { cachedCalls, readAt } from '#domain/app/cached-endpoints.ts';
import type { WorkerEvent } from '#domain/app/worker-messages.ts';
import { LANGUAGE } from '#domain/contract/endpoint.ts';
import { fillResourcesAtom, resourcesAtom } from '../resources.ts';
import { type Known, servicesAtom } from '../services.ts';

/** Whether the device has no room for the data that the shop needs without a network (W11). */
export const isFullAtom = atom(false);

/** Handles the worker's events: the shown data follows the engine, and changes only if something has changed. */
export const onWorkerEventAtom = atom(null, (get, set, event: WorkerEvent): void => {
  if (event.kind === 'unreachable') return get(servicesAtom).connection.doubt();
  if (event.kind === 'full') set(isFullAtom, true);
  if (!('key' in event)) return;
  // The language that `readAddress` adds is not part of the key.
  const key = event.key.replace(new RegExp(`[?&]${LANGUAGE}=\\w+$`), '');
  const before = get(resourcesAtom).get(key);
  const after = before && afterEvent(before, event);
  if (after) set(fillResourcesAtom, { [key]: after });
});

function afterEvent(before: Known, event: Extract<WorkerEvent, { key: string }>): Known | null {
  if (event.kind === 'missing') return { state: 'missing' };
  const { etag, as_of } = event;
  if (event.value === undefined)
    return before.state === 'here' ? { ...before, etag, asOf: as_of, isPartial: false } : null;
  const call = readAt(cachedCalls, event.key.split('?')[0] ?? '');
  if (!call?.reply) return null;
  try {
    return { state: 'here', value: create(event.value, call.reply), etag, asOf: as_of };
  } catch {
    return null; // from a version that this page cannot read
  }
}
