import { createHmac, timingSafeEqual } from 'node:crypto';

/** A notice older or newer than this, in seconds, is stale: it may have been recorded and sent again. */
const TOLERANCE_SECONDS = 300;

/** The header of a signed notice, `t=<epoch seconds>,v1=<HMAC-SHA256 of "t.body" in hex>`. */
export function signatureOf(body: string, secret: string, at: Temporal.Instant): string {
  const seconds = Math.floor(at.epochMilliseconds / 1000);
  return `t=${seconds},v1=${digest(body, secret, seconds).toString('hex')}`;
}

/** Whether a header is the signature of exactly this body, made with this secret within the tolerance of now. */
export function isSigned(body: string, header: string | null, secret: string, now: Temporal.Instant): boolean {
  const parts = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header ?? '');
  if (!parts) return false;
  const seconds = Number(parts[1]);
  const given = Buffer.from(parts[2] ?? '', 'hex');
  const isFresh = Math.abs(now.epochMilliseconds / 1000 - seconds) <= TOLERANCE_SECONDS;
  return timingSafeEqual(given, digest(body, secret, seconds)) && isFresh;
}

function digest(body: string, secret: string, seconds: number): Buffer {
  return createHmac('sha256', secret).update(`${seconds}.${body}`).digest();
}
