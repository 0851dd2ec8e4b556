import type { Context } from '../context.ts';
import type { Transaction } from '../database/database.ts';
import type { Serialised } from '../http/answers.ts';
import { Invalid } from '../http/errors.ts';
import type { AccountInput, AlsoWrong, Route } from '../http/route.ts';
import { either, tellingAll } from '../http/route.ts';
import { syncProvider } from './ask.ts';
import { buyersCancelRoutes } from './buyers-cancel-routes.ts';
import type { Cancelling } from './cancel.ts';
import { cancelOneLine, cancelWhole } from './cancel.ts';
import type { Keep } from './phased.ts';
import { phasedAs } from './phased.ts';
import type { OrderRow } from './queries.ts';
import { orderLinesOf } from './queries.ts';
import { lineAmong, oneLine } from './seller-lines.ts';
import { versionedOrder } from './seller-replies.ts';
import { cancellableLine, lockedLine, lockedOrder, orderFirst } from './sellers.ts';
import type { Cancellation } from './sellers-contract.ts';
import * as calls from './sellers-contract.ts';

type Asked = AccountInput<unknown, Cancellation>;

/** Cancelling all of an order or a line of it, by staff (A4), and without a token by its buyer (P15): cancelling twice is cancelling once. */
export function cancelRoutes(context: Context): Route[] {
  const cancelling = ({ caller, body, now }: Asked): Cancelling => ({
    stated: body.refund_amount ?? null,
    by: caller.user_id,
    now,
    newId: context.newId,
  });

  const whole = phasedAs(
    context,
    calls.cancelOrder,
    (input, keep) =>
      changing(context, keep, async (tx) => {
        const order = await lockedOrder(tx, input.caller, input.params['id'], 'orders.write', input.request);
        const changed = await cancelWhole(tx, order, cancelling(input));
        return { order: changed, reply: await versionedOrder(tx, changed, input) };
      }),
    'orders.write',
  );
  const ofLine = phasedAs(
    context,
    calls.cancelLine,
    (input, keep) =>
      changing(context, keep, async (tx) => {
        const { order, line, isSupplier } = await lockedLine(tx, input.caller, input.params, input.request);
        if (isSupplier) refuseStated(input.body);
        const changed = await cancelOneLine(tx, order, line, cancelling(input));
        const all = await orderLinesOf(tx, order.id);
        const reply = await oneLine(tx, { line: lineAmong(all, line.id), order: changed }, all, input.now);
        return { order: changed, reply };
      }),
    'orders.write',
  );
  const buyers = buyersCancelRoutes(context);
  return [
    either(buyers.whole, tellingAll(whole, orderFirst(context, 'orders.write'))),
    either(buyers.ofLine, tellingAll(ofLine, lineFirst(context))),
  ];
}

/** Told before what is wrong with a body: that the line is not there, or not theirs to cancel. */
function lineFirst({ database }: Context): AlsoWrong {
  return (_good, { caller, params }) =>
    database.read(async (tx) => {
      if (caller) await cancellableLine(tx, caller, params);
      return [];
    });
}

/** The money is the reseller's: a supplier cancels by the policy that was agreed. @throws Invalid */
function refuseStated({ refund_amount }: Cancellation): void {
  if (refund_amount === undefined) return;
  const message = 'A supplier cancels by the policy of the tour. Ask the seller for another refund.';
  throw new Invalid([{ path: ['refund_amount'], message }]);
}

/** Changes an order in one transaction, its answer with it, and then does what is to be done at the payment provider. */
async function changing(
  context: Context,
  keep: Keep<Serialised>,
  change: (tx: Transaction) => Promise<{ order: OrderRow; reply: Serialised }>,
): Promise<Serialised> {
  const { order, reply } = await context.database.write(async (tx) => {
    const changed = await change(tx);
    await keep(tx, changed.reply);
    return changed;
  });
  await syncProvider(context, order.id);
  return reply;
}
