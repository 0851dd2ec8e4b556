import { mapHref, mapSizes, PLACE_ZOOM, project, viewAround } from '#domain/map/projection.ts';
import { mapOf } from '#words/common.ts';
import { MapMarks, PIN } from './map-marks.tsx';
import styles from './place-map.module.css';

const { width, height } = mapSizes.small;

/** A map of a meeting point's surroundings (V12), drawn by the engine, with a pin. */
export function PlaceMap({ place }: { place: { readonly lat: number; readonly lon: number; readonly name: string } }) {
  const view = viewAround(place, 'small', PLACE_ZOOM);
  const { x, y } = project(view, place);

  return (
    <div className={styles.map}>
      <div className={styles.inside}>
        <img src={mapHref(view)} width={width} height={height} alt={mapOf(place.name)} loading="lazy" />
        <svg className={styles.pin} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
          <path d={PIN} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`} />
        </svg>
      </div>
      <MapMarks view={view} />
    </div>
  );
}
