import type { CartChange } from '#domain/contract/cart.ts';
import * as calls from '#domain/contract/cart.ts';
import { isUuid } from '#domain/contract/fields.ts';
import { typedCode } from '#domain/typing/typed-text.ts';
import { isPromoCode } from '../catalogue/promo.ts';
import type { Context } from '../context.ts';
import type { Transaction } from '../database/database.ts';
import { shopNetwork } from '../http/client-network.ts';
import { Serialised } from '../http/json-response.ts';
import { pageQueryOf, paginate } from '../http/lists.ts';
import { rateLimit } from '../http/rate-limit.ts';
import { write } from '../http/request/idempotency.ts';
import { type Input, type Route, route } from '../http/route.ts';
import { cartAnswer, cartEtag, lineText } from './answers.ts';
import { applyCartChange, dropOwnCart, promoRefusedError } from './change-cart.ts';
import { addCartLine, changeCartLine, deleteCartLine } from './change-lines.ts';
import { startCart } from './create-cart.ts';
import { lineAmong, liveCart } from './queries.ts';

/** The cart and its lines (A1). */
export function cartRoutes(context: Context): Route[] {
  const { database } = context;
  return [
    write(context, calls.createCart, (tx, input) => startCart(tx, input, context)),
    route(calls.readCart, (input) => database.read((tx) => cartOf(tx, input))),
    guardedCodes(context, write(context, calls.putCart, applyCartChange)),
    guardedCodes(context, write(context, calls.changeCart, applyCartChange)),
    write(context, calls.dropCart, dropOwnCart),
    route(calls.listLines, (input) => database.read((tx) => listCartLines(tx, input))),
    write(context, calls.addLine, (tx, input) => addCartLine(tx, input, context)),
    route(calls.readLine, (input) => database.read((tx) => readCartLine(tx, input))),
    write(context, calls.changeLine, (tx, input) => changeCartLine(tx, input, context)),
    write(context, calls.dropLine, deleteCartLine),
  ];
}

type CallInput = Input<unknown, unknown>;

/** GET of a cart. Reading never extends its hold (C10). */
export async function cartOf(tx: Transaction, input: CallInput): Promise<Serialised> {
  return cartAnswer(tx, { ...input, ...(await liveCart(tx, input.params['id'], input)) });
}

/** GET of a cart's lines, a page of them (A9). */
async function listCartLines(tx: Transaction, input: CallInput): Promise<Serialised> {
  const { lines } = await liveCart(tx, input.params['cartId'], input);
  const { url, origin } = input;
  const { results, ...page } = paginate(lines, pageQueryOf(url), url, origin);
  return new Serialised(
    `${JSON.stringify(page).slice(0, -1)},"results":[${results.map((line) => lineText(line, input)).join(',')}]}`,
  );
}

async function readCartLine(tx: Transaction, input: CallInput): Promise<Serialised> {
  const { cart, lines } = await liveCart(tx, input.params['cartId'], input);
  const { line } = lineAmong(lines, input.params['id']);
  return new Serialised(lineText(line, input), { etag: cartEtag({ ...input, cart }) });
}

/** Limits guesses at promo codes; right codes do not count. The answer is no 429, because the device would hold back all later changes behind it. */
function guardedCodes(context: Context, route: Route): Route {
  const handle = async (input: Input<unknown, CartChange>): Promise<unknown> => {
    const { body, params, store, now, request } = input;
    const code = body.promo_code;
    if (!code) return route.handle(input);
    const from = shopNetwork(context, request);
    const cart = params['id'] ?? '';
    const limits = [
      ...(from ? [{ key: `codes from ${from}`, most: 200, minutes: 15 }] : []),
      ...(isUuid(cart) ? [{ key: `codes of ${cart}`, most: 30, minutes: 15 }] : []),
    ];
    const guesses = rateLimit(context, limits, () =>
      promoRefusedError({ code: 'too_many', promo_code: typedCode(code) }),
    );
    await guesses.begin(now);
    await context.database.write(async (tx) => {
      if (await isPromoCode(tx, store.id, code)) await guesses.forgive(tx);
    });
    return route.handle(input);
  };
  return { ...route, handle };
}
