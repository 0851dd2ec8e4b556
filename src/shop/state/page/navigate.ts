import { useCallback } from 'react';
import { useRouter } from 'wouter';
import { navigate } from 'wouter/use-browser-location';
import type { NavigateOptions } from '#platform/page/location.ts';

/**
 * Gives a function that goes to an address within the shop. Unlike wouter's `useLocation` it does not follow the address: a page has a hundred links,
 * and a change of the address need neither render them again nor take them off a list.
 */
export function useNavigate(): (to: string, options?: NavigateOptions) => void {
  const { aroundNav } = useRouter();
  return useCallback((to, options) => aroundNav(navigate, to, options), [aroundNav]);
}
