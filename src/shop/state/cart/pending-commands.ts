import { lineEstimate } from '#domain/booking/pricing.ts';
import { agreementOf } from '#domain/cart/agreement.ts';
import { GONE, goneFor } from '#domain/cart/cart-ended.ts';
import { type Command, type CreateOrder, unsent } from '#domain/cart/commands.ts';
import { hasWayOn } from '#domain/cart/line-recovery.ts';
import type { Mirror } from '#domain/cart/mirror.ts';
import { type RefusalMessage, refusalMessage } from '#domain/cart/refusal-messages.ts';
import { type ShownCart, shownCart } from '#domain/cart/shown-cart.ts';
import type { CartChange, LineSelection } from '#domain/contract/cart.ts';
import type { Experience } from '#domain/contract/catalogue.ts';
import type { NewOrder } from '#domain/contract/orders.ts';
import type { Refusal } from '#domain/contract/refusals.ts';
import type { CartEvent } from './cart-events.ts';

/** What the booking form hands over: the selection, the total that it showed, and the experience that it was priced by. */
export type SelectionForm = Pick<LineSelection, 'booking_info' | 'extra_items_units' | 'expected_total'> & {
  experience: Experience;
};

/** What the visitor wants done with the cart. */
export type Intent =
  | { readonly kind: 'add_line'; readonly form: SelectionForm }
  | { readonly kind: 'change_line'; readonly line_id: string; readonly form: SelectionForm }
  | { readonly kind: 'drop_line'; readonly line_id: string }
  | { readonly kind: 'drop_cart' }
  | { readonly kind: 'change_cart'; readonly change: CartChange }
  | { readonly kind: 'create_order'; readonly wish: NewOrder };

/** The intent as a command for the shown cart, or a new one; null where nothing is to be removed; a refusal where its object is gone (C16). */
export function createCommand(
  intent: Intent,
  mirror: Mirror,
  newId: () => string,
  leftId: string | null,
): Command | Refusal | null {
  const cart = shownCart(mirror);
  if (intent.kind === 'add_line') {
    const line_id = newId();
    const { estimate, ...asked } = selectedLine(intent.form, line_id);
    const wish = { experience_id: estimate.experience_id, ...asked };
    return { ...unsent(newId(), cart?.id ?? leftId ?? newId()), kind: 'add_line', line_id, wish, estimate };
  }
  const hasLine = !('line_id' in intent) || cart?.lines.some(({ id }) => id === intent.line_id);
  const isRemoval = intent.kind === 'drop_line' || intent.kind === 'drop_cart';
  if (cart === null || !hasLine) return isRemoval ? null : goneFor(intent.kind);
  const common = unsent(newId(), cart.id);
  switch (intent.kind) {
    case 'change_line': {
      const { line_id, form } = intent;
      const { estimate, extra_items_units = [], ...asked } = selectedLine(form, line_id);
      return { ...common, kind: 'change_line', line_id, change: { ...asked, extra_items_units }, estimate };
    }
    case 'drop_line':
    case 'drop_cart':
    case 'change_cart':
      return { ...common, ...intent };
    case 'create_order':
      return { ...(repeated(mirror, cart.id, intent.wish) ?? common), ...intent, agreed: agreementOf(cart) };
  }
}

function selectedLine({ experience, booking_info, extra_items_units, expected_total }: SelectionForm, id: string) {
  const estimate = lineEstimate(experience, { booking_info, extra_items_units }, id);
  return { booking_info, extra_items_units, expected_total: expected_total ?? estimate.total.gross, estimate };
}

/** The same order asked for again is the same command: its key makes the engine answer as it did (W6). */
function repeated(mirror: Mirror, cartId: string, wish: NewOrder): Command | null {
  const before = mirror.outbox.find((it) => it.kind === 'create_order' && it.cart_id === cartId);
  const isSame = before?.kind === 'create_order' && JSON.stringify(before.wish) === JSON.stringify(wish);
  return isSame ? before : null;
}

