import type { NewPartnerRequest, PartnerRequest } from '#domain/contract/partners/partner-requests.ts';
import * as calls from '#domain/contract/partners/partner-requests.ts';
import { requireIn, wholeId } from '../accounts/model/in-account.ts';
import { notFoundError } from '../base/errors.ts';
import type { Context } from '../context.ts';
import type { Transaction } from '../database/database.ts';
import { ownerOf } from '../database/owned.ts';
import type { RowOf } from '../database/tables.ts';
import { shopNetwork } from '../http/client-network.ts';
import { instantText } from '../http/json-response.ts';
import type { Principal } from '../http/principal.ts';
import { rateLimit } from '../http/rate-limit.ts';
import { idempotentSteps, writeAs } from '../http/request/idempotency.ts';
import { type Route, readAs } from '../http/route.ts';
import { partnerEmails } from './partner-email.ts';

/** Requests to become a supplier or a reseller (O6): visitors send them, the account answers. */
export function partnerRoutes(context: Context): Route[] {
  const { database, mail, accounts } = context;
  return [
    idempotentSteps(context, calls.sendPartnerRequest, async ({ body, store, now, request }, keep) => {
      const from = shopNetwork(context, request);
      const limits = [
        ...(from ? [{ key: `partner requests from ${from}`, most: 5, minutes: 60 }] : []),
        { key: `partner requests to store ${store.id}`, most: 100, minutes: 24 * 60 },
      ];
      await rateLimit(context, limits).begin(now);
      await database.write(async (tx) => {
        const row = await insertRequest(tx, store.id, body, now);
        for (const email of await partnerEmails(tx, row, accounts.origin()))
          await mail.queue(tx, email, now, row.account_id);
        await keep(tx, undefined);
      });
      return undefined;
    }),
    readAs(context, calls.listPartnerRequests, 'customers.read', async (tx, { caller, query: { account, before } }) => {
      const account_id = account ?? caller.device?.account_id ?? caller.accountsWith('customers.read')[0] ?? 0;
      requireIn(caller, account_id, 'customers.read');
      const rows = await tx
        .selectFrom('partner_requests')
        .selectAll()
        .where('account_id', '=', account_id)
        .$if(before !== undefined, (it) => it.where('id', '<', before ?? 0))
        .orderBy('id', 'desc')
        .limit(PAGE + 1)
        .execute();
      const page = rows.slice(0, PAGE);
      return { results: page.map(shown), next: rows.length > PAGE ? (page.at(-1)?.id ?? null) : null };
    }),
    writeAs(context, calls.markPartnerRequest, 'customers.write', async (tx, { caller, params, body, now }) => {
      const row = await requestOf(tx, params['id'], caller);
      const answered_at = body.is_answered ? (row.answered_at ?? now.epochMilliseconds) : null;
      await tx.updateTable('partner_requests').set({ answered_at }).where('id', '=', row.id).execute();
      return shown({ ...row, answered_at });
    }),
    writeAs(context, calls.deletePartnerRequest, 'customers.write', async (tx, { caller, params }) => {
      const { id } = await requestOf(tx, params['id'], caller);
      await tx.deleteFrom('partner_requests').where('id', '=', id).execute();
      return undefined;
    }),
  ];
}

const PAGE = 30;

type RequestRow = RowOf<'partner_requests'>;

async function insertRequest(
  tx: Transaction,
  store_id: number,
  { website = '', ...body }: NewPartnerRequest,
  now: Temporal.Instant,
): Promise<RequestRow> {
  const account_id = await ownerOf(tx, 'stores', store_id);
  return tx
    .insertInto('partner_requests')
    .values({ ...body, website, account_id, store_id, created_at: now.epochMilliseconds })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** @throws Failed 404, 403 */
async function requestOf(tx: Transaction, id: string | undefined, caller: Principal): Promise<RequestRow> {
  const requests = tx.selectFrom('partner_requests').selectAll().where('id', '=', wholeId(id));
  const row = await requests.executeTakeFirstOrThrow(() => notFoundError());
  requireIn(caller, row.account_id, 'customers.write');
  return row;
}

function shown({
  account_id: _account,
  store_id: _store,
  created_at,
  answered_at,
  ...row
}: RequestRow): PartnerRequest {
  return {
    ...row,
    created_at: instantText(created_at),
    answered_at: answered_at === null ? null : instantText(answered_at),
  };
}
