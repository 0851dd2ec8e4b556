import { endCart } from '#domain/cart/cart-ended.ts';
import * as outbox from '#domain/cart/outbox.ts';
import { shownCart } from '#domain/cart/shown-cart.ts';
import { type Cart, readCart } from '#domain/contract/cart.ts';
import type { Outcome } from '#platform/network/api.ts';
import { backoffAfter, endingOf } from '#platform/network/delivery.ts';
import { writeLocalCart } from '#platform/storage/local-cart.ts';
import type { CartDeps, CartView } from './cart-view.ts';

/** The page's questions to the engine about its cart. */
export function createCartReads(view: CartView, { connection, clock }: CartDeps) {
  let askAgain: ReturnType<typeof setTimeout> | undefined;

  /** Asks the engine for the cart. Its answer counts; without an answer the cart stays as it is (C3). */
  async function refresh(): Promise<void> {
    const { known, leftId, mirror } = view;
    if (known && leftId !== null) return adopt(view, leftId, await ask(leftId));
    // There is nothing to learn about a cart that was emptied.
    if (!known?.id || !outbox.isKnown(known, known.id) || shownCart(known) === null) return;
    const { id } = known;
    const outcome = await ask(id);
    if (outcome.kind === 'ok') await mirror.update((it) => outbox.restore(it, outcome.reply, outcome.at));
    const ending = endingOf(outcome);
    if (ending !== null) {
      view.tell({ kind: 'gone', detail: outcome });
      await mirror.update((it) => (it.id === id ? endCart(it, id, ending, clock.now()) : it));
    }
    view.show();
  }

  async function ask(id: string, isAgain = false): Promise<CartAnswer> {
    const startedAt = Date.now();
    const outcome = await connection.send(readCart, { params: { id } });
    const took = Date.now() - startedAt;
    // The device slept meanwhile, so the time of the answer is unknown.
    if (outcome.kind === 'ok' && took > TOO_LATE && !isAgain) return ask(id, true);
    if (outcome.kind === 'ok') clock.learn(Temporal.Instant.from(outcome.reply.server_now), took);
    clearTimeout(askAgain);
    view.unanswered = outcome.kind === 'unreachable' ? view.unanswered + 1 : 0;
    // An engine that is in reach but cannot answer is asked again, less and less often. If it is out of reach, the connection watches for its return.
    if (outcome.kind === 'unreachable' && view.isOpen && !connection.isOut()) {
      const failed = { attempts: view.unanswered, retryAfter: outcome.retryAfter, isLost: false };
      askAgain = setTimeout(() => void whileAsking(refresh), backoffAfter(failed, Math.random()));
    }
    return { ...outcome, at: Temporal.Instant.fromEpochMilliseconds(startedAt + Math.round(took / 2)) };
  }

  /** While the engine is being asked nothing expires, because its answer may extend the time. */
  async function whileAsking(work: () => Promise<void>): Promise<void> {
    view.asking++;
    await view.unlessNewer(work()).finally(() => view.asking--);
  }

  return { refresh, whileAsking, stop: () => clearTimeout(askAgain) };
}

type CartAnswer = Outcome<Cart> & { at: Temporal.Instant };

/** If the mirror was lost, the id in local storage still finds the cart. */
async function adopt(view: CartView, id: string, outcome: CartAnswer): Promise<void> {
  if (outcome.kind === 'ok') {
    await view.mirror.update((it) => (it.id === null ? outbox.restore({ ...it, id }, outcome.reply, outcome.at) : it));
  } else if (endingOf(outcome)) {
    view.leftId = null;
    writeLocalCart(null);
    view.tell({ kind: 'gone', detail: outcome });
  }
  view.show();
}

/** Milliseconds. The engine's time belongs to the middle of a request, and C11 allows an error of two seconds. */
const TOO_LATE = 4_000;
