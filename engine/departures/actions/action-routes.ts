import * as calls from '#domain/contract/office/departure-actions.ts';
import { departureActionCsv } from '#domain/desk/departure-action-csv.ts';
import { forbiddenError } from '../../base/errors.ts';
import type { Context } from '../../context.ts';
import { writeAs } from '../../http/request/idempotency.ts';
import { type Route, readAs } from '../../http/route.ts';
import { enqueueJob } from '../../jobs/queue.ts';
import { csvFormatOf, csvResponse, wantsCsv } from '../csv.ts';
import { DEPARTURE_ACTION } from '../end-moves.ts';
import { actionReport, actionSummary } from './action-report.ts';
import { choiceRoutes } from './choice-routes.ts';
import { callersAction } from './queries.ts';
import { startActionRoutes } from './start-action.ts';

/** Acts on a whole departure: to cancel it, to move it, or to write to its guests (B8). */
export function departureActionRoutes(context: Context): Route[] {
  return [...startActionRoutes(context), ...reportRoutes(context), ...choiceRoutes(context)];
}

const LISTED_DAYS = 30;

function reportRoutes(context: Context): Route[] {
  return [
    readAs(context, calls.listDepartureActions, 'orders.read', async (tx, { caller, query: { departure }, now }) => {
      const since = now.subtract({ hours: 24 * LISTED_DAYS }).epochMilliseconds;
      const actions = await tx
        .selectFrom('departure_actions')
        .selectAll()
        .where('account_id', 'in', [0, ...caller.accountsWith('orders.read')])
        .$if(departure !== undefined, (it) => it.where('departure_id', '=', departure ?? 0))
        .$if(departure === undefined, (it) => it.where('created_at', '>', since))
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .limit(100)
        .execute();
      const results = [];
      for (const action of actions) results.push(await actionSummary(tx, action));
      return { results };
    }),
    readAs(context, calls.readDepartureAction, 'orders.read', async (tx, { caller, params, request }) => {
      const report = await actionReport(tx, await callersAction(tx, caller, params['id']));
      return wantsCsv(request)
        ? csvResponse(`departure-${report.date}-${report.departure}`, departureActionCsv(report, csvFormatOf(request)))
        : report;
    }),
    writeAs(context, calls.retryDepartureAction, 'orders.write', async (tx, { caller, params }) => {
      const action = await callersAction(tx, caller, params['id']);
      if (!caller.can(action.account_id, 'orders.write')) throw forbiddenError();
      await tx
        .updateTable('departure_action_bookings')
        .set({ state: 'waiting', problem: '' })
        .where('action_id', '=', action.id)
        .where('state', '=', 'failed')
        .execute();
      await enqueueJob(tx, DEPARTURE_ACTION, action.id);
      return actionReport(tx, action);
    }),
  ];
}
