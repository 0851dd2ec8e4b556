import { createStore } from 'jotai';
import type { Send } from '#platform/network/api.ts';
import { send as ownSend } from '#platform/network/api.ts';
import { createConnection } from '#platform/network/connection.ts';
import type { Clock } from '#platform/page/clock.ts';
import { createClock } from '#platform/page/clock.ts';
import { startClockAtom } from '../clock.ts';
import type { KnownResources } from '../resources.ts';
import { fillResourcesAtom, refreshAtom, resourcesAtom } from '../resources.ts';
import { setServicesAtom } from '../services.ts';

export type PageStore = ReturnType<typeof createStore>;

interface Parts {
  send?: Send;
  clock?: Clock;
  /** What the document brought: the instant it was rendered for, and what is known. */
  serverNow: string;
  resources?: KnownResources;
}

/** A store for one rendering (engine) or one page (browser, tests): nothing outside it is touched before something asks. */
export function createPageStore({
  send = ownSend,
  clock = createClock(),
  serverNow,
  resources = {},
}: Parts): PageStore {
  const store = createStore();
  const connection = createConnection(send);
  store.set(setServicesAtom, {
    send: connection.send,
    clock,
    connection,
    read: async (resource) => {
      await store.set(refreshAtom, resource);
      return store.get(resourcesAtom).get(resource.key) ?? { state: 'missing' };
    },
  });
  store.set(startClockAtom, Temporal.Instant.from(serverNow));
  store.set(fillResourcesAtom, resources);
  return store;
}
