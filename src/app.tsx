import { useAtomValue } from 'jotai';
import { Suspense, useEffect, useLayoutEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import type { PageView } from '#domain/pages.ts';
import { pages } from '#domain/pages.ts';
import { FailureView } from '#features/shell/failure-view.tsx';
import { Footer } from '#features/shell/footer.tsx';
import { Header } from '#features/shell/header.tsx';
import { PageSkeleton } from '#features/shell/page-skeleton.tsx';
import { pageWordsAtom } from '#features/shell/page-words.ts';
import { ReachNotice } from '#features/shell/reach-notice.tsx';
import { Toasts } from '#features/shell/toasts.tsx';
import { recordIfGranted } from '#platform/consent.ts';
import { focusHeading } from '#platform/heading.ts';
import type { History } from '#platform/location.ts';
import { useShownView } from '#state/page-view.ts';
import { Boundary } from '#ui/boundary.tsx';
import { loaded } from '#ui/loaded.ts';
import styles from './app.module.css';
import { routes } from './routes.tsx';

/** The shell around every page, and the page that the address names. `history` is the browser's, once there is one. */
export function App({ history }: { history: History | null }) {
  const { view, address, pathname } = useShownView();

  useWords(view);
  useArrival(history, address, pathname);
  useLater();

  return (
    <>
      <a className={styles.skip} href="#content">
        Skip to the content
      </a>
      <Header isHome={view.page === 'home'} />
      <ReachNotice />
      <notices.Here page={view.page} />
      <main id="content" className={styles.content} tabIndex={-1}>
        <Boundary resetKey={address} fallback={failure}>
          <Suspense fallback={<PageSkeleton />}>
            <Page view={view} />
          </Suspense>
        </Boundary>
      </main>
      <Footer />
      <Toasts />
    </>
  );
}

/** With the worker and all that hangs on it: what the first view can do without. */
const notices = loaded(() => import('#features/install/notices.tsx').then((it) => it.Notices));

function useLater(): void {
  useEffect(() => {
    const later = setTimeout(() => void notices.preload(), 1_000);
    return () => clearTimeout(later);
  }, []);
}

const failure = (error: unknown, retry: () => void) => <FailureView error={error} retry={retry} />;

/** What is private is not rendered before it is on the device: there and in the document its place is held. */
function Page({ view }: { view: PageView }) {
  const Component = routes[view.page].useComponent() as React.ComponentType<{ view: PageView }> | null;
  const isOnDevice = useIsOnDevice();

  useEffect(() => void routes[view.page].preload(), [view.page]);

  if (!Component || !(pages[view.page].rendered || isOnDevice)) return <PageSkeleton />;
  return <Component view={view} />;
}

function useIsOnDevice(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

const never = () => () => undefined;

/** Title and description follow the page (S9). */
function useWords(view: PageView): void {
  const words = useAtomValue(useMemo(() => pageWordsAtom(view), [view]));

  useEffect(() => {
    document.title = words.title;
    document.querySelector('meta[name="description"]')?.setAttribute('content', words.description);
  }, [words]);
}

/** A new page begins at its top with its heading in focus, one come back to where it was left (S9). */
function useArrival(history: History | null, address: string, pathname: string): void {
  const before = useRef(pathname);

  useLayoutEffect(() => {
    const arrival = history?.arrival(address) ?? 'load';
    const isNewPage = before.current !== pathname;
    before.current = pathname;
    if (arrival === 'load') return;
    if (arrival === 'traverse') history?.restoreScroll();
    else if (isNewPage) scrollTo({ top: 0, behavior: 'instant' });
    if (!isNewPage) return;
    recordIfGranted('statistics', { event: 'page_view', page: pathname });
    return focusHeading();
  }, [history, address, pathname]);
}
