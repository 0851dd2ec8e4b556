import { isUuid } from '#domain/contract/fields.ts';
import { heldUntil, isLapsed } from '#domain/time/hold.ts';
import { notFoundError, orNotFound, Refused } from '../base/errors.ts';
import type { Transaction } from '../database/database.ts';
import { prepared, preparedChange } from '../database/prepared.ts';
import { settleAll } from '../database/settle-all.ts';
import type { CartLineRow, CartRow } from '../database/tables.ts';
import { refuseStale } from '../http/request/if-match.ts';
import type { Input } from '../http/route.ts';
import { closeSessionLater } from '../jobs/close-session.ts';
import { extendHolds } from '../places/places.ts';
import { instantAt } from './answers.ts';

/** A cart by its id. */
export async function readCartRow(tx: Transaction, id: string): Promise<CartRow | undefined> {
  return (await cartById(tx, { id }))[0];
}

const cartById = prepared((tx, { id }: { id: string }) => tx.selectFrom('carts').selectAll().where('id', '=', id));

/** The same, locked until the transaction ends, so that two changes of one cart run one after the other. */
export async function lockCartRow(tx: Transaction, id: string): Promise<CartRow | undefined> {
  return (await lockCartById(tx, { id }))[0];
}

const lockCartById = prepared((tx, { id }: { id: string }) =>
  tx.selectFrom('carts').selectAll().where('id', '=', id).forNoKeyUpdate(),
);

/** A cart's lines in their order. */
export const readLineRows = prepared((tx, { cart_id }: { cart_id: string }) =>
  tx.selectFrom('cart_lines').selectAll().where('cart_id', '=', cart_id).orderBy('position'),
);

/** A line by its id, of any cart. */
export async function readLineRow(tx: Transaction, id: string): Promise<CartLineRow | undefined> {
  return (await lineById(tx, { id }))[0];
}

const lineById = prepared((tx, { id }: { id: string }) => tx.selectFrom('cart_lines').selectAll().where('id', '=', id));

/** The columns of a cart that may change. Writing further columns would make the database check their references again. */
const cartChanges = (it: CartRow) => ({
  expires_at: it.expires_at,
  version: it.version,
  main_contact_info_json: it.main_contact_info_json,
  note: it.note,
  has_participants_info: it.has_participants_info,
  promo_code: it.promo_code,
  order_id: it.order_id,
  ordered: it.ordered,
  payments_begun: it.payments_begun,
});

export const insertCart = preparedChange((tx, it: CartRow) =>
  tx
    .insertInto('carts')
    .values({ id: it.id, store_id: it.store_id, created_at: it.created_at, network: it.network, ...cartChanges(it) }),
);

/** Stores a changed cart. Its store, network and creation time never change. */
export const updateCart = preparedChange((tx, it: CartRow) =>
  tx.updateTable('carts').set(cartChanges(it)).where('id', '=', it.id),
);

/** Deletes a cart; its lines and holds go with it. */
export async function deleteCart(tx: Transaction, id: string): Promise<void> {
  await tx.deleteFrom('carts').where('id', '=', id).execute();
}

/** The columns of a line that another selection of the same experience changes. */
const lineChanges = (it: CartLineRow) => ({
  departure_id: it.departure_id,
  places: it.places,
  gross: it.gross,
  deposit: it.deposit,
  wish_json: it.wish_json,
  snapshot_json: it.snapshot_json,
  answers_json: it.answers_json,
});

export const insertLine = preparedChange((tx, it: CartLineRow) =>
  tx.insertInto('cart_lines').values({
    id: it.id,
    cart_id: it.cart_id,
    position: it.position,
    experience_id: it.experience_id,
    participants_json: it.participants_json,
    ...lineChanges(it),
  }),
);

/** Stores another selection of a line. Its position and participants stay; the caller passes the answers. */
export const updateLine = preparedChange((tx, it: CartLineRow) =>
  tx.updateTable('cart_lines').set(lineChanges(it)).where('id', '=', it.id),
);

/** Deletes a line; its holds go with it. */
export async function deleteLine(tx: Transaction, id: string): Promise<void> {
  await tx.deleteFrom('cart_lines').where('id', '=', id).execute();
}

/** Stores a line's participants, its answers, or both. */
export async function updatePeople(
  tx: Transaction,
  id: string,
  people: Partial<Pick<CartLineRow, 'participants_json' | 'answers_json'>>,
): Promise<void> {
  await tx.updateTable('cart_lines').set(people).where('id', '=', id).execute();
}

