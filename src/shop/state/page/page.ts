import { type Atom, atom, createStore, useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { useRouter } from 'wouter';
import { usePathname, useSearch } from 'wouter/use-browser-location';
import type { Facts } from '#domain/app/filters.ts';
import { type PageView, pageAt, resourcesOf } from '#domain/app/pages.ts';
import { send as ownSend, type Send } from '#platform/network/api.ts';
import { createConnection } from '#platform/network/connection.ts';
import { type Clock, createClock } from '#platform/page/clock.ts';
import { startClockAtom, todayAtom } from '../clock.ts';
import { fillResourcesAtom, type KnownResources, refreshAtom, resourcesAtom, storeAtom } from '../resources.ts';
import { type Known, setServicesAtom } from '../services.ts';

export type PageStore = ReturnType<typeof createStore>;

interface PageStoreOptions {
  send?: Send;
  clock?: Clock;
  /** The document's data: the instant that it was rendered for, and the known resources. */
  serverNow: string;
  resources?: KnownResources;
}

/** A store for one rendering (engine) or one page (browser, tests). It touches nothing outside until something asks. */
export function createPageStore({
  send = ownSend,
  clock = createClock(),
  serverNow,
  resources = {},
}: PageStoreOptions): PageStore {
  const store = createStore();
  const connection = createConnection(send);
  store.set(setServicesAtom, {
    send: connection.send,
    clock,
    connection,
    read: async (resource) => {
      await store.set(refreshAtom, resource);
      return store.get(resourcesAtom).get(resource.key) ?? UNREAD;
    },
  });
  store.set(startClockAtom, Temporal.Instant.from(serverNow));
  store.set(fillResourcesAtom, resources);
  return store;
}

/** The read has ended without a result, which does not mean that the resource is missing. */
const UNREAD: Known = { state: 'failed', outcome: { kind: 'unreachable', why: 'foreign', retryAfter: null } };

/** The data for reading addresses: the store and its day. */
export const factsAtom = atom((get): Facts => ({ store: get(storeAtom), today: get(todayAtom) }));

/**
 * The shown page: the page of the address, or 'not found' if its data is known to be missing (S6). The address is read as it stands: `useLocation`
 * decodes it, `pageAt` would decode it again, and the page would look for other data than its document has.
 */
export function useShownView(): { view: PageView; address: string; pathname: string } {
  const router = useRouter();
  const pathname = usePathname(router);
  const search = useSearch(router);
  const facts = useAtomValue(factsAtom);
  const named = useMemo(() => pageAt(pathname, new URLSearchParams(search), facts), [pathname, search, facts]);
  const isMissing = useAtomValue(useMemo(() => isMissingAtom(named), [named]));
  const view = useMemo((): PageView => (isMissing ? { page: 'not-found' } : named), [isMissing, named]);
  return { view, address: pathname + search, pathname };
}

/** Whether any data of a page is known to be missing. The home page's list counts as present even if its page is missing. */
export function isMissingAtom(view: PageView): Atom<boolean> {
  return atom((get) => {
    const known = get(resourcesAtom);
    return view.page !== 'home' && resourcesOf(view).some(({ key }) => known.get(key)?.state === 'missing');
  });
}
