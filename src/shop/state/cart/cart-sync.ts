import { pageNameAt } from '#domain/app/pages.ts';
import { hasWayOn } from '#domain/cart/line-recovery.ts';
import type { Mirror } from '#domain/cart/mirror.ts';
import * as outbox from '#domain/cart/outbox.ts';
import { withoutOldLines } from '#domain/cart/shown-cart.ts';
import { isLapsed } from '#domain/time/hold.ts';
import type { Send } from '#platform/network/api.ts';
import { createDeliverer } from '#platform/network/delivery.ts';
import type { Clock } from '#platform/page/clock.ts';
import { everySecond } from '#platform/page/ticker.ts';
import { onPageResume } from '#platform/page/visibility.ts';
import { createCartChanges } from './cart-changes.ts';
import { createCartReads } from './cart-reads.ts';
import { type CartDeps, type CartView, createCartView } from './cart-view.ts';

export type CartSync = ReturnType<typeof createCartSync>;

/** The page's access to the mirror: watches it, delivers its commands, and expires the cart in time. */
export function createCartSync(deps: CartDeps) {
  const { connection, clock } = deps;
  const view = createCartView(deps);
  const delivery = createDelivery(view, connection.send);
  const { refresh, whileAsking, stop: stopAsking } = createCartReads(view, deps);

  async function restore(): Promise<void> {
    await readStored(view, clock);
    // Waiting commands do not wait for a question that may hang.
    delivery.lookAgain();
    await refresh();
    view.show();
  }

  async function resume(): Promise<void> {
    clock.doubt();
    view.show();
    await view.mirror.update(outbox.retryNow);
    delivery.goOn();
    await refresh();
  }

  return {
    ...createCartChanges(view, clock, delivery.deliver),
    /** Restores the cart and keeps it up to date until it is stopped (C2, C5). */
    start({ restore: isRestoring }: { restore: boolean }): () => void {
      view.isOpen = true;
      const stops = [
        everySecond((isTrue) => (isTrue ? expireInTime(view, clock) : void whileAsking(resume))),
        onPageResume(() => void whileAsking(resume)),
        connection.onAnswer(delivery.hearAnswer),
        connection.watch(() => {
          if (!connection.isOut()) return void whileAsking(resume);
          view.settle();
          view.show();
        }),
        stopAsking,
        delivery.stop,
      ];
      if (isRestoring) void whileAsking(restore);
      return () => {
        view.isOpen = false;
        for (const stop of stops) stop();
      };
    },

    /** Asks the engine for the cart, and delivers waiting commands. */
    refresh: () => whileAsking(resume),
  };
}

/** Shows what an earlier page has stored. */
async function readStored(view: CartView, clock: Clock): Promise<void> {
  await view.read();
  clock.doubt();
  // An earlier page's finding that the engine is out of reach says nothing about this page.
  await view.mirror.update((it) => outbox.retryReachable(withoutOldLines(it, clock.now())));
  await reportStored(view);
  view.show();
}

function expireInTime(view: CartView, clock: Clock): void {
  const lapsed = ({ id, expires_at }: Mirror) =>
    id !== null && expires_at !== null && isLapsed(Temporal.Instant.from(expires_at), clock.now());
  if (view.asking > 0 || !view.known || !lapsed(view.known)) return;
  const expiring = view.mirror.update((it) => (it.id && lapsed(it) ? outbox.expire(it, it.id, clock.now()) : it));
  void view.unlessNewer(expiring);
}

/** Delivers the waiting commands of the mirror. */
function createDelivery(view: CartView, send: Send) {
  const { mirror, pending, unlessNewer } = view;
  let lookingAfter: ReturnType<typeof setTimeout> | undefined;
  const deliverer = createDeliverer({
    mirror,
    send,
    mayOrder: (order, now) => pending.has(order) && view.mayHold(order, now),
    onReply: (command, reply) => {
      view.unanswered = 0;
      pending.hear(command, reply);
    },
  });
  mirror.subscribe(lookAgainLater);

  const deliver = () => void unlessNewer(deliverer.resume());
  const goOn = () => view.isOpen && deliver();
  const lookAgain = () => {
    goOn();
    lookAgainLater();
  };
  /** Waiting commands are looked at again regularly, because the tab that delivers them may have closed. */
  function lookAgainLater(): void {
    clearTimeout(lookingAfter);
    if (view.known?.outbox.length) lookingAfter = setTimeout(lookAgain, LOOK_AFTER);
  }

  /** The engine has answered: commands that wait only for the network are sent at once, and hanging ones are sent again (W7). */
  const hearAnswer = () => {
    deliverer.retryHanging();
    const isPaused = view.known?.outbox.some((it) => it.not_before !== null && it.waits_for !== 'engine');
    if (isPaused) void unlessNewer(mirror.update(outbox.retryReachable).then(goOn));
  };
  const stop = () => {
    clearTimeout(lookingAfter);
    deliverer.stop();
  };
  return { deliver, goOn, lookAgain, hearAnswer, stop };
}

/** Milliseconds. */
const LOOK_AFTER = 2_000;

/** Reports commands that were refused while no page was open, and an order that waits for its visitor. */
async function reportStored({ known: stored, mirror, pending, tell }: CartView): Promise<void> {
  if (!stored) return;
  const settled = stored.refusals.filter((it) => !hasWayOn(it));
  if (settled.length > 0)
    await mirror.update((it) => settled.reduce((rest, { command }) => outbox.dismiss(rest, command.id), it));
  for (const it of settled) tell({ kind: 'refused', ...it, isLate: true });
  // The checkout shows them itself.
  if (settled.length < stored.refusals.length && pageNameAt(location.pathname) !== 'checkout')
    tell({ kind: 'unsettled' });
  if (pending.ordering(stored) === 'ready') tell({ kind: 'ready' });
}
