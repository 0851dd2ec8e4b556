import '../styles/layers.css';
// The dialog is in the document, but its styles are part of the app.
import '#shop/features/consent/consent-dialog.css';
import { Provider } from 'jotai';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { Router } from 'wouter';
import { type PageView, pageAt, resourcesOf } from '#domain/app/pages.ts';
import { allowEmptyMarkup } from '#platform/install/trusted-types.ts';
import { watchHistory } from '#platform/page/location.ts';
import { waitForNextTask } from '#platform/page/next-task.ts';
import { keepTranslatedTexts } from '#platform/page/translated-texts.ts';
import { createPageStore, factsAtom, isMissingAtom, type PageStore } from '#shop/state/page/page.ts';
import { setPageLoaderAtom } from '#shop/state/page/page-link.ts';
import { type KnownResources, prefetchAtom } from '#shop/state/resources.ts';
import { App } from './app.tsx';
import { routes } from './routes.tsx';

// perf: docs/performance.md#hydrate-in-slices
/**
 * Hydrates the engine's document with the same store, the same instant and the same page. React renders in slices, and the work before it is split
 * into three tasks, so that a tap never waits long on a slow phone.
 */
export async function startApp(): Promise<void> {
  await waitForNextTask();
  const inlined = JSON.parse(document.getElementById('inlined')?.textContent ?? '{}') as {
    server_now: string;
    resources: KnownResources;
  };
  const store = createPageStore({ serverNow: inlined.server_now, resources: inlined.resources });
  // The address of the document: before the app starts, the visitor may have gone back to another address of the same document.
  const opened = new URL(performance.getEntriesByType('navigation')[0]?.name ?? location.href);
  const view = pageAt(opened.pathname, opened.searchParams, store.get(factsAtom));
  const history = watchHistory();
  const place = document.getElementById('app') as HTMLElement;
  const isShell = place.dataset['render'] === 'shell';

  allowEmptyMarkup();
  keepTranslatedTexts();
  store.set(setPageLoaderAtom, (page) => routes[page].preload());
  const page = routes[store.get(isMissingAtom(view)) ? 'not-found' : view.page];
  await Promise.all([page.preload(), isShell && readAtFirst(store, view), waitForNextTask()]);

  const app = (
    <StrictMode>
      <Provider store={store}>
        <Router
          ssrPath={opened.pathname}
          ssrSearch={opened.search}
          aroundNav={(navigate, to, options) => history.around(navigate, to, options)}
        >
          <App history={history} />
        </Router>
      </Provider>
    </StrictMode>
  );
  if (isShell) createRoot(place).render(app);
  else startTransition(() => void hydrateRoot(place, app));
}

/** The shell contains no page, so data on the device are read before the first render, for at most a second. */
async function readAtFirst(store: PageStore, view: PageView): Promise<unknown> {
  const late = new Promise((resolve) => setTimeout(resolve, 1_000));
  return Promise.race([late, Promise.all(resourcesOf(view).map((resource) => store.set(prefetchAtom, resource)))]);
}
