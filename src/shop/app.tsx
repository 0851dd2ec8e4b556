import { useAtomValue, useSetAtom } from 'jotai';
import { Suspense, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { type PageView, pages } from '#domain/app/pages.ts';
import { recordIfGranted } from '#platform/device/consent.ts';
import { afterFirstPaint } from '#platform/page/after-first-paint.ts';
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

/** The shell around every page, and the page that the address names. `history` is the browser's, once there is one. */
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
          </Suspense>
        </Boundary>
      </main>
      {footerPlace}
      <Toasts />
    </>
  );
}

/** What waits to be sent, and the wish list. */
const headerSigns = (
  <>
    <lazyParts.OutboxSign.Ready />
    <lazyParts.WishlistLink.Ready />
  </>
);

/** The same element each time, so that no render replaces the engine's footer before its code is loaded. */
const footerPlace = (
  <Suspense fallback={null}>
    <footer.Hydrating />
  </Suspense>
);

const failure = (error: unknown, retry: () => void) => <pageFailure.Component error={error} retry={retry} />;

/** The page of the address. The one before it is hidden, and taken apart after the next paint: a tap on a card does not wait for the end of 36 others. */
function Pages({ view }: { view: PageView }) {
  const [before, setBefore] = useState(view);
  const page = useMemo(() => <Page view={view} />, [view]);

  useEffect(() => afterNextPaint(() => setBefore(view)), [view]);

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

/** What is private is not rendered before it is on the device: there and in the document its place is held. */
function Page({ view }: { view: PageView }) {
  const Component = routes[view.page].useComponent() as React.ComponentType<{ view: PageView }> | null;
  const isOnDevice = useIsHydrated();

  useEffect(() => void routes[view.page].preload(), [view.page]);

  if (!Component || !(pages[view.page].rendered || isOnDevice)) return <PageSkeleton />;
  return <Component view={view} />;
}

/** A new page begins at its top with its heading in focus, one come back to where it was left (S9). */
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

/** Slim and honest: there while the engine cannot be reached, gone when it can (S10). */
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

/** Holds the place of a page whose code or content is on its way. */
function PageSkeleton() {
  return (
    <div className={styles.page} aria-busy="true">
      <Skeleton className={styles.title} />
      <Skeleton className={styles.block} />
      <Skeleton text />
      <Skeleton text className={styles.short} />
    </div>
  );
}

/** Where toasts are said and shown, one at a time (S8, V21): in the bar, upon nothing of the page. It stands there empty, for screen readers. */
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
