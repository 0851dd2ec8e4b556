import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import type { PageView } from '#domain/app/pages.ts';
import { startBookingAtom } from '#shop/state/booking/booking.ts';
import { bookingAtom, editedLineAtom, hideFormAtom, leaveFormAtom } from '#shop/state/booking/experience.ts';
import { scrollIntoView } from '#ui/browser/motion.ts';
import { useMedia } from '#ui/browser/use-media.ts';

export type ExperienceView = Extract<PageView, { page: 'experience' }>;

export type BookingPlace = ReturnType<typeof useBookingPlace>;

/** The id of the panel. A link to it works without script, and a tap on it before the script runs is not lost. */
export const BOOK = 'book';

/** The state of this page's booking, and the functions to open and close its form. */
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

  // The form of a line opens without a tap. So does a form that was asked for before the script ran.
  useEffect(() => {
    if (!isEditable && (editCartItem !== null || location.hash !== `#${BOOK}`)) return;
    void start(id, editCartItem);
    revealPanel();
  }, [isEditable, id, editCartItem, start]);

  return {
    /** The form of this page, once it was opened. */
    booking,
    isDone: booking?.attempt.kind === 'done',
    /** The booking is complete only on this device, and waits to be sent. */
    isWaiting: booking?.attempt.kind === 'done' && booking.attempt.how === 'waiting',
    /** The line to change (E5); undefined if the address names none, and until the cart is known. */
    line,
    /** Whether the screen is narrow: then the form is a sheet, otherwise it is in the panel. */
    isNarrow,
    isSheetOpen: isNarrow && booking !== null && booking.isShown && booking.attempt.kind !== 'done',
    open,
    closeSheet,
  };
}

/** Scrolls to the beginning of a form in the panel. A sheet is always visible. */
function revealPanel(): void {
  if (matchMedia(NARROW).matches) return;
  requestAnimationFrame(() => scrollIntoView(document.getElementById(BOOK), 'start'));
}

const NARROW = '(max-width: 63.99rem)';
