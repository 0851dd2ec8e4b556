import type { ComponentType } from 'react';
import { type PageName, type PageView, pages } from '#domain/app/pages.ts';
import { type Lazy, lazy } from '#ui/loading/lazy.tsx';

/** The properties of a page's component: the data of its address. */
export interface PageProps<N extends PageName> {
  view: ViewOf<N>;
}

type ViewOf<N extends PageName> = [Extract<PageView, { page: N }>] extends [never]
  ? { page: N }
  : Extract<PageView, { page: N }>;

/** The module of a page's component. */
export interface PageSource<N extends PageName> {
  /** The path below `src/shop/features`. The engine finds the page's styles in the build by this path. */
  readonly module: string;
  /** Loads the module, which exports only the component. */
  readonly load: () => Promise<Readonly<Record<string, ComponentType<PageProps<N>>>>>;
}

export const nearPages: { readonly [N in 'home' | 'experience']: PageSource<N> } = {
  home: { module: 'listing/listing-page', load: () => import('#shop/features/listing/listing-page.tsx') },
  experience: {
    module: 'experience/experience-page',
    load: () => import('#shop/features/experience/experience-page.tsx'),
  },
};

/** The component of each page. Its code is loaded shortly before it is needed. */
export const routes = Object.fromEntries(
  (Object.keys(pages) as PageName[]).map((page) => [page, lazy(() => componentOf(page))]),
) as { readonly [N in PageName]: Lazy<PageProps<N>> };

async function componentOf<N extends PageName>(page: N): Promise<ComponentType<PageProps<N>>> {
  const source =
    page in nearPages ? nearPages[page as 'home'] : (await import('./lazy-routes.ts')).lazyRoutes[page as 'checkout'];
  return Object.values(await source.load())[0] as ComponentType<PageProps<N>>;
}
