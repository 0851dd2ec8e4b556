import { lineEstimate } from '#domain/booking/pricing.ts';
import { agreementOf } from '#domain/cart/agreement.ts';
import { GONE, goneFor } from '#domain/cart/cart-ended.ts';
import { type Command, type CreateOrder, unsent } from '#domain/cart/commands.ts';
import { hasWayOn } from '#domain/cart/line-recovery.ts';
import type { Mirror } from '#domain/cart/mirror.ts';
import { type ShownCart, shownCart } from '#domain/cart/shown-cart.ts';
import type { CartChange, LineSelection } from '#domain/contract/cart.ts';
import type { Experience } from '#domain/contract/catalogue.ts';
import type { NewOrder } from '#domain/contract/orders.ts';
import { type ReportedProblem } from '#domain/contract/problems.ts';
import { problemsOf, type Refusal } from '#domain/contract/refusals.ts';
import { type RefusalMessage, refusalMessage } from '#text/refusal-messages.ts';
import type { CartEvent } from './cart-events.ts';

/** The booking form's result: the selection, the total that the form showed, and the experience that it was priced by. */
export type SelectionForm = Pick<LineSelection, 'booking_info' | 'extra_items_units' | 'expected_total'> & {
  experience: Experience;
};

/** A change of the cart that the visitor asks for. */
export type Intent =
  | { readonly kind: 'add_line'; readonly form: SelectionForm }
  | { readonly kind: 'change_line'; readonly line_id: string; readonly form: SelectionForm }
  | { readonly kind: 'drop_line'; readonly line_id: string }
  | { readonly kind: 'drop_cart' }
  | { readonly kind: 'change_cart'; readonly change: CartChange }
  | { readonly kind: 'create_order'; readonly order: NewOrder };

/** The intent as a command for the shown cart or a new one. Null if there is nothing to remove. A refusal if its object is gone (C16). */
export function createCommand(
  intent: Intent,
  mirror: Mirror,
  newId: () => string,
  leftId: string | null,
): Command | Refusal | null {
  const cart = shownCart(mirror);
  if (intent.kind === 'add_line') {
    const line_id = newId();
    const { estimate, ...selection } = selectedLine(intent.form, line_id);
    const line = { experience_id: estimate.experience_id, ...selection };
    return { ...unsent(newId(), cart?.id ?? leftId ?? newId()), kind: 'add_line', line_id, selection: line, estimate };
  }
  const hasLine = !('line_id' in intent) || cart?.lines.some(({ id }) => id === intent.line_id);
  const isRemoval = intent.kind === 'drop_line' || intent.kind === 'drop_cart';
  if (cart === null || !hasLine) return isRemoval ? null : goneFor(intent.kind);
  const common = unsent(newId(), cart.id);
  switch (intent.kind) {
    case 'change_line': {
      const { line_id, form } = intent;
      const { estimate, extra_items_units = [], ...selection } = selectedLine(form, line_id);
      return { ...common, kind: 'change_line', line_id, change: { ...selection, extra_items_units }, estimate };
    }
    case 'drop_line':
    case 'drop_cart':
    case 'change_cart':
      return { ...common, ...intent };
    case 'create_order':
      return { ...(repeated(mirror, cart.id, intent.order) ?? common), ...intent, agreed: agreementOf(cart) };
  }
}

function selectedLine({ experience, booking_info, extra_items_units, expected_total }: SelectionForm, id: string) {
  const estimate = lineEstimate(experience, { booking_info, extra_items_units }, id);
  return { booking_info, extra_items_units, expected_total: expected_total ?? estimate.total.gross, estimate };
}

/** The same order asked for again is the same command: its key makes the engine repeat its answer (W6). */
function repeated(mirror: Mirror, cartId: string, newOrder: NewOrder): Command | null {
  const before = mirror.outbox.find((it) => it.kind === 'create_order' && it.cart_id === cartId);
  const isSame = before?.kind === 'create_order' && JSON.stringify(before.order) === JSON.stringify(newOrder);
  return isSame ? before : null;
}

/** The end of a change. A toast has already said success or refusal (C9). `problems` are those of fields, by their paths in the body. */
export type CartOutcome =
  /** `reply` is the engine's answer, if this page delivered the command. */
  | { readonly kind: 'confirmed'; readonly cart: ShownCart | null; readonly reply?: unknown }
  | { readonly kind: 'refused'; readonly refusal: Refusal; readonly words: RefusalMessage }
  | { readonly kind: 'invalid'; readonly problems: readonly ReportedProblem[] }
  /** The command was taken back, replaced, or ended with its cart. An order also ends so if it waits for another tap (W8). */
  | { readonly kind: 'withdrawn' }
  /** Stored on this device and sent as soon as the engine can be reached. `ended` is the result, as long as the page is open. */
  | { readonly kind: 'waiting'; readonly ended: Promise<CartOutcome> };

