/**
 * Whether a page of another site sent a request by a cookie or form. `Sec-Fetch-Site` tells. Browsers without it name the host in `Origin`, or
 * send `null`: they also send `null` for our own pages, because these send no referrer.
 */
export function isFromElsewhere({ headers }: Request, { host }: URL): boolean {
  const site = headers.get('sec-fetch-site');
  if (site !== null) return site !== 'same-origin' && site !== 'none';
  const origin = headers.get('origin');
  return origin !== null && origin !== 'null' && URL.parse(origin)?.host !== host;
}
