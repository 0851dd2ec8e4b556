import { pageNameAt } from '#domain/app/pages.ts';
import { stillHolds } from '#domain/cart/agreement.ts';
import { endCart } from '#domain/cart/cart-ended.ts';
import type { Command, CreateOrder } from '#domain/cart/commands.ts';
import { discardLine, hasWayOn } from '#domain/cart/line-recovery.ts';
import { emptyMirror, type Mirror, NewerMirror } from '#domain/cart/mirror.ts';
import * as outbox from '#domain/cart/outbox.ts';
import { type ShownCart, shownCart, withoutOldLines } from '#domain/cart/shown-cart.ts';
import { type Cart, readCart } from '#domain/contract/cart.ts';
import type { Refusal } from '#domain/contract/refusals.ts';
import { isLapsed } from '#domain/time/hold.ts';
import type { Outcome } from '#platform/network/api.ts';
import type { Connection } from '#platform/network/connection.ts';
import { backoffAfter, createDeliverer, endingOf } from '#platform/network/delivery.ts';
import type { Clock } from '#platform/page/clock.ts';
import { everySecond } from '#platform/page/ticker.ts';
import { onPageResume } from '#platform/page/visibility.ts';
import type { DeviceStore } from '#platform/storage/device-store.ts';
import { type LocalCart, readLocalCart, writeLocalCart } from '#platform/storage/local-cart.ts';
import { openMirror } from '#platform/storage/mirror.ts';
import type { Toast } from '../toasts.ts';
import { type CartEvent, NEWER, toastOf } from './cart-events.ts';
import type { CartOutcome, Intent, Ordering } from './pending-commands.ts';
import { createCommand, createPendingCommands, refusedOutcome } from './pending-commands.ts';

/** The page's knowledge of the cart, read from the mirror, which is the only source. */
export interface CartState {
  readonly cart: ShownCart | null | undefined;
  /** All that the device has stored: waiting commands, refusals and lost lines. */
  readonly mirror: Mirror;
  /** Whether the engine could not answer about the cart, which is then shown as it was last known (C3). */
  readonly isUnanswered: boolean;
  /** Whether the engine has sent its time since the device woke (C11). */
  readonly isClockConfirmed: boolean;
  readonly ordering: Ordering;
}

export type CartSync = ReturnType<typeof createCartSync>;

interface CartSyncDeps {
  connection: Connection;
  clock: Clock;
  show: (state: CartState) => void;
  toast: (toast: Omit<Toast, 'id'>) => void;
  store: DeviceStore;
}

