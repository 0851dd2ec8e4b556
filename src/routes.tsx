import type { ComponentType } from 'react';
import { useSyncExternalStore } from 'react';
import type { PageName, PageView } from '#domain/pages.ts';

/** What a page's component is given: what its address says. */
export interface PageProps<N extends PageName> {
  view: ViewOf<N>;
}

type ViewOf<N extends PageName> = [Extract<PageView, { page: N }>] extends [never]
  ? { page: N }
  : Extract<PageView, { page: N }>;

/** The component of each page: its code comes when it is about to be needed. */
export const routes: { readonly [N in PageName]: LazyPage<N> } = {
  home: lazyPage('features/listing/listing-page.tsx', () =>
    import('#features/listing/listing-page.tsx').then((it) => it.ListingPage),
  ),
  experience: lazyPage('features/experience/experience-page.tsx', () =>
    import('#features/experience/experience-page.tsx').then((it) => it.ExperiencePage),
  ),
  checkout: lazyPage('features/checkout/checkout-page.tsx', () =>
    import('#features/checkout/checkout-page.tsx').then((it) => it.CheckoutPage),
  ),
  overview: lazyPage('features/orders/overview-page.tsx', () =>
    import('#features/orders/overview-page.tsx').then((it) => it.OverviewPage),
  ),
  order: lazyPage('features/orders/order-page.tsx', () =>
    import('#features/orders/order-page.tsx').then((it) => it.OrderPage),
  ),
  success: lazyPage('features/orders/success-page.tsx', () =>
    import('#features/orders/success-page.tsx').then((it) => it.SuccessPage),
  ),
  'cookie-policy': lazyPage('features/info/cookie-policy-page.tsx', () =>
    import('#features/info/cookie-policy-page.tsx').then((it) => it.CookiePolicyPage),
  ),
  'become-supplier': lazyPage('features/info/supplier-page.tsx', () =>
    import('#features/info/supplier-page.tsx').then((it) => it.SupplierPage),
  ),
  'become-reseller': lazyPage('features/info/reseller-page.tsx', () =>
    import('#features/info/reseller-page.tsx').then((it) => it.ResellerPage),
  ),
  'engine-api': lazyPage('features/info/engine-api-page.tsx', () =>
    import('#features/info/engine-api-page.tsx').then((it) => it.EngineApiPage),
  ),
  'not-found': lazyPage('features/shell/not-found-page.tsx', () =>
    import('#features/shell/not-found-page.tsx').then((it) => it.NotFoundPage),
  ),
};

export interface LazyPage<N extends PageName> {
  /** Below `src`: by it the engine finds the page's styles in the build. */
  readonly module: string;
  /** Resolves when it can be rendered at once; rejects when its code cannot be had. */
  preload(): Promise<void>;
  /** Its component, or null until its code is there. Never suspends: a suspended route is painted 300 ms late. */
  useComponent(): ComponentType<PageProps<N>> | null;
}

function lazyPage<N extends PageName>(module: string, load: () => Promise<ComponentType<PageProps<N>>>): LazyPage<N> {
  let loaded: ComponentType<PageProps<N>> | null = null;
  let loading: Promise<void> | null = null;
  const waiting = new Set<() => void>();
  const preload = () => {
    loading ??= load().then(
      (component) => {
        loaded = component;
        for (const tell of waiting) tell();
      },
      (reason: unknown) => {
        loading = null;
        throw reason;
      },
    );
    return loading;
  };
  const subscribe = (tell: () => void) => {
    waiting.add(tell);
    return () => waiting.delete(tell);
  };
  const current = () => loaded;

  return { module, preload, useComponent: () => useSyncExternalStore(subscribe, current, current) };
}
