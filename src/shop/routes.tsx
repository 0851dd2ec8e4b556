import type { ComponentType } from 'react';
import { type PageName, type PageView, pages } from '#domain/app/pages.ts';
import { type Lazy, lazy } from '#ui/loading/lazy.tsx';

/** What a page's component is given: what its address says. */
export interface PageProps<N extends PageName> {
  view: ViewOf<N>;
}

type ViewOf<N extends PageName> = [Extract<PageView, { page: N }>] extends [never]
  ? { page: N }
  : Extract<PageView, { page: N }>;

/** Where the component of a page is. */
export interface PageSource<N extends PageName> {
  /** Below `src/shop/features`: by it the engine finds the page's styles in the build. */
  readonly module: string;
  /** The component is all that the module exports. */
  readonly load: () => Promise<Readonly<Record<string, ComponentType<PageProps<N>>>>>;
}

export const nearPages: { readonly [N in 'home' | 'experience']: PageSource<N> } = {
  home: { module: 'listing/listing-page', load: () => import('#shop/features/listing/listing-page.tsx') },
  experience: {
    module: 'experience/experience-page',
    load: () => import('#shop/features/experience/experience-page.tsx'),
  },
};

/** The component of each page: its code comes when it is about to be needed. */
export const routes = Object.fromEntries(
  (Object.keys(pages) as PageName[]).map((page) => [page, lazy(() => componentOf(page))]),
) as { readonly [N in PageName]: Lazy<PageProps<N>> };

async function componentOf<N extends PageName>(page: N): Promise<ComponentType<PageProps<N>>> {
  const source =
    page in nearPages ? nearPages[page as 'home'] : (await import('./lazy-routes.ts')).lazyRoutes[page as 'checkout'];
  return Object.values(await source.load())[0] as ComponentType<PageProps<N>>;
}
