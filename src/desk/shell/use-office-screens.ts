import { useAtomValue } from 'jotai';
import { canAtom, sessionAtom } from '#desk/state/session.ts';
import { type OfficePage, officeScreens } from '#desk/state/views.ts';
import { drawings } from '#ui/icons/drawings.ts';
import * as words from '#words/office/office.ts';

/** The screens of the office that this device may open, with their labels and icons in the navigation. */
export function useOfficeScreens() {
  const can = useAtomValue(canAtom);
  const { device } = useAtomValue(sessionAtom);
  // Every user has personal settings, so the screen opens for all of them. A shared device has only the settings of the company.
  const mayOpen = ({ page, permission }: (typeof officeScreens)[number]) =>
    can(page === 'settings' && device.is_shared ? 'catalogue.write' : permission);
  return officeScreens.filter(mayOpen).map((it) => ({ ...it, ...shown[it.page] }));
}

const SLIDERS = 'M4 8h8M16 8h4M4 16h4M12 16h8M12 8a2 2 0 1 0 4 0a2 2 0 1 0-4 0M8 16a2 2 0 1 0 4 0a2 2 0 1 0-4 0';

const MAP = 'M9 5 4 7v12l5-2 6 2 5-2V5l-5 2zM9 5v12M15 7v12';

const shown: { readonly [page in OfficePage]: { label: string; text: string; drawing: string } } = {
  calendar: { label: words.calendar, text: words.calendarText, drawing: drawings.calendar },
  numbers: { label: words.numbers, text: words.numbersText, drawing: 'M4 20.500h16M7 17v-4M12 17V5M17 17V9.500' },
  bookings: { label: words.bookings, text: words.bookingsText, drawing: drawings.people },
  tours: { label: words.tours, text: words.toursText, drawing: MAP },
  reviews: { label: words.reviews, text: words.reviewsText, drawing: drawings.star },
  settings: { label: words.settings, text: words.settingsText, drawing: SLIDERS },
};
