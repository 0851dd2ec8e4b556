import { atom, useAtomValue } from 'jotai';
import { useLocation, useSearch } from 'wouter';
import type { Facts } from '#domain/filters.ts';
import { pageAt } from '#domain/pages.ts';
import type { PageView } from '#domain/pages.ts';
import { todayAtom } from './clock.ts';
import { storeAtom } from './webstore.ts';

/** What addresses are read against: the store and its day. */
export const factsAtom = atom((get): Facts => ({ store: get(storeAtom), today: get(todayAtom) }));

/** The page that the address names, read anew from it each time: nothing copies the address. */
export function usePageView(): PageView {
  const [pathname] = useLocation();
  const search = useSearch();
  return pageAt(pathname, new URLSearchParams(search), useAtomValue(factsAtom));
}
