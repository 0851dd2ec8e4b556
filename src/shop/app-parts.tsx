// The parts that `lazy-parts.ts` loads, in one module, so that the first view has only one file name for all of them.
import { atom, useAtomValue } from 'jotai';
import { useEffect, useMemo } from 'react';
import { hrefTo, type PageName, type PageView } from '#domain/app/pages.ts';
import { ASK_AT_SECONDS } from '#domain/time/hold.ts';
import { restoreFocus } from '#platform/page/restore-focus.ts';
import { whenIdle } from '#platform/page/visibility.ts';
import { InstallNotices } from '#shop/features/install/notices.tsx';
import { pageWordsAtom } from '#shop/features/shell/page-words.ts';
import { secondsLeftAtom } from '#shop/state/cart/cart.ts';
import { titleBadgeAtom } from '#shop/state/device/app-badge.ts';
import { isKioskOnAtom } from '#shop/state/kiosk-mode.ts';
import { useFailedRead } from '#shop/state/page/failed-read.ts';
import { usePageLink } from '#shop/state/page/page-link.ts';
import { ResourceFailure } from '#shop/state/resources.ts';
import { isOutOfReachAtom } from '#shop/state/services.ts';
import { ErrorView } from '#ui/display/error-view.tsx';
import { VisuallyHidden } from '#ui/display/visually-hidden.tsx';
import { lazy } from '#ui/loading/lazy.tsx';
import * as words from '#words/shell.ts';

export { WishlistLink } from '#shop/features/listing/wishlist-link.tsx';
export { OutboxCards } from '#shop/features/outbox/outbox-cards.tsx';
export { OutboxSign } from '#shop/features/outbox/outbox-sign.tsx';

/** The notices of every page. If this device is a kiosk, or is to become one, the kiosk covers the whole page (X1). */
export function Notices({ page }: { page: PageName }) {
  const isKioskOn = useAtomValue(isKioskOnAtom);
  useEffect(restoreFocus, []);
  useEffect(() => whenIdle(EVENTS_AFTER_MS, () => void eventRecorder.preload()), []);

  return (
    <>
      <InstallNotices page={page} />
      <HoldVoice />
      {isKioskOn ? <kiosk.Component /> : null}
      <eventRecorder.Ready />
    </>
  );
}

/** By then the page is idle: events must not delay anything that a visitor waits for. */
const EVENTS_AFTER_MS = 1_000;

export const eventRecorder = lazy(() =>
  import('#shop/features/events/event-recorder.tsx').then((it) => it.EventRecorder),
);

const kiosk = lazy(() => import('#shop/features/kiosk/kiosk-part.tsx').then((it) => it.KioskPart));

/**
 * Updates title and description of the document with the page (S9), and shows in the title how long places are held. A document from the engine
 * already has its own.
 */
export function PageTitle({ view }: { view: PageView }) {
  const { title, description } = useAtomValue(useMemo(() => pageWordsAtom(view), [view]));
  const badge = useAtomValue(titleBadgeAtom);

  useEffect(() => {
    document.title = badge ? `${badge} · ${title}` : title;
  }, [title, badge]);
  useEffect(() => {
    document.querySelector('meta[name="description"]')?.setAttribute('content', description);
  }, [description]);

  return null;
}

/** Announces the countdown twice to screen readers, because they do not see it. A toast announces its end (C5, C10). */
function HoldVoice() {
  const announcement = useAtomValue(announcementAtom);

  return (
    <VisuallyHidden>
      <output>{announcement}</output>
    </VisuallyHidden>
  );
}

/** The text stays the same from second to second, so that it is announced only once. */
const announcementAtom = atom((get): string => {
  const seconds = get(secondsLeftAtom) ?? 0;
  if (seconds === 0 || seconds > ASK_AT_SECONDS) return '';
  return seconds > 30 ? words.underTwoMinutes : words.underHalfAMinute;
});

/** The view of a failed boundary: a button to try again if that may help, else the way to the home page (S6). */
export function FailureView({ error, retry }: { error: unknown; retry: () => void }) {
  const home = usePageLink(hrefTo.home());
  const isOut = useAtomValue(isOutOfReachAtom);
  const readAgain = useFailedRead(error, retry);

  if (!(error instanceof ResourceFailure) || error.known.state === 'missing') {
    const secondary = error instanceof ResourceFailure ? words.failureGone : words.ourFault;
    return <ErrorView secondary={secondary} actionLabel={words.back} action={home} />;
  }
  return <ErrorView isOut={isOut} secondary={words.outOfReach} actionLabel={words.again} action={readAgain} />;
}
