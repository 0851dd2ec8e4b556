import './styles/layers.css';
// The dialog is the document's, but its clothes come with the app's.
import '#features/consent/consent-dialog.css';
import { Provider } from 'jotai';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { Router } from 'wouter';
import { pageAt } from '#domain/pages.ts';
import { watchHistory } from '#platform/location.ts';
import { setPageLoaderAtom } from '#state/page-link.ts';
import { createPageStore } from '#state/page-store.ts';
import { factsAtom, isMissingAtom } from '#state/page-view.ts';
import type { KnownResources } from '#state/resources.ts';
import { App } from './app.tsx';
import { routes } from './routes.tsx';

/** Brings the engine's document to life: the same store, the same instant, the same page. */
const inlined = JSON.parse(document.getElementById('inlined')?.textContent ?? '{}') as {
  server_now: string;
  resources: KnownResources;
};
const store = createPageStore({ serverNow: inlined.server_now, resources: inlined.resources });
const view = pageAt(location.pathname, new URLSearchParams(location.search), store.get(factsAtom));
const history = watchHistory();

store.set(setPageLoaderAtom, (page) => routes[page].preload());
// Not awaited by the module itself: the page's code may stand in the same chunk, and would wait for it.
void routes[store.get(isMissingAtom(view)) ? 'not-found' : view.page].preload().then(hydrate);

function hydrate(): void {
  hydrateRoot(
    document.getElementById('app') as HTMLElement,
    <StrictMode>
      <Provider store={store}>
        <Router aroundNav={(navigate, to, options) => history.around(navigate, to, options)}>
          <App history={history} />
        </Router>
      </Provider>
    </StrictMode>,
  );
}
