import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Listing } from '#domain/app/filters.ts';
import { wholeListingResource } from '#domain/app/whole-listing.ts';
import type { ExperienceRow } from '#domain/contract/catalogue.ts';
import {
  type Cluster,
  clustersOf,
  FARTHEST_ZOOM,
  type MapView,
  mapHref,
  mapSizes,
  mapWindows,
  NEAREST_ZOOM,
  project,
  unproject,
  viewAround,
  viewOf,
} from '#domain/map/projection.ts';
import { textLanguage } from '#domain/text/text-language.ts';
import { MapMarks, PIN } from '#shop/booking/map-marks.tsx';
import { usePrefetched } from '#shop/state/prefetched.ts';
import { useMedia } from '#ui/browser/use-media.ts';
import { drawings } from '#ui/icons/drawings.ts';
import { Icon } from '#ui/icons/icon.tsx';
import layout from '#ui/layout.module.css';
import * as words from '#words/listing-map/map.ts';
import { ExperienceCard } from './experience-card.tsx';
import styles from './map-view.module.css';
import list from './results.module.css';

const { width, height } = mapSizes.large;
/** The least number of pixels between two pins. */
const APART = 36;

/** The results by their meeting points (V13). A pin, or a number in place of overlapping pins, shows its cards. */
export function ListingMap({ listing }: { listing: Listing }) {
  const resource = useMemo(() => wholeListingResource(listing), [listing]);
  const results = usePrefetched(resource)?.results ?? [];
  const placed = results.filter(isPlaced);

  return (
    <>
      {placed.length > 0 ? (
        <PinMap key={placed.map(({ id }) => id).join()} rows={placed} dateFrom={listing.dateFrom} />
      ) : null}
      {placed.length < results.length ? <p>{words.notOnMap(results.length - placed.length)}</p> : null}
    </>
  );
}

type PlacedRow = ExperienceRow & { readonly lat: number; readonly lon: number };

function isPlaced(row: ExperienceRow): row is PlacedRow {
  return row.lat !== undefined && row.lon !== undefined;
}

function PinMap({ rows, dateFrom }: { rows: readonly PlacedRow[]; dateFrom: string | null }) {
  const isNarrow = useMedia('(max-width: 40rem)');
  const first = useMemo(() => viewOf(rows, isNarrow ? mapWindows.narrow : mapWindows.wide), [rows, isNarrow]);
  const [moved, setMoved] = useState<MapView | null>(null);
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const frame = useRef<HTMLDivElement>(null);
  const view = moved ?? first;

  // At first the middle of the drawing is visible. The visitor can scroll to the rest.
  useLayoutEffect(() => {
    const { current: it } = frame;
    if (it && view) it.scrollTo((width - it.clientWidth) / 2, (height - it.clientHeight) / 2);
  }, [view]);

  if (!view) return null;
  const clusters = clustersOf(rows, (row) => project(view, row), APART);
  const zoomTo = (zoom: number) => {
    const { scrollLeft = 0, scrollTop = 0, clientWidth = width, clientHeight = height } = frame.current ?? {};
    const middle = unproject(view, { x: scrollLeft + clientWidth / 2, y: scrollTop + clientHeight / 2 });
    setMoved(viewAround(middle, 'large', zoom));
  };
  const cards = rows.filter(({ id }) => chosen.includes(id));

  return (
    <div className={layout.stack4}>
      <div className={styles.map}>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls is reached by the keyboard */}
        <section ref={frame} className={styles.frame} tabIndex={0} aria-label={words.mapOfAll}>
          <div className={styles.drawing}>
            <img src={mapHref(view)} width={width} height={height} alt="" />
            <Pins clusters={clusters} chosen={chosen} onChoose={setChosen} />
          </div>
        </section>
        <div className={styles.zoom}>
          <ZoomButton label={words.zoomIn} drawing={drawings.plus} to={view.zoom + 1} onZoom={zoomTo} />
          <ZoomButton label={words.zoomOut} drawing={MINUS} to={view.zoom - 1} onZoom={zoomTo} />
        </div>
        <MapMarks view={view} />
      </div>
      <output className={layout.soft}>{cards.length > 0 ? words.mapChosen(cards.length) : words.mapHint}</output>
      <ul className={list.grid}>
        {cards.map((row) => (
          <li key={row.id}>
            <ExperienceCard experience={row} isFirst dateFrom={dateFrom} />
          </li>
        ))}
      </ul>
    </div>
  );
}

interface PinsProps {
  clusters: readonly Cluster<PlacedRow>[];
  chosen: readonly number[];
  onChoose: (ids: readonly number[]) => void;
}

function Pins({ clusters, chosen, onChoose }: PinsProps) {
  return (
    <ul>
      {clusters.map(({ x, y, items }) => {
        const ids = items.map(({ id }) => id);
        const isOne = items.length === 1;
        return (
          <li key={ids.join()} style={{ insetBlockStart: y, insetInlineStart: x }}>
            <button
              type="button"
              className={styles.pin}
              aria-pressed={ids.some((id) => chosen.includes(id))}
              lang={isOne && items[0] ? textLanguage(items[0], 'title') : undefined}
              aria-label={isOne ? items[0]?.title : words.mapCluster(items.length, items[0]?.place ?? '')}
              onClick={() => onChoose(ids)}
            >
              <svg width="30" height="38" viewBox="-13 -34 26 36" aria-hidden="true">
                <path d={PIN} />
                {isOne ? <circle cy="-21" r="4" /> : null}
              </svg>
              {isOne ? null : <span className={styles.count}>{items.length}</span>}
            </button>
          </li>
        );
      })}
    </ul>
  );
}

interface ZoomProps {
  label: string;
  drawing: string;
  to: number;
  onZoom: (to: number) => void;
}

function ZoomButton({ label, drawing, to, onZoom }: ZoomProps) {
  const isPossible = to >= FARTHEST_ZOOM && to <= NEAREST_ZOOM;

  return (
    <button type="button" aria-label={label} disabled={!isPossible} onClick={() => onZoom(to)}>
      <Icon drawing={drawing} />
    </button>
  );
}

const MINUS = 'M6 12h12';
