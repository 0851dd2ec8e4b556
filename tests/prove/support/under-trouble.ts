import { setTimeout as pause } from 'node:timers/promises';
import type { Shop } from '#tests/support/engine/shop.ts';
import { actByChance, everyAct } from './acts.ts';
import { secondsUntilOpen, signIn } from './desk.ts';
import { send } from './send.ts';
import type { Timed, Trade } from './trade.ts';
import type { Act } from './visitor-acts.ts';

/** Something outside of the engine that goes wrong for a while. */
export interface Trouble {
  readonly name: string;
  /** Seconds for which it lasts. */
  readonly seconds: number;
  /** No answer may take longer, in seconds (docs/operations.md). */
  readonly most: number;
  /** The acts of clients; by default all. */
  readonly acts?: readonly Act[];
  /** An act that clients try only meanwhile. */
  readonly extra?: Act;
  /** Whether visitors can look around meanwhile. */
  readonly canRead: boolean;
  /** Whether everybody can book meanwhile, as ever. */
  readonly canBook: boolean;
  /** Addresses to read besides the usual ones. */
  readonly pages?: readonly string[];
  /** The names of writes that wait for the other system all the same. */
  readonly waiting?: readonly string[];
  begin(): void | Promise<void>;
  end(): void | Promise<void>;
}

/** A trouble as clients saw it. */
export interface Seen {
  readonly answers: readonly Timed[];
  /** Addresses that could not be read. */
  readonly unread: readonly string[];
  readonly reads: number;
  readonly backAfter: number;
  readonly from: number;
  readonly until: number;
}

const CLIENTS = 6;
/** Pages and answers that visitors look at. */
const SHOWN = ['/', '/api/webstores/', '/api/webstores/experiences/', '/api/webstores/experiences/walk/'];

/** Lets clients act while a trouble lasts, and until the engine is itself again. */
export async function seeTrouble(trade: Trade, trouble: Trouble): Promise<Seen> {
  const { seconds, acts = everyAct, extra, pages } = trouble;
  await trading(trade, () => false, acts, 3);
  trade.takeAnswers();
  const state = { isOver: false };
  const from = Date.now();
  await trouble.begin();
  const all = [
    trading(trade, () => state.isOver, extra ? [...acts, extra] : acts),
    readingAll(trade.url, () => state.isOver, pages),
  ] as const;
  try {
    await Promise.race([pause(seconds * 1_000), Promise.all(all)]);
  } finally {
    await trouble.end();
  }
  const until = Date.now();
  state.isOver = true;
  const backAfter = await secondsUntilOpen(trade);
  const [, { unread, reads }] = await Promise.all(all);
  return { answers: trade.takeAnswers(), unread, reads, backAfter, from, until };
}

/** @param rounds  the most acts of one client */
export async function trading(
  trade: Trade,
  isOver: () => boolean,
  acts: readonly Act[] | undefined,
  rounds = Infinity,
): Promise<void> {
  const actAll = async () => {
    for (let round = 0; round < rounds && !isOver(); round += 1) {
      const before = trade.acknowledged;
      await actByChance(trade, acts);
      // A client that was refused waits for a moment, as `Retry-After` asks.
      if (trade.acknowledged === before) await pause(50);
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, actAll));
}

async function readingAll(
  url: string,
  isOver: () => boolean,
  more: readonly string[] = [],
): Promise<{ unread: string[]; reads: number }> {
  const unread: string[] = [];
  const all = [...SHOWN, ...more];
  let reads = 0;
  for (; !isOver(); reads += 1) {
    const path = all[reads % all.length] ?? '/';
    const { status } = await send(url, { method: 'GET', path });
    if (status !== 200 && !isOver()) unread.push(`${path}: ${status}`);
    await pause(50);
  }
  return { unread, reads };
}

/** Signs in again, and lets each open write find its outcome. */
export async function settleOpen(trade: Trade, shop: Shop): Promise<void> {
  trade.tokens = await signIn(shop.url);
  await trade.repeatOpen();
}
