import type { Atom } from 'jotai';
import { atom } from 'jotai';
import { readOrderBySession } from '#domain/contract/orders.ts';
import { changed } from '#words/amend.ts';
import { sendAtom } from '../connection.ts';
import { showToastAtom } from '../toasts.ts';
import { readOrderAtom } from './orders.ts';

/** Asks what has become of the payment of a change while that is shown to wait (P8): the engine asks the provider where no notice came. */
export function amendmentWatchAtom(orderId: string, sessionId: string): Atom<null> {
  const known = watches.get(sessionId);
  if (known) return known;
  const watch = atom(
    () => null,
    (get, set) => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      let isOver = false;
      const ask = async (asked: number): Promise<void> => {
        const outcome = await get(sendAtom)(readOrderBySession, { query: { session_id: sessionId } });
        if (isOver) return;
        if (outcome.kind === 'ok' && outcome.reply.change?.state !== 'pending') {
          if (outcome.reply.change?.state === 'made') set(showToastAtom, CHANGED);
          return void set(readOrderAtom, orderId);
        }
        timer = setTimeout(() => void ask(asked + 1), Math.min(30_000, Math.round(1_000 * 1.5 ** asked)));
      };
      void ask(0);
      return () => {
        isOver = true;
        clearTimeout(timer);
      };
    },
  );
  watch.onMount = (ask) => ask();
  watches.set(sessionId, watch);
  return watch;
}

/** How a change that is made is told. */
export const CHANGED = { kind: 'good', text: changed } as const;

const watches = new Map<string, Atom<null>>();
