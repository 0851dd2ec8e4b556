import { setTimeout as pause } from 'node:timers/promises';
import type { Stripe } from 'stripe';
import type { StripeAccount } from '../config.ts';

/** Calls Stripe's API. @param doing  the purpose, for the log. @throws StripeFailed */
export type AskStripe = <T>(doing: string, call: (client: Stripe) => Promise<T>) => Promise<T>;

/** A call of Stripe failed. Stripe's message is left out, because it may contain names and addresses. */
export class StripeFailed extends Error {
  /** The HTTP status; null if there was no answer. */
  readonly status: number | null;
  /** Stripe's error code, such as `charge_already_refunded`. */
  readonly code: string | null;
  /** The error type of Stripe's package, such as `StripeIdempotencyError`. */
  readonly type: string | null;

  constructor(doing: string, { type, code, statusCode, requestId }: StripeFault) {
    const facts = [type ?? 'no answer', code, statusCode, requestId].filter((it) => it !== undefined);
    super(`${doing}: ${facts.join(', ')}`);
    this.name = 'StripeFailed';
    this.status = statusCode ?? null;
    this.code = code ?? null;
    this.type = type ?? null;
  }
}

interface StripeFault {
  type?: string;
  code?: string;
  statusCode?: number;
  requestId?: string;
  headers?: Readonly<Record<string, string | undefined>>;
}

/**
 * A client of a Stripe account. The package is loaded with the first call, because it takes longer than the rest of a start. It repeats a call
 * under the same key if a connection broke or Stripe asks for it, and once more after a pause if a call came too soon.
 */
export function stripeClient({ secretKey, api }: StripeAccount): AskStripe {
  let client: Promise<Stripe> | null = null;
  return async (doing, call) => {
    const opened = await (client ??= open(secretKey, new URL(api)));
    try {
      return await patiently(() => call(opened));
    } catch (error) {
      throw new StripeFailed(doing, error as StripeFault);
    }
  };
}

async function open(secretKey: string, { hostname, port, protocol }: URL): Promise<Stripe> {
  const { Stripe } = await import('stripe');
  return new Stripe(secretKey, {
    host: hostname,
    ...(port && { port }),
    protocol: protocol === 'http:' ? 'http' : 'https',
    timeout: 10_000,
    maxNetworkRetries: 2,
    telemetry: false,
  });
}

async function patiently<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    const { statusCode, headers } = error as StripeFault;
    if (statusCode !== 429) throw error;
    const seconds = Number(headers?.['retry-after'] ?? 1);
    await pause(Math.min(MOST_SECONDS, Number.isFinite(seconds) ? seconds : 1) * 1000);
    return call();
  }
}

/** The longest pause: a user waits for the answer. */
const MOST_SECONDS = 5;
