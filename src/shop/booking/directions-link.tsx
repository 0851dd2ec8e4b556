import { directionsHref } from '#domain/map/directions.ts';
import { directionsHere } from '#shop/state/device/directions.ts';
import { useIsHydrated } from '#ui/browser/use-is-hydrated.ts';
import { drawings } from '#ui/icons/drawings.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { directions } from '#words/common.ts';
import styles from './directions-link.module.css';

/** Opens the device's navigation to a meeting point (V12). */
export function DirectionsLink({ place }: { place: Parameters<typeof directionsHref>[0] }) {
  const href = useIsHydrated() ? directionsHere(place) : directionsHref(place, '');

  return (
    <a
      className={styles.link}
      href={href}
      // Other schemes open an app, which would leave an empty tab behind.
      target={href.startsWith('https:') ? '_blank' : undefined}
      rel="noreferrer"
    >
      <Icon drawing={drawings.place} size={20} />
      {directions}
    </a>
  );
}
