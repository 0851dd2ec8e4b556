import {
  confirmEnded,
  type Ending,
  endCart,
  goneExperience,
  goneFor,
  MOST_RENEWALS,
  settleEnded,
} from '#domain/cart/cart-ended.ts';
import { type Command, type CreateOrder, endpointOf } from '#domain/cart/commands.ts';
import type { Mirror } from '#domain/cart/mirror.ts';
import * as outbox from '#domain/cart/outbox.ts';
import type { Cart } from '#domain/contract/cart.ts';
import * as calls from '#domain/contract/cart.ts';
import type { Refusal } from '#domain/contract/refusals.ts';
import type { MirrorStore } from '../storage/mirror.ts';
import { withLock } from '../storage/tabs.ts';
import type { Outcome, Send, Unreachable } from './api.ts';

/** Name of the performance mark of each failed attempt, which shows in a browser's developer tools. */
export const FAILED_ATTEMPT = 'landfall-failed-attempt';

interface DelivererOptions {
  mirror: MirrorStore;
  send: Send;
  /** Whether an order's visitor is there to be sent on, and what was agreed still holds (W8). */
  mayOrder?: (order: CreateOrder, mirror: Mirror) => boolean;
  /** What the engine answered to a command, before the mirror says that it is confirmed. */
  onReply?: (command: Command, reply: unknown) => void;
  /** Milliseconds that an answer may take: opening a card page takes a call to the provider. */
  timeout?: number;
  /** Whether the browser says that there is no network, and so will say when there is one again. */
  isOffline?: () => boolean;
  now?: () => Temporal.Instant;
  newId?: () => string;
  /** From 0 to 1, for the jitter of pauses. */
  chance?: () => number;
}

