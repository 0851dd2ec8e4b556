import type { PageName } from '#domain/app/pages.ts';
import type { PageSource } from './routes.tsx';

/** The pages that are not one tap from the listing: where their code is comes after the first view. */
export const lazyRoutes: { readonly [N in Exclude<PageName, 'home' | 'experience'>]: PageSource<N> } = {
  checkout: {
    module: 'features/checkout/checkout-page.tsx',
    load: () => import('#features/checkout/checkout-page.tsx').then((it) => it.CheckoutPage),
  },
  overview: {
    module: 'features/orders/overview/overview-page.tsx',
    load: () => import('#features/orders/overview/overview-page.tsx').then((it) => it.OverviewPage),
  },
  order: {
    module: 'features/orders/order/order-page.tsx',
    load: () => import('#features/orders/order/order-page.tsx').then((it) => it.OrderPage),
  },
  success: {
    module: 'features/orders/success/success-page.tsx',
    load: () => import('#features/orders/success/success-page.tsx').then((it) => it.SuccessPage),
  },
  'cookie-policy': {
    module: 'features/info/cookie-policy-page.tsx',
    load: () => import('#features/info/cookie-policy-page.tsx').then((it) => it.CookiePolicyPage),
  },
  'become-supplier': {
    module: 'features/info/supplier-page.tsx',
    load: () => import('#features/info/supplier-page.tsx').then((it) => it.SupplierPage),
  },
  'become-reseller': {
    module: 'features/info/reseller-page.tsx',
    load: () => import('#features/info/reseller-page.tsx').then((it) => it.ResellerPage),
  },
  'engine-api': {
    module: 'features/info/engine-api-page.tsx',
    load: () => import('#features/info/engine-api-page.tsx').then((it) => it.EngineApiPage),
  },
  'not-found': {
    module: 'features/shell/not-found-page.tsx',
    load: () => import('#features/shell/not-found-page.tsx').then((it) => it.NotFoundPage),
  },
};
