import type { LegalKind } from '../contract/legal-text.ts';
import { pages } from './pages.ts';

/** Addresses of the pages that are only read. */
export const plainHref = {
  legal: (kind: LegalKind) => (kind === 'cookies' ? pages['cookie-policy'].path : `/legal/${kind}`),
  becomeSupplier: () => pages['become-supplier'].path,
  becomeReseller: () => pages['become-reseller'].path,
  engineApi: () => pages['engine-api'].path,
};
