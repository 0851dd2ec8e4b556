// The engine renders the footer, so its styles are needed from the beginning.
import '#shop/features/shell/footer.module.css';
import { asOf, homeParts, listingFailure } from '#shop/features/listing/lazy-parts.ts';
import { lazy, lazyFailure } from '#ui/loading/lazy.tsx';
import { routes } from './routes.tsx';

const appParts = () => import('./app-parts.tsx');

/** The parts of every page that the first view does not need. Nothing is shown in their place until they are loaded. */
export const lazyParts = {
  PageTitle: lazy(() => appParts().then((it) => it.PageTitle)),
  /** Also contains the code for the worker. */
  Notices: lazy(() => appParts().then((it) => it.Notices)),
  OutboxSign: lazy(() => appParts().then((it) => it.OutboxSign)),
  WishlistLink: lazy(() => appParts().then((it) => it.WishlistLink)),
  OutboxCards: lazy(() => appParts().then((it) => it.OutboxCards)),
  Toasts: lazy(() => import('#ui/overlays/toast.tsx').then((it) => it.ToastList)),
};

export const pageFailure = lazyFailure(() => appParts().then((it) => it.FailureView));

export const footer = lazy(() => import('#shop/features/shell/footer.tsx').then((it) => it.Footer));

/** Loads these parts, the page of an experience, and all other code that must be loaded before the network is lost. */
export async function loadLazyParts(): Promise<void> {
  const parts = [
    ...Object.values(lazyParts),
    ...Object.values(homeParts),
    footer,
    asOf,
    pageFailure,
    listingFailure,
    routes.experience,
  ];
  await Promise.all(parts.map((part) => part.preload()));
}
