import { endCart } from '#domain/cart/cart-ended.ts';
import type { Command } from '#domain/cart/commands.ts';
import { discardLine } from '#domain/cart/line-recovery.ts';
import type { Mirror } from '#domain/cart/mirror.ts';
import * as outbox from '#domain/cart/outbox.ts';
import { shownCart } from '#domain/cart/shown-cart.ts';
import { isLapsed } from '#domain/time/hold.ts';
import type { Clock } from '#platform/page/clock.ts';
import { type LocalCart, readLocalCart, writeLocalCart } from '#platform/storage/local-cart.ts';
import { NEWER } from './cart-events.ts';
import type { CartView } from './cart-view.ts';
import { type CartOutcome, createCommand, type Intent, refusedOutcome } from './pending-commands.ts';

/** The visitor's changes of what the device has stored. `deliver` sends the commands among them. */
export function createCartChanges(view: CartView, clock: Clock, deliver: () => void) {
  const { mirror, pending, tell, unlessNewer } = view;

  return {
    dispatch: (intent: Intent, insteadOf: string | null = null) => dispatch(view, clock, deliver, intent, insteadOf),

    /** Changes the stored commands (waiting, refused, lost) and delivers the new ones. */
    async change(transition: (mirror: Mirror) => Mirror): Promise<void> {
      let before = new Set<string>();
      const updating = mirror.update((it) => {
        before = new Set(it.outbox.map(({ origin }) => origin));
        return transition(it);
      });
      const after = await unlessNewer(updating);
      if (!after) return;
      // The visitor has no form open to see a refusal in. Such commands are late, so that a refusal stays in the list.
      for (const it of after.outbox) if (!before.has(it.origin)) void pending.add(it, true);
      view.settle();
      deliver();
    },

    /** The visitor leaves the payment step. From now on a waiting order needs another tap, and a toast says so (W8). */
    leaveOrder(): void {
      const isHeldUp = pending.leaveOrder();
      view.show();
      if (isHeldUp) tell({ kind: 'ready' });
    },

    /** Withdraws an unconfirmed order of the shown cart. */
    async withdrawOrder(): Promise<void> {
      const updating = mirror.update((now) =>
        now.outbox
          .filter((it) => it.kind === 'create_order' && it.cart_id === now.id)
          .reduce((stored, { id }) => outbox.withdraw(stored, id), now),
      );
      await unlessNewer(updating);
    },

    /** Removes the stored cart if it has this id, or any stored cart if the id is null (C2). */
    async forget(cartId: string | null): Promise<void> {
      const updating = mirror.update((it) =>
        it.id === null || (cartId && cartId !== it.id) ? it : endCart(it, it.id, 'ordered', clock.now()),
      );
      view.known = (await unlessNewer(updating)) ?? view.known;
      // Storage may have lost only the mirror (W11).
      if (view.known?.id === null && (!cartId || cartId === readLocalCart()?.id)) writeLocalCart(null);
      view.show();
    },
  };
}

/** Stores a command, delivers it, and returns how it ended. `insteadOf` is a lost or refused line that the command replaces. */
async function dispatch(
  view: CartView,
  clock: Clock,
  deliver: () => void,
  intent: Intent,
  insteadOf: string | null,
): Promise<CartOutcome> {
  const { mirror, pending, tell, unlessNewer } = view;
  let result: ReturnType<typeof createCommand> = null;
  const left = view.leftId === null ? null : heldLocalCart(clock.now());
  const updating = mirror.update((it) => {
    result = createCommand(intent, it, newId, left?.id ?? null);
    return result && !('kind' in result) ? it : withCommand(it, result, insteadOf, left);
  });
  const after = await unlessNewer(updating);
  if (!after) return refusedOutcome(intent.kind, { detail: NEWER });
  const made = result as ReturnType<typeof createCommand>;
  if (made && !('kind' in made)) {
    tell({ kind: 'refused', refusal: made, isLate: false });
    return refusedOutcome(intent.kind, made);
  }
  const cart = shownCart(after);
  if (!made) return { kind: 'confirmed', cart };
  if (!after.outbox.some(({ origin }) => origin === made.origin)) {
    // Settled on the device: the command undid one that was never sent.
    tell({ kind: 'done', command: made, isEmpty: cart === null });
    return { kind: 'confirmed', cart };
  }
  const settled = pending.add(made);
  view.settle();
  view.show();
  deliver();
  return settled;
}

/** The cart that local storage has the id of, while its places are held. */
function heldLocalCart(now: Temporal.Instant): LocalCart | null {
  const left = readLocalCart();
  return left?.expires_at && isLapsed(Temporal.Instant.from(left.expires_at), now) ? null : left;
}

/** `left` is a cart that the mirror does not know. New lines are added to it (C17). */
function withCommand(mirror: Mirror, command: Command | null, insteadOf: string | null, left: LocalCart | null) {
  const rest = insteadOf === null ? mirror : discardLine(mirror, insteadOf, newId);
  if (!command) return rest;
  const isLeft = left !== null && rest.id === null && command.cart_id === left.id;
  return outbox.enqueue(isLeft ? { ...rest, id: left.id, expires_at: left.expires_at } : rest, command);
}

const newId = () => crypto.randomUUID();
