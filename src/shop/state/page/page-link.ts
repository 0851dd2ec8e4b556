import { atom, useStore } from 'jotai';
import type { MouseEvent } from 'react';
import { type PageName, pageAt, resourcesOf } from '#domain/app/pages.ts';
import { shouldSaveData } from '#platform/network/network-quality.ts';
import { prefetchAtom } from '../resources.ts';
import { useChoose, useNavigate } from './navigate.ts';
import { factsAtom } from './page.ts';

export { shouldSaveData } from '#platform/network/network-quality.ts';
export { whenIdle } from '#platform/page/visibility.ts';

const loaderAtom = atom<{ load: (page: PageName) => Promise<unknown> }>({ load: () => Promise.resolve() });

/** Sets how the code of a page is loaded. `main.tsx` does it once. */
export const setPageLoaderAtom = atom(null, (_get, set, load: (page: PageName) => Promise<unknown>) =>
  set(loaderAtom, { load }),
);

/** Loads a page before it is opened: its code and its data. Takes an address within the shop. */
export const prefetchPageAtom = atom(null, async (get, set, href: string): Promise<void> => {
  const { pathname, searchParams } = new URL(href, 'http://shop');
  const view = pageAt(pathname, searchParams, get(factsAtom));
  await Promise.all([
    get(loaderAtom).load(view.page),
    ...resourcesOf(view).map((resource) => set(prefetchAtom, resource)),
  ]);
});

/**
 * Properties that make an `<a>` a link within the shop: a plain link without script. With script, it loads on intent (W12) and changes the page in
 * place.
 */
export function usePageLink(
  href: string,
  { replace = false, onGo }: { replace?: boolean | undefined; onGo?: (() => void) | undefined } = {},
) {
  const store = useStore();
  const navigate = useNavigate();
  const choose = useChoose();
  const fetch = () => void store.set(prefetchPageAtom, href);
  const prefetch = () => void (shouldSaveData() || fetch());

  return {
    href,
    onPointerEnter: prefetch,
    onTouchStart: prefetch,
    onFocus: prefetch,
    onClick: (event: MouseEvent<HTMLAnchorElement>) => {
      const isElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
      if (event.defaultPrevented || event.button !== 0 || isElsewhere) return;
      event.preventDefault();
      fetch();
      onGo?.();
      if (!replace && event.currentTarget.pathname === location.pathname) choose(href);
      else {
        // Chromium lays a page out once more before it removes a focused element. For keyboard users the focus stays until the heading gets it.
        if (event.detail > 0) event.currentTarget.blur();
        navigate(href, { replace });
      }
    },
  };
}

/** Goes to an address within the shop and loads its page at the first tap, because going there takes a while. */
export function useGoTo(href: string): { prepare: () => void; go: () => void } {
  const store = useStore();
  const navigate = useNavigate();
  return { prepare: () => void store.set(prefetchPageAtom, href), go: () => navigate(href) };
}
