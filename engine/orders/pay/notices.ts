import { isUuid } from '#domain/contract/fields.ts';
import { Failed, notFoundError } from '../../base/errors.ts';
import type { Context, Outcome, RefundNotice } from '../../context.ts';
import type { Transaction } from '../../database/database.ts';
import { bytesOf } from '../../http/request/body.ts';
import { type Route, rawRoute } from '../../http/route.ts';
import { sessionById, sessionByRef } from '../model/queries.ts';
import { cardRefund, logFailedRefund, noteRefund, REFUND } from '../model/refunds.ts';

import { settleSession } from '../model/settle.ts';
import { bookReversal } from './reversals.ts';

/**
 * Accepts a provider's notices: each event once, in any order. A forged or stale notice changes nothing. A notice for an unknown card page is
 * refused, so that the provider sends it again, unless it reports that the page has ended without money.
 */
export function noticesRoute(context: Context): Route {
  const { database, payments, newId } = context;
  return rawRoute('POST', '/api/payments/notices/{provider}/', async ({ params, request, now }) => {
    if (params['provider'] !== payments.name) throw notFoundError();
    const body = new TextDecoder().decode(await bytesOf(request));
    const notice = payments.read(request, body, now);
    if (!notice) throw new Failed(400, 'This notice is not signed by the provider, or too old.');
    if (notice === 'of no interest') return taken();
    if ('reversal_ref' in notice) {
      await database.write(async (tx) => {
        if (await recordNotice(tx, payments.name, notice.event_id, now))
          await bookReversal(context, tx, notice, { now, newId });
      });
      return taken();
    }
    if ('refund_id' in notice) {
      await takeRefundNotice(context, notice, now);
      return taken();
    }

    const { event_id, provider_ref, session_id, outcome } = notice;
    const order_id = await database.write(async (tx) => {
      const session = await sessionByRef(tx, payments.name, provider_ref);
      if (!session && (isEnd(outcome) || !(await isExpected(tx, session_id)))) return null;
      if (!session) throw notFoundError();
      if (await recordNotice(tx, payments.name, event_id, now))
        await settleSession(tx, session.id, outcome, { now, newId });
      return session.order_id;
    });
    if (order_id !== null && outcome.state === 'paid') await context.jobs.runDue(REFUND, order_id);
    return taken();
  });
}

/** Applies a notice about a refund; an unknown refund belongs to another shop. */
async function takeRefundNotice(
  context: Context,
  { event_id, refund_id, outcome }: RefundNotice,
  now: Temporal.Instant,
): Promise<void> {
  const { database, payments } = context;
  const failed = await database.write(async (tx) => {
    const known = isUuid(refund_id) ? await cardRefund(tx, refund_id) : undefined;
    if (known?.provider !== payments.name || !(await recordNotice(tx, payments.name, event_id, now))) return null;
    return (await noteRefund(tx, refund_id, outcome, now)) ? known.number : null;
  });
  if (failed !== null) logFailedRefund(context, failed, outcome);
}

function taken(): Response {
  return Response.json({ received: true });
}

/** Whether an unknown card page may be one that is opening just now; another shop's page is not. */
async function isExpected(tx: Transaction, session_id: string | undefined): Promise<boolean> {
  if (session_id === undefined) return true;
  return (await sessionById(tx, session_id))?.provider_ref === null;
}

function isEnd({ state }: Outcome): boolean {
  return state === 'expired' || state === 'cancelled';
}

async function recordNotice(
  tx: Transaction,
  provider: string,
  event_id: string,
  now: Temporal.Instant,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('payment_events')
    .values({ provider, event_id, received_at: now.epochMilliseconds })
    .onConflict((it) => it.doNothing())
    .executeTakeFirst();
  return Boolean(numInsertedOrUpdatedRows);
}
