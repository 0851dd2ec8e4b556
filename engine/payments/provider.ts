import type { Language } from '#domain/contract/languages.ts';
import type { JobHandlers } from '../jobs/runner.ts';

/** A payment provider, whichever (P10). Nothing of it is ever called inside a transaction. */
export interface PaymentProvider {
  readonly name: string;
  /** Origins, besides our own, to which its checkout addresses lead (P7). */
  readonly hosts: readonly string[];
  /** The least that it takes, in minor units of the currency (P11). */
  readonly least: (currency: string) => number;
  /** What its amounts are multiples of, in minor units of the currency (P11). */
  readonly step: (currency: string) => number;
  /** Opens a card page. Repeating the same `session_id` gives the same page. */
  readonly open: (wanted: WantedCheckout) => Promise<{ provider_ref: string; checkout_url: string }>;
  /** Ends a card page that is no longer wanted; one that was paid already, or is being decided, stays so. */
  readonly close: (provider_ref: string) => Promise<void>;
  /** What the provider itself knows, for when no notice came (P8). */
  readonly ask: (provider_ref: string) => Promise<PaymentOutcome>;
  /** Pays back, once for the same `refund_id`, however often and under whatever attempt it is asked to. */
  readonly refund: (wanted: WantedRefund & { attempt: number }) => Promise<RefundOutcome | Untaken>;
  /** What has become of a refund; null for one that it has not got. Nothing is paid by asking. */
  readonly askRefund: (wanted: WantedRefund) => Promise<RefundOutcome | null>;
  /** Reads a notice that came by HTTP. @returns null for one that is forged or stale */
  readonly read: (request: Request, body: string, now: Temporal.Instant) => ProviderNotice | 'of no interest' | null;
  /** Of a provider whose card pages this engine serves itself. @returns null for an address that is none of them */
  readonly page?: (request: Request) => Promise<Response | null>;
  /** Of a provider that lives in this engine: what it does of its own accord, to be called every second or so. */
  readonly work?: () => Promise<void>;
  readonly jobs?: JobHandlers;
}

export interface WantedCheckout {
  session_id: string;
  order_number: string;
  /** Of the merchant, as its customers know it. */
  title: string;
  /** Minor units. */
  amount: number;
  currency: string;
  email: string | null;
  /** Of the payer. */
  language: Language;
  /** They sum up to `amount`. */
  lines: readonly { title: string; amount: number }[];
  success_url: string;
  cancel_url: string;
  expires_at: Temporal.Instant;
}

export interface WantedRefund {
  provider_ref: string;
  refund_id: string;
  /** Minor units. */
  amount: number;
  currency: string;
}

/** `sent` is on its way, `done` with whom it is for; what failed never comes there, though it may have been done before. */
export type RefundOutcome =
  | { state: 'sent' | 'done'; refund_ref: string | null }
  | { state: 'failed'; refund_ref: string | null; failure: string };

/** The provider has not taken a refund, and keeps that answer to this attempt: the next one may be made in some minutes. */
export interface Untaken {
  state: 'owed';
  reason: string;
}

export type PaymentOutcome =
  | { state: 'open' | 'processing' }
  /** The currency where the provider says it. */
  | { state: 'paid'; amount: number; currency?: string | undefined; payment_ref: string }
  | { state: 'failed'; failure: string }
  | { state: 'expired' | 'cancelled' };

export type ProviderNotice = Notice | RefundNotice | ReversalNotice;

export interface Notice {
  event_id: string;
  provider_ref: string;
  /** Ours, where the provider repeats it; others may be paid by the same account. */
  session_id?: string;
  outcome: PaymentOutcome;
}

/** News of a refund, which the provider may have called done before. */
export interface RefundNotice {
  event_id: string;
  refund_id: string;
  outcome: RefundOutcome;
}

/** Money of a payment that went back, or came again, without us: by the merchant at the provider's own dashboard, or by a dispute. */
export interface ReversalNotice {
  event_id: string;
  /** The reference of the payment, as its outcome said it. */
  payment_ref: string;
  /** The reference of the refund or the dispute. */
  reversal_ref: string;
  kind: 'refund' | 'dispute';
  /** A dispute begins before its money goes; `failed`: the money came again. */
  state: 'begun' | 'sent' | 'done' | 'failed';
  /** Minor units. */
  amount: number;
  currency: string;
  failure: string | null;
}
