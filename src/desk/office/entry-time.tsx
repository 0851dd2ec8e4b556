import { useAtomValue } from 'jotai';
import { zoneAtom } from '#desk/state/time.ts';
import { formatInstant } from '#text/format.ts';

/** The time of an entry, by the company's clock. */
export function EntryTime({ at, className }: { at: string; className: string | undefined }) {
  const zone = useAtomValue(zoneAtom);
  return (
    <time className={className} dateTime={at}>
      {formatInstant(at, zone)}
    </time>
  );
}
