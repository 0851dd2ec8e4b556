import type { CancelOffer } from './cancel-offer.ts';
import type { Order, OrderLine } from './contract/orders.ts';
import { formatInstant } from './format.ts';
import { formatMoney } from './format-money.ts';
import { MANUAL } from './order-form.ts';
import { policyLineAt } from './policy-lines.ts';
import { hasBegun, lastCancelAt, refundQuote } from './refund.ts';

/** How a line's cancelling stands now, in a sentence: until when it is free, what is paid back, or since when it is too late. */
export function cancelStanding(order: Order, line: OrderLine, now: Temporal.Instant): string {
  const { starts_at, time_zone, cancellable, refund_quote, experience } = line;
  const { cancellation_policy: policy } = experience;
  const startsAt = Temporal.Instant.from(starts_at);
  const at = (instant: Temporal.Instant) => formatInstant(instant.toString(), time_zone);
  if (order.status === 'pending') return 'Nothing has been paid yet: your places are simply let go.';

  const percentage = refundQuote(policy, startsAt, 0, now)?.percentage;
  if (percentage !== undefined && policy) {
    if (percentage === 0) return NOTHING_BACK;
    const open = policy.tiers.filter(({ refund_percentage }) => refund_percentage === percentage);
    const until = at(startsAt.subtract({ minutes: Math.min(...open.map((it) => it.minutes_before_start)) }));
    return percentage >= 100 ? `Free of charge until ${until}.` : `${percentage} % is paid back until ${until}.`;
  }
  // A quote that this device has kept may be of a time when more went back: that is past.
  if (cancellable && Number(refund_quote?.amount ?? 1) === 0 && !hasBegun(startsAt, now))
    return Number(order.paid.amount) === 0 ? 'Nothing has been paid for it, so nothing is lost.' : NOTHING_BACK;
  const last = lastCancelAt(policy, startsAt);
  return last ? `It has been too late to cancel since ${at(last)}.` : 'By its terms it cannot be cancelled.';
}

const NOTHING_BACK = 'It can be cancelled, but nothing is paid back any more.';

/** What comes back, how, what does not, and by which sentence of the policy: read before anything is asked. */
export interface QuoteWords {
  readonly back: string;
  readonly how: string | null;
  readonly kept: string | null;
  /** The sentences of the policies that were copied at purchase, each in quotes; none where nothing was paid. */
  readonly policy: readonly string[];
}

export function quoteWords(order: Order, { back, kept, lines, currency }: CancelOffer): QuoteWords {
  const isNothing = Number(back) === 0;
  const isUnpaid = Number(order.paid.amount) === 0;
  return {
    back: backWords(back, currency, isUnpaid),
    how: isNothing ? null : howWords(order),
    kept: isUnpaid ? null : keptWords(kept, lines, currency),
    policy: isUnpaid ? [] : policyWords(lines),
  };
}

function backWords(back: string, currency: string, isUnpaid: boolean): string {
  if (Number(back) > 0) return `${formatMoney(back, currency)} goes back to you.`;
  return isUnpaid ? 'Nothing has been paid, so nothing goes back.' : 'Nothing goes back to you.';
}

function howWords({ payment_method_id }: Order): string {
  return payment_method_id === MANUAL
    ? 'The shop pays it back the way you paid it.'
    : 'It goes back the way it was paid. Banks take some days to show it.';
}

function keptWords(kept: string | null, lines: CancelOffer['lines'], currency: string): string | null {
  if (kept !== null) return Number(kept) > 0 ? `${formatMoney(kept, currency)} is kept by the shop.` : null;
  const share = lines[0]?.line.refund_quote?.percentage ?? 0;
  if (share >= 100) return null;
  return share === 0
    ? 'What was paid for it is kept by the shop.'
    : `The other ${100 - share} % of what was paid for it is kept by the shop.`;
}

function policyWords(lines: CancelOffer['lines']): string[] {
  const said = lines.flatMap(({ line: { experience, refund_quote } }) =>
    experience.cancellation_policy && refund_quote
      ? { of: experience.title, words: policyLineAt(experience.cancellation_policy, refund_quote.percentage) }
      : [],
  );
  const different = new Set(said.map(({ words }) => words));
  return different.size > 1 ? said.map(({ of, words }) => `${of}: “${words}”`) : [...different].map((it) => `“${it}”`);
}

/** What a visitor is told once it is cancelled: what of their money is on its way. */
export function cancelledWords(back: string, order: Order): string | undefined {
  if (Number(back) === 0) return undefined;
  return `${formatMoney(back, order.total.currency)} goes back. ${howWords(order)}`;
}
