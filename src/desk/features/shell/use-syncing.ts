import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { everySecond } from '#platform/page/ticker.ts';
import { onPageResume } from '#platform/page/visibility.ts';
import { watchClockAtom } from '../../state/clock-trust.ts';
import { contactAtom, isOutOfReachAtom } from '../../state/contact.ts';
import { syncAtom } from '../../state/days.ts';

/** Seconds between two syncs while the desk is visible: this device shows what another one did within five seconds (T6). */
const SYNC_SECONDS = 4;

/** Syncs with the engine, also while the screen is locked: a revoked device must delete its data. */
export function useSyncing(isLoaded: boolean): void {
  const sync = useSetAtom(syncAtom);
  const watchClock = useSetAtom(watchClockAtom);
  const contact = useAtomValue(contactAtom);
  const isOut = useAtomValue(isOutOfReachAtom);

  useEffect(() => {
    if (!isLoaded) return undefined;
    void sync();
    let seconds = 0;
    const stopTicking = everySecond(() => {
      watchClock();
      seconds += 1;
      if (seconds < SYNC_SECONDS || document.visibilityState === 'hidden' || contact.connection.isOut()) return;
      seconds = 0;
      void sync();
    });
    const stopResuming = onPageResume(() => void sync());
    return () => {
      stopTicking();
      stopResuming();
    };
  }, [sync, watchClock, contact, isLoaded]);
  useEffect(() => {
    if (isLoaded && !isOut) void sync();
  }, [sync, isOut, isLoaded]);
}
