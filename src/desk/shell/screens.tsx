import { useAtomValue } from 'jotai';
import type { ComponentType, ReactNode } from 'react';
import { Link } from 'wouter';
import { DayPage } from '#desk/counter/today/day-page.tsx';
import { lazyScreen } from '#desk/shared/lazy-screen.tsx';
import { canAtom } from '#desk/state/session.ts';
import { deskHref, officePageOf, type View } from '#desk/state/views.ts';
import { lazy } from '#ui/loading/lazy.tsx';
import * as words from '#words/desk/shell.ts';
import styles from './shell.module.css';
import { useDeskPlaces } from './use-desk-places.ts';
import { useOfficeScreens } from './use-office-screens.ts';

type Props<Page extends View['page']> = Omit<Extract<View, { page: Page }>, 'page'>;

/** The card is loaded when it is needed: only a new shop shows it. */
const FirstStepsCard = lazy(
  async () => (await import('#desk/office/first-steps/first-steps-card.tsx')).FirstStepsCard,
).Component;

/** The screen of each view. Only the first one is part of the first file; the worker has stored the files of the others at the counter. */
const screens: { readonly [Page in View['page']]: ComponentType<Props<Page>> } = {
  day: ({ date }) => <DayPage date={date} firstSteps={<FirstStepsCard />} />,
  departure: lazyScreen(async () => (await import('#desk/counter/departure/departure-page.tsx')).DeparturePage),
  scan: lazyScreen(async () => (await import('#desk/counter/scan/scan-view.tsx')).ScanView),
  sell: lazyScreen(async () => (await import('#desk/counter/sell/sell-page.tsx')).SellPage),
  drawer: lazyScreen(async () => (await import('#desk/counter/drawer/drawer-page.tsx')).DrawerPage),
  more: lazyScreen(async () => (await import('./more-page.tsx')).MorePage),
  devices: lazyScreen(async () => (await import('#desk/counter/devices/devices-page.tsx')).DevicesPage),
  conflicts: lazyScreen(async () => (await import('#desk/counter/conflicts/conflicts-page.tsx')).ConflictsPage),
  // The worker stores no screen of the office (decision 0187).
  calendar: lazyScreen(async () => (await import('#desk/office/calendar/calendar-page.tsx')).CalendarPage),
  'whole-departure': lazyScreen(
    async () => (await import('#desk/office/departure-actions/departure-page.tsx')).WholeDeparturePage,
  ),
  'departure-report': lazyScreen(
    async () => (await import('#desk/office/departure-actions/report-page.tsx')).ReportPage,
  ),
  numbers: lazyScreen(async () => (await import('#desk/office/numbers/numbers-page.tsx')).NumbersPage),
  reviews: lazyScreen(async () => (await import('#desk/office/reviews/reviews-page.tsx')).ReviewsPage),
  bookings: lazyScreen(async () => (await import('#desk/office/bookings/bookings-page.tsx')).BookingsPage),
  booking: lazyScreen(async () => (await import('#desk/office/booking/booking-page.tsx')).BookingPage),
  'new-booking': lazyScreen(async () => (await import('#desk/office/new-booking/new-booking-page.tsx')).NewBookingPage),
  notifications: lazyScreen(
    async () => (await import('#desk/office/notifications/notifications-page.tsx')).NotificationsPage,
  ),
  settings: lazyScreen(async () => (await import('#desk/office/settings/settings-page.tsx')).SettingsPage),
  tours: lazyScreen(async () => (await import('#desk/office/tours/tours-page.tsx')).ToursPage),
  tour: TourScreen,
  'not-found': () => <Message>{words.notFound}</Message>,
};

const TourPage = lazyScreen(async () => (await import('#desk/office/tours/tour-page.tsx')).TourPage);

/** The pages of the parts of a tour. */
const tourParts = {
  prices: lazyScreen(async () => (await import('#desk/office/prices/prices-page.tsx')).PricesPage),
  schedule: lazyScreen(async () => (await import('#desk/office/schedule/schedule-page.tsx')).SchedulePage),
  rates: lazyScreen(async () => (await import('#desk/office/rates/rates-page.tsx')).RatesPage),
  translations: lazyScreen(
    async () => (await import('#desk/office/translations/tour-translations.tsx')).TourTranslations,
  ),
};

function TourScreen({ id, section }: Props<'tour'>) {
  if (section === null) return <TourPage id={id} />;
  if (id === 'new') return <Message>{words.notFound}</Message>;
  const Part = tourParts[section];
  return <Part id={id} />;
}

/** The screen at an address, if this device may open it. */
export function Screen({ view }: { view: View }) {
  const offices = useOfficeScreens();
  const places = useDeskPlaces();
  const can = useAtomValue(canAtom);
  const office = officePageOf(view);
  const isCounter = view.page === 'sell' || view.page === 'drawer';
  const mayOpen =
    (!office || offices.some(({ page }) => page === office)) &&
    (!isCounter || places.some(({ pages }) => pages.includes(view.page))) &&
    (view.page !== 'notifications' || can('orders.read'));
  const Screen = screens[view.page] as ComponentType<object>;

  return mayOpen ? <Screen key={keyOf(view)} {...view} /> : <Message>{words.notAllowed}</Message>;
}

/** The key of a screen that forgets its state when it shows another object; undefined for all others. */
function keyOf(view: View): string | number | undefined {
  if (view.page === 'booking') return view.number;
  const isOfObject = view.page === 'whole-departure' || view.page === 'departure-report' || view.page === 'tour';
  return isOfObject ? view.id : undefined;
}

function Message({ children }: { children: ReactNode }) {
  return (
    <div className={styles.missing}>
      <p>{children}</p>
      <Link href={deskHref.day()}>{words.toToday}</Link>
    </div>
  );
}
