import { directionsHref } from '#domain/map/directions.ts';
import { userAgent } from '#platform/device/platform-name.ts';

/** What opens the navigation of this device at a place. */
export function directionsHere(place: Parameters<typeof directionsHref>[0]): string {
  return directionsHref(place, userAgent());
}
