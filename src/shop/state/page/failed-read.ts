import { atom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useMemo } from 'react';
import { peekAtom, ResourceFailure, refreshAtom } from '../resources.ts';

const noneAtom = atom(undefined);

/**
 * Looks after a failure that a boundary has caught: where it is a read whose answer comes late, the answer takes its place.
 *
 * @param retry  renders what has failed again
 * @returns      reads again, then renders
 */
export function useFailedRead(error: unknown, retry: () => void): () => void {
  const failed = error instanceof ResourceFailure ? error.resource : null;
  const isHere = useAtomValue(useMemo(() => (failed ? peekAtom(failed) : noneAtom), [failed])) !== undefined;
  const refresh = useSetAtom(refreshAtom);

  useEffect(() => {
    if (isHere) retry();
  }, [isHere, retry]);

  const readAgain = async () => {
    if (failed) await refresh(failed);
    retry();
  };
  return () => void readAgain();
}
