import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import type { PageView } from '#domain/app/pages.ts';
import type { CartLine } from '#domain/contract/cart.ts';
import { startBookingAtom } from '#state/booking/booking.ts';
import type { Booking } from '#state/booking/experience.ts';
import { bookingAtom, editedLineAtom, hideFormAtom, leaveFormAtom } from '#state/booking/experience.ts';
import { scrollIntoView } from '#ui/browser/motion.ts';
import { useMedia } from '#ui/browser/use-media.ts';

export type ExperienceView = Extract<PageView, { page: 'experience' }>;

/** Where the booking of this page stands, and how it is opened. */
export interface BookingPlace {
  /** The form of this page, once it has been opened. */
  booking: Booking | null;
  /** The line to be changed (E5): null where none was named, `undefined` until the cart is known. */
  line: CartLine | 'missing' | null | undefined;
  /** On a narrow screen the form is a sheet, on a wide one it stands in the panel. */
  isNarrow: boolean;
  isSheetOpen: boolean;
  open: () => void;
  closeSheet: () => void;
}

/** The address of the panel: a link to it works without script, and a tap on it before the script came is not lost. */
export const BOOK = 'book';

export function useBookingPlace(view: ExperienceView, experienceId: number): BookingPlace {
  const open = useAtomValue(bookingAtom);
  const edited = useAtomValue(editedLineAtom);
  const start = useSetAtom(startBookingAtom);
  const isNarrow = useMedia(NARROW);
  const hide = useSetAtom(hideFormAtom);
  const leave = useSetAtom(leaveFormAtom);

  const { id, editCartItem } = view;
  const found = editCartItem === null ? null : edited(editCartItem);
  const line = editCartItem !== null && found === null ? 'missing' : found?.line;
  const isEditable = typeof line === 'object' && line !== null && line.experience_id === experienceId;
  const booking = open?.id === id && open.lineId === editCartItem ? open : null;
  const isDone = booking?.attempt.kind === 'done';

  useEffect(() => leave, [leave]);

  // A line opens by itself, and so does what was asked for before there was anyone to answer.
  useEffect(() => {
    if (!isEditable && (editCartItem !== null || location.hash !== `#${BOOK}`)) return;
    void start(id, editCartItem);
    revealPanel();
  }, [isEditable, id, editCartItem, start]);

  return {
    booking,
    line,
    isNarrow,
    isSheetOpen: isNarrow && booking !== null && booking.isShown && !isDone,
    open: () => {
      void start(id, editCartItem);
      revealPanel();
    },
    closeSheet: hide,
  };
}

/** Brings the beginning of the form into sight where it stands in the panel: a sheet is in sight. */
function revealPanel(): void {
  if (matchMedia(NARROW).matches) return;
  requestAnimationFrame(() => scrollIntoView(document.getElementById(BOOK), 'start'));
}

const NARROW = '(max-width: 63.99rem)';
