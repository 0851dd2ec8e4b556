/**
 * Where visitors see a store: at its domain, by the port of the desk or the engine; without a domain, where the engine was asked.
 *
 * @param asked  an origin
 */
export function storeOrigin(domain: string | null, asked: string): string {
  const { protocol, host, hostname, port } = new URL(asked);
  if (domain === null || domain === host || domain === hostname) return asked;
  return `${protocol}//${domain}${port === '' ? '' : `:${port}`}`;
}
