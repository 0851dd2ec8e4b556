/**
 * The origin at which visitors see a store: its domain, with the port of `asked`. A store without a domain is at `asked` itself.
 *
 * @param origin  the origin at which the desk or the engine was asked
 */
export function storeOrigin(domain: string | null, origin: string): string {
  const { protocol, host, hostname, port } = new URL(origin);
  if (domain === null || domain === host || domain === hostname) return origin;
  return `${protocol}//${domain}${port === '' ? '' : `:${port}`}`;
}
