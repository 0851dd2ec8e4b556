import { useAtomValue, useSetAtom } from 'jotai';
import { lazy, type ReactNode, Suspense, useEffect, useLayoutEffect, useRef } from 'react';
import { Link, useLocation } from 'wouter';
import { everySecond } from '#platform/page/ticker.ts';
import { Button, IconButton } from '#ui/controls/button.tsx';
import { Notice } from '#ui/display/notice.tsx';
import { drawings } from '#ui/icons/drawings.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { Boundary } from '#ui/loading/boundary.tsx';
import { skip } from '#words/app.ts';
import * as words from '#words/desk/shell.ts';
import { isOutOfReachAtom } from '../../state/contact.ts';
import { daysAtom } from '../../state/days.ts';
import { isUnsavedAtom } from '../../state/device.ts';
import { unsentCountAtom } from '../../state/log.ts';
import { canAtom, sessionAtom } from '../../state/session.ts';
import { momentAtom } from '../../state/time.ts';
import { deskHref, historyAtom, officePageOf, type View, viewAt } from '../../state/views.ts';
import { lockScreenAtom, lockStateAtom, whoAtom } from '../../state/who.ts';
import { hasNewVersionAtom, startNewVersionAtom } from '../../state/worker.ts';
import { ConflictsNotice } from '../conflicts/conflicts-notice.tsx';
import { useOfficeScreens } from '../office/use-office-screens.ts';
import { DayPage } from '../today/day-page.tsx';
import { Bell } from './bell.tsx';
import { lazyScreen } from './lazy-screen.tsx';
import styles from './shell.module.css';
import { useDeskPlaces } from './use-desk-places.ts';

const LOCK_AFTER_SECONDS = 300;

/** The frame around every screen: the state of the sync, warnings and the navigation. */
export function Shell() {
  const [path] = useLocation();
  const view = viewAt(path);
  const main = useArrival(path, view);
  useIdleLock();

  return (
    <div className={styles.shell}>
      <a className={styles.skip} href="#content">
        {skip}
      </a>
      <Bar />
      <Navigation view={view} />
      <main ref={main} id="content" className={styles.main} tabIndex={-1}>
        <Warnings isOnConflicts={view.page === 'conflicts'} />
        <Boundary resetKey={path} fallback={failed}>
          <Suspense fallback={null}>
            <Screen view={view} />
          </Suspense>
        </Boundary>
      </main>
      <Suspense fallback={null}>
        <DeskKeys page={view.page} />
      </Suspense>
    </div>
  );
}

/** A new screen opens at its top, with the focus on it. Back and forward restore the scroll position. */
function useArrival(path: string, view: View) {
  // These screens have several addresses, each of which is a screen of its own.
  const page = ['settings', 'tour', 'notifications'].includes(view.page) ? path : view.page;
  const main = useRef<HTMLElement>(null);
  const history = useAtomValue(historyAtom);
  const before = useRef({ path, page });

  useLayoutEffect(() => {
    const { current: left } = before;
    before.current = { path, page };
    if (left.path === path) return;
    if (history.arrival() === 'traverse') history.restoreScroll();
    else scrollTo({ top: 0, behavior: 'instant' });
    if (left.page !== page) main.current?.focus({ preventScroll: true });
  }, [history, path, page]);
  return main;
}

/** Screens that the first screen does not need. The worker has stored their files. */
const DeparturePage = lazyScreen(async () => (await import('../departure/departure-page.tsx')).DeparturePage);
const ConflictsPage = lazyScreen(async () => (await import('../conflicts/conflicts-page.tsx')).ConflictsPage);
const DevicesPage = lazyScreen(async () => (await import('../devices/devices-page.tsx')).DevicesPage);
const DrawerPage = lazyScreen(async () => (await import('../drawer/drawer-page.tsx')).DrawerPage);
const MorePage = lazyScreen(async () => (await import('../more/more-page.tsx')).MorePage);
const ScanView = lazyScreen(async () => (await import('../scan/scan-view.tsx')).ScanView);
const SellPage = lazyScreen(async () => (await import('../sell/sell-page.tsx')).SellPage);

/** The keys of the desk. If their code cannot be loaded, the desk works without them. */
const DeskKeys = lazy(() =>
  import('../keyboard/desk-keys.tsx').then(
    (it) => ({ default: it.DeskKeys }),
    () => ({ default: () => null }),
  ),
);

