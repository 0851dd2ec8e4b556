import type { Outcome } from '#platform/network/api.ts';

/** What may happen to one request between a device and the engine. */
export const linkFaults = [
  /** It never arrives. */
  'before',
  /** It takes effect, and the answer is lost. */
  'after',
  /** It arrives twice. */
  'twice',
  /** Its device has given it up long before it arrives. */
  'late',
  /** The engine could not just now. */
  'busy',
  /** It takes effect, and a gateway answers that the engine could not. */
  'busyAfter',
  /** The engine wants to be asked later. */
  'throttled',
  /** A captive portal answers with its page. */
  'portal',
  /** A captive portal leads elsewhere. */
  'redirect',
  /** It takes effect, and the answer breaks off. */
  'truncated',
] as const;

export type LinkFault = (typeof linkFaults)[number];

/** `send` of the model, where outcomes need no HTTP: as the platform would report each fault. */
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

/** The same faults as a browser's fetch shows them. */
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
      return new Response('{"detail":"Try again."}', { status: 503, headers: ours });
    case 'busyAfter':
      await arrive();
      return new Response('<h1>Bad gateway</h1>', { status: 502 });
    case 'throttled':
      return new Response('{"detail":"Throttled."}', { status: 429, headers: { ...ours, 'Retry-After': '90' } });
    case 'portal':
      return new Response('<h1>Welcome aboard. Please sign in.</h1>', { headers: { 'Content-Type': 'text/html' } });
    case 'redirect':
      // As opaque as fetch makes a redirect that is not followed: status 0, no headers.
      return Response.error();
    case 'truncated': {
      const whole = await arrive();
      const text = await whole.text();
      const { status, headers } = whole;
      return new Response(text ? text.slice(0, text.length / 2) : null, { status, headers });
    }
  }
}

const ours = { 'Landfall-Version': '1', 'Content-Type': 'application/json' };

function unreachable(why: 'network' | 'timeout' | 'foreign' | 'busy', retryAfter: number | null = null) {
  return { kind: 'unreachable', why, retryAfter } as const;
}
