import type { Infer, Struct } from 'superstruct';
import { array, dynamic, enums, integer, literal, nullable, optional, string, type } from 'superstruct';
import * as calls from '../contract/cart.ts';
import { CartChange, CartLine, LineChange, LineSelection } from '../contract/cart.ts';
import type { AnyEndpoint, PathParams } from '../contract/endpoint.ts';
import { address } from '../contract/endpoint.ts';
import { createOrder, NewOrder } from '../contract/orders.ts';

/** What the visitor saw and agreed to when the order was asked for (W8). */
export const Agreement = type({
  total: string(),
  currency: string(),
  lines: array(type({ id: string(), title: string(), gross: string(), wish: string() })),
});
export type Agreement = Infer<typeof Agreement>;

/** A request as it goes out, frozen at the first attempt: every retry repeats it byte for byte (W6). */
export interface SentRequest {
  readonly method: string;
  readonly path: string;
  readonly body: string | null;
}

export type WaitsFor = 'reach' | 'engine';

interface Common {
  /** Its `Idempotency-Key`. */
  readonly id: string;
  /** The id that it was first known by: whoever waits for it asks by this one. */
  readonly origin: string;
  readonly cart_id: string;
  /** Null until the first attempt. */
  readonly sent: SentRequest | null;
  readonly attempts: number;
  /** Epoch milliseconds by the device's clock; null while no attempt has failed. */
  readonly not_before: number | null;
  /** What ends its pause early: an answer of the engine to anything else, or nothing, because the engine itself was busy (W7). */
  readonly waits_for?: WaitsFor | undefined;
  /** How often the selection was applied again as a new command (W7: three times at most). */
  readonly renewals: number;
}

/** Makes the cart too where there is none yet. `estimate` is what is shown until the engine has answered (E9). */
export interface AddLine extends Common {
  readonly kind: 'add_line';
  readonly line_id: string;
  readonly wish: LineSelection;
  readonly estimate: CartLine;
}

export interface ChangeLine extends Common {
  readonly kind: 'change_line';
  readonly line_id: string;
  readonly change: LineChange;
  readonly estimate: CartLine;
}

export interface DropLine extends Common {
  readonly kind: 'drop_line';
  readonly line_id: string;
}

export interface DropCart extends Common {
  readonly kind: 'drop_cart';
}

/** Contact, participants, note, code, or more time. */
export interface ChangeCart extends Common {
  readonly kind: 'change_cart';
  readonly change: CartChange;
}

/** Delivered only with the visitor there (W8). */
export interface CreateOrder extends Common {
  readonly kind: 'create_order';
  readonly wish: NewOrder;
  readonly agreed: Agreement;
}

/** A change of the cart, or the order made from it, as a value (architecture, idea 2). */
export type Command = AddLine | ChangeLine | DropLine | DropCart | ChangeCart | CreateOrder;
export type CommandKind = Command['kind'];

/** What a command starts with: an id and a cart, and nothing sent. */
export function unsent(id: string, cart_id: string): Common {
  return { id, origin: id, cart_id, sent: null, attempts: 0, not_before: null, renewals: 0 };
}

/**
 * The request that a command becomes. `exists` says whether the engine has confirmed the command's cart: where it has not,
 * adding a line makes the cart, with the ids that the device chose.
 */
export function requestOf(command: Command, exists: boolean): SentRequest {
  const cart = { id: command.cart_id };
  switch (command.kind) {
    case 'add_line':
      return exists
        ? request(calls.addLine, { cartId: cart.id }, { ...command.wish, client_ref: command.line_id })
        : request(calls.createCart, {}, { ...command.wish, client_ref: cart.id, line_client_ref: command.line_id });
    case 'change_line':
      return request(calls.changeLine, { cartId: cart.id, id: command.line_id }, command.change);
    case 'drop_line':
      return request(calls.dropLine, { cartId: cart.id, id: command.line_id });
    case 'drop_cart':
      return request(calls.dropCart, cart);
    case 'change_cart':
      return request(calls.changeCart, cart, command.change);
    case 'create_order':
      return request(createOrder, {}, command.wish);
  }
}

function request(endpoint: AnyEndpoint, params: PathParams, body?: object): SentRequest {
  return { method: endpoint.method, path: address(endpoint, params), body: body ? JSON.stringify(body) : null };
}

/** The call of the contract that a frozen request makes, by which its answer is read. */
export function endpointOf({ method, path }: Pick<SentRequest, 'method' | 'path'>): AnyEndpoint {
  if (path === createOrder.path) return createOrder;
  const isLine = path.includes('/lines/');
  switch (method) {
    case 'POST':
      return isLine ? calls.addLine : calls.createCart;
    case 'PATCH':
      return isLine ? calls.changeLine : calls.changeCart;
    default:
      return isLine ? calls.dropLine : calls.dropCart;
  }
}

/** A command without what was written of people in it. */
export function withoutPersonalData(command: Command): Command {
  if (command.kind === 'create_order') return { ...command, sent: null, wish: { ...command.wish, comment: '' } };
  if (command.kind !== 'change_cart') return command;
  const { promo_code, extend_hold } = command.change;
  const change = { ...(promo_code !== undefined && { promo_code }), ...(extend_hold && { extend_hold }) };
  return { ...command, sent: null, change };
}

/** A change of the cart that says nothing of a line which will not come to be; every other command as it is. */
export function withoutLineIn(command: Command, lineId: string): Command {
  if (command.kind !== 'change_cart') return command;
  const { booking_participants_info: lists, booking_answers: answers, ...change } = command.change;
  const isOfOther = ({ line_id }: { line_id: string }) => line_id !== lineId;
  return {
    ...command,
    change: {
      ...change,
      ...(lists && { booking_participants_info: lists.filter(isOfOther) }),
      ...(answers && { booking_answers: answers.filter(isOfOther) }),
    },
  };
}

/** The line that a command is about, or null. */
export function lineOf(command: Command): string | null {
  return 'line_id' in command ? command.line_id : null;
}

const common = {
  id: string(),
  origin: string(),
  cart_id: string(),
  sent: nullable(type({ method: string(), path: string(), body: nullable(string()) })),
  attempts: integer(),
  not_before: nullable(integer()),
  waits_for: optional(enums(['reach', 'engine'])),
  renewals: integer(),
};

const kinds = {
  add_line: type({ ...common, kind: literal('add_line'), line_id: string(), wish: LineSelection, estimate: CartLine }),
  change_line: type({
    ...common,
    kind: literal('change_line'),
    line_id: string(),
    change: LineChange,
    estimate: CartLine,
  }),
  drop_line: type({ ...common, kind: literal('drop_line'), line_id: string() }),
  drop_cart: type({ ...common, kind: literal('drop_cart') }),
  change_cart: type({ ...common, kind: literal('change_cart'), change: CartChange }),
  create_order: type({ ...common, kind: literal('create_order'), wish: NewOrder, agreed: Agreement }),
};

/** A command as stored. */
// oxlint-disable-next-line typescript/no-explicit-any
export const Command: Struct<Command, any> = dynamic((value) => {
  const kind = (value as { kind?: CommandKind } | null)?.kind;
  return (kinds[kind ?? 'drop_cart'] ?? kinds.drop_cart) as unknown as Struct<Command>;
});
