/** Where a store's visitors see it: at its domain, else where the engine was asked. @param asked  an origin */
export function storeOrigin(domain: string | null, asked: string): string {
  const { protocol, host, hostname } = new URL(asked);
  return domain === null || domain === host || domain === hostname ? asked : `${protocol}//${domain}`;
}
