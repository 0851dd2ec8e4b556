import { type ChangeEvent, useCallback, useState } from 'react';
import { useRouter } from 'wouter';
import { navigate } from 'wouter/use-browser-location';
import type { NavigateOptions } from '#platform/page/location.ts';
import { afterNextPaint } from '#platform/page/next-task.ts';

// perf: docs/performance.md#far-parts-skipped
/**
 * Gives a function that goes to an address within the shop. Unlike wouter's `useLocation` it does not follow the address: a page has a hundred links,
 * and a change of the address must neither render them again nor subscribe them again.
 */
export function useNavigate(): (to: string, options?: NavigateOptions) => void {
  const { aroundNav } = useRouter();
  return useCallback((to, options) => aroundNav(navigate, to, options), [aroundNav]);
}

/** The same for a choice on the shown page: the pressed control is painted before the page is computed. */
export function useChoose(): (to: string) => void {
  const navigate = useNavigate();
  return useCallback((to) => afterNextPaint(() => navigate(to)), [navigate]);
}

// perf: docs/performance.md#a-tap-first
/** For a select whose value is in the address. The address follows in the next task, so the select shows the choice at once. */
export function useChoice(value: string, onChoose: (value: string) => void) {
  const [shown, setShown] = useState({ value, of: value });
  if (shown.of !== value) setShown({ value, of: value });

  return {
    value: shown.value,
    onChange: ({ currentTarget }: ChangeEvent<HTMLSelectElement>) => {
      setShown({ value: currentTarget.value, of: value });
      onChoose(currentTarget.value);
    },
  };
}
