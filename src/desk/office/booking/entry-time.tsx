import { useAtomValue } from 'jotai';
import { zoneAtom } from '#desk/state/time.ts';
import { formatInstant } from '#text/format.ts';
import styles from './booking-page.module.css';

/** The time of an entry, by the company's clock. */
export function EntryTime({ at }: { at: string }) {
  const zone = useAtomValue(zoneAtom);
  return (
    <time className={styles.soft} dateTime={at}>
      {formatInstant(at, zone)}
    </time>
  );
}
