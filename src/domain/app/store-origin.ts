/**
 * The origin at which visitors see a store: its domain, with the port of `origin`. A store without a domain is at `origin` itself.
 *
 * @param origin  the origin that the request of the desk or to the engine went to
 */
export function storeOrigin(domain: string | null, origin: string): string {
  const { protocol, host, hostname, port } = new URL(origin);
  if (domain === null || domain === host || domain === hostname) return origin;
  return `${protocol}//${domain}${port === '' ? '' : `:${port}`}`;
}
