import { paths } from '../contract/endpoint.ts';
import { LANGUAGE } from '../contract/languages.ts';

/**
 * The address of a page's read: its key, and the language that the page speaks where the answer has texts of sellers (G3). A page speaks one
 * language, so the names of its resources do without; caches go by addresses.
 */
export function readAddress(key: string, language: string): string {
  if (!key.startsWith(paths.store)) return key;
  return `${key}${key.includes('?') ? '&' : '?'}${LANGUAGE}=${language}`;
}

/** The key of a read by its address. */
export function keyOfRead(address: string): string {
  return address.replace(new RegExp(`[?&]${LANGUAGE}=\\w+$`), '');
}
