import { useAtomValue } from 'jotai';
import { zoneAtom } from '#desk/state/time.ts';
import type { DepartureActionSummary } from '#domain/contract/office/departure-actions.ts';
import { formatInstant } from '#text/format.ts';
import * as words from '#words/office/departure-actions.ts';

/** The person who began an action, and the time by the company's clock. */
export function WhenText({ action: { created_at, created_by } }: { action: DepartureActionSummary }) {
  const zone = useAtomValue(zoneAtom);

  return <>{words.startedBy(created_by, formatInstant(created_at, zone))}</>;
}
