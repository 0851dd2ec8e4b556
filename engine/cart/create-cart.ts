import type { NewCart } from '#domain/contract/cart.ts';
import { unknownId } from '#domain/contract/problems.ts';
import { heldUntil } from '#domain/time/hold.ts';
import { invalidError, Refused } from '../base/errors.ts';
import { isSameSelection, priceLine } from '../catalogue/price-line.ts';
import type { Context } from '../context.ts';
import type { Transaction } from '../database/database.ts';
import { settleAll } from '../database/settle-all.ts';
import type { CartRow } from '../database/tables.ts';
import { shopNetwork } from '../http/client-network.ts';
import type { Serialised } from '../http/json-response.ts';
import type { Input } from '../http/route.ts';
import { refuseHoarding } from '../places/network-limits.ts';
import { cartAnswer, noParticipants } from './answers.ts';
import { writeLine } from './change-lines.ts';
import { insertCart, liveCart, readCartRow, readLineRow } from './queries.ts';

type StartCartInput = Input<unknown, NewCart>;

/** POST of a cart: it begins with its first line, which holds its places (E4, C10). */
export async function startCart(tx: Transaction, input: StartCartInput, context: Context): Promise<Serialised> {
  const { body, store, storefront, language, now, request } = input;
  const { newId, config } = context;
  if (body.store_id !== undefined && body.store_id !== store.id) {
    throw invalidError(['store_id'], unknownId(body.store_id));
  }
  const line = { id: body.line_client_ref ?? newId(), position: 0, participants_json: noParticipants };
  const [known, knownLine, priced] = await settleAll(
    body.client_ref ? readCartRow(tx, body.client_ref) : undefined,
    body.line_client_ref ? readLineRow(tx, body.line_client_ref) : undefined,
    priceLine(tx, { id: line.id, selection: body, expected_total: body.expected_total, storefront, now }),
  );
  if (body.client_ref && known()) return sameCart(tx, input, body.client_ref);
  if (knownLine()) throw refTakenError('line');

  const expires_at = heldUntil(now, now);
  const cart: CartRow = {
    id: body.client_ref ?? newId(),
    store_id: store.id,
    created_at: now.epochMilliseconds,
    expires_at: expires_at.epochMilliseconds,
    version: 1,
    main_contact_info_json: null,
    note: '',
    has_participants_info: 0,
    promo_code: null,
    order_id: null,
    ordered: 0,
    payments_begun: 0,
    network: shopNetwork(context, request),
  };
  const first = priced();
  await insertCart(tx, cart);
  const written = await writeLine(tx, { line: { ...line, cart_id: cart.id }, before: null, now, expires_at }, first);
  await refuseHoarding(tx, config.networkLimits, cart, written.departure_id, now);
  return cartAnswer(tx, { cart, lines: [written], storefront, language, now });
}

/** The cart that a `client_ref` names already: a repeated request if its line has the same selection. */
async function sameCart(tx: Transaction, input: StartCartInput, id: string): Promise<Serialised> {
  const { body } = input;
  const { cart, lines } = await liveCart(tx, id, input);
  const first = body.line_client_ref ? lines.find((it) => it.id === body.line_client_ref) : lines[0];
  if (!first || !isSameSelection(first, body)) throw refTakenError('cart');
  return cartAnswer(tx, { ...input, cart, lines });
}

function refTakenError(what: 'cart' | 'line'): Refused {
  return new Refused('client_ref_taken', `There is another ${what} of this id.`);
}
