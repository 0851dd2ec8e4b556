import { setTimeout as pause } from 'node:timers/promises';
import type { Chance } from '#tests/fuzz/chance.ts';
import { findPostgres } from '#tests/support/engine/postgres.ts';
import type { Shop } from '#tests/support/engine/shop.ts';
import type { Part, Run } from '../part.ts';
import { actByChance } from '../support/acts.ts';
import { areFresh, readTour, secondsUntilOpen, signIn } from '../support/desk.ts';
import { type Cut, messageFaults } from '../support/messages.ts';
import { misfitsIn } from '../support/misfits.ts';
import { type Outside, openOutside } from '../support/outside.ts';
import { moveClock, nowAfter, waitForRest } from '../support/rest.ts';
import { Trade } from '../support/trade.ts';
import { openWorld, type System, type World } from '../support/world.ts';

const KILLS = 100;
const ACKNOWLEDGED = 20_000;
const TRADERS = 12;
/** Acknowledged writes before a kill. */
const [FEWEST, MOST] = [40, 200];
/** Seconds in which the engine has to take writes again. */
const OPEN_AGAIN = 5;

/** The process that is killed, and the system that holds the data. */
type Victim = 'engine' | 'PostgreSQL';

export const part: Part = {
  title:
    'Is anything lost, half done, done twice or left unsaid when the engine, or PostgreSQL, is killed while it writes?',
  controls: [
    {
      name: 'the commit before the answer',
      file: 'engine/database/sqlite/group-commit.ts',
      guard: 'return () => unit.resolve(value);',
      without: 'unit.resolve(value); return () => {};',
      misses: 'lost writes',
    },
    {
      name: 'the note of an email after its sending',
      file: 'engine/mail/mail.ts',
      guard: 'await withTimeout(MOST_MILLISECONDS, transport.send(outgoing(email)), lateError);',
      without: 'await database.write((tx) => markSent(tx, email.id, now())); await transport.send(outgoing(email));',
      misses: 'missing emails and events',
    },
    {
      name: 'the id of an email in its message',
      file: 'engine/mail/mail.ts',
      guard: 'messageId: `<${mail.id}@landfall>`,',
      without: 'messageId: `<${crypto.randomUUID()}@landfall>`,',
      misses: 'emails and events about nothing',
    },
    {
      name: 'the number of a refund at the provider',
      file: 'engine/orders/refund/refund-jobs.ts',
      guard: 'const request = { refund_id: id,',
      without: 'const request = { refund_id: crypto.randomUUID(),',
      misses: 'refunds not exactly once',
    },
    {
      name: 'the answer of a known key',
      file: 'engine/http/request/idempotency.ts',
      guard: 'if (replay) throw new Replayed(replay);',
      without: '',
      misses: 'wrong answers',
    },
  ],
  async run(run) {
    const cases: [System, Victim][] = [['SQLite', 'engine']];
    if (findPostgres() === null) run.notRun.push('PostgreSQL, which this machine does not have');
    else cases.push(['PostgreSQL', 'engine'], ['PostgreSQL', 'PostgreSQL']);
    let acknowledged = 0;
    for (const [salt, [system, victim]] of cases.entries())
      acknowledged += await killOften(run, system, victim, salt + 1);
    run.atLeast('acknowledged writes', acknowledged, ACKNOWLEDGED);
  },
};

/** The findings of one case's kills. */
interface Found {
  readonly lost: Set<string>;
  readonly half: Set<string>;
  readonly doubled: Set<string>;
  readonly refunds: Set<string>;
  readonly cuts: Cut[];
}

