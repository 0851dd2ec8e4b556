import { useAtomValue, useSetAtom } from 'jotai';
import { Suspense, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { type PageView, pages } from '#domain/app/pages.ts';
import { recordIfGranted } from '#platform/device/consent.ts';
import { afterFirstPaint, markPageAlive } from '#platform/page/after-first-paint.ts';
import { focusHeading } from '#platform/page/focus-heading.ts';
import type { History } from '#platform/page/location.ts';
import { afterNextPaint } from '#platform/page/next-task.ts';
import { Header } from '#shop/features/shell/header.tsx';
import { useShownView } from '#shop/state/page/page.ts';
import { isOutOfReachAtom } from '#shop/state/services.ts';
import { dismissToastAtom, toastsAtom } from '#shop/state/toasts.ts';
import { useIsHydrated } from '#ui/browser/use-is-hydrated.ts';
import { Skeleton } from '#ui/display/skeleton.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { Boundary } from '#ui/loading/boundary.tsx';
import * as words from '#words/app.ts';
import styles from './app.module.css';
import { footer, lazyParts, loadLazyParts, pageFailure } from './lazy-parts.ts';
import { routes } from './routes.tsx';

/** The shell around every page, and the page of the address. `history` is the browser's history; null on the engine. */
export function App({ history }: { history: History | null }) {
  const { view, address, pathname } = useShownView();

  useArrival(history, address, pathname);
  useEffect(() => afterFirstPaint(() => void loadLazyParts()), []);

  return (
    <>
      <Header
        skip={
          <a className={styles.skip} href="#content">
            {words.skip}
          </a>
        }
        isHome={view.page === 'home'}
        hasBanner={view.page !== 'checkout'}
        sign={headerSigns}
        notices={
          <div className={styles.notices}>
            <ReachNotice />
            <lazyParts.Notices.Ready page={view.page} />
          </div>
        }
      />
      <lazyParts.PageTitle.Ready view={view} />
      <main id="content" className={styles.content} tabIndex={-1}>
        <lazyParts.OutboxCards.Ready page={view.page} />
        <Boundary resetKey={address} fallback={failure}>
          <Suspense fallback={<PageSkeleton />}>
            <Pages view={view} />
            <Alive />
          </Suspense>
        </Boundary>
      </main>
      {footerPlace}
      <Toasts />
    </>
  );
}

/** The sign of waiting changes, and the link to the wish list. */
const headerSigns = (
  <>
    <lazyParts.OutboxSign.Ready />
    <lazyParts.WishlistLink.Ready />
  </>
);

/** Always the same element, so that no render replaces the engine's footer before its code is loaded. */
const footerPlace = (
  <Suspense fallback={null}>
    <footer.Hydrating />
  </Suspense>
);

const failure = (error: unknown, retry: () => void) => (
  <>
    <pageFailure.Component error={error} retry={retry} />
    <Alive />
  </>
);

/** Its effect runs when what stands beside it is hydrated. */
function Alive() {
  useEffect(markPageAlive, []);
  return null;
}

// perf: docs/performance.md#the-page-left-behind
/**
 * The page of the address. The page before is only hidden, and removed after the next paint, so that a tap on a card does not wait until 36 other
 * cards are removed.
 */
function Pages({ view }: { view: PageView }) {
  const [{ now, before }, setViews] = useState({ now: view, before: view });
  const page = useMemo(() => <Page view={view} />, [view]);

  // The page before is shown as it was left: an older view of it would take back the visitor's last choice on it.
  if (now !== view) setViews({ now: view, before: now });
  useEffect(() => afterNextPaint(() => setViews({ now: view, before: view })), [view]);

  return (
    <>
      <div key={view.page}>{page}</div>
      {before.page === view.page ? null : (
        <div key={before.page} className={styles.left} inert>
          <Page view={before} />
        </div>
      )}
    </>
  );
}

/** A page. Private pages are rendered only on the device; until then, and in the engine's document, a skeleton is shown. */
function Page({ view }: { view: PageView }) {
  const Component = routes[view.page].useComponent() as React.ComponentType<{ view: PageView }> | null;
  const isOnDevice = useIsHydrated();

  useEffect(() => void routes[view.page].preload(), [view.page]);

  if (!Component || !(pages[view.page].rendered || isOnDevice)) return <PageSkeleton />;
  return <Component view={view} />;
}

/** Moves a new page to its top and focuses its heading. A page that the visitor returns to gets its stored scroll position (S9). */
function useArrival(history: History | null, address: string, pathname: string): void {
  const before = useRef(pathname);

  useLayoutEffect(() => {
    const arrival = history?.arrival() ?? 'load';
    const isNewPage = before.current !== pathname;
    before.current = pathname;
    if (arrival === 'load') return;
    if (arrival === 'traverse') history?.restoreScroll();
    if (!isNewPage) return;
    recordIfGranted('statistics', { event: 'page_view', page: pathname });
    return focusHeading();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- at each address
  }, [history, address, pathname]);
}

/** A small notice, shown only while the engine cannot be reached (S10). */
function ReachNotice() {
  const isOut = useAtomValue(isOutOfReachAtom);

  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an `output` may not hold paragraphs
    <div role="status">
      {isOut ? (
        <p className={styles.notice}>
          <Icon name="cloud" size={18} />
          <span>
            {words.outOfReach} {words.mayBeOld}
          </span>
        </p>
      ) : null}
    </div>
  );
}

/** A placeholder for a page whose code or content is being loaded. Words replace it after a while, even if no script of the page runs (S6). */
function PageSkeleton() {
  return (
    <div className={styles.place}>
      <div className={styles.page} aria-busy="true">
        <Skeleton className={styles.title} />
        <Skeleton className={styles.block} />
        <Skeleton text />
        <Skeleton text className={styles.short} />
      </div>
      <p className={styles.late}>
        {words.slow}{' '}
        {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid -- an empty address loads this page again, without script too */}
        <a href="">{words.again}</a>
      </p>
      <noscript>
        <p className={styles.off}>{words.needsScript}</p>
      </noscript>
    </div>
  );
}

/**
 * The region in which toasts are announced and shown, one at a time (S8, V21): in the bar, so that they cover nothing of the page. Screen readers
 * need it even while it is empty.
 */
function Toasts() {
  const toasts = useAtomValue(toastsAtom).slice(-1);
  const dismiss = useSetAtom(dismissToastAtom);

  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an `output` may not hold paragraphs
    <div role="status" aria-live="polite" aria-atomic="false" className={styles.region}>
      {toasts.length > 0 ? <lazyParts.Toasts.Component toasts={toasts} onDismiss={dismiss} /> : null}
    </div>
  );
}
