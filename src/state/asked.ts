import type { Command } from '#domain/commands.ts';
import type { Refusal } from '#domain/contract/refusals.ts';
import type { Mirror } from '#domain/mirror.ts';
import type { ShownCart } from '#domain/shown-cart.ts';
import { shownCart } from '#domain/shown-cart.ts';
import type { CartNews } from './cart-news.ts';

/** How a command ended. `reply` is the engine's answer where this page delivered it. */
export type Settled =
  | { readonly kind: 'confirmed'; readonly cart: ShownCart | null; readonly reply: unknown }
  | { readonly kind: 'refused'; readonly status: number; readonly refusal: Refusal }
  /** `ended`: how it ends in the end, as long as the page is open. */
  | { readonly kind: 'waiting'; readonly ended: Promise<Settled> };

/** What this page has asked for and waits to hear of, whoever delivers it: the mirror tells. */
export interface Asked {
  /** Resolves when it is settled, or held up; for who is patient only when it is settled. */
  add(command: Command, isPatient: boolean): Promise<Settled>;
  has(command: Command): boolean;
  /** The engine's answer to a command, before the mirror says that it is confirmed. */
  hear(command: Command, reply: unknown): void;
  /** Tells and resolves whatever the mirror knows the end of. */
  settle(now: Mirror): void;
  /** The order among them: `waiting` from its first failed attempt on. */
  ordering(): 'sending' | 'waiting' | null;
}

interface Parts {
  tell: (news: CartNews) => void;
  isOut: () => boolean;
  /** A refusal has been told: the mirror need not keep it. */
  dismiss: (id: string) => void;
}

interface Waiting {
  command: Command;
  resolve: (settled: Settled) => void;
  isPatient: boolean;
  isDelayed: boolean;
}

export function createAsked({ tell, isOut, dismiss }: Parts): Asked {
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
      tell({ kind: 'refused', ...refused, isLate: it.isDelayed && !it.isPatient });
      it.resolve({ kind: 'refused', status: refused.status, refusal: refused.refusal });
      dismiss(refused.command.id);
    } else {
      const cart = shownCart(now);
      if (now.confirmed.includes(origin)) tell({ kind: 'done', command: it.command, isEmpty: cart === null });
      it.resolve({ kind: 'confirmed', cart, reply: replies.get(origin) });
    }
    replies.delete(origin);
  }

  return {
    add: (command, isPatient) =>
      new Promise((resolve) => waiting.set(command.origin, { command, resolve, isPatient, isDelayed: false })),
    has: ({ origin }) => waiting.has(origin),
    hear: ({ origin }, reply) => void replies.set(origin, reply),
    settle(now) {
      for (const [origin, it] of waiting) {
        const at = now.outbox.findIndex((command) => command.origin === origin);
        if (at < 0) end(it, origin, now);
        else if (isOut() || now.outbox.slice(0, at + 1).some(({ not_before }) => not_before !== null)) delay(it);
      }
    },
    ordering() {
      const order = [...waiting.values()].find(({ command }) => command.kind === 'create_order');
      return order ? (order.isDelayed ? 'waiting' : 'sending') : null;
    },
  };
}
