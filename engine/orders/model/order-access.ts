import type { Permission } from '#domain/permissions.ts';
import { forbiddenError, notFoundError, orNotFound } from '../../base/errors.ts';
import type { Context } from '../../context.ts';
import type { Transaction } from '../../database/database.ts';
import type { OrderLineRow, OrderRow } from '../../database/tables.ts';
import type { Principal } from '../../http/principal.ts';
import { refuseStale } from '../../http/request/if-match.ts';
import type { DatabaseCheck } from '../../http/route.ts';
import { lockOrder, orderById, orderLinesOf, storeOf } from './queries.ts';

/** Access to orders (A12): an order belongs to its store's account; a line also belongs to the account whose experience it books. */

/** A store whose orders a caller may see. */
export type SellerStore = Awaited<ReturnType<typeof storesWith>>[number];

/** The stores of the accounts in which a caller has a permission. */
export function storesWith(tx: Transaction, caller: Principal, permission: Permission) {
  return tx
    .selectFrom('stores')
    .select(['id', 'account_id', 'title', 'domain', 'time_zone'])
    .where('account_id', 'in', [0, ...caller.accountsWith(permission)])
    .orderBy('id')
    .execute();
}

/**
 * An order for any caller who may see it.
 *
 * @param permission  the permission for the next step
 * @throws Failed 404 for an order that does not exist or is not the caller's to see; 403 without the permission
 */
export async function sellersOrder(
  tx: Transaction,
  caller: Principal,
  id: string | undefined,
  permission: Permission,
): Promise<OrderRow> {
  const order = orNotFound(await orderById(tx, id));
  const { account_id } = await storeOf(tx, order);
  // A caller who may not see an order does not learn that it exists.
  if (!caller.can(account_id, permission.startsWith('payments.') ? 'payments.read' : 'orders.read'))
    throw notFoundError();
  if (!caller.can(account_id, permission)) throw forbiddenError();
  return order;
}

/**
 * The same, locked until the transaction ends.
 *
 * @param request  a change, which may name a version of the order. @throws also Refused stale_version
 */
export async function lockSellersOrder(
  tx: Transaction,
  caller: Principal,
  id: string | undefined,
  permission: Permission,
  request?: Request,
): Promise<OrderRow> {
  const order = await lockOrder(tx, (await sellersOrder(tx, caller, id, permission)).id);
  if (request) refuseStale(request.headers.get('if-match'), order.version, 'order');
  return order;
}

/** An order's lines for callers who see its guests: all lines in its store's account, else those of their own experiences. */
export async function sellersLines(
  tx: Transaction,
  caller: Principal,
  id: string | undefined,
  permission: 'bookings.read' | 'bookings.check_in',
): Promise<{ order: OrderRow; all: OrderLineRow[]; seen: OrderLineRow[]; isMine: (line: OrderLineRow) => boolean }> {
  const order = orNotFound(await orderById(tx, id));
  const { account_id: seller } = await storeOf(tx, order);
  const all = await orderLinesOf(tx, order.id);
  const suppliers = await suppliersOf(tx, all);
  const can = (line: OrderLineRow, needed: Permission) =>
    caller.can(seller, needed) || caller.can(suppliers.get(line.experience_id) ?? 0, needed);
  const seen = all.filter((line) => can(line, 'bookings.read'));
  if (seen.length === 0) throw notFoundError();
  return { order, all, seen, isMine: (line) => can(line, permission) };
}

/**
 * The result of a check, once its order is locked. The check runs again, because its result may have changed during the wait.
 *
 * @param request  a change, which may name a version of the order. @throws also Refused stale_version
 */
export async function lockAfter<Found extends { order: OrderRow }>(
  tx: Transaction,
  check: () => Promise<Found>,
  request?: Request,
): Promise<Found> {
  const order = await lockOrder(tx, (await check()).order.id);
  if (request) refuseStale(request.headers.get('if-match'), order.version, 'order');
  return { ...(await check()), order };
}

/** A line for any caller who may cancel it: staff of its store's account, else of the account whose tour it is (A26). @throws Failed 404, 403 */
export async function cancellableLine(
  tx: Transaction,
  caller: Principal,
  { orderId, id }: Readonly<Record<string, string>>,
): Promise<{ order: OrderRow; line: OrderLineRow; isSupplier: boolean }> {
  const order = orNotFound(await orderById(tx, orderId));
  const line = (await orderLinesOf(tx, order.id)).find((it) => it.id === id);
  const { account_id: seller } = await storeOf(tx, order);
  const supplier = line ? ((await suppliersOf(tx, [line])).get(line.experience_id) ?? 0) : 0;
  const account = caller.can(seller, 'orders.read') ? seller : supplier;
  if (!caller.can(account, 'orders.read')) throw notFoundError();
  if (!caller.can(account, 'orders.write')) throw forbiddenError();
  if (!line) throw notFoundError();
  return { order, line, isSupplier: account !== seller };
}

/** Runs a check before the problems of a body are reported, so that a missing or forbidden object is reported first. */
export function checkedFirst(
  { database }: Context,
  check: (tx: Transaction, caller: Principal, params: Readonly<Record<string, string>>) => Promise<unknown>,
): DatabaseCheck {
  return (_good, { caller, params }) =>
    database.read(async (tx) => {
      if (caller) await check(tx, caller, params);
      return [];
    });
}

export function orderFirst(context: Context, permission: Permission, param = 'id'): DatabaseCheck {
  return checkedFirst(context, (tx, caller, params) => sellersOrder(tx, caller, params[param], permission));
}

async function suppliersOf(tx: Transaction, lines: readonly OrderLineRow[]): Promise<Map<number, number>> {
  const ids = lines.map(({ experience_id }) => experience_id);
  const rows = await tx
    .selectFrom('experiences')
    .select(['id', 'account_id'])
    .where('id', 'in', [0, ...ids])
    .execute();
  return new Map(rows.map(({ id, account_id }) => [id, account_id]));
}
