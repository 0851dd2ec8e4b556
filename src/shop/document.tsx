import { Provider } from 'jotai';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { Router } from 'wouter';
import { lazyHref } from '#domain/app/lazy-href.ts';
import { experienceResource, type PageName, type PageView, pageAt, pages } from '#domain/app/pages.ts';
import { ConsentDialog } from '#shop/features/consent/consent-dialog.tsx';
import { homeParts } from '#shop/features/listing/lazy-parts.ts';
import { BANNER_SIZES } from '#shop/features/shell/header.tsx';
import { type PageWords, pageWordsAtom } from '#shop/features/shell/page-words.ts';
import { createPageStore, factsAtom, isMissingAtom, type PageStore } from '#shop/state/page/page.ts';
import { type KnownResources, peekAtom, storeAtom } from '#shop/state/resources.ts';
import { FIRST_SIZES } from '#ui/pictures/gallery.tsx';
import { srcSet } from '#ui/pictures/picture.tsx';
import { App } from './app.tsx';
import { footer } from './lazy-parts.ts';
import { lazyRoutes } from './lazy-routes.ts';
import { nearPages, routes } from './routes.tsx';

/** The data from which the engine makes the document of a page. */
export interface Rendered {
  page: PageName;
  /** The path of the page's component below `src`. The engine finds the page's styles in the build by this path. */
  module: string;
  words: PageWords;
  app: string;
  /** The markup beside the app: the consent dialog, which does not belong to the app. */
  dialog: string;
  /** The most important picture, loaded before the browser reads the markup. */
  preload: { srcset: string; sizes: string } | null;
}

interface RenderInput {
  /** Path and query. */
  address: string;
  server_now: string;
  resources: KnownResources;
}

export async function render({ address, server_now, resources }: RenderInput): Promise<Rendered> {
  // If the address were a relative URL with a base, `//x` would be read as a host.
  const { pathname, search, searchParams } = new URL(`http://shop${address}`);
  const store = createPageStore({ serverNow: server_now, resources, send: () => new Promise(() => {}) });
  const named = pageAt(pathname, searchParams, store.get(factsAtom));
  const view = store.get(isMissingAtom(named)) ? ({ page: 'not-found' } as const) : named;
  await Promise.all([routes[view.page], footer, ...Object.values(homeParts)].map((part) => part.preload()));

  return {
    page: view.page,
    module: `shop/features/${{ ...nearPages, ...lazyRoutes }[view.page].module}.tsx`,
    words: store.get(pageWordsAtom(view)),
    app: renderToString(
      <Provider store={store}>
        <Router ssrPath={pathname} ssrSearch={search}>
          <App history={null} />
        </Router>
      </Provider>,
    ),
    dialog: renderToStaticMarkup(
      <ConsentDialog
        policyHref={lazyHref.legal('cookies')}
        back={pages[view.page].rendered ? `${pathname}${search}` : '/'}
      />,
    ),
    preload: preloadOf(store, view),
  };
}

function preloadOf(store: PageStore, view: PageView): Rendered['preload'] {
  const isHome = view.page === 'home';
  const experience = view.page === 'experience' ? store.get(peekAtom(experienceResource(view.id))) : undefined;
  const picture = isHome ? store.get(storeAtom).banner_picture : experience?.images[0];
  return picture ? { srcset: srcSet(picture), sizes: isHome ? BANNER_SIZES : FIRST_SIZES } : null;
}