/** Ends the payment session of a cart that has changed since (P9). If its card page is open (`checkout_url`), a job closes it. */
export async function endPayment(tx: Transaction, order_id: string): Promise<void> {
  const ended = await tx
    .updateTable('payment_sessions')
    .set({ state: 'cancelled' })
    .where('order_id', '=', order_id)
    .where('state', 'in', ['open', 'processing'])
    .returning(['id', 'order_id', 'provider_ref'])
    .execute();
  for (const session of ended) if (session.provider_ref !== null) await closeSessionLater(tx, session);
}

/** Sets the end of a pending order to its cart's end. A payment may have given the order a few minutes more (P9). */
export async function setPendingUntil(tx: Transaction, order_id: string, until: Temporal.Instant): Promise<void> {
  await tx
    .updateTable('orders')
    .set({ expires_at: until.epochMilliseconds })
    .where('id', '=', order_id)
    .where('status', '=', 'pending')
    .execute();
}

/** Cancels the pending order of a cart that is given up. An order with another status stays. */
export async function cancelPendingOrder(tx: Transaction, order_id: string): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable('orders')
    .set((it) => ({ status: 'cancelled', expires_at: null, version: it('version', '+', 1) }))
    .where('id', '=', order_id)
    .where('status', '=', 'pending')
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return;
  await tx
    .updateTable('order_lines')
    .set({ attendance_status: 'cancelled' })
    .where('order_id', '=', order_id)
    .execute();
}

/** Hours for which an expired cart is answered with `cart_expired`; after that it is unknown. */
export const REMEMBERED_HOURS = 24;

export interface CartAndLines {
  cart: CartRow;
  lines: CartLineRow[];
}

type CartInput = Pick<Input<unknown, unknown>, 'store' | 'now' | 'request'>;

/** A cart that can still be read, with its lines. @throws Failed 404; Refused cart_expired, or cart_ordered with the order */
export async function liveCart(
  tx: Transaction,
  id: string | undefined,
  input: CartInput,
  readCart = readCartRow,
): Promise<CartAndLines> {
  if (id === undefined || !isUuid(id)) throw notFoundError();
  const [cart, lines] = await settleAll(readCart(tx, id), readLineRows(tx, { cart_id: id }));
  return { cart: live(cart(), input), lines: lines() };
}

/** The same for a change, locked. @throws also Refused stale_version by the request's `If-Match` */
export async function lockChangeableCart(
  tx: Transaction,
  id: string | undefined,
  input: CartInput,
): Promise<CartAndLines> {
  const found = await liveCart(tx, id, input, lockCartRow);
  refuseStale(input.request.headers.get('if-match'), found.cart.version, 'cart');
  return found;
}

function live(cart: CartRow | undefined, { store, now }: CartInput): CartRow {
  if (!cart || cart.store_id !== store.id) throw notFoundError();
  const order = cart.order_id === null ? {} : { order_id: cart.order_id };
  if (cart.ordered === 1) throw new Refused('cart_ordered', 'This cart has been ordered.', order);
  const expiresAt = instantAt(cart.expires_at);
  if (!isLapsed(expiresAt, now)) return cart;
  throw isLapsed(expiresAt.add({ hours: REMEMBERED_HOURS }), now)
    ? notFoundError()
    : new Refused('cart_expired', 'This cart has expired.');
}

/** Stores a change of a cart: its version grows, and a payment session for the cart's earlier state ends (P9). */
export async function saveCart(tx: Transaction, cart: CartRow, changes: Partial<CartRow> = {}): Promise<CartRow> {
  const changed = { ...cart, ...changes, version: cart.version + 1 };
  await updateCart(tx, changed);
  if (cart.order_id !== null) await endPayment(tx, cart.order_id);
  return changed;
}

/** Saves a cart before a line is written, and extends all its holds to 30 minutes from now (C10). @param others  the lines that stay */
export async function extendCart(
  tx: Transaction,
  cart: CartRow,
  others: readonly CartLineRow[],
  now: Temporal.Instant,
): Promise<CartRow> {
  const until = heldUntil(now, instantAt(cart.created_at), instantAt(cart.expires_at));
  await extendHolds(tx, { cart, lines: others, now, expires_at: until });
  if (cart.order_id !== null) await setPendingUntil(tx, cart.order_id, until);
  return saveCart(tx, cart, { expires_at: until.epochMilliseconds });
}

/** A line, and its cart's other lines. @throws Failed 404 for a line of another cart */
export function lineAmong(
  lines: readonly CartLineRow[],
  id: string | undefined,
): { line: CartLineRow; others: CartLineRow[] } {
  const line = orNotFound(lines.find((it) => it.id === id));
  return { line, others: lines.filter((it) => it !== line) };
}
