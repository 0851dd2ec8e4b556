import type { Infer, Struct } from 'superstruct';
import { array, dynamic, enums, integer, literal, nullable, optional, string, type } from 'superstruct';
import * as calls from '../contract/cart.ts';
import { CartChange, CartLine, LineChange, LineSelection } from '../contract/cart.ts';
import { type AnyEndpoint, address, type PathParams } from '../contract/endpoint.ts';
import { createOrder, NewOrder } from '../contract/orders.ts';

/** The lines and the total that the visitor saw and agreed to when ordering (W8). */
const Agreement = type({
  total: string(),
  currency: string(),
  lines: array(
    type({ id: string(), title: string(), text_language: optional(string()), gross: string(), selection: string() }),
  ),
});
export type Agreement = Infer<typeof Agreement>;

/** A request that is fixed at the first attempt: every retry repeats it byte for byte (W6). */
const SentRequest = type({ method: string(), path: string(), body: nullable(string()) });
type SentRequest = Infer<typeof SentRequest>;

const common = {
  /** The command's `Idempotency-Key`. */
  id: string(),
  /** The command's first id, which survives renewals: a tab that waits for the command looks for this id. */
  origin: string(),
  cart_id: string(),
  sent: nullable(SentRequest),
  attempts: integer(),
  /** Epoch milliseconds by the device's clock; null while no attempt has failed. */
  not_before: nullable(integer()),
  /** The event that ends the pause early: 'reach', any answer of the engine; 'engine', none, because the engine itself was busy (W7). */
  waits_for: optional(enums(['reach', 'engine'])),
  /** The number of times that the selection was applied again as a new command (W7: at most three). */
  renewals: integer(),
};

/** The commands as they are stored. `estimate` is shown until the engine has answered (E9). */
const kinds = {
  /** Also makes the cart if it does not exist yet. */
  add_line: type({
    ...common,
    kind: literal('add_line'),
    line_id: string(),
    selection: LineSelection,
    estimate: CartLine,
  }),
  change_line: type({
    ...common,
    kind: literal('change_line'),
    line_id: string(),
    change: LineChange,
    estimate: CartLine,
  }),
  drop_line: type({ ...common, kind: literal('drop_line'), line_id: string() }),
  drop_cart: type({ ...common, kind: literal('drop_cart') }),
  /** Changes contact, participants, note or code, or asks for more time. */
  change_cart: type({ ...common, kind: literal('change_cart'), change: CartChange }),
  /** Delivered only while the visitor is there (W8). */
  create_order: type({ ...common, kind: literal('create_order'), order: NewOrder, agreed: Agreement }),
};

type CommandOf<Kind extends keyof typeof kinds> = Readonly<Infer<(typeof kinds)[Kind]>>;
export type AddLine = CommandOf<'add_line'>;
export type ChangeLine = CommandOf<'change_line'>;
export type DropCart = CommandOf<'drop_cart'>;
export type ChangeCart = CommandOf<'change_cart'>;
export type CreateOrder = CommandOf<'create_order'>;

/** A change of the cart, or the order of it, as a value (architecture, idea 2). */
export type Command = AddLine | ChangeLine | CommandOf<'drop_line'> | DropCart | ChangeCart | CreateOrder;

// oxlint-disable-next-line typescript/no-explicit-any
export const Command: Struct<Command, any> = dynamic((value) => {
  const kind = (value as { kind?: Command['kind'] } | null)?.kind;
  return (kinds[kind ?? 'drop_cart'] ?? kinds.drop_cart) as unknown as Struct<Command>;
});

/** The common fields of a new command: an id and a cart, and nothing sent. */
export function unsent(id: string, cart_id: string) {
  return { id, origin: id, cart_id, sent: null, attempts: 0, not_before: null, renewals: 0 };
}

/** The request of a command. To add a line also makes the cart, with ids of the device, unless the cart `exists` at the engine. */
export function requestOf(command: Command, exists: boolean): SentRequest {
  const cart = { id: command.cart_id };
  switch (command.kind) {
    case 'add_line':
      return exists
        ? request(calls.addLine, { cartId: cart.id }, { ...command.selection, client_ref: command.line_id })
        : request(
            calls.createCart,
            {},
            { ...command.selection, client_ref: cart.id, line_client_ref: command.line_id },
          );
    case 'change_line':
      return request(calls.changeLine, { cartId: cart.id, id: command.line_id }, command.change);
    case 'drop_line':
      return request(calls.dropLine, { cartId: cart.id, id: command.line_id });
    case 'drop_cart':
      return request(calls.dropCart, cart);
    case 'change_cart':
      return request(calls.changeCart, cart, command.change);
    case 'create_order':
      return request(createOrder, {}, command.order);
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

/** A command without personal data. */
export function withoutPersonalData(command: Command): Command {
  if (command.kind === 'create_order') return { ...command, sent: null, order: { ...command.order, comment: '' } };
  if (command.kind !== 'change_cart') return command;
  const { promo_code, extend_hold } = command.change;
  const change = { ...(promo_code !== undefined && { promo_code }), ...(extend_hold && { extend_hold }) };
  return { ...command, sent: null, change };
}

/** A change of the cart without the data of a line that will not exist. Other commands stay as they are. */
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
