import { useAtomValue, useSetAtom } from 'jotai';
import { lazy, Suspense, useEffect, useLayoutEffect, useRef } from 'react';
import { Link, useLocation } from 'wouter';
import { LinkButton } from '#desk/shared/link-button.tsx';
import { conflictsAtom, groupsOf, refusedEntriesAtom } from '#desk/state/conflicts.ts';
import { isOutOfReachAtom } from '#desk/state/contact.ts';
import { daysAtom } from '#desk/state/days.ts';
import { isUnsavedAtom } from '#desk/state/device.ts';
import { unsentCountAtom } from '#desk/state/log.ts';
import { unseenAtom } from '#desk/state/notifications.ts';
import { canAtom, sessionAtom } from '#desk/state/session.ts';
import { momentAtom } from '#desk/state/time.ts';
import { deskHref, historyAtom, officePageOf, type View, viewAt } from '#desk/state/views.ts';
import { lockScreenAtom, lockStateAtom, whoAtom } from '#desk/state/who.ts';
import { hasNewVersionAtom, startNewVersionAtom } from '#desk/state/worker.ts';
import { everySecond } from '#platform/page/ticker.ts';
import { Button, IconButton } from '#ui/controls/button.tsx';
import { Notice } from '#ui/display/notice.tsx';
import { drawings } from '#ui/icons/drawings.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { Boundary } from '#ui/loading/boundary.tsx';
import { skip } from '#words/app.ts';
import { bell } from '#words/desk/bell.ts';
import * as conflicts from '#words/desk/conflicts.ts';
import * as words from '#words/desk/shell.ts';
import { Screen } from './screens.tsx';
import styles from './shell.module.css';
import { useDeskPlaces } from './use-desk-places.ts';
import { useOfficeScreens } from './use-office-screens.ts';

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

/** The keys of the desk. If their code cannot be loaded, the desk works without them. */
const DeskKeys = lazy(() =>
  import('./desk-keys.tsx').then(
    (it) => ({ default: it.DeskKeys }),
    () => ({ default: () => null }),
  ),
);

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

const BELL =
  'M12 3.500a5.500 5.500 0 0 0-5.500 5.500c0 5-2.500 6.500-2.500 6.500h16s-2.500-1.500-2.500-6.500A5.500 5.500 0 0 0 12 3.500zM10 19a2 2 0 0 0 4 0';

/** The count of new notifications, with a link to them. */
function Bell() {
  const unseen = useAtomValue(unseenAtom);

  return (
    <Link href={deskHref.notifications()} className={styles.bell} aria-label={bell(unseen)}>
      <Icon drawing={BELL} />
      {unseen > 0 ? <span className={styles.unseen}>{unseen > 99 ? '99+' : unseen}</span> : null}
    </Link>
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
  const toSettle = groupsOf(useAtomValue(refusedEntriesAtom)).length + useAtomValue(conflictsAtom).length;

  return (
    <>
      {isUnsaved ? <Notice kind="wrong">{words.unsaved}</Notice> : null}
      {hasNewVersion ? (
        <Notice kind="info" action={<Button onClick={() => takeNewVersion()}>{words.takeNewVersion}</Button>}>
          {words.newVersion}
        </Notice>
      ) : null}
      {toSettle > 0 && !isOnConflicts ? (
        <Notice kind="wrong" action={<LinkButton href={deskHref.conflicts()}>{conflicts.show}</LinkButton>}>
          {conflicts.toSettle(toSettle)}
        </Notice>
      ) : null}
    </>
  );
}

/** Locks the screen when nobody has touched it for five minutes. */
function useIdleLock(): void {
  const lock = useSetAtom(lockScreenAtom);
  const touchedAt = useRef(0);

  useEffect(() => {
    touchedAt.current = Date.now();
    const onTouch = () => {
      touchedAt.current = Date.now();
    };
    for (const event of gestures) addEventListener(event, onTouch, { passive: true });
    const stop = everySecond(() => Date.now() - touchedAt.current > LOCK_AFTER_SECONDS * 1_000 && lock());
    return () => {
      stop();
      for (const event of gestures) removeEventListener(event, onTouch);
    };
  }, [lock]);
}

const gestures = ['pointerdown', 'keydown', 'wheel'] as const;
