import { LANGUAGE, paths } from '../contract/endpoint.ts';

/**
 * The address of a page's read: its key, and the language that the page speaks where the answer has texts of sellers (G3). A page speaks one
 * language, so the names of its resources do without; caches go by addresses.
 */
export function readAddress(key: string, language: string): string {
  if (!language || !key.startsWith(paths.store)) return key;
  // biome-ignore lint/style/useTemplate: a template is a dozen bytes more of the first view.
  return key + (key.includes('?') ? '&' : '?') + LANGUAGE + '=' + language;
}
