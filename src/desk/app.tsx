import { createStore, Provider, useAtomValue, useSetAtom } from 'jotai';
import { lazy, type ReactNode, StrictMode, Suspense, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Router, useLocation } from 'wouter';
import { onOpenedPath } from '#platform/install/opened-path.ts';
import { allowEmptyMarkup } from '#platform/install/trusted-types.ts';
import { everySecond } from '#platform/page/ticker.ts';
import { onPageResume } from '#platform/page/visibility.ts';
import { Button } from '#ui/controls/button.tsx';
import * as session from '#words/desk/session.ts';
import * as words from '#words/desk/shell.ts';
import { locale } from '#words/formats.ts';
import styles from './app.module.css';
import { Sheet } from './session/sheet.tsx';
import { SignedOut } from './session/signed-out.tsx';
import { Shell } from './shell/shell.tsx';
import { watchClockAtom } from './state/clock-trust.ts';
import { contactAtom, isOutOfReachAtom } from './state/contact.ts';
import { loadDaysAtom, syncAtom } from './state/days.ts';
import { isOnlyTabAtom, takeOverTabAtom } from './state/only-tab.ts';
import { sessionAtom, sessionStateAtom, startAtom } from './state/session.ts';
import { historyAtom } from './state/views.ts';
import { loadLockAtom, lockStateAtom, whoAtom } from './state/who.ts';
import { watchWorkerAtom } from './state/worker.ts';

/** The screens of the lock are loaded when they are needed, because most devices have no PIN. The worker has stored their files. */
const LockScreen = lazy(async () => ({ default: (await import('./session/lock-screen.tsx')).LockScreen }));
const ChoosePin = lazy(async () => ({ default: (await import('./session/lock-screen.tsx')).ChoosePin }));
const WhoAreYou = lazy(async () => ({ default: (await import('./session/lock-screen.tsx')).WhoAreYou }));

export function openDesk(): void {
  allowEmptyMarkup();
  document.documentElement.lang = locale.slice(0, 2);
  document.title = session.title;
  const store = createStore();
  startAlone(store);
  createRoot(document.getElementById('desk') as HTMLElement).render(
    <StrictMode>
      <Provider store={store}>
        <DeskRouter>
          <Desk />
        </DeskRouter>
      </Provider>
    </StrictMode>,
  );
}

/** Starts once this is the only tab: the stored session is on its way while React paints for the first time. */
export function startAlone(store: ReturnType<typeof createStore>): () => void {
  const start = () => {
    if (store.get(isOnlyTabAtom)) void store.set(startAtom);
  };
  return store.sub(isOnlyTabAtom, start);
}

function DeskRouter({ children }: { children: ReactNode }) {
  const history = useAtomValue(historyAtom);
  return (
    <Router base="/desk" aroundNav={(navigate, to, options) => history.around(navigate, to, options)}>
      {children}
    </Router>
  );
}

/** Shows the sign-in, then the lock screen, then the desk; in one window at a time. */
export function Desk() {
  const state = useAtomValue(sessionStateAtom);
  useAtomValue(watchWorkerAtom);
  const isOnlyTab = useAtomValue(isOnlyTabAtom);
  const [, navigate] = useLocation();
  // A tap on a push message opens its screen in this window (B14), after the start or the lock where one of them is still shown.
  useEffect(() => onOpenedPath((path) => navigate(path.replace(/^\/desk/, ''))), [navigate]);

  if (isOnlyTab === false) return <OtherTab />;
  if (!isOnlyTab || state.state === 'starting') return <p className={styles.starting}>{words.starting}</p>;
  if (state.state === 'out') return <SignedOut why={state.why} />;
  return (
    <Suspense fallback={<p className={styles.starting}>{words.starting}</p>}>
      <SignedIn key={state.session.account.id} />
    </Suspense>
  );
}

function SignedIn() {
  const lock = useAtomValue(lockStateAtom);
  const load = useSetAtom(loadDaysAtom);
  const loadLock = useSetAtom(loadLockAtom);
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => {
    void Promise.all([load(), loadLock()]).then(() => setLoaded(true));
    // After a wipe there is nothing to read: no guest stays in memory either (T3).
    return () => void load();
  }, [load, loadLock]);
  useSyncing(isLoaded);

  if (!isLoaded || lock === 'unknown') return <p className={styles.starting}>{words.starting}</p>;
  if (lock === 'locked') return <LockScreen />;
  return <Unlocked hasPin={lock === 'open'} />;
}

function Unlocked({ hasPin }: { hasPin: boolean }) {
  const { device } = useAtomValue(sessionAtom);
  const who = useAtomValue(whoAtom);

  if (device.is_shared && !hasPin) return <ChoosePin />;
  if (who === null) return <WhoAreYou />;
  return <Shell />;
}

/** Seconds between two syncs while the desk is visible: this device shows what another one did within five seconds (T6). */
const SYNC_SECONDS = 4;

/** Syncs with the engine, also while the screen is locked: a revoked device must delete its data. */
function useSyncing(isLoaded: boolean): void {
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

/** The screen of every window of the desk except the one that works. */
function OtherTab() {
  const takeOverTab = useSetAtom(takeOverTabAtom);

  return (
    <Sheet title={session.otherTabTitle} lead={session.otherTabText}>
      <Button kind="action" wide onClick={() => void takeOverTab()}>
        {session.takeOver}
      </Button>
    </Sheet>
  );
}
