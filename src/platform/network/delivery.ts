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

/** The name of the performance mark for each failed attempt. Browsers' developer tools show it. */
export const FAILED_ATTEMPT = 'landfall-failed-attempt';

interface DelivererOptions {
  mirror: MirrorStore;
  send: Send;
  /** Whether an order may be sent: its visitor is there to continue to the payment, and the agreement still holds (W8). */
  mayOrder?: (order: CreateOrder, mirror: Mirror) => boolean;
  /** Called with the engine's answer to a command, before the mirror marks it as confirmed. */
  onReply?: (command: Command, reply: unknown) => void;
  /** Milliseconds that an answer may take. To open a card page, the engine must call the provider. */
  timeout?: number;
  /** Whether the browser reports that there is no network. It will then also report when there is one again. */
  isOffline?: () => boolean;
  now?: () => Temporal.Instant;
  newId?: () => string;
  /** A random number from 0 to 1, for the jitter of pauses. */
  chance?: () => number;
}

const defaults = {
  mayOrder: () => false,
  onReply: () => {},
  timeout: 20_000,
  isOffline: () => 'onLine' in navigator && !navigator.onLine,
  now: () => Temporal.Now.instant(),
  newId: () => crypto.randomUUID(),
  chance: () => Math.random(),
} satisfies Partial<DelivererOptions>;

/** Delivers the commands of the outbox in order, one attempt at a time. Page and worker run the same code, maybe at the same time. */
export function createDeliverer(options: DelivererOptions) {
  const deps: Required<DelivererOptions> = { ...defaults, ...options };
  const { attempt, readCart, retryHanging } = createRequests(deps.send, deps.timeout);
  const settlement = { ...deps, readCart };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;
  // The lock is held for only one attempt, so that a sleeping tab does not block others for long.
  const deliverAll = createRounds(() => withLock('landfall-delivery', deliverNext));

  async function deliverNext(): Promise<boolean> {
    if (stopped) return false;
    const stored = await deps.mirror.read();
    const next = stored && outbox.nextCommand(stored, deps.mayOrder);
    // Delivery may have been stopped during the read: a timer set after that would never be cleared (W8).
    if (!next || stopped) return false;
    const pause = (next.not_before ?? 0) - deps.now().epochMilliseconds;
    if (pause > 0) {
      clearTimeout(timer);
      // The wait is never longer than the longest pause, even if the device's clock was set back.
      timer = setTimeout(() => void resume(), Math.min(pause, LONGEST_PAUSE));
      return false;
    }
    if (next.kind === 'create_order' && next.attempts > 0 && !(await isStillAgreed(settlement, next))) return true;
    if (stopped) return false;
    const begun = await deps.mirror.update((it) => outbox.beginAttempt(it, next.id));
    const command = begun.outbox.find(({ id }) => id === next.id);
    if (command) await settle(settlement, command, await attempt(command));
    return true;
  }

  function resume(): Promise<void> {
    stopped = false;
    return deliverAll(() => clearTimeout(timer));
  }

  return {
    /**
     * Called when there may be something to deliver: a command was stored, the network returned, or the page is shown. Resolves when nothing more can
     * be sent now.
     */
    resume,
    /** Called when the engine has answered another request. A request that has hung since long before that is sent again, which is safe (W6). */
    retryHanging,
    /** Stops delivery until `resume` is called. */
    stop(): void {
      stopped = true;
      clearTimeout(timer);
    },
  };
}

/** Repeats a round while it says that there is more. A call while rounds run adds one to them. `begin` runs before the first. */
function createRounds(round: () => Promise<boolean>) {
  let running: Promise<void> | null = null;
  let isCalledAgain = false;

  async function runAll(): Promise<void> {
    const more = await round();
    const again = isCalledAgain;
    isCalledAgain = false;
    if (more || again) await runAll();
  }

  return async (begin: () => void): Promise<void> => {
    if (running) {
      isCalledAgain = true;
      return running;
    }
    begin();
    running = runAll().finally(() => {
      running = null;
    });
    return running;
  };
}

