/**
 * The origin at which visitors see a store: its domain, with the port of `asked`. A store without a domain is at `asked` itself.
 *
 * @param asked  the origin at which the desk or the engine was asked
 */
export function storeOrigin(domain: string | null, asked: string): string {
  const { protocol, host, hostname, port } = new URL(asked);
  if (domain === null || domain === host || domain === hostname) return asked;
  return `${protocol}//${domain}${port === '' ? '' : `:${port}`}`;
}