/** Delivers what the outbox holds, in order, one attempt at a time. Page and worker run the same code, and may run it at once. */
export function createDeliverer({
  mirror,
  send,
  mayOrder = () => false,
  onReply = () => {},
  timeout = 20_000,
  isOffline = () => 'onLine' in navigator && !navigator.onLine,
  now = () => Temporal.Now.instant(),
  newId = () => crypto.randomUUID(),
  chance = Math.random,
}: DelivererOptions) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let delivering: Promise<void> | null = null;
  let wokenAgain = false;
  let stopped = false;
  const requests = new Map<AbortController, number>();

  async function deliverAll(): Promise<void> {
    // The lock is held for one attempt, so that a tab that is put to sleep starves nobody.
    const more = await withLock('landfall-delivery', deliverNext);
    const again = wokenAgain;
    wokenAgain = false;
    if (more || again) await deliverAll();
  }

  async function deliverNext(): Promise<boolean> {
    if (stopped) return false;
    const stored = await mirror.read();
    const next = stored && outbox.nextCommand(stored, mayOrder);
    // It may have been stopped while it read: from here on it would set a timer that nobody clears (W8).
    if (!next || stopped) return false;
    const pause = (next.not_before ?? 0) - now().epochMilliseconds;
    if (pause > 0) {
      clearTimeout(timer);
      // Never longer than the longest pause, should the device's clock have been set back.
      timer = setTimeout(() => void resume(), Math.min(pause, LONGEST_PAUSE));
      return false;
    }
    if (next.kind === 'create_order' && next.attempts > 0 && !(await isStillAgreed(next))) return true;
    if (stopped) return false;
    const begun = await mirror.update((it) => outbox.beginAttempt(it, next.id));
    const command = begun.outbox.find(({ id }) => id === next.id);
    if (command) await settle(command, await attempt(command));
    return true;
  }

  /** An order that has waited goes out only for the cart as it is now (W8); what became of it before is told by its own answer. */
  async function isStillAgreed(order: CreateOrder): Promise<boolean> {
    const read = await readCart(order.cart_id);
    if (read === 'ordered') return true;
    if (read === undefined) await again(order);
    else
      await mirror.update((it) =>
        read === 'gone'
          ? endCart(it, order.cart_id, read, engineNow(it.clock_offset))
          : outbox.restore(it, read, now()),
      );
    const stored = await mirror.read();
    const next = stored && outbox.nextCommand(stored, mayOrder);
    return next?.id === order.id && read !== undefined;
  }

  function attempt({ id, sent }: Command): Promise<Outcome<unknown>> {
    const { method, path, body } = sent ?? { method: '', path: '', body: null };
    const endpoint = { ...endpointOf({ method, path }), path };
    return ask(endpoint, { key: id, timeout, ...(body !== null && { body }) });
  }

  /** The same as `send`, that `retryHanging` can end. */
  async function ask<Q, B, R>(call: Parameters<typeof send<Q, B, R>>[0], wanted: Parameters<typeof send<Q, B, R>>[1]) {
    const giveUp = new AbortController();
    requests.set(giveUp, performance.now());
    try {
      return await send<Q, B, R>(call, { ...wanted, signal: giveUp.signal });
    } catch (failure) {
      if (!giveUp.signal.aborted) throw failure;
      return HUNG;
    } finally {
      requests.delete(giveUp);
    }
  }

  /** W7's table: what each outcome of an attempt means for its command. */
  async function settle(command: Command, outcome: Outcome<unknown>): Promise<void> {
    const removes = command.kind === 'drop_line' || command.kind === 'drop_cart';
    switch (outcome.kind) {
      case 'ok':
      case 'unchanged':
        return confirm(command, outcome);
      case 'unreachable':
        return again(command, outcome);
      case 'invalid':
        return refuse(command, 400, goneExperience(outcome.problems) ?? { detail: '', errors: outcome.problems });
      case 'notFound':
        return removes ? confirm(command, null) : refuse(command, 404, goneFor(command.kind));
      case 'refused':
        switch (outcome.refusal.code) {
          case 'cart_expired':
            return end(command, 'gone', outcome.status, outcome.refusal);
          case 'cart_ordered':
            return end(command, 'ordered', outcome.status, outcome.refusal);
          case 'stale_version':
          case 'client_ref_taken':
            return applyAgain(command, outcome.status, outcome.refusal);
          case undefined:
          default:
            return refuse(command, outcome.status, outcome.refusal);
        }
    }
  }

  async function confirm(
    command: Command,
    outcome: (Outcome<unknown> & { kind: 'ok' | 'unchanged' }) | null,
  ): Promise<void> {
    const reply = outcome?.kind === 'ok' ? outcome.reply : undefined;
    onReply(command, reply);
    if (command.kind === 'create_order') return confirmOrder(command);
    const replied = command.kind === 'drop_cart' ? null : cartIn(command, reply);
    const isReplay = outcome?.kind === 'ok' && outcome.replayed;
    const read = replied === undefined || isReplay ? await readCart(command.cart_id) : replied;
    // What a repeat tells of the cart is what the first was told: a clock and a hold of then.
    if (isReplay && replied && read === undefined) return again(command);
    await mirror.update((it) =>
      isEnding(read)
        ? confirmEnded(it, command, read, engineNow(it.clock_offset))
        : outbox.confirm(it, command.id, read ?? replied, now()),
    );
  }

  /** Its visitor is sent on at once; the hold, which it has moved, is learned behind (C10). */
  async function confirmOrder({ id, cart_id }: Command): Promise<void> {
    await mirror.update((it) => outbox.confirm(it, id, undefined, now()));
    void readCart(cart_id).then((cart) =>
      cart && !isEnding(cart) ? mirror.update((it) => outbox.restore(it, cart, now())) : null,
    );
  }

  async function again(command: Command, failed?: Unreachable): Promise<void> {
    const isBusy = failed?.why === 'busy';
    const state = {
      attempts: command.attempts,
      retryAfter: failed?.retryAfter ?? null,
      isLost: !isBusy && !isOffline(),
    };
    const pause = failed === HUNG ? 0 : backoffAfter(state, chance());
    noteAttempt(command, failed?.why ?? 'unread', pause);
    const until = now().epochMilliseconds + pause;
    await mirror.update((it) => outbox.retryLater(it, command.id, until, isBusy ? 'engine' : 'reach'));
  }

  /** The cart is read after a refusal: it may be that it is gone, and what it holds is what the visitor needs to see. */
  async function refuse(command: Command, status: number, refusal: Refusal): Promise<void> {
    const makesCart = command.sent?.path === calls.createCart.path;
    const read = makesCart ? undefined : await readCart(command.cart_id);
    if (isEnding(read)) return end(command, read, status, refusal);
    if (read === undefined && status === 404 && !makesCart) return again(command);
    await mirror.update((it) =>
      outbox.refuse(
        read ? outbox.restore(it, read, now()) : it,
        command.id,
        status,
        refusal,
        engineNow(it.clock_offset),
      ),
    );
  }

  async function applyAgain(command: Command, status: number, refusal: Refusal): Promise<void> {
    if (command.renewals >= MOST_RENEWALS) return refuse(command, status, refusal);
    const read = await readCart(command.cart_id);
    if (isEnding(read)) return end(command, read, status, refusal);
    if (read === undefined) return again(command);
    const id = newId();
    await mirror.update((it) => outbox.resend(outbox.restore(it, read, now()), command.id, id));
  }

  async function end(command: Command, ending: Ending, status: number, refusal: Refusal): Promise<void> {
    const fresh = { id: newId(), cart_id: newId() };
    await mirror.update((it) =>
      settleEnded(it, command, ending, { status, refusal }, fresh, engineNow(it.clock_offset)),
    );
  }

  async function readCart(id: string): Promise<Cart | Ending | undefined> {
    const outcome = await ask(calls.readCart, { params: { id }, timeout });
    return outcome.kind === 'ok' ? outcome.reply : (endingOf(outcome) ?? undefined);
  }

  const engineNow = (offset: number | null) => now().add({ milliseconds: Math.round(offset ?? 0) });

  async function resume(): Promise<void> {
    stopped = false;
    if (delivering) {
      wokenAgain = true;
      return delivering;
    }
    clearTimeout(timer);
    delivering = deliverAll().finally(() => {
      delivering = null;
    });
    return delivering;
  }

  return {
    /** Something may be to deliver: a command was stored, reach returned, the page is shown. Resolves when nothing more goes now. */
    resume,
    /** The engine has answered another request: sends one again that has hung since well before that, which is safe (W6). */
    retryHanging(): void {
      for (const [giveUp, since] of requests) if (hasHung(since)) giveUp.abort();
    },
    /** Until it is woken again. */
    stop(): void {
      stopped = true;
      clearTimeout(timer);
    },
  };
}