/** @returns the number of acknowledged writes */
async function killOften(run: Run, system: System, victim: Victim, salt: number): Promise<number> {
  const outside = await openOutside();
  const world = await openWorld(system, { env: outside.env, isDurable: victim === 'PostgreSQL' });
  const trade = new Trade((index) => run.chance(salt, index));
  const found: Found = { lost: new Set(), half: new Set(), doubled: new Set(), refunds: new Set(), cuts: [] };
  let slowest = 0;
  const kills = run.times(KILLS, 2);
  let shop = await world.open();
  try {
    trade.url = shop.url;
    trade.tour = await readTour(shop.url);
    for (let kill = 0; kill < kills; kill += 1) {
      if (!trade.tokens || !areFresh(trade.tokens)) trade.tokens = await signIn(shop.url);
      const cut = await tradeUntilKilled(trade, world, shop, victim, run.chance(100 + salt, kill));
      found.cuts.push(cut);
      const began = performance.now();
      if (victim === 'engine') shop = await world.open();
      else await world.server?.restart();
      // The time of PostgreSQL's own start is not the engine's.
      const seconds = (await secondsUntilOpen(trade)) + (victim === 'engine' ? (performance.now() - began) / 1_000 : 0);
      slowest = Math.max(slowest, seconds);
      cut.until = Date.now();
      await examine(world, trade, found);
      await trade.repeatOpen();
      await trade.repeatKnown();
    }
    // The writes in flight are sent again before their carts expire.
    found.cuts.push(await moveClock(shop));
    trade.tokens = await signIn(shop.url);
    await trade.repeatOpen();
    const rest = await waitForRest(world, shop);
    found.cuts.push(...rest.cuts);
    await shop.stop();
    await examine(world, trade, found, nowAfter(1 + rest.cuts.length));
    await report(run, `${victim} on ${system}`, { world, trade, found, outside, slowest, kills, waiting: rest.count });
  } finally {
    await shop.stop();
    await world.close();
    await outside.close();
  }
  return trade.acknowledged;
}

/** Lets all clients act, and kills after some acknowledged writes. */
async function tradeUntilKilled(
  trade: Trade,
  { server }: World,
  shop: Shop,
  victim: Victim,
  chance: Chance,
): Promise<Cut> {
  let left = FEWEST + chance.below(MOST - FEWEST);
  const wait = chance.is(0.5) ? 0 : chance.below(20);
  const plug: { pulled: Promise<void> | null; at: number } = { pulled: null, at: 0 };
  const pull = async () => {
    if (wait > 0) await pause(wait);
    plug.at = Date.now();
    await (victim === 'engine' ? shop.kill() : server?.kill());
  };
  trade.onAcknowledged = () => {
    left -= 1;
    if (left <= 0) plug.pulled ??= pull();
  };
  const actAll = async () => {
    while (!plug.pulled) {
      await actByChance(trade);
      if (trade.open.size > 1_000) throw new Error(`The engine does not answer: ${shop.output().slice(-1_000)}`);
    }
  };
  await Promise.all(Array.from({ length: TRADERS }, actAll));
  await plug.pulled;
  trade.onAcknowledged = () => {};
  return { from: plug.at, until: plug.at };
}

async function examine(world: World, trade: Trade, found: Found, now = nowAfter(0)): Promise<void> {
  await world.look(async (database) => {
    for (const it of await trade.promises.broken(database)) found.lost.add(it);
    const { half, doubled, refunds } = await misfitsIn(database, world.system, now);
    for (const it of half) found.half.add(it);
    for (const it of doubled) found.doubled.add(it);
    for (const it of refunds) found.refunds.add(it);
  });
}

interface Report {
  readonly world: World;
  readonly trade: Trade;
  readonly found: Found;
  readonly outside: Outside;
  readonly slowest: number;
  readonly kills: number;
  readonly waiting: number;
}

async function report(run: Run, name: string, it: Report): Promise<void> {
  const { world, trade, found, outside, slowest, kills, waiting } = it;
  const messages = await world.look((database) => messageFaults(database, outside, found.cuts));
  const sent = outside.mails.length + outside.events.length;
  const of = trade.acknowledged;
  const open = [...trade.open].map(({ name: write }) => write);
  run.never(`lost writes: ${name}`, [...found.lost], of);
  run.never(`rows that do not fit together: ${name}`, [...found.half], of);
  run.never(`writes done twice: ${name}`, [...found.doubled], of);
  run.never(`refunds not exactly once: ${name}`, [...found.refunds], of);
  run.never(`wrong answers: ${name}`, trade.faults, of);
  run.never(`writes without an outcome in the end: ${name}`, open, of);
  run.never(`missing emails and events: ${name}`, messages.missing, sent);
  run.never(`emails and events about nothing: ${name}`, messages.baseless, sent);
  // On a busy machine a webhook may answer too late, and gets its events again.
  run.never(`repeats without a kill: ${name}`, messages.needless, sent, { isTimed: true });
  run.never(`repeats under another id: ${name}`, messages.renamed, sent);
  run.atMost(`things that never come to rest: ${name}`, waiting, 0, 'jobs');
  run.atMost(`open again, the slowest of ${kills}: ${name}`, slowest, OPEN_AGAIN, 's', { isTimed: true });
  console.log(`           ${name}: ${of} writes, ${sent} messages, ${messages.repeats} of them repeats`);
}
