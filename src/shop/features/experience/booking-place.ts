import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import type { PageView } from '#domain/app/pages.ts';
import { startBookingAtom } from '#shop/state/booking/booking.ts';
import { bookingAtom, editedLineAtom, hideFormAtom, leaveFormAtom } from '#shop/state/booking/experience.ts';
import { scrollIntoView } from '#ui/browser/motion.ts';
import { useMedia } from '#ui/browser/use-media.ts';

export type ExperienceView = Extract<PageView, { page: 'experience' }>;

export type BookingPlace = ReturnType<typeof useBookingPlace>;

/** The address of the panel: a link to it works without script, and a tap on it before the script came is not lost. */
export const BOOK = 'book';

/** Where the booking of this page stands, and how it is opened. */
export function useBookingPlace({ id, editCartItem }: ExperienceView, experienceId: number) {
  const current = useAtomValue(bookingAtom);
  const edited = useAtomValue(editedLineAtom);
  const start = useSetAtom(startBookingAtom);
  const isNarrow = useMedia(NARROW);
  const closeSheet = useSetAtom(hideFormAtom);
  const leave = useSetAtom(leaveFormAtom);

  const found = editCartItem === null ? null : edited(editCartItem);
  const line = editCartItem !== null && found === null ? 'missing' : found?.line;
  const isEditable = typeof line === 'object' && line.experience_id === experienceId;
  const booking = current?.id === id && current.lineId === editCartItem ? current : null;
  const open = () => {
    void start(id, editCartItem);
    revealPanel();
  };

  useEffect(() => leave, [leave]);

  // A line opens by itself, and so does what was asked for before the script was there.
  useEffect(() => {
    if (!isEditable && (editCartItem !== null || location.hash !== `#${BOOK}`)) return;
    void start(id, editCartItem);
    revealPanel();
  }, [isEditable, id, editCartItem, start]);

  return {
    /** The form of this page, once it has been opened. */
    booking,
    isDone: booking?.attempt.kind === 'done',
    /** It is done, but only on this device. */
    isWaiting: booking?.attempt.kind === 'done' && booking.attempt.how === 'waiting',
    /** The line to be changed (E5): undefined where none was named, and until the cart is known. */
    line,
    /** On a narrow screen the form is a sheet, on a wide one it stands in the panel. */
    isNarrow,
    isSheetOpen: isNarrow && booking !== null && booking.isShown && booking.attempt.kind !== 'done',
    open,
    closeSheet,
  };
}

/** Brings the beginning of the form into sight where it stands in the panel: a sheet is in sight. */
function revealPanel(): void {
  if (matchMedia(NARROW).matches) return;
  requestAnimationFrame(() => scrollIntoView(document.getElementById(BOOK), 'start'));
}

const NARROW = '(max-width: 63.99rem)';
