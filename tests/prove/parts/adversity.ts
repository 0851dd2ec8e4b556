import { execFileSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findPostgres } from '#tests/support/engine/postgres.ts';
import { openShop } from '#tests/support/engine/shop.ts';
import { type Gate, openGate } from '#tests/support/gate.ts';
import { aFakeStripe } from '#tests/support/payments/fake-stripe.ts';
import type { Part, Run } from '../part.ts';
import { secondsUntilOpen, signIn } from '../support/desk.ts';
import { waitForRest } from '../support/rest.ts';
import { BACK, endure, judge, onStage, type Stage, TIMES } from '../support/stage.ts';
import * as troubles from '../support/troubles.ts';
import { trading } from '../support/under-trouble.ts';

export const part: Part = {
  title: 'Does the engine keep its word when its disk, its database, its clock, or a system that it calls fails?',
  controls: [
    {
      name: 'the lock of the data folder',
      file: 'engine/database/lock.ts',
      guard: "lock.exec('begin exclusive');",
      without: '',
      misses: 'second engines in one folder',
    },
    {
      name: "the answer 503 to a full disk's errors",
      file: 'engine/database/sqlite/connection.ts',
      guard: 'new Set([5, 6, 8, 10, 13, 14])',
      without: 'new Set([5, 6, 14])',
      misses: 'wrong answers: a full disk',
    },
    {
      name: 'the answer 503 to a file that cannot be written',
      file: 'engine/http/json-response.ts',
      guard: '|| isDiskError(error)) return outOfReach;',
      without: ') return outOfReach;',
      misses: 'wrong answers: a disk that cannot be written to',
    },
    {
      name: 'the time limit of the payment provider',
      file: 'engine/provider-time-limit.ts',
      guard:
        "return withTimeout(left, call(question), () => new Error('the payment provider did not answer in time'));",
      without: 'return call(question);',
      misses: 'slowest answer: a silent card provider',
    },
    {
      name: 'an event stays until its webhook has taken it',
      file: 'engine/events/deliver-events.ts',
      guard: 'const arrived = failure === null ? request.events : [];',
      without: 'const arrived = request.events;',
      misses: 'missing emails and events: silent systems',
    },
  ],
  async run(run) {
    const all = [() => onDisk(run), () => onFullDisk(run), () => withSilentSystems(run), () => withSilentStripe(run)];
    if (findPostgres() === null) run.notRun.push('PostgreSQL, which this machine does not have');
    else all.push(() => onPostgres(run));
    // Figures of time only count at larger sizes, where nothing runs beside them.
    if (run.size !== 'small') for (const one of all) await one();
    else
      for (const one of await Promise.allSettled(all.map((it) => it())))
        if (one.status === 'rejected') throw one.reason;
  },
};

const onDisk = (run: Run) =>
  onStage(run, 'SQLite', async (stage) => {
    await refuseSecond(stage);
    if (troubles.canForbidWrites(stage.world.dataDir)) await endure(stage, troubles.diskReadOnly(stage.world.dataDir));
    else run.notRun.push('a disk that cannot be written to: chattr cannot forbid changes here');
    await jumpClock(stage);
    await judge(stage, 'a disk that cannot be written to, and jumps of the clock');
  });

async function onPostgres(run: Run): Promise<void> {
  const gates: Gate[] = [];
  const reach = async (own: number) => {
    const gate = await openGate(own);
    gates.push(gate);
    return gate.port;
  };
  const play = async (stage: Stage) => {
    const { server } = stage.world;
    if (!server) return;
    await endure(stage, troubles.databaseAway(server));
    await endure(stage, troubles.databaseSilent(server, 3));
    if (run.size === 'small')
      run.notRun.push('PostgreSQL silent for over a minute, and a failover: a larger size has them');
    else {
      await endure(stage, troubles.databaseSilent(server, 75), 1);
      for (const gate of gates) await endure(stage, troubles.databaseReplaced(gate), run.times(5));
    }
    await judge(stage, 'PostgreSQL away and silent');
  };
  await onStage(run, 'PostgreSQL', play, { reach });
  for (const gate of gates) await gate.close();
}

const withSilentSystems = (run: Run) =>
  onStage(run, 'SQLite', async (stage) => {
    for (const trouble of troubles.outsideSilent(stage.outside)) await endure(stage, trouble);
    await judge(stage, 'silent systems');
  });

async function withSilentStripe(run: Run): Promise<void> {
  const clock = {
    get now() {
      return Temporal.Now.instant();
    },
  };
  const stripe = await aFakeStripe(clock);
  const gate = await openGate(Number(new URL(stripe.address).port));
  const env = { ...stripe.env, STRIPE_API: `http://127.0.0.1:${gate.port}` };
  const play = async (stage: Stage) => {
    await endure(stage, troubles.stripeSilent(gate, stripe));
    await judge(stage, 'a silent card provider');
  };
  await onStage(run, 'SQLite', play, { env });
  await gate.close();
  await stripe.stop();
}

/** A disk of its own, in memory. */
async function onFullDisk(run: Run): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'landfall-full-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=48m', 'tmpfs', folder], { stdio: 'ignore' });
  } catch {
    run.notRun.push('a full disk: this user may mount none');
    return;
  }
  try {
    const play = async (stage: Stage) => {
      const picture = await troubles.anUploadedPicture(stage.trade);
      await endure(stage, troubles.diskFull(folder, join(stage.world.dataDir, 'pictures'), picture));
      await judge(stage, 'a full disk');
    };
    await onStage(run, 'SQLite', play, { folder: join(folder, 'data'), env: { MAIL_URL: '' } });
  } finally {
    execFileSync('umount', [folder]);
  }
}

/** A second engine in the same folder is refused in words, and the first one goes on. */
async function refuseSecond({ run, world, trade }: Stage): Promise<void> {
  const times = run.times(TIMES);
  const wrong: string[] = [];
  for (let n = 0; n < times; n += 1) {
    const second = openShop({ dataDir: world.dataDir }).then(
      async (shop) => {
        await shop.stop();
        return 'it opened';
      },
      (error: unknown) => String(error),
    );
    await trading(trade, () => false, undefined, 3);
    const outcome = await second;
    if (!/ended with 1 .*is in use by another engine: stop that one/s.test(outcome)) wrong.push(outcome);
  }
  run.never('second engines in one folder', wrong, times);
  run.atMost('the first engine goes on', await secondsUntilOpen(trade), BACK, 's', { isTimed: true });
}

/** The clock goes on by a day, and back by an hour: everybody goes on, and nothing waits for the clock. */
async function jumpClock(stage: Stage): Promise<void> {
  const { run, world, shop, trade, cuts } = stage;
  const wrong = trade.faults.length;
  let stuck = 0;
  let jumps = 0;
  for (const hours of [24, -1]) {
    const from = Date.now();
    // Carts of yesterday have expired.
    trade.promises.forget('carts.note');
    await shop.passTime({ hours });
    if (hours > 0) stage.ahead = Temporal.Duration.from({ hours });
    cuts.push({ from, until: Date.now() });
    trade.tokens = await signIn(shop.url);
    await trading(trade, () => false, undefined, 5);
    stuck += (await waitForRest(world, shop, { isClockStill: true, mostSeconds: 20 })).count;
    jumps += 1;
  }
  run.never('wrong answers: jumps of the clock', trade.faults.slice(wrong), trade.acknowledged);
  run.atMost(`things that wait for the clock after ${jumps} jumps`, stuck, 0, 'jobs');
}
