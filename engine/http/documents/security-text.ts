import type { Config } from '../../config.ts';

export const SECURITY_TEXT = '/.well-known/security.txt';

/** The operator as the one to whom a vulnerability is reported (RFC 9116); null if nobody is named. */
export function securityText({ operator }: Pick<Config, 'operator'>, now: Temporal.Instant): Response | null {
  if (operator === null) return null;
  const expires = now
    .add({ hours: 24 * 180 })
    .round('hour')
    .toString();
  const text = `Contact: mailto:${operator}\nExpires: ${expires}\nPreferred-Languages: en\n`;
  return new Response(text, { headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-cache' } });
}