/** Screens of the office: the worker stores none of them (decision 0187). */
const CalendarPage = lazyScreen(async () => (await import('../office/calendar/calendar-page.tsx')).CalendarPage);
const WholeDeparturePage = lazyScreen(
  async () => (await import('../office/departure-actions/departure-page.tsx')).WholeDeparturePage,
);
const ReportPage = lazyScreen(async () => (await import('../office/departure-actions/report-page.tsx')).ReportPage);
const NumbersPage = lazyScreen(async () => (await import('../office/numbers/numbers-page.tsx')).NumbersPage);

const ReviewsPage = lazyScreen(async () => (await import('../office/reviews/reviews-page.tsx')).ReviewsPage);

const BookingsPage = lazyScreen(async () => (await import('../office/bookings/bookings-page.tsx')).BookingsPage);

const BookingPage = lazyScreen(async () => (await import('../office/booking/booking-page.tsx')).BookingPage);

const PricesPage = lazyScreen(async () => (await import('../office/prices/prices-page.tsx')).PricesPage);

const NewBookingPage = lazyScreen(
  async () => (await import('../office/new-booking/new-booking-page.tsx')).NewBookingPage,
);

const SettingsPage = lazyScreen(async () => (await import('../office/settings/settings-page.tsx')).SettingsPage);

const ToursPage = lazyScreen(async () => (await import('../office/tours/tours-page.tsx')).ToursPage);

const TourPage = lazyScreen(async () => (await import('../office/tours/tour-page.tsx')).TourPage);

const NotificationsPage = lazyScreen(
  async () => (await import('../office/notifications/notifications-page.tsx')).NotificationsPage,
);

const SchedulePage = lazyScreen(async () => (await import('../office/schedule/schedule-page.tsx')).SchedulePage);

const RatesPage = lazyScreen(async () => (await import('../office/rates/rates-page.tsx')).RatesPage);

const TourTranslations = lazyScreen(
  async () => (await import('../office/translations/tour-translations.tsx')).TourTranslations,
);

function Screen({ view }: { view: View }): ReactNode {
  const screens = useOfficeScreens();
  const places = useDeskPlaces();
  const can = useAtomValue(canAtom);
  const office = officePageOf(view);
  if (office && !screens.some(({ page }) => page === office)) return <Message>{words.notAllowed}</Message>;
  const isCounter = view.page === 'sell' || view.page === 'drawer';
  if (isCounter && !places.some(({ pages }) => pages.includes(view.page))) return <Message>{words.notAllowed}</Message>;

  switch (view.page) {
    case 'day':
      return <DayPage date={view.date} />;
    case 'departure':
      return <DeparturePage id={view.id} />;
    case 'scan':
      return <ScanView departure={view.departure} />;
    case 'sell':
      return <SellPage departure={view.departure} />;
    case 'drawer':
      return <DrawerPage />;
    case 'more':
      return <MorePage />;
    case 'devices':
      return <DevicesPage />;
    case 'conflicts':
      return <ConflictsPage />;
    case 'calendar':
      return <CalendarPage />;
    case 'whole-departure':
      return <WholeDeparturePage key={view.id} id={view.id} />;
    case 'departure-report':
      return <ReportPage key={view.id} id={view.id} />;
    case 'numbers':
      return <NumbersPage />;
    case 'reviews':
      return <ReviewsPage />;
    case 'bookings':
      return <BookingsPage />;
    case 'booking':
      return <BookingPage key={view.number} number={view.number} />;
    case 'new-booking':
      return <NewBookingPage />;
    case 'notifications':
      return can('orders.read') ? <NotificationsPage part={view.part} /> : <Message>{words.notAllowed}</Message>;
    case 'settings':
      return <SettingsPage part={view.part} id={view.id} />;
    case 'tours':
      return <ToursPage />;
    case 'tour':
      return <TourScreen key={view.id} id={view.id} section={view.section} />;
    case 'not-found':
      return <Message>{words.notFound}</Message>;
  }
}

function TourScreen({ id, section }: Pick<Extract<View, { page: 'tour' }>, 'id' | 'section'>) {
  if (section === null) return <TourPage id={id} />;
  if (id === 'new') return <Message>{words.notFound}</Message>;
  switch (section) {
    case 'prices':
      return <PricesPage tour={id} />;
    case 'schedule':
      return <SchedulePage id={id} />;
    case 'rates':
      return <RatesPage id={id} />;
    case 'translations':
      return <TourTranslations id={id} />;
  }
}

