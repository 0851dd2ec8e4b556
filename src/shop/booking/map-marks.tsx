import { type MapView, scaleOf } from '#domain/map/projection.ts';
import styles from './map-marks.module.css';

/** The path of a pin whose tip is at 0, 0. */
export const PIN = 'M0 0C-2-5-11-13-11-21a11 11 0 0 1 22 0C11-13 2-5 0 0z';
const LONGEST = 96;

/** The texts in the corners of a map: its scale, and the sources of its data. */
export function MapMarks({ view }: { view: MapView }) {
  const { kilometres, length } = scaleOf(view, LONGEST);

  return (
    <div className={styles.marks} aria-hidden="true">
      <span className={styles.scale}>
        {kilometres} km
        {/* In rem, like the drawing, so that both grow with the text size of the device. */}
        <svg viewBox={`0 0 ${LONGEST} 6`} width={`${LONGEST / 16}rem`}>
          <path d={`M1 0v5H${(length + 1).toFixed(1)}V0`} fill="none" stroke="currentColor" strokeWidth="1.5" />
        </svg>
      </span>
      <span>© OpenStreetMap · GeoNames</span>
    </div>
  );
}
