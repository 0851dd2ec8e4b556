import { legalKinds } from '../contract/legal-text.ts';
import { lazyHref } from './lazy-href.ts';
import { pages } from './pages.ts';

/** The paths of the rendered pages that are the same for everybody and show no tour: home and the pages that visitors only read. */
export const plainPages: readonly string[] = [
  ...new Set([
    ...Object.values(pages).flatMap(({ path, rendered }) => (rendered && !/[:*]/.test(path) ? [path] : [])),
    ...legalKinds.map((kind) => lazyHref.legal(kind)),
  ]),
];
