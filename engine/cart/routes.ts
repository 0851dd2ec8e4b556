import * as calls from '#domain/contract/cart.ts';
import type { Context } from '../context.ts';
import type { Transaction } from '../database/database.ts';
import { Serialised } from '../http/json-response.ts';
import { pageQueryOf, paginate } from '../http/lists.ts';
import { write } from '../http/request/idempotency.ts';
import { type Input, type Route, route } from '../http/route.ts';
import { cartAnswer, cartEtag, lineText } from './answers.ts';
import { applyCartChange, dropOwnCart } from './change-cart.ts';
import { addCartLine, changeCartLine, deleteCartLine } from './change-lines.ts';
import { startCart } from './create-cart.ts';
import { guardedCodes } from './guessed-codes.ts';
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
