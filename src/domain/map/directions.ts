import type { GeoPoint } from './projection.ts';

/**
 * The link that opens the device's navigation at a place. Every link to a map is made here.
 *
 * @param userAgent  the browser's; '' in documents and emails, whose reader is not known
 */
export function directionsHref({ lat, lon, name }: GeoPoint & { readonly name: string }, userAgent: string): string {
  const at = `${lat},${lon}`;
  // Brackets would end the name in an address of Android.
  const label = encodeURIComponent(name).replaceAll('(', '%28').replaceAll(')', '%29');
  if (/Android/.test(userAgent)) return `geo:${at}?q=${at}(${label})`;
  if (/iPhone|iPad|iPod|Macintosh/.test(userAgent)) return `https://maps.apple.com/?daddr=${at}&q=${label}`;
  return `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(at)}`;
}
