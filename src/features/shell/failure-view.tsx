import { useSetAtom } from 'jotai';
import { hrefTo } from '#domain/pages.ts';
import { usePageLink } from '#state/page-link.ts';
import { ResourceFailure, refreshAtom } from '#state/resources.ts';
import { LateErrorView } from '#ui/late-error-view.tsx';

/** What a boundary shows: another try where that may help, else the way home (S6). */
export function FailureView({ error, retry }: { error: unknown; retry: () => void }) {
  const refresh = useSetAtom(refreshAtom);
  const home = usePageLink(hrefTo.home());

  if (!(error instanceof ResourceFailure)) {
    return (
      <LateErrorView
        secondary="It was ours, not yours. Your cart is kept."
        actionLabel="Back to the shop"
        action={home}
      />
    );
  }
  if (error.known.state === 'missing') {
    return (
      <LateErrorView
        secondary="What you were looking for is not here any more."
        actionLabel="Back to the shop"
        action={home}
      />
    );
  }
  return (
    <LateErrorView
      secondary="The shop could not be reached. Check your connection, or try again in a moment."
      actionLabel="Try again"
      action={() => void refresh(error.resource).then(retry)}
    />
  );
}
