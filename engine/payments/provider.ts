import type { Language } from '#domain/contract/languages.ts';
import type { JobHandlers } from '../jobs/runner.ts';

/** The interface of all payment providers (P10). No transaction ever calls it. */
export interface PaymentProvider {
  readonly name: string;
  /** Origins, besides our own, of its checkout addresses (P7). */
  readonly hosts: readonly string[];
  /** Its least amount, in minor units of the currency (P11). */
  readonly least: (currency: string) => number;
  /** The step of its amounts, in minor units of the currency (P11). */
  readonly step: (currency: string) => number;
  /** Opens a card page. A repeated `session_id` gives the same page. */
  readonly open: (request: CheckoutRequest) => Promise<{ provider_ref: string; checkout_url: string }>;
  /** Ends a card page that is no longer wanted; a page that is paid already, or being decided, stays so. */
  readonly close: (provider_ref: string) => Promise<void>;
  /** The provider's own state of a payment, in case no notice came (P8). */
  readonly ask: (provider_ref: string) => Promise<PaymentOutcome>;
  /** Refunds once per `refund_id`, however often it is called and under whatever attempt. */
  readonly refund: (request: RefundRequest & { attempt: number }) => Promise<RefundOutcome | Untaken>;
  /** The outcome of a refund; null if the provider does not have it. This call never refunds. */
  readonly askRefund: (request: RefundRequest) => Promise<RefundOutcome | null>;
  /** Parses a notice that came by HTTP. @returns null for a forged or stale notice */
  readonly read: (request: Request, body: string, now: Temporal.Instant) => ProviderNotice | 'of no interest' | null;
  /** Serves card pages, for a provider inside this engine. @returns null for any other address */
  readonly page?: (request: Request) => Promise<Response | null>;
  /** The background work of a provider inside this engine, to be called about every second. */
  readonly work?: () => Promise<void>;
  readonly jobs?: JobHandlers;
}

export interface CheckoutRequest {
  session_id: string;
  order_number: string;
  /** The merchant's name, as its customers know it. */
  title: string;
  /** Minor units. */
  amount: number;
  currency: string;
  email: string | null;
  /** The payer's language. */
  language: Language;
  /** The lines, whose sum is `amount`. */
  lines: readonly { title: string; amount: number }[];
  success_url: string;
  cancel_url: string;
  expires_at: Temporal.Instant;
}

export interface RefundRequest {
  provider_ref: string;
  refund_id: string;
  /** Minor units. */
  amount: number;
  currency: string;
}

/** `sent`: on its way; `done`: arrived at the buyer; `failed`: it never arrives, even if it was `done` before. */
export type RefundOutcome =
  | { state: 'sent' | 'done'; refund_ref: string | null }
  | { state: 'failed'; refund_ref: string | null; failure: string };

/** The provider has not accepted a refund, and repeats this answer for this attempt: the next attempt may be made in some minutes. */
export interface Untaken {
  state: 'owed';
  reason: string;
}

export type PaymentOutcome =
  | { state: 'open' | 'processing' }
  /** With the currency, if the provider names it. */
  | { state: 'paid'; amount: number; currency?: string | undefined; payment_ref: string }
  | { state: 'failed'; failure: string }
  | { state: 'expired' | 'cancelled' };

export type ProviderNotice = Notice | RefundNotice | ReversalNotice;

export interface Notice {
  event_id: string;
  provider_ref: string;
  /** Our session's id, if the provider repeats it: other shops may use the same account. */
  session_id?: string;
  outcome: PaymentOutcome;
}

/** A notice about a refund, which the provider may have called done before. */
export interface RefundNotice {
  event_id: string;
  refund_id: string;
  outcome: RefundOutcome;
}

/** Money of a payment that was refunded, or came back, without us: by the merchant at the provider's dashboard, or by a dispute. */
export interface ReversalNotice {
  event_id: string;
  /** The reference of the payment, as in its outcome. */
  payment_ref: string;
  /** The reference of the refund or the dispute. */
  reversal_ref: string;
  kind: 'refund' | 'dispute';
  /** A dispute begins before its money is taken; `failed`: the money came back. */
  state: 'begun' | 'sent' | 'done' | 'failed';
  /** Minor units. */
  amount: number;
  currency: string;
  failure: string | null;
}