/** The requests of a delivery, which can be ended while they hang. */
function createRequests(send: Send, timeout: number) {
  const requests = new Map<AbortController, number>();

  /** The same as `send`, but `retryHanging` can end it. */
  async function ask<Q, B, R>(call: Parameters<typeof send<Q, B, R>>[0], options: Parameters<typeof send<Q, B, R>>[1]) {
    const giveUp = new AbortController();
    requests.set(giveUp, performance.now());
    try {
      return await send<Q, B, R>(call, { ...options, signal: giveUp.signal });
    } catch (failure) {
      if (!giveUp.signal.aborted) throw failure;
      return HUNG;
    } finally {
      requests.delete(giveUp);
    }
  }

  function attempt({ id, sent }: Command): Promise<Outcome<unknown>> {
    const { method, path, body } = sent ?? { method: '', path: '', body: null };
    const endpoint = { ...endpointOf({ method, path }), path };
    return ask(endpoint, { key: id, timeout, ...(body !== null && { body }) });
  }

  async function readCart(id: string): Promise<Cart | Ending | undefined> {
    const outcome = await ask(calls.readCart, { params: { id }, timeout });
    return outcome.kind === 'ok' ? outcome.reply : (endingOf(outcome) ?? undefined);
  }

  function retryHanging(): void {
    for (const [giveUp, since] of requests) if (hasHung(since)) giveUp.abort();
  }

  return { attempt, readCart, retryHanging };
}

interface SettlementDeps extends Required<DelivererOptions> {
  readCart: (id: string) => Promise<Cart | Ending | undefined>;
}

/** The engine's time, by how far its clock is ahead of the device's. */
const engineNow = ({ now }: SettlementDeps, { clock_offset }: Mirror): Temporal.Instant =>
  now().add({ milliseconds: Math.round(clock_offset ?? 0) });

/** Whether a waiting order may still be sent: only for the cart as it is now (W8). If an earlier attempt placed it, its own answer says so. */
async function isStillAgreed(deps: SettlementDeps, order: CreateOrder): Promise<boolean> {
  const { mirror, mayOrder, now } = deps;
  const read = await deps.readCart(order.cart_id);
  if (read === 'ordered') return true;
  if (read === undefined) await retryLater(deps, order);
  else
    await mirror.update((it) =>
      read === 'gone' ? endCart(it, order.cart_id, read, engineNow(deps, it)) : outbox.restore(it, read, now()),
    );
  const stored = await mirror.read();
  const next = stored && outbox.nextCommand(stored, mayOrder);
  return next?.id === order.id && read !== undefined;
}

/** The table of W7: the effect of each outcome of an attempt on its command and on the cart. */
async function settle(deps: SettlementDeps, command: Command, outcome: Outcome<unknown>): Promise<void> {
  const removes = command.kind === 'drop_line' || command.kind === 'drop_cart';
  switch (outcome.kind) {
    case 'ok':
    case 'unchanged':
      return confirm(deps, command, outcome);
    case 'unreachable':
      return retryLater(deps, command, outcome);
    case 'invalid':
      return refuse(deps, command, 400, goneExperience(outcome.problems) ?? { detail: '', errors: outcome.problems });
    case 'notFound':
      return removes ? confirm(deps, command, null) : refuse(deps, command, 404, goneFor(command.kind));
    case 'refused':
      switch (outcome.refusal.code) {
        case 'cart_expired':
          return end(deps, command, 'gone', outcome.status, outcome.refusal);
        case 'cart_ordered':
          return end(deps, command, 'ordered', outcome.status, outcome.refusal);
        case 'stale_version':
        case 'client_ref_taken':
          return applyAgain(deps, command, outcome.status, outcome.refusal);
        case undefined:
        default:
          return refuse(deps, command, outcome.status, outcome.refusal);
      }
  }
}

async function confirm(
  deps: SettlementDeps,
  command: Command,
  outcome: (Outcome<unknown> & { kind: 'ok' | 'unchanged' }) | null,
): Promise<void> {
  const reply = outcome?.kind === 'ok' ? outcome.reply : undefined;
  deps.onReply(command, reply);
  if (command.kind === 'create_order') return confirmOrder(deps, command);
  const replied = command.kind === 'drop_cart' ? null : cartIn(command, reply);
  const isReplay = outcome?.kind === 'ok' && outcome.replayed;
  const read = replied === undefined || isReplay ? await deps.readCart(command.cart_id) : replied;
  // A replayed answer has the state of the first attempt, with an old clock and an old hold, so the cart must be read again.
  if (isReplay && replied && read === undefined) return retryLater(deps, command);
  await deps.mirror.update((it) =>
    isEnding(read)
      ? confirmEnded(it, command, read, engineNow(deps, it))
      : outbox.confirm(it, command.id, read ?? replied, deps.now()),
  );
}

