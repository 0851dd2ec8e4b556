import { useAtomValue } from 'jotai';
import { useFailedRead } from '#shop/state/page/failed-read.ts';
import { storeAtom } from '#shop/state/resources.ts';
import { isOutOfReachAtom } from '#shop/state/services.ts';
import { formatInstant } from '#text/format.ts';
import { ErrorView } from '#ui/display/error-view.tsx';
import * as words from '#words/shell.ts';
import styles from './as-of.module.css';

/** A failure of the list only, so that the filters stay usable (S6). */
export function ListingFailure({ error, retry }: { error: unknown; retry: () => void }) {
  const isOut = useAtomValue(isOutOfReachAtom);
  const readAgain = useFailedRead(error, retry);

  return <ErrorView level={2} isOut={isOut} secondary={words.failed} actionLabel={words.again} action={readAgain} />;
}

/** As of when the listing is while the shop cannot be asked, and whether more may match (L11, W9). @param instant  null where nothing is listed */
export function AsOf({ instant, isPartial = false }: { instant: string | null; isPartial?: boolean }) {
  const { time_zone } = useAtomValue(storeAtom);

  return (
    <p className={styles.asOf}>
      {instant === null ? null : words.asOf(formatInstant(instant, time_zone))} {isPartial ? words.partial : null}
    </p>
  );
}
