import type { LegalKind } from '../contract/legal-text.ts';
import { hrefTo, pages } from './pages.ts';

const MANIFEST = '/manifest.webmanifest';

/** Addresses within the shop that only the engine and the lazy parts of the page need. */
export const lazyHref = {
  /** The page of an order, opened at its payment. */
  payOrder: (orderId: string, lineId: string) => `${hrefTo.order(orderId, lineId)}?pay`,
  success: (sessionId: string) => `${pages.success.path}?session_id=${encodeURIComponent(sessionId)}`,
  review: (token: string) => `/reviews/${encodeURIComponent(token)}`,
  legal: (kind: LegalKind) => (kind === 'cookies' ? pages['cookie-policy'].path : `/legal/${kind}`),
  becomeSupplier: () => pages['become-supplier'].path,
  becomeReseller: () => pages['become-reseller'].path,
  engineApi: () => pages['engine-api'].path,
  /** The web app manifest (W1). */
  manifest: () => MANIFEST,
  /** The manifest of an app that opens one booking: an app on the home screen of an iPhone begins with empty storage (P12). */
  orderManifest: (order: string, line: string) => `${MANIFEST}?${String(new URLSearchParams({ order, line }))}`,
};
