import { useCallback } from 'react';
import { useRouter } from 'wouter';
import { navigate } from 'wouter/use-browser-location';
import type { NavigateOptions } from '#platform/page/location.ts';

/**
 * What goes to an address within the shop. Unlike wouter's `useLocation` it does not follow the address: a page has a hundred links, and none of
 * them is rendered again, nor taken off a list, where the address changes.
 */
export function useNavigate(): (to: string, options?: NavigateOptions) => void {
  const { aroundNav } = useRouter();
  return useCallback((to, options) => aroundNav(navigate, to, options), [aroundNav]);
}
