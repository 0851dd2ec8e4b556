import { LANGUAGE, paths } from '../contract/endpoint.ts';

/**
 * The address of a page's read: its key, with the page's language if the answer has sellers' texts (G3). A page has one language, so the keys of its
 * resources do not contain it; caches are keyed by address and need it.
 */
export function readAddress(key: string, language: string): string {
  if (!language || !key.startsWith(paths.store)) return key;
  // biome-ignore lint/style/useTemplate: a template is a dozen bytes more of the first view.
  return key + (key.includes('?') ? '&' : '?') + LANGUAGE + '=' + language;
}
