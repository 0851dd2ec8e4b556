import { useSetAtom } from 'jotai';
import { ResourceFailure, refreshAtom } from '#state/resources.ts';
import { LateErrorView } from '#ui/late-error-view.tsx';

/** The filters stay usable while the list cannot be had (S6). */
export function ListingFailure({ error, retry }: { error: unknown; retry: () => void }) {
  const refresh = useSetAtom(refreshAtom);

  return (
    <LateErrorView
      level={2}
      secondary="The experiences could not be fetched. Check your connection, or try again in a moment."
      actionLabel="Try again"
      action={() => void (error instanceof ResourceFailure ? refresh(error.resource) : Promise.resolve()).then(retry)}
    />
  );
}
