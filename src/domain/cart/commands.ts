import type { Infer, Struct } from 'superstruct';
import { array, dynamic, enums, integer, literal, nullable, optional, string, type } from 'superstruct';
import * as calls from '../contract/cart.ts';
import { CartChange, CartLine, LineChange, LineSelection } from '../contract/cart.ts';
import { type AnyEndpoint, address, type PathParams } from '../contract/endpoint.ts';
import { createOrder, NewOrder } from '../contract/orders.ts';

/** What the visitor saw and agreed to when the order was asked for (W8). */
const Agreement = type({
  total: string(),
  currency: string(),
  lines: array(
    type({ id: string(), title: string(), text_language: optional(string()), gross: string(), wish: string() }),
  ),
});
export type Agreement = Infer<typeof Agreement>;

/** A request as it goes out, frozen at the first attempt: every retry repeats it byte for byte (W6). */
const SentRequest = type({ method: string(), path: string(), body: nullable(string()) });
type SentRequest = Infer<typeof SentRequest>;

const common = {
  /** Its `Idempotency-Key`. */
  id: string(),
  /** The id that it was first known by: a tab that waits for it asks by this one. */
  origin: string(),
  cart_id: string(),
  sent: nullable(SentRequest),
  attempts: integer(),
  /** Epoch milliseconds by the device's clock; null while no attempt has failed. */
  not_before: nullable(integer()),
  /** What ends its pause early: an answer of the engine to anything else, or nothing, because the engine itself was busy (W7). */
  waits_for: optional(enums(['reach', 'engine'])),
  /** How often the selection was applied again as a new command (W7: three times at most). */
  renewals: integer(),
};

/** The commands as they are stored. `estimate` is what is shown until the engine has answered (E9). */
const kinds = {
  /** Makes the cart too where there is none yet. */
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
  /** Contact, participants, note, code, or more time. */
  change_cart: type({ ...common, kind: literal('change_cart'), change: CartChange }),
  /** Delivered only with the visitor there (W8). */
  create_order: type({ ...common, kind: literal('create_order'), wish: NewOrder, agreed: Agreement }),
};

type CommandOf<Kind extends keyof typeof kinds> = Readonly<Infer<(typeof kinds)[Kind]>>;
export type AddLine = CommandOf<'add_line'>;
export type ChangeLine = CommandOf<'change_line'>;
export type DropCart = CommandOf<'drop_cart'>;
export type ChangeCart = CommandOf<'change_cart'>;
export type CreateOrder = CommandOf<'create_order'>;

/** A change of the cart, or the order made from it, as a value (architecture, idea 2). */
export type Command = AddLine | ChangeLine | CommandOf<'drop_line'> | DropCart | ChangeCart | CreateOrder;

// oxlint-disable-next-line typescript/no-explicit-any
export const Command: Struct<Command, any> = dynamic((value) => {
  const kind = (value as { kind?: Command['kind'] } | null)?.kind;
  return (kinds[kind ?? 'drop_cart'] ?? kinds.drop_cart) as unknown as Struct<Command>;
});

/** What a command starts with: an id and a cart, and nothing sent. */
export function unsent(id: string, cart_id: string) {
  return { id, origin: id, cart_id, sent: null, attempts: 0, not_before: null, renewals: 0 };
}

/** The request that a command becomes; adding a line makes the cart, with ids of the device, unless it `exists` at the engine. */
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

export function lineOf(command: Command): string | null {
  return 'line_id' in command ? command.line_id : null;
}
