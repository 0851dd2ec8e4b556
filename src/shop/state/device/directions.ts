import { directionsHref } from '#domain/map/directions.ts';
import { userAgent } from '#platform/device/platform-name.ts';

/** The address that opens this device's navigation to a place. */
export function directionsHere(place: Parameters<typeof directionsHref>[0]): string {
  return directionsHref(place, userAgent());
}
