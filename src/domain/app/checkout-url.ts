/**
 * The address to which a visitor may be sent to pay (P7): of our own origin, or of one that the engine names. Null for any other.
 *
 * @param hosts origins, as `https://checkout.example`
 */
export function checkoutUrl(wanted: string, origin: string, hosts: readonly string[]): string | null {
  const target = /^(https?:\/\/[^/?#\\@\s]+)(?:[/?#]|$)/i.exec(wanted)?.[1]?.toLowerCase();
  if (target === undefined) return /^\/(?![/\\])/.test(wanted) ? wanted : null;
  return [origin, ...hosts].some((it) => it.toLowerCase().replace(/\/$/, '') === target) ? wanted : null;
}
