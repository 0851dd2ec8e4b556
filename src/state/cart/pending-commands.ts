import type { Command, CreateOrder } from '#domain/cart/commands.ts';
import { hasWayOn } from '#domain/cart/line-recovery.ts';
import type { Mirror } from '#domain/cart/mirror.ts';
import type { ShownCart } from '#domain/cart/shown-cart.ts';
import { shownCart } from '#domain/cart/shown-cart.ts';
import type { Refusal } from '#domain/contract/refusals.ts';
import type { CartEvent } from './cart-events.ts';

/** How a command ended. `reply` is the engine's answer where this page delivered it. */
export type Settled =
  | { readonly kind: 'confirmed'; readonly cart: ShownCart | null; readonly reply: unknown }
  | { readonly kind: 'refused'; readonly status: number; readonly refusal: Refusal }
  /** Taken back, asked for otherwise, or over with its cart; an order also where it waits for another tap (W8). */
  | { readonly kind: 'withdrawn' }
  /** `ended`: how it ends in the end, as long as the page is open. */
  | { readonly kind: 'waiting'; readonly ended: Promise<Settled> };

/** What this page has asked for and waits to hear of, whoever delivers it: the mirror tells. */
export interface PendingCommands {
  /** Resolves when it is settled, or held up; for who is patient only when it is settled. Who is late hears of nothing else. */
  add(command: Command, how: { isPatient?: boolean; isLate?: boolean }): Promise<Settled>;
  has(command: Command): boolean;
  /** The engine's answer to a command, before the mirror says that it is confirmed. */
  hear(command: Command, reply: unknown): void;
  /** Tells and resolves whatever the mirror knows the end of. */
  settle(now: Mirror): void;
  /** How far the order has got, asked for here or not: `waiting` from its first failed attempt on. */
  ordering(now: Mirror): Ordering;
}

/** `ready`: an order that nobody sends, until the visitor asks for it once more (W8). */
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
  resolve: (settled: Settled) => void;
  isPatient: boolean;
  isDelayed: boolean;
}

export function createPendingCommands({ tell, isOut, stillHolds, dismiss }: PendingCommandsDeps): PendingCommands {
  const waiting = new Map<string, Waiting>();
  const replies = new Map<string, unknown>();

  function delay(it: Waiting): void {
    if (!it.isDelayed && !it.isPatient) {
      const { resolve } = it;
      const ended = new Promise<Settled>((settle) => {
        it.resolve = settle;
      });
      resolve({ kind: 'waiting', ended });
    }
    it.isDelayed = true;
  }

  function end(it: Waiting, origin: string, now: Mirror): void {
    waiting.delete(origin);
    const refused = now.refusals.find(({ command }) => command.origin === origin);
    if (refused) {
      // Whoever asked may have gone on: then it stands where it is seen until something is done about it.
      const isLate = it.isDelayed && !it.isPatient;
      tell({ kind: 'refused', ...refused, isLate });
      it.resolve({ kind: 'refused', status: refused.status, refusal: refused.refusal });
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
    add: (command, { isPatient = false, isLate = false }) =>
      new Promise((resolve) => waiting.set(command.origin, { command, resolve, isPatient, isDelayed: isLate })),
    has: ({ origin }) => waiting.has(origin),
    hear: ({ origin }, reply) => void replies.set(origin, reply),
    settle(now) {
      for (const [origin, it] of waiting) {
        const at = now.outbox.findIndex((command) => command.origin === origin);
        const command = now.outbox[at];
        if (!command) end(it, origin, now);
        else if (isNext(now, at) && command.kind === 'create_order' && !stillHolds(command, now)) rest(it, origin);
        else if (isOut() || now.outbox.slice(0, at + 1).some(({ not_before }) => not_before !== null)) delay(it);
      }
    },
    ordering({ id, outbox }) {
      const order = outbox.find(({ kind, cart_id }) => kind === 'create_order' && cart_id === id);
      if (!order) return null;
      const asked = waiting.get(order.origin);
      return asked ? (asked.isDelayed ? 'waiting' : 'sending') : 'ready';
    },
  };
}

/** Whether nothing is to be sent before it: only then is it known how its cart stands. */
function isNext({ outbox }: Mirror, at: number): boolean {
  return outbox.slice(0, at).every(({ kind }) => kind === 'create_order');
}
