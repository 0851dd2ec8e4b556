import { useAtomValue, useSetAtom } from 'jotai';
import { isOutOfReachAtom } from '#state/connection.ts';
import { ResourceFailure, refreshAtom } from '#state/resources.ts';
import { ErrorView } from '#ui/display/error-view.tsx';
import * as words from '#words/shell.ts';

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
