import type { Outcome } from '#platform/network/api.ts';

/** Faults that may happen to one request between a device and the engine. */
export const linkFaults = [
  /** The request never arrives. */
  'before',
  /** The request takes effect, but its answer is lost. */
  'after',
  /** The request arrives twice. */
  'twice',
  /** The request arrives long after the device has given it up. */
  'late',
  /** The engine answers that it is busy. */
  'busy',
  /** The request takes effect, but a gateway answers that the engine is busy. */
  'busyAfter',
  /** The engine answers that the device must wait. */
  'throttled',
  /** A captive portal answers with its page. */
  'portal',
  /** A captive portal leads elsewhere. */
  'redirect',
  /** The request takes effect, but its answer breaks off. */
  'truncated',
] as const;

export type LinkFault = (typeof linkFaults)[number];

/** The outcome that the platform's `send` reports for a fault, for the model, which has no HTTP. */
export async function faultyOutcome(
  fault: LinkFault | null,
  arrive: () => Promise<Outcome<unknown>>,
): Promise<Outcome<unknown>> {
  switch (fault) {
    case null:
      return arrive();
    case 'before':
      return unreachable('network');
    case 'after':
    case 'truncated':
      await arrive();
      return unreachable('network');
    case 'twice':
      await arrive();
      return arrive();
    case 'late':
      return unreachable('timeout');
    case 'busy':
      return unreachable('busy');
    case 'busyAfter':
      await arrive();
      return unreachable('foreign');
    case 'throttled':
      return unreachable('busy', 90);
    case 'portal':
    case 'redirect':
      return unreachable('foreign');
  }
}

/** The response that a browser's fetch returns for a fault. */
export async function faultyResponse(fault: LinkFault | null, arrive: () => Promise<Response>): Promise<Response> {
  switch (fault) {
    case null:
      return arrive();
    case 'before':
    case 'late':
      throw new TypeError('Failed to fetch');
    case 'after':
      await arrive();
      throw new TypeError('Failed to fetch');
    case 'twice':
      return (await Promise.all([arrive(), arrive()]))[1];
    case 'busy':
      return new Response('{"detail":"Try again."}', { status: 503, headers });
    case 'busyAfter':
      await arrive();
      return new Response('<h1>Bad gateway</h1>', { status: 502 });
    case 'throttled':
      return new Response('{"detail":"Throttled."}', { status: 429, headers: { ...headers, 'Retry-After': '90' } });
    case 'portal':
      return new Response('<h1>Welcome aboard. Please sign in.</h1>', { headers: { 'Content-Type': 'text/html' } });
    case 'redirect':
      // fetch returns such an opaque response for a redirect that it does not follow: status 0, no headers.
      return Response.error();
    case 'truncated': {
      const whole = await arrive();
      const text = await whole.text();
      const { status, headers } = whole;
      return new Response(text ? text.slice(0, text.length / 2) : null, { status, headers });
    }
  }
}

const headers = { 'Landfall-Version': '1', 'Content-Type': 'application/json' };

function unreachable(why: 'network' | 'timeout' | 'foreign' | 'busy', retryAfter: number | null = null) {
  return { kind: 'unreachable', why, retryAfter } as const;
}