/** The visitor can continue at once. The order has changed the hold, which is read in the background (C10). */
async function confirmOrder({ mirror, now, readCart }: SettlementDeps, { id, cart_id }: Command): Promise<void> {
  await mirror.update((it) => outbox.confirm(it, id, undefined, now()));
  void readCart(cart_id).then((cart) =>
    cart && !isEnding(cart) ? mirror.update((it) => outbox.restore(it, cart, now())) : null,
  );
}

async function retryLater(deps: SettlementDeps, command: Command, failed?: Unreachable): Promise<void> {
  const isBusy = failed?.why === 'busy';
  const state = {
    attempts: command.attempts,
    retryAfter: failed?.retryAfter ?? null,
    isLost: !isBusy && !deps.isOffline(),
  };
  const pause = failed === HUNG ? 0 : backoffAfter(state, deps.chance());
  noteAttempt(command, failed?.why ?? 'unread', pause);
  const until = deps.now().epochMilliseconds + pause;
  await deps.mirror.update((it) => outbox.retryLater(it, command.id, until, isBusy ? 'engine' : 'reach'));
}

/** Reads the cart after a refusal: it may be gone, and the visitor must see its present content. */
async function refuse(deps: SettlementDeps, command: Command, status: number, refusal: Refusal): Promise<void> {
  const makesCart = command.sent?.path === calls.createCart.path;
  const read = makesCart ? undefined : await deps.readCart(command.cart_id);
  if (isEnding(read)) return end(deps, command, read, status, refusal);
  if (read === undefined && status === 404 && !makesCart) return retryLater(deps, command);
  await deps.mirror.update((it) => {
    const current = read ? outbox.restore(it, read, deps.now()) : it;
    return outbox.refuse(current, command.id, status, refusal, engineNow(deps, it));
  });
}

async function applyAgain(deps: SettlementDeps, command: Command, status: number, refusal: Refusal): Promise<void> {
  if (command.renewals >= MOST_RENEWALS) return refuse(deps, command, status, refusal);
  const read = await deps.readCart(command.cart_id);
  if (isEnding(read)) return end(deps, command, read, status, refusal);
  if (read === undefined) return retryLater(deps, command);
  const id = deps.newId();
  await deps.mirror.update((it) => outbox.resend(outbox.restore(it, read, deps.now()), command.id, id));
}

async function end(
  deps: SettlementDeps,
  command: Command,
  ending: Ending,
  status: number,
  refusal: Refusal,
): Promise<void> {
  const fresh = { id: deps.newId(), cart_id: deps.newId() };
  await deps.mirror.update((it) => settleEnded(it, command, ending, { status, refusal }, fresh, engineNow(deps, it)));
}

/** The way a cart has ended, by the answer to a read of it (C3); null if it has not ended or this is not known. */
export function endingOf(outcome: Outcome<unknown>): Ending | null {
  if (outcome.kind === 'notFound') return 'gone';
  if (outcome.kind !== 'refused') return null;
  if (outcome.refusal.code === 'cart_ordered') return 'ordered';
  return outcome.status === 410 || outcome.status === 403 ? 'gone' : null;
}

const isEnding = (read: unknown): read is Ending => read === 'gone' || read === 'ordered';

/** Whether a request counts as hanging once the engine has answered another one. */
const hasHung = (since: number) => performance.now() - since > 1_500;

const HUNG: Unreachable = { kind: 'unreachable', why: 'timeout', retryAfter: null };

/** The last attempts, up to 50, can be read later. 'unread' means that the change was made, but its cart could not be read. */
function noteAttempt({ kind, attempts }: Command, outcome: string, pause: number): void {
  if (performance.getEntriesByName(FAILED_ATTEMPT).length >= 50) performance.clearMarks(FAILED_ATTEMPT);
  performance.mark(FAILED_ATTEMPT, { detail: { command: kind, attempts, outcome, pause } });
}

/** The cart in an answer; undefined if it must be read. */
function cartIn({ kind }: Command, reply: unknown): Cart | undefined {
  if (kind === 'drop_line' || reply === undefined) return undefined;
  return (reply as { cart?: Cart }).cart ?? (reply as Cart);
}

/**
 * Milliseconds until the next attempt (W7): doubling, with jitter, and never before `Retry-After`. The pause stays at one second while the engine is
 * lost, because no event reports the end of a captive portal. It grows to eight seconds if the engine is busy, offline, and after 80 attempts.
 *
 * @param attempts    the failed attempts since the engine was last reached
 * @param retryAfter  seconds that the engine asked for
 * @param isLost      the engine could not be reached, and the browser does not report that there is no network
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

/** Milliseconds. If the engine asks for a longer pause, it gets one. */
const LONGEST_PAUSE = 8_000;
