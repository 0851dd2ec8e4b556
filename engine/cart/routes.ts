import * as calls from '#domain/contract/cart.ts';
import type { Context } from '../context.ts';
import { write } from '../http/request/idempotency.ts';
import type { Route } from '../http/route.ts';
import { route } from '../http/route.ts';
import { changeOfCart, deletionOfCart } from './change-cart.ts';
import { additionOfLine, changeOfLine, deletionOfLine } from './change-lines.ts';
import { newCart } from './create-cart.ts';
import { guardedCodes } from './guessed-codes.ts';
import { cartOf, listCartLines, readCartLine } from './reads.ts';

/** The cart and its lines (A1). */
export function cartRoutes(context: Context): Route[] {
  const { database } = context;
  return [
    write(context, calls.createCart, (tx, input) => newCart(tx, input, context)),
    route(calls.readCart, (input) => database.read((tx) => cartOf(tx, input))),
    guardedCodes(context, write(context, calls.putCart, changeOfCart)),
    guardedCodes(context, write(context, calls.changeCart, changeOfCart)),
    write(context, calls.dropCart, deletionOfCart),
    route(calls.listLines, (input) => database.read((tx) => listCartLines(tx, input))),
    write(context, calls.addLine, (tx, input) => additionOfLine(tx, input, context)),
    route(calls.readLine, (input) => database.read((tx) => readCartLine(tx, input))),
    write(context, calls.changeLine, (tx, input) => changeOfLine(tx, input, context)),
    write(context, calls.dropLine, deletionOfLine),
  ];
}
