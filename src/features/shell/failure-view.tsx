import { useAtomValue, useSetAtom } from 'jotai';
import { hrefTo } from '#domain/app/pages.ts';
import { usePageLink } from '#state/page/page-link.ts';
import { ResourceFailure, refreshAtom } from '#state/resources.ts';
import { isOutOfReachAtom } from '#state/services.ts';
import { ErrorView } from '#ui/display/error-view.tsx';
import * as words from '#words/shell.ts';

/** What a boundary shows: another try where that may help, else the way home (S6). */
export function FailureView({ error, retry }: { error: unknown; retry: () => void }) {
  const refresh = useSetAtom(refreshAtom);
  const home = usePageLink(hrefTo.home());
  const isOut = useAtomValue(isOutOfReachAtom);

  if (!(error instanceof ResourceFailure)) {
    return <ErrorView secondary={words.ourFault} actionLabel={words.back} action={home} />;
  }
  if (error.known.state === 'missing') {
    return <ErrorView secondary={words.failureGone} actionLabel={words.back} action={home} />;
  }
  return (
    <ErrorView
      isOut={isOut}
      secondary={words.outOfReach}
      actionLabel={words.again}
      action={() => void refresh(error.resource).then(retry)}
    />
  );
}
