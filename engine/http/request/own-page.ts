/**
 * Whether another site sent a request that a cookie or form makes. `Sec-Fetch-Site` says so. Browsers without it name the host in `Origin`, or
 * send `null`, which they also send for our own pages, since these send no referrer.
 */
export function isFromElsewhere({ headers }: Request, { host }: URL): boolean {
  const site = headers.get('sec-fetch-site');
  if (site !== null) return site !== 'same-origin' && site !== 'none';
  const origin = headers.get('origin');
  return origin !== null && origin !== 'null' && URL.parse(origin)?.host !== host;
}
