import { useAtomValue } from 'jotai';
import { formatInstant } from '#domain/text/format.ts';
import { storeAtom } from '#state/webstore.ts';
import { asOf } from '#words/shell.ts';
import styles from './as-of.module.css';

/** Of when the listing is, while the shop cannot be asked (L11). */
export function AsOf({ instant }: { instant: string }) {
  const { time_zone } = useAtomValue(storeAtom);

  return <p className={styles.asOf}>{asOf(formatInstant(instant, time_zone))}</p>;
}