/** How a cart has ended, by the answer to a read of it (C3); null where it has not, or nobody knows. */
export function endingOf(outcome: Outcome<unknown>): Ending | null {
  if (outcome.kind === 'notFound') return 'gone';
  if (outcome.kind !== 'refused') return null;
  if (outcome.refusal.code === 'cart_ordered') return 'ordered';
  return outcome.status === 410 || outcome.status === 403 ? 'gone' : null;
}

const isEnding = (read: unknown): read is Ending => read === 'gone' || read === 'ordered';

/** Whether a request counts as hanging, should the engine answer another one. */
const hasHung = (since: number) => performance.now() - since > 1_500;

const HUNG: Unreachable = { kind: 'unreachable', why: 'timeout', retryAfter: null };

/** The last few dozen failed attempts stay to be read; 'unread' is one whose change was made, but whose cart could not be read. */
function noteAttempt({ kind, attempts }: Command, outcome: string, pause: number): void {
  if (performance.getEntriesByName(FAILED_ATTEMPT).length >= 50) performance.clearMarks(FAILED_ATTEMPT);
  performance.mark(FAILED_ATTEMPT, { detail: { command: kind, attempts, outcome, pause } });
}

/** The cart that an answer carries; undefined where it is to be read. */
function cartIn({ kind }: Command, reply: unknown): Cart | undefined {
  if (kind === 'drop_line' || reply === undefined) return undefined;
  return (reply as { cart?: Cart }).cart ?? (reply as Cart);
}

/**
 * Milliseconds until the next attempt (W7): doubling, with jitter, and never before `Retry-After`. It stays at one second while the engine
 * is lost (no event says that a captive portal has gone), and grows to eight where the engine is busy, offline, and after 80 attempts.
 *
 * @param attempts    how many have failed since the engine was last reached
 * @param retryAfter  seconds that the engine asked for
 * @param isLost      the engine could not be reached, and the browser does not say that there is no network
 * @param chance      from 0 to 1
 */
export function backoffAfter(
  { attempts, retryAfter, isLost }: { attempts: number; retryAfter: number | null; isLost: boolean },
  chance: number,
): number {
  const longest = isLost && attempts <= 80 ? 1_000 : LONGEST_PAUSE;
  const grown = Math.min(longest, 1_000 * 2 ** Math.max(0, attempts - 1));
  return Math.max(grown * (0.5 + chance / 2), (retryAfter ?? 0) * 1_000);
}

/** Milliseconds; an engine that asks for more gets more. */
const LONGEST_PAUSE = 8_000;
