import type { PageName } from '#domain/app/pages.ts';
import type { PageSource } from './routes.tsx';

/** The pages that are not one tap away from the listing. This table is loaded after the first view. */
export const lazyRoutes: { readonly [N in Exclude<PageName, 'home' | 'experience'>]: PageSource<N> } = {
  checkout: { module: 'checkout/checkout-page', load: () => import('#shop/features/checkout/checkout-page.tsx') },
  overview: {
    module: 'orders/overview/overview-page',
    load: () => import('#shop/features/orders/overview/overview-page.tsx'),
  },
  wishlist: { module: 'listing/wishlist-page', load: () => import('#shop/features/listing/wishlist-page.tsx') },
  order: { module: 'orders/order/order-page', load: () => import('#shop/features/orders/order/order-page.tsx') },
  success: {
    module: 'orders/success/success-page',
    load: () => import('#shop/features/orders/success/success-page.tsx'),
  },
  review: { module: 'reviews/review-page', load: () => import('#shop/features/reviews/review-page.tsx') },
  legal: { module: 'info/legal-page', load: () => import('#shop/features/info/legal-page.tsx') },
  'cookie-policy': {
    module: 'info/cookie-policy-page',
    load: () => import('#shop/features/info/cookie-policy-page.tsx'),
  },
  'become-supplier': { module: 'info/supplier-page', load: () => import('#shop/features/info/supplier-page.tsx') },
  'become-reseller': { module: 'info/reseller-page', load: () => import('#shop/features/info/reseller-page.tsx') },
  'engine-api': { module: 'info/engine-api-page', load: () => import('#shop/features/info/engine-api-page.tsx') },
  'not-found': { module: 'shell/not-found-page', load: () => import('#shop/features/shell/not-found-page.tsx') },
};
