import { useAtomValue } from 'jotai';
import type { DepartureActionSummary } from '#domain/contract/office/departure-actions.ts';
import { formatInstant } from '#text/format.ts';
import * as words from '#words/office/departure-actions.ts';
import { zoneAtom } from '../../../state/time.ts';

/** The person who began an action, and the time by the company's clock. */
export function WhenText({ action: { created_at, created_by } }: { action: DepartureActionSummary }) {
  const zone = useAtomValue(zoneAtom);

  return <>{words.startedBy(created_by, formatInstant(created_at, zone))}</>;
}
