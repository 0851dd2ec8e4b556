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

/** Tells how the code of a page is loaded; `main.tsx` does, once. */
export const setPageLoaderAtom = atom(null, (_get, set, load: (page: PageName) => Promise<unknown>) =>
  set(loaderAtom, { load }),
);

/** Has a page ready before it is opened: its code and what it reads. Takes an address within the shop. */
export const prefetchPageAtom = atom(null, async (get, set, href: string): Promise<void> => {
  const { pathname, searchParams } = new URL(href, 'http://shop');
  const view = pageAt(pathname, searchParams, get(factsAtom));
  await Promise.all([
    get(loaderAtom).load(view.page),
    ...resourcesOf(view).map((resource) => set(prefetchAtom, resource)),
  ]);
});

/** What makes an `<a>` a link within the shop: a plain one without script, ready on intent (W12) and in place with it. */
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
        // Chromium lays a page out once more before it takes away what has the focus. Who uses keys keeps the focus until the heading has it.
        if (event.detail > 0) event.currentTarget.blur();
        navigate(href, { replace });
      }
    },
  };
}

/** Goes to an address within the shop, whose page is had ready from the first tap on: what leads there takes a while. */
export function useGoTo(href: string): { prepare: () => void; go: () => void } {
  const store = useStore();
  const navigate = useNavigate();
  return { prepare: () => void store.set(prefetchPageAtom, href), go: () => navigate(href) };
}
