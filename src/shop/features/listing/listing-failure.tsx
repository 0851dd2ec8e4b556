import { useAtomValue, useSetAtom } from 'jotai';
import { formatInstant } from '#domain/text/format.ts';
import { ResourceFailure, refreshAtom, storeAtom } from '#shop/state/resources.ts';
import { isOutOfReachAtom } from '#shop/state/services.ts';
import { ErrorView } from '#ui/display/error-view.tsx';
import * as words from '#words/shell.ts';
import styles from './as-of.module.css';

/** The filters stay usable while the list cannot be had (S6). */
export function ListingFailure({ error, retry }: { error: unknown; retry: () => void }) {
  const refresh = useSetAtom(refreshAtom);
  const isOut = useAtomValue(isOutOfReachAtom);

  return (
    <ErrorView
      level={2}
      isOut={isOut}
      secondary={words.failed}
      actionLabel={words.again}
      action={() => void (error instanceof ResourceFailure ? refresh(error.resource) : Promise.resolve()).then(retry)}
    />
  );
}

/** As of when the listing is, and whether more may match, while the shop cannot be asked (L11, W9). @param instant  null where nothing is listed */
export function AsOf({ instant, isPartial = false }: { instant: string | null; isPartial?: boolean }) {
  const { time_zone } = useAtomValue(storeAtom);

  return (
    <p className={styles.asOf}>
      {instant === null ? null : words.asOf(formatInstant(instant, time_zone))} {isPartial ? words.partial : null}
    </p>
  );
}
