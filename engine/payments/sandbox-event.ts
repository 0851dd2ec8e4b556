import { integer, optional, shape, string } from '#domain/contract/fields.ts';
import type { Notice, PaymentOutcome } from './provider.ts';

/** The header that carries a notice's signature. */
export const SIGNATURE_HEADER = 'sandbox-signature';

const Event = shape({
  id: string(),
  checkout: shape({
    id: string(),
    outcome: shape({
      state: string(),
      amount: optional(integer({ min: 0 })),
      currency: optional(string()),
      payment_ref: optional(string()),
      failure: optional(string()),
    }),
  }),
});

/** What a notice of the sandbox says; null for one that this version does not understand. */
export function readEvent(body: string): Notice | null {
  const [error, event] = Event.validate(parsed(body), { coerce: true });
  if (error) return null;
  const outcome = outcomeFrom(event.checkout.outcome);
  return outcome && { event_id: event.id, provider_ref: event.checkout.id, outcome };
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

function outcomeFrom({
  state,
  amount,
  currency,
  payment_ref,
  failure,
}: (typeof Event)['TYPE']['checkout']['outcome']): PaymentOutcome | null {
  switch (state) {
    case 'open':
    case 'processing':
    case 'expired':
    case 'cancelled':
      return { state };
    case 'failed':
      return { state, failure: failure ?? '' };
    case 'paid':
      return amount !== undefined && payment_ref ? { state, amount, currency, payment_ref } : null;
    default:
      return null;
  }
}
