// What the engine has rendered of it is dressed from the beginning.
import '#features/shell/footer.module.css';
import { LateAsOf } from '#features/listing/late-as-of.ts';
import { listingFailure } from '#features/listing/late-listing-failure.ts';
import { preloadToasts } from '#features/shell/toasts.tsx';
import { late } from '#ui/loading/late.tsx';
import { lateFailure } from '#ui/loading/late-failure.tsx';
import { loaded } from '#ui/loading/lazy.ts';
import { routes } from './routes.tsx';

const laterParts = () => import('./app-parts.tsx');

/** The parts of the app that the first view does without: each is there, or nothing is in its place. */
export const later = {
  PageTitle: loaded(() => laterParts().then((it) => it.PageTitle)),
  /** With the worker and all that hangs on it. */
  Notices: loaded(() => laterParts().then((it) => it.Notices)),
  OutboxSign: loaded(() => laterParts().then((it) => it.OutboxSign)),
  OutboxCards: loaded(() => laterParts().then((it) => it.OutboxCards)),
};

export const pageFailure = lateFailure(() => laterParts().then((it) => it.FailureView));

export const footer = late(() => import('#features/shell/footer.tsx').then((it) => it.Footer));

/** Brings them, what a tap on a card leads to, and whatever else must be there before the network may be gone. */
export async function loadLater(): Promise<void> {
  const parts = Object.values(later).map((part) => part.preload());
  const others = [
    footer.preload(),
    LateAsOf.preload(),
    preloadToasts(),
    pageFailure.preload(),
    listingFailure.preload(),
  ];
  await Promise.all([...parts, ...others, routes.experience.preload()]);
}
