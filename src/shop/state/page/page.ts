import { type Atom, atom, createStore, useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { useLocation, useSearch } from 'wouter';
import type { Facts } from '#domain/app/filters.ts';
import { type PageView, pageAt, resourcesOf } from '#domain/app/pages.ts';
import { send as ownSend, type Send } from '#platform/network/api.ts';
import { createConnection } from '#platform/network/connection.ts';
import { type Clock, createClock } from '#platform/page/clock.ts';
import { startClockAtom, todayAtom } from '../clock.ts';
import { fillResourcesAtom, type KnownResources, refreshAtom, resourcesAtom, storeAtom } from '../resources.ts';
import { type Known, setServicesAtom } from '../services.ts';

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
      return store.get(resourcesAtom).get(resource.key) ?? UNREAD;
    },
  });
  store.set(startClockAtom, Temporal.Instant.from(serverNow));
  store.set(fillResourcesAtom, resources);
  return store;
}

/** Nothing that can be read has come of a read, which does not say that there is nothing. */
const UNREAD: Known = { state: 'failed', outcome: { kind: 'unreachable', why: 'foreign', retryAfter: null } };

/** What addresses are read against: the store and its day. */
export const factsAtom = atom((get): Facts => ({ store: get(storeAtom), today: get(todayAtom) }));

/** The page that is shown: the one that the address names, or 'not found' where what it reads is known to be missing (S6). */
export function useShownView(): { view: PageView; address: string; pathname: string } {
  const [pathname] = useLocation();
  const search = useSearch();
  const facts = useAtomValue(factsAtom);
  const named = useMemo(() => pageAt(pathname, new URLSearchParams(search), facts), [pathname, search, facts]);
  const isMissing = useAtomValue(useMemo(() => isMissingAtom(named), [named]));
  const view = useMemo((): PageView => (isMissing ? { page: 'not-found' } : named), [isMissing, named]);
  return { view, address: search ? `${pathname}?${search}` : pathname, pathname };
}

/** Whether any read of a page is known to have nothing to give. A list is there even where its page is not. */
export function isMissingAtom(view: PageView): Atom<boolean> {
  return atom((get) => {
    const known = get(resourcesAtom);
    return view.page !== 'home' && resourcesOf(view).some(({ key }) => known.get(key)?.state === 'missing');
  });
}
