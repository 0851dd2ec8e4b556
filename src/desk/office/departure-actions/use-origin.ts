import { useSearchParams } from 'wouter';
import type { DepartureOrigin } from '#desk/state/views.ts';

/** The screen from which the departure was opened, from the address: `?from=guests`. */
export function useOrigin(): DepartureOrigin {
  const [params] = useSearchParams();
  return params.get('from') === 'guests' ? 'guests' : null;
}
