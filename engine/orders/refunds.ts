import type { Context, RefundOutcome } from '../context.ts';
import type { Transaction } from '../database/database.ts';
import { OutOfPatience } from '../patience.ts';
import { noteRefund } from './refund-states.ts';

interface Refund {
  id: string;
  amount: number;
  currency: string;
  number: string;
  provider: string;
  provider_ref: string;
  attempt: number;
  at: number;
}

/** After an answer that the provider keeps: long enough for it to have put right what it made all the same. */
const PAUSE_MINUTES = 2;

const MOST_PAUSE_MILLISECONDS = 3_600_000;

const MOST_AT_ONCE = 100;

/**
 * Sends the provider what is owed back and was not taken yet: of one order, or of all. Once each, however often it is sent. What it failed
 * at is sent as another attempt after a pause, and only where the provider still has not got it; what was not answered is sent again.
 */
export async function sendRefunds(context: Context, order_id: string | null = null): Promise<void> {
  const { database, payments, log } = context;
  const now = context.now();
  for (const refund of await database.read((tx) => owed(tx, order_id, now))) {
    const { id, number, provider, attempt, at, ...wanted } = refund;
    if (provider !== payments.name) {
      log.error({ order: number, provider }, 'a refund is owed by a provider that is not in use: give it back by hand');
      await database.write((tx) => lookAt(tx, id, now.add({ hours: 1 })));
      continue;
    }
    try {
      const outcome = await payments.refund({ ...wanted, refund_id: id, attempt });
      if (outcome.state === 'owed') {
        log.error(
          { order: number, reason: outcome.reason },
          'a refund was not taken; it is tried anew in some minutes',
        );
        await database.write((tx) => nextAttempt(tx, refund, now));
      } else if (await database.write((tx) => noteRefund(tx, id, outcome, now))) {
        tellFailed(context, number, outcome);
      }
    } catch (error) {
      if (error instanceof OutOfPatience) return;
      log.error({ order: number, err: error }, 'a refund was not taken; it is sent again');
      await database.write((tx) => lookAt(tx, id, afterFailure(at, now)));
    }
  }
}

/** Asks after the refunds of which it is time to ask: what is on its way, and what has arrived and may yet come back. */
export async function askRefunds(context: Context): Promise<void> {
  const { database, payments, log } = context;
  const now = context.now();
  for (const { id, number, at, ...wanted } of await database.read((tx) => toAskAfter(tx, payments.name, now))) {
    try {
      const outcome = await payments.askRefund({ ...wanted, refund_id: id });
      if (!outcome) log.error({ order: number }, 'the payment provider does not know of a refund that it had taken');
      const known: RefundOutcome = outcome ?? { state: 'sent', refund_ref: null };
      if (await database.write((tx) => noteRefund(tx, id, known, now))) tellFailed(context, number, known);
    } catch (error) {
      if (error instanceof OutOfPatience) return;
      log.warn({ order: number, err: error }, 'the payment provider did not answer');
      await database.write((tx) => askAt(tx, id, afterFailure(at, now)));
    }
  }
}

/** The shop's people are told: they see it among the payments of the order, too. */
export function tellFailed({ log }: Context, order: string, outcome: RefundOutcome): void {
  const failure = outcome.state === 'failed' ? outcome.failure : '';
  log.error({ order, failure }, 'a refund did not reach its buyer: give it back by hand, and note it with the refund');
}

async function lookAt(tx: Transaction, id: string, at: Temporal.Instant): Promise<void> {
  const look_at = at.epochMilliseconds;
  await tx.updateTable('payments').set({ look_at }).where('id', '=', id).where('refund_state', 'is', null).execute();
}

/** What a provider has taken is asked after then. */
async function askAt(tx: Transaction, id: string, at: Temporal.Instant): Promise<void> {
  const look_at = at.epochMilliseconds;
  await tx.updateTable('payments').set({ look_at }).where('id', '=', id).where('look_at', 'is not', null).execute();
}

/** One that was not answered waits as long again as it is old, an hour at most: the first time it is sent again at once. */
function afterFailure(at: number, now: Temporal.Instant): Temporal.Instant {
  const age = Math.max(0, now.epochMilliseconds - at);
  return now.add({ milliseconds: Math.min(age, MOST_PAUSE_MILLISECONDS) });
}

/** Of two that were answered so at once, it is one more attempt. */
async function nextAttempt(tx: Transaction, { id, attempt }: Refund, now: Temporal.Instant): Promise<void> {
  await tx
    .updateTable('payments')
    .set({ attempt: attempt + 1, look_at: now.add({ minutes: PAUSE_MINUTES }).epochMilliseconds })
    .where('id', '=', id)
    .where('attempt', '=', attempt)
    .execute();
}

function owed(tx: Transaction, order_id: string | null, now: Temporal.Instant): Promise<Refund[]> {
  return refunds(tx)
    .where('p.provider_ref', 'is', null)
    .where('p.refund_state', 'is', null)
    .where((it) => it.or([it('p.look_at', 'is', null), it('p.look_at', '<=', now.epochMilliseconds)]))
    .$if(order_id !== null, (it) => it.where('p.order_id', '=', order_id))
    .execute();
}

function toAskAfter(tx: Transaction, provider: string, now: Temporal.Instant): Promise<Refund[]> {
  return refunds(tx)
    .where('p.look_at', '<=', now.epochMilliseconds)
    .where('p.refund_state', 'in', ['sent', 'done'])
    .where('s.provider', '=', provider)
    .orderBy('p.look_at')
    .limit(MOST_AT_ONCE)
    .execute();
}

/** What went back by card pages. */
function refunds(tx: Transaction) {
  return tx
    .selectFrom('payments as p')
    .innerJoin('payment_sessions as s', 's.id', 'p.session_id')
    .innerJoin('orders as o', 'o.id', 'p.order_id')
    .select(['p.id', 'p.at', 'p.amount', 'p.attempt', 'o.currency', 'o.number', 's.provider', 's.provider_ref'])
    .where('p.kind', '=', 'refund')
    .where('s.provider_ref', 'is not', null)
    .$narrowType<{ provider_ref: string }>();
}