/** The end of a refused command for the visitor who asked. A line whose cart has ended is reported as gone (C16). */
export function refusedOutcome(kind: Command['kind'], cause: Refusal): CartOutcome {
  const refusal: Refusal = kind === 'change_line' && cause.code === 'cart_expired' ? GONE.line : cause;
  if (refusal.errors !== undefined) return { kind: 'invalid', problems: problemsOf(refusal) };
  return { kind: 'refused', refusal, words: refusalMessage(refusal.code, refusal) };
}

/** `waiting` after the first failed attempt. `ready`: the order is not sent until the visitor asks for it again (W8). */
export type Ordering = 'sending' | 'waiting' | 'ready' | null;

interface PendingCommandsDeps {
  tell: (event: CartEvent) => void;
  isOut: () => boolean;
  /** Whether the agreed order is still unchanged. */
  stillHolds: (order: CreateOrder, now: Mirror) => boolean;
  /** Removes a refusal from the mirror, because it was reported where the command was asked for. */
  dismiss: (id: string) => void;
}

interface Waiting {
  command: Command;
  resolve: (outcome: CartOutcome) => void;
  isDelayed: boolean;
}

/** A buyer waits for the end of the order, and gets no message about a delay. */
const isPatient = ({ command }: Waiting) => command.kind === 'create_order';

/** The commands that this page has asked for and whose end it waits for. The mirror knows the end, no matter which tab delivers them. */
export function createPendingCommands({ tell, isOut, stillHolds, dismiss }: PendingCommandsDeps) {
  const waiting = new Map<string, Waiting>();
  const replies = new Map<string, unknown>();

  function delay(it: Waiting): void {
    if (!it.isDelayed && !isPatient(it)) {
      const { promise: ended, resolve } = Promise.withResolvers<CartOutcome>();
      it.resolve({ kind: 'waiting', ended });
      it.resolve = resolve;
    }
    it.isDelayed = true;
  }

  function end(it: Waiting, origin: string, now: Mirror): void {
    waiting.delete(origin);
    const refused = now.refusals.find(({ command }) => command.origin === origin);
    if (refused) {
      // The visitor may have left: the refusal then stays listed until the visitor acts on it.
      const isLate = it.isDelayed && !isPatient(it);
      tell({ kind: 'refused', ...refused, isLate });
      it.resolve(refusedOutcome(it.command.kind, refused.refusal));
      if (!isLate || !hasWayOn(refused)) dismiss(refused.command.id);
    } else if (now.confirmed.includes(origin)) {
      const cart = shownCart(now);
      tell({ kind: 'done', command: it.command, isEmpty: cart === null });
      it.resolve({ kind: 'confirmed', cart, reply: replies.get(origin) });
    } else {
      it.resolve({ kind: 'withdrawn' });
    }
    replies.delete(origin);
  }

  /** The agreed order no longer holds: the order stays stored, and is not sent (W8). */
  function withdrawOrder(it: Waiting, origin: string): void {
    waiting.delete(origin);
    it.resolve({ kind: 'withdrawn' });
  }

  return {
    /** Resolves when the command is settled or delayed. With `isLate` it resolves only at the end. */
    add: (command: Command, isLate = false) =>
      new Promise<CartOutcome>((resolve) => waiting.set(command.origin, { command, resolve, isDelayed: isLate })),
    has: ({ origin }: Command) => waiting.has(origin),
    /** The visitor has left the step that asked for an order, so no page sends it by itself any more (W8). @returns whether it was delayed */
    leaveOrder(): boolean {
      const orders = [...waiting].filter(([, it]) => it.command.kind === 'create_order');
      for (const [origin, it] of orders) withdrawOrder(it, origin);
      return orders.some(([, it]) => it.isDelayed);
    },
    /** The engine's answer to a command, before the mirror knows that it is confirmed. */
    hear: ({ origin }: Command, reply: unknown) => void replies.set(origin, reply),
    /** Reports and resolves all commands whose end the mirror knows. */
    settle(now: Mirror): void {
      for (const [origin, it] of waiting) {
        const at = now.outbox.findIndex((command) => command.origin === origin);
        const command = now.outbox[at];
        // The cart's state is only known for an order if no other change is to be sent before it.
        const isNext = now.outbox.slice(0, at).every(({ kind }) => kind === 'create_order');
        if (!command) end(it, origin, now);
        else if (isNext && command.kind === 'create_order' && !stillHolds(command, now)) withdrawOrder(it, origin);
        else if (isOut() || now.outbox.slice(0, at + 1).some(({ not_before }) => not_before !== null)) delay(it);
      }
    },
    /** The progress of the order, asked for on this page or not. */
    ordering({ id, outbox }: Mirror): Ordering {
      const order = outbox.find(({ kind, cart_id }) => kind === 'create_order' && cart_id === id);
      if (!order) return null;
      const change = waiting.get(order.origin);
      return change ? (change.isDelayed ? 'waiting' : 'sending') : 'ready';
    },
  };
}
