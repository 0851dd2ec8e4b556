import { atom, useAtomValue } from 'jotai';
import { ASK_AT_SECONDS } from '#domain/time/hold.ts';
import { secondsLeftAtom } from '#state/cart/cart.ts';
import { VisuallyHidden } from '#ui/display/visually-hidden.tsx';
import * as words from '#words/shell.ts';

/** Tells those who do not see the countdown how it stands, twice on the way; its end is told by a toast (C5, C10). */
export function HoldVoice() {
  const announcement = useAtomValue(announcementAtom);

  return (
    <VisuallyHidden>
      <output>{announcement}</output>
    </VisuallyHidden>
  );
}

/** The same words from second to second, so that they are said once. */
const announcementAtom = atom((get): string => {
  const seconds = get(secondsLeftAtom) ?? 0;
  if (seconds === 0 || seconds > ASK_AT_SECONDS) return '';
  return seconds > LAST_SECONDS ? words.underTwoMinutes : words.underHalfAMinute;
});

const LAST_SECONDS = 30;
