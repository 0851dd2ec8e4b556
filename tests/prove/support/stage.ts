import { join } from 'node:path';
import type { Shop } from '#tests/support/engine/shop.ts';
import type { Run } from '../part.ts';
import { readTour, signIn } from './desk.ts';
import { type Cut, messageFaults } from './messages.ts';
import { misfitsIn } from './misfits.ts';
import { mailsIn, type Outside, openOutside } from './outside.ts';
import { moveClock, nowAfter, waitForRest } from './rest.ts';
import { Trade } from './trade.ts';
import { seeTrouble, settleOpen, type Trouble } from './under-trouble.ts';
import { openWorld, type System, type World, type WorldOptions } from './world.ts';

/** How often each trouble comes. */
export const TIMES = 20;
/** Seconds in which the engine has to take writes again. */
export const BACK = 5;
/** Seconds for a booking while another system is silent. */
const BOOKING = 1;

/** A shop with its clients, for some troubles. */
export interface Stage {
  readonly run: Run;
  readonly world: World;
  readonly outside: Outside;
  readonly shop: Shop;
  readonly trade: Trade;
  readonly cuts: Cut[];
  /** How far ahead of the real time the engine's clock has been. */
  ahead: Temporal.Duration;
}

let staged = 0;

export async function onStage(
  run: Run,
  system: System,
  play: (stage: Stage) => Promise<void>,
  options: Omit<WorldOptions, 'isDurable'> = {},
): Promise<void> {
  const outside = await openOutside();
  const env = { ...outside.env, ...options.env };
  const world = await openWorld(system, { ...options, env, isDurable: true });
  const shop = await world.open();
  const salt = (staged += 1);
  const trade = new Trade((index) => run.chance(salt, index));
  try {
    trade.url = shop.url;
    trade.isAlive = true;
    trade.tour = await readTour(shop.url);
    trade.tokens = await signIn(shop.url);
    await play({ run, world, outside, shop, trade, cuts: [], ahead: new Temporal.Duration() });
  } finally {
    await shop.stop();
    await world.close();
    await outside.close();
  }
}

/** Lets a trouble come some times, and notes what clients saw. */
export async function endure(stage: Stage, trouble: Trouble, times = stage.run.times(TIMES)): Promise<void> {
  const { run, trade, shop, cuts } = stage;
  const { name, most, canRead, canBook, waiting = [] } = trouble;
  const wrong = trade.faults.length;
  const seen = [];
  for (let n = 0; n < times; n += 1) {
    const one = await seeTrouble(trade, trouble);
    seen.push(one);
    cuts.push(one);
    await settleOpen(trade, shop);
  }
  const answers = seen.flatMap((it) => it.answers);
  const bookings = answers.filter((it) => !waiting.includes(it.name));
  const slowest = (all: readonly { ms: number }[]) => all.reduce((most_, { ms }) => Math.max(most_, ms), 0) / 1_000;
  run.never(`wrong answers: ${name}`, trade.faults.slice(wrong), answers.length);
  // Bookings that wait for nothing show how long the machine itself takes.
  const lag = waiting.length > 0 ? slowest(bookings) : 0;
  run.atMost(`slowest answer: ${name}`, Math.max(0, slowest(answers) - lag), most, 's');
  if (canRead)
    run.never(
      `pages that could not be read: ${name}`,
      seen.flatMap((it) => it.unread),
      seen.reduce((sum, it) => sum + it.reads, 0),
    );
  if (canBook) {
    const refused = bookings.filter(({ status }) => status === 0 || status >= 400);
    run.never(
      `refused bookings: ${name}`,
      refused.map((it) => `${it.name}: ${it.status}`),
      bookings.length,
    );
    run.atMost(`slowest booking: ${name}`, slowest(bookings), BOOKING, 's', { isTimed: true });
  }
  const back = seen.reduce((latest, { backAfter }) => Math.max(latest, backAfter), 0);
  run.atMost(`back, the slowest of ${times}: ${name}`, back, BACK, 's', { isTimed: true });
}

/** Lets everything find its outcome, and compares the data with what clients and other systems know. */
export async function judge({ run, world, outside, shop, trade, cuts, ahead }: Stage, name: string): Promise<void> {
  // The writes in flight are sent again before their carts expire.
  cuts.push(await moveClock(shop));
  await settleOpen(trade, shop);
  const rest = await waitForRest(world, shop);
  cuts.push(...rest.cuts);
  // Time makes more emails due at any moment: an engine that has stopped sends none between the two looks.
  await shop.stop();
  outside.mails.push(...(await mailsIn(join(world.dataDir, 'mail'))));
  const of = trade.acknowledged;
  // Time that has passed once is over: holds that ended then do not count again after the clock was set back.
  const now = nowAfter(1 + rest.cuts.length).add(ahead);
  await world.look(async (database) => {
    const { half, doubled, refunds } = await misfitsIn(database, world.system, now);
    run.never(`lost writes: ${name}`, await trade.promises.broken(database), of);
    run.never(`rows that do not fit together: ${name}`, [...half, ...doubled, ...refunds], of);
    run.never(
      `writes without an outcome in the end: ${name}`,
      [...trade.open].map((it) => it.name),
      of,
    );
    const { missing, baseless, needless, renamed } = await messageFaults(database, outside, cuts);
    const sent = outside.mails.length + outside.events.length;
    run.never(`missing emails and events: ${name}`, missing, sent);
    run.never(`emails and events about nothing, or under another id: ${name}`, [...baseless, ...renamed], sent);
    // On a busy machine a webhook may answer too late, and gets its events again.
    run.never(`repeats without a trouble: ${name}`, needless, sent, { isTimed: true });
  });
  run.atMost(`things that never come to rest: ${name}`, rest.count, 0, 'jobs');
}
