import { createHmac, timingSafeEqual } from 'node:crypto';

/** A notice older or newer than this, in seconds, is stale: it may have been recorded and sent again. */
const TOLERANCE_SECONDS = 300;

/** The header of a signed notice, `t=<epoch seconds>,v1=<HMAC-SHA256 of "t.body" in hex>`. */
export function signatureOf(body: string, secret: string, at: Temporal.Instant): string {
  const seconds = Math.floor(at.epochMilliseconds / 1000);
  return `t=${seconds},v1=${digest(body, secret, String(seconds)).toString('hex')}`;
}

/**
 * Whether a header holds a signature of exactly this body with this secret, made within the tolerance of now. It may hold other schemes, and several
 * signatures while a secret is being replaced.
 */
export function isSigned(body: string, header: string | null, secret: string, now: Temporal.Instant): boolean {
  const parts = (header ?? '').split(',');
  const [seconds, ...others] = parts.flatMap((it) => /^t=(\d{1,12})$/.exec(it)?.[1] ?? []);
  const signatures = parts.flatMap((it) => /^v1=([0-9a-f]{64})$/.exec(it)?.[1] ?? []).slice(0, MOST_SIGNATURES);
  if (seconds === undefined || others.length > 0) return false;
  const expected = digest(body, secret, seconds);
  const isValid = signatures.some((it) => timingSafeEqual(Buffer.from(it, 'hex'), expected));
  return isValid && Math.abs(now.epochMilliseconds / 1000 - Number(seconds)) <= TOLERANCE_SECONDS;
}

const MOST_SIGNATURES = 10;

function digest(body: string, secret: string, seconds: string): Buffer {
  return createHmac('sha256', secret).update(`${seconds}.${body}`).digest();
}

/** The parsed JSON of a notice's body; undefined if the body is no JSON. */
export function parsedNotice(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
