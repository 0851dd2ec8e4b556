import { atom } from 'jotai';
import { create } from 'superstruct';
import { keptCalls, readAt } from '#domain/app/cached-endpoints.ts';
import type { WorkerEvent } from '#domain/app/worker-messages.ts';
import { fillResourcesAtom, resourcesAtom } from '../resources.ts';
import type { Known } from '../services.ts';
import { servicesAtom } from '../services.ts';

/** Takes what the worker tells: what is shown follows the engine, and only where something has changed. */
export const onWorkerEventAtom = atom(null, (get, set, news: WorkerEvent): void => {
  if (news.kind === 'unreachable') return get(servicesAtom).connection.doubt();
  const before = get(resourcesAtom).get(news.key);
  const after = before && afterNews(before, news);
  if (after) set(fillResourcesAtom, { [news.key]: after });
});

function afterNews(before: Known, news: Exclude<WorkerEvent, { kind: 'unreachable' }>): Known | null {
  if (news.kind === 'missing') return { state: 'missing' };
  const { etag, as_of } = news;
  if (news.value === undefined) return before.state === 'here' ? { ...before, etag, asOf: as_of } : null;
  const call = readAt(keptCalls, news.key.split('?')[0] ?? '');
  if (!call?.reply) return null;
  try {
    return { state: 'here', value: create(news.value, call.reply), etag, asOf: as_of };
  } catch {
    return null; // of a version that this page cannot read
  }
}