function Message({ children }: { children: ReactNode }) {
  return (
    <div className={styles.missing}>
      <p>{children}</p>
      <Link href={deskHref.day()}>{words.toToday}</Link>
    </div>
  );
}

const failed = (_error: unknown, retry: () => void) => (
  <div className={styles.missing}>
    <p role="alert">{words.failed}</p>
    <Button kind="action" onClick={retry}>
      {words.tryAgain}
    </Button>
  </div>
);

function Bar() {
  const { account } = useAtomValue(sessionAtom);
  const can = useAtomValue(canAtom);
  const who = useAtomValue(whoAtom);
  const lock = useAtomValue(lockStateAtom);
  const lockScreen = useSetAtom(lockScreenAtom);

  return (
    <header className={styles.bar}>
      <p className={styles.account}>
        {account.name}
        <span className={styles.who}>{who}</span>
      </p>
      <SyncState />
      {can('orders.read') ? <Bell /> : null}
      {lock === 'open' ? (
        <IconButton icon={drawings.lock} aria-label={words.lockScreen} onClick={() => lockScreen()} />
      ) : null}
    </header>
  );
}

/** The age of the data, and the count of entries that wait to be sent. */
function SyncState() {
  const isOut = useAtomValue(isOutOfReachAtom);
  const days = useAtomValue(daysAtom);
  const unsent = useAtomValue(unsentCountAtom);
  const momentOf = useAtomValue(momentAtom);
  const asOf = days ? words.asOf(momentOf(days.as_of)) : words.never;

  return (
    <output className={styles.sync} data-out={isOut || undefined}>
      <Icon name={isOut || unsent > 0 ? 'cloud' : 'check'} size={20} />
      <span>
        {isOut ? <span className={styles.line}>{words.offline}</span> : null}
        <span className={styles.line}>{asOf}</span>
        {unsent > 0 ? <span className={styles.line}>{words.waiting(unsent)}</span> : null}
      </span>
    </output>
  );
}

function Navigation({ view }: { view: View }) {
  const office = officePageOf(view);
  const screens = useOfficeScreens();
  const places = useDeskPlaces();
  const isMore = view.page === 'more' || view.page === 'devices';

  return (
    <nav className={styles.navigation} aria-label={words.navigation}>
      {places.map(({ href, label, drawing, pages }) => (
        <Link key={href} href={href} aria-current={pages.includes(view.page) ? 'page' : undefined}>
          <Icon drawing={drawing} />
          {label}
        </Link>
      ))}
      {screens.map(({ page, href, label, drawing }) => (
        <Link key={page} href={href} className={styles.office} aria-current={page === office ? 'page' : undefined}>
          <Icon drawing={drawing} />
          {label}
        </Link>
      ))}
      <Link
        href={deskHref.more()}
        aria-current={isMore ? 'page' : undefined}
        data-office={office !== null || undefined}
      >
        <Icon drawing="M5 7h14M5 12h14M5 17h14" />
        {words.more}
      </Link>
    </nav>
  );
}

/** Warnings that staff must see: storage that is refused, a newer version, and what they have to settle. */
function Warnings({ isOnConflicts }: { isOnConflicts: boolean }) {
  const isUnsaved = useAtomValue(isUnsavedAtom);
  const hasNewVersion = useAtomValue(hasNewVersionAtom);
  const takeNewVersion = useSetAtom(startNewVersionAtom);

  return (
    <>
      {isUnsaved ? <Notice kind="wrong">{words.unsaved}</Notice> : null}
      {hasNewVersion ? (
        <Notice kind="info" action={<Button onClick={() => takeNewVersion()}>{words.takeNewVersion}</Button>}>
          {words.newVersion}
        </Notice>
      ) : null}
      {isOnConflicts ? null : <ConflictsNotice />}
    </>
  );
}

/** Locks the screen when nobody has touched it for five minutes. */
function useIdleLock(): void {
  const lock = useSetAtom(lockScreenAtom);
  const touchedAt = useRef(0);

  useEffect(() => {
    touchedAt.current = Date.now();
    const touched = () => {
      touchedAt.current = Date.now();
    };
    for (const event of gestures) addEventListener(event, touched, { passive: true });
    const stop = everySecond(() => Date.now() - touchedAt.current > LOCK_AFTER_SECONDS * 1_000 && lock());
    return () => {
      stop();
      for (const event of gestures) removeEventListener(event, touched);
    };
  }, [lock]);
}

const gestures = ['pointerdown', 'keydown', 'wheel'] as const;
