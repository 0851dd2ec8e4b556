import { change, type Listing } from '#domain/app/filters.ts';
import { hrefTo } from '#domain/app/pages.ts';
import { usePageLink } from '#shop/state/page/page-link.ts';
import { ButtonLink } from '#ui/controls/button.tsx';
import { drawings } from '#ui/icons/drawings.ts';
import { Icon } from '#ui/icons/icon.tsx';
import * as words from '#words/listing-map/map.ts';
import { mapView } from './lazy-parts.ts';

/** The button from the list to the map of its meeting points, and back (V13). */
export function MapToggle({ listing }: { listing: Listing }) {
  const isMap = listing.view === 'map';
  const link = usePageLink(hrefTo.home(change(listing, { view: isMap ? null : 'map' })));

  return (
    <ButtonLink {...link} onPointerEnter={() => void mapView.preload()}>
      <Icon drawing={isMap ? LIST : drawings.place} size={20} />
      {isMap ? words.showList : words.showMap}
    </ButtonLink>
  );
}

const LIST = 'M4 7h16M4 12h16M4 17h16';