/** How a change ended. A toast has told of success and refusal (C9); `errors` are DRF's nested messages, by the body's own paths. */
export type CartOutcome =
  /** `reply` is the engine's answer where this page delivered the command. */
  | { readonly kind: 'confirmed'; readonly cart: ShownCart | null; readonly reply?: unknown }
  | { readonly kind: 'refused'; readonly refusal: Refusal; readonly words: RefusalMessage }
  | { readonly kind: 'invalid'; readonly errors: unknown }
  /** Taken back, asked for otherwise, or over with its cart; an order also where it waits for another tap (W8). */
  | { readonly kind: 'withdrawn' }
  /** Kept on this device and sent as soon as the engine can be reached; `ended`: what becomes of it, as long as the page is open. */
  | { readonly kind: 'waiting'; readonly ended: Promise<CartOutcome> };

/** How a refused command ends for the visitor who asked: a line whose cart has ended is not there any more (C16). */
export function refusedOutcome(kind: Command['kind'], cause: Refusal): CartOutcome {
  const refusal: Refusal = kind === 'change_line' && cause.code === 'cart_expired' ? GONE.line : cause;
  if (refusal.errors !== undefined) return { kind: 'invalid', errors: refusal.errors };
  return { kind: 'refused', refusal, words: refusalMessage(refusal.code, refusal) };
}

/** `waiting` from its first failed attempt on; `ready`: an order that nobody sends, until the visitor asks for it once more (W8). */
export type Ordering = 'sending' | 'waiting' | 'ready' | null;

interface PendingCommandsDeps {
  tell: (event: CartEvent) => void;
  isOut: () => boolean;
  /** Whether what was agreed still holds. */
  stillHolds: (order: CreateOrder, now: Mirror) => boolean;
  /** A refusal has been told where it was asked for: the mirror need not keep it. */
  dismiss: (id: string) => void;
}

interface Waiting {
  command: Command;
  resolve: (outcome: CartOutcome) => void;
  isDelayed: boolean;
}

/** A buyer waits for the end, and hears of no delay. */
const isPatient = ({ command }: Waiting) => command.kind === 'create_order';

/** What this page has asked for and waits to hear of; the mirror tells, no matter who delivers it. */
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
      // The visitor may have gone on: then it stands where it is seen until something is done about it.
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

  /** What was agreed no longer holds: the order stays, and is not sent (W8). */
  function rest(it: Waiting, origin: string): void {
    waiting.delete(origin);
    it.resolve({ kind: 'withdrawn' });
  }

  return {
    /** Resolves when it is settled, or held up. Who is late hears of the end alone. */
    add: (command: Command, isLate = false) =>
      new Promise<CartOutcome>((resolve) => waiting.set(command.origin, { command, resolve, isDelayed: isLate })),
    has: ({ origin }: Command) => waiting.has(origin),
    /** The visitor has left the step that asked for an order: nobody sends it by itself any more (W8). @returns whether it was held up */
    leaveOrder(): boolean {
      const orders = [...waiting].filter(([, it]) => it.command.kind === 'create_order');
      for (const [origin, it] of orders) rest(it, origin);
      return orders.some(([, it]) => it.isDelayed);
    },
    /** The engine's answer to a command, before the mirror says that it is confirmed. */
    hear: ({ origin }: Command, reply: unknown) => void replies.set(origin, reply),
    /** Tells and resolves whatever the mirror knows the end of. */
    settle(now: Mirror): void {
      for (const [origin, it] of waiting) {
        const at = now.outbox.findIndex((command) => command.origin === origin);
        const command = now.outbox[at];
        // Only where nothing is to be sent before an order it is known how its cart stands.
        const isNext = now.outbox.slice(0, at).every(({ kind }) => kind === 'create_order');
        if (!command) end(it, origin, now);
        else if (isNext && command.kind === 'create_order' && !stillHolds(command, now)) rest(it, origin);
        else if (isOut() || now.outbox.slice(0, at + 1).some(({ not_before }) => not_before !== null)) delay(it);
      }
    },
    /** How far the order has got, asked for here or not. */
    ordering({ id, outbox }: Mirror): Ordering {
      const order = outbox.find(({ kind, cart_id }) => kind === 'create_order' && cart_id === id);
      if (!order) return null;
      const asked = waiting.get(order.origin);
      return asked ? (asked.isDelayed ? 'waiting' : 'sending') : 'ready';
    },
  };
}