/** The page's access to the mirror: watches it, delivers its commands, and expires the cart in time. */
export function createCartSync({ connection, clock, show, toast, store }: CartSyncDeps) {
  const tell = (event: CartEvent) => {
    const message = toastOf(event);
    if (message) toast(message);
  };
  const mirror = openMirror(store, () => tell({ kind: 'newer' }));
  const mayHold = ({ agreed }: CreateOrder, now: Mirror) => stillHolds(agreed, shownCart(now), clock.now());
  const pending = createPendingCommands({
    tell,
    stillHolds: mayHold,
    isOut: () => connection.isOut(),
    dismiss: (id) => void unlessNewer(mirror.update((it) => outbox.dismiss(it, id))),
  });
  const deliverer = createDeliverer({
    mirror,
    send: connection.send,
    mayOrder: (order, now) => pending.has(order) && mayHold(order, now),
    onReply: (command, reply) => {
      unanswered = 0;
      pending.hear(command, reply);
    },
  });
  let known: Mirror | null = null;
  /**
   * The id of a cart that the mirror does not know (W11). The cart is unknown until the engine has answered. As soon as the mirror has a cart, that
   * one counts.
   */
  let leftId: string | null = null;
  /** The number of unanswered questions in a row. */
  let unanswered = 0;
  let askAgain: ReturnType<typeof setTimeout> | undefined;
  let asking = 0;
  let isOpen = false;
  let lookingAfter: ReturnType<typeof setTimeout> | undefined;

  mirror.subscribe(follow);

  function follow(now: Mirror): void {
    const before = known;
    known = now;
    if (now.id !== null) leftId = null;
    if (now.clock_offset !== null && now.clock_offset !== before?.clock_offset) learn(now.clock_offset);
    // The cart has gone and has left lost lines.
    if (before?.id && now.id !== before.id && now.lost_lines.some(({ cart_id }) => cart_id === before.id))
      tell({ kind: 'expired' });
    pending.settle(now);
    show(stateOf(now));
    // If the tab that delivers a command has closed, this one delivers it.
    lookAgainLater(now);
  }

  /** Waiting commands are looked at again regularly, because the tab that delivers them may have closed. */
  function lookAgainLater({ outbox: waiting }: Mirror): void {
    clearTimeout(lookingAfter);
    if (waiting.length === 0) return;
    lookingAfter = setTimeout(() => {
      goOn();
      if (known) lookAgainLater(known);
    }, LOOK_AFTER);
  }

  /** The engine has answered: commands that wait only for the network are sent at once, and hanging ones are sent again (W7). */
  function hearAnswer(): void {
    deliverer.retryHanging();
    const isPaused = known?.outbox.some((it) => it.not_before !== null && it.waits_for !== 'engine');
    if (isPaused) void unlessNewer(mirror.update(outbox.retryReachable).then(goOn));
  }

  function stateOf(now: Mirror): CartState {
    return {
      cart: leftId === null ? shownCart(now) : undefined,
      mirror: now,
      isUnanswered: unanswered > 0 || (asking > 0 && connection.isOut()),
      isClockConfirmed: clock.isConfirmed(),
      ordering: pending.ordering(now),
    };
  }

  /** Asks the engine for the cart. Its answer counts; without an answer the cart stays as it is (C3). */
  async function refresh(): Promise<void> {
    const id = known?.id;
    if (known && leftId !== null) return adopt(leftId);
    // There is nothing to learn about a cart that was emptied.
    if (!known || !id || !outbox.isKnown(known, id) || shownCart(known) === null) return;
    const outcome = await ask(id);
    if (outcome.kind === 'ok') await mirror.update((it) => outbox.restore(it, outcome.reply, outcome.at));
    const ending = endingOf(outcome);
    if (ending === null) return show(stateOf(known));
    tell({ kind: 'gone', detail: outcome });
    await mirror.update((it) => (it.id === id ? endCart(it, id, ending, clock.now()) : it));
    if (known) show(stateOf(known));
  }

  async function ask(id: string, isAgain = false): Promise<Outcome<Cart> & { at: Temporal.Instant }> {
    const startedAt = Date.now();
    const outcome = await connection.send(readCart, { params: { id } });
    const took = Date.now() - startedAt;
    // The device slept meanwhile, so the time of the answer is unknown.
    if (outcome.kind === 'ok' && took > TOO_LATE && !isAgain) return ask(id, true);
    if (outcome.kind === 'ok') clock.learn(Temporal.Instant.from(outcome.reply.server_now), took);
    clearTimeout(askAgain);
    unanswered = outcome.kind === 'unreachable' ? unanswered + 1 : 0;
    // An engine that is in reach but cannot answer is asked again, less and less often. If it is out of reach, the connection watches for its return.
    if (outcome.kind === 'unreachable' && isOpen && !connection.isOut()) {
      const failed = { attempts: unanswered, retryAfter: outcome.retryAfter, isLost: false };
      askAgain = setTimeout(() => void whileAsking(refresh), backoffAfter(failed, Math.random()));
    }
    return { ...outcome, at: Temporal.Instant.fromEpochMilliseconds(startedAt + Math.round(took / 2)) };
  }

  const learn = (offset: number) =>
    clock.learn(Temporal.Instant.fromEpochMilliseconds(Math.round(Date.now() + offset)));

  /** If the mirror was lost, the id in local storage still finds the cart. */
  async function adopt(id: string): Promise<void> {
    const outcome = await ask(id);
    if (outcome.kind === 'ok') {
      await mirror.update((it) => (it.id === null ? outbox.restore({ ...it, id }, outcome.reply, outcome.at) : it));
    } else if (endingOf(outcome)) {
      leftId = null;
      writeLocalCart(null);
      tell({ kind: 'gone', detail: outcome });
    }
    if (known) show(stateOf(known));
  }

  /** The cart that only local storage has the id of, while its places are held. New lines are added to it. */
  function leftCart(): LocalCart | null {
    const left = leftId === null ? null : readLocalCart();
    const isOver = left?.expires_at && isLapsed(Temporal.Instant.from(left.expires_at), clock.now());
    return isOver ? null : left;
  }

  async function restore(): Promise<void> {
    const stored = await mirror.read();
    known ??= stored ?? emptyMirror;
    if (stored === null && known.id === null) leftId = readLocalCart()?.id ?? null;
    if (known.clock_offset !== null) learn(known.clock_offset);
    clock.doubt();
    // An earlier page's finding that the engine is out of reach says nothing about this page.
    await mirror.update((it) => outbox.retryReachable(withoutOldLines(it, clock.now())));
    await reportStored(known);
    show(stateOf(known));
    // Waiting commands do not wait for a question that may hang.
    goOn();
    lookAgainLater(known);
    await refresh();
    show(stateOf(known));
  }

  /** Reports commands that were refused while no page was open, and an order that waits for its visitor. */
  async function reportStored(stored: Mirror): Promise<void> {
    const settled = stored.refusals.filter((it) => !hasWayOn(it));
    if (settled.length > 0)
      await mirror.update((it) => settled.reduce((rest, { command }) => outbox.dismiss(rest, command.id), it));
    for (const it of settled) tell({ kind: 'refused', ...it, isLate: true });
    // The checkout shows them itself.
    if (settled.length < stored.refusals.length && pageNameAt(location.pathname) !== 'checkout')
      tell({ kind: 'unsettled' });
    if (pending.ordering(stored) === 'ready') tell({ kind: 'ready' });
  }

  async function resume(): Promise<void> {
    clock.doubt();
    if (known) show(stateOf(known));
    await mirror.update(outbox.retryNow);
    goOn();
    await refresh();
  }

  /** While the engine is being asked nothing expires, because its answer may extend the time. */
  async function whileAsking(work: () => Promise<void>): Promise<void> {
    asking++;
    await unlessNewer(work()).finally(() => asking--);
  }

  /** This version does not touch data of a newer version. It says so (W10) and the result is null. */
  async function unlessNewer<T>(work: Promise<T>): Promise<T | null> {
    try {
      return await work;
    } catch (failure) {
      if (!(failure instanceof NewerMirror)) throw failure;
      tell({ kind: 'newer' });
      return null;
    }
  }

  const deliver = () => void unlessNewer(deliverer.resume());
  /** A page that was left sends nothing more, because its visitor is not there (W8). */
  const goOn = () => isOpen && deliver();

  function expireInTime(): void {
    const lapsed = ({ id, expires_at }: Mirror) =>
      id !== null && expires_at !== null && isLapsed(Temporal.Instant.from(expires_at), clock.now());
    if (asking > 0 || !known || !lapsed(known)) return;
    void unlessNewer(mirror.update((it) => (it.id && lapsed(it) ? outbox.expire(it, it.id, clock.now()) : it)));
  }

  return {
    /** Restores the cart and keeps it up to date until it is stopped (C2, C5). */
    start({ restore: isRestoring }: { restore: boolean }): () => void {
      isOpen = true;
      const stopTicking = everySecond((isTrue) => (isTrue ? expireInTime() : void whileAsking(resume)));
      const stopWaking = onPageResume(() => void whileAsking(resume));
      const stopListening = connection.onAnswer(hearAnswer);
      const stopWatching = connection.watch(() => {
        if (!connection.isOut()) return void whileAsking(resume);
        if (!known) return;
        pending.settle(known);
        show(stateOf(known));
      });
      if (isRestoring) void whileAsking(restore);
      return () => {
        isOpen = false;
        stopTicking();
        stopWaking();
        stopWatching();
        stopListening();
        clearTimeout(lookingAfter);
        clearTimeout(askAgain);
        deliverer.stop();
      };
    },

    /** Asks the engine for the cart, and delivers waiting commands. */
    refresh: () => whileAsking(resume),

    /** Stores a command, delivers it, and returns how it ended. `insteadOf` is a lost or refused line that the command replaces. */
    async dispatch(intent: Intent, insteadOf: string | null = null): Promise<CartOutcome> {
      let result: Command | Refusal | null = null;
      const left = leftCart();
      const updating = mirror.update((it) => {
        result = createCommand(intent, it, newId, left?.id ?? null);
        const command = result && 'kind' in result ? result : null;
        if (result !== command) return it;
        const rest = insteadOf === null ? it : discardLine(it, insteadOf, newId);
        const isLeft = left !== null && rest.id === null && command?.cart_id === left.id;
        const whole = isLeft ? { ...rest, id: left.id, expires_at: left.expires_at } : rest;
        return command ? outbox.enqueue(whole, command) : whole;
      });
      const after = await unlessNewer(updating);
      if (!after) return refusedOutcome(intent.kind, { detail: NEWER });
      const made = result as Command | Refusal | null;
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
      pending.settle(known ?? after);
      show(stateOf(known ?? after));
      deliver();
      return settled;
    },

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
      pending.settle(known ?? after);
      deliver();
    },

    /** The visitor leaves the payment step. From now on a waiting order needs another tap, and a toast says so (W8). */
    leaveOrder(): void {
      const isHeldUp = pending.leaveOrder();
      if (known) show(stateOf(known));
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
      known = (await unlessNewer(updating)) ?? known;
      // Storage may have lost only the mirror (W11).
      if (known?.id === null && (!cartId || cartId === readLocalCart()?.id)) writeLocalCart(null);
      if (known) show(stateOf(known));
    },
  };
}

const newId = () => crypto.randomUUID();

/** Milliseconds. The engine's time belongs to the middle of a request, and C11 allows an error of two seconds. */
const LOOK_AFTER = 2_000;
const TOO_LATE = 4_000;
