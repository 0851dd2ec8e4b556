// The engine renders these parts, so their styles are needed from the beginning.
import '#ui/controls/button.module.css';
import '#ui/controls/field.module.css';
import './filters.module.css';
import './nothing-found.module.css';
import './quick-chips.module.css';
import './rails.module.css';
import './sort-select.module.css';
import './pagination.module.css';
import { lazy, lazyFailure } from '#ui/loading/lazy.tsx';

/** A listing from the document is current. By the time it no longer is, this code is loaded. */
export const asOf = lazy(() => import('./listing-failure.tsx').then((it) => it.AsOf));

/** The list is in the document. This code is loaded if it cannot be read later. */
export const listingFailure = lazyFailure(() => import('./listing-failure.tsx').then((it) => it.ListingFailure));

const parts = () => import('./home-parts.tsx');

/** The parts of home that work as plain HTML until their code is loaded: a form and links. */
export const homeParts = {
  CardHeart: lazy(() => parts().then((it) => it.CardHeart)),
  Rails: lazy(() => parts().then((it) => it.Rails)),
  Search: lazy(() => parts().then((it) => it.Search)),
  Tools: lazy(() => parts().then((it) => it.Tools)),
  Pagination: lazy(() => parts().then((it) => it.Pagination)),
  NothingFound: lazy(() => parts().then((it) => it.NothingFound)),
};

/** The list is in the document. The map is shown once its code is loaded. */
export const mapView = lazy(() => import('./map-view.tsx').then((it) => it.ListingMap));
