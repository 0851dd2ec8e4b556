import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Context } from '#engine/context.ts';
import type { Database } from '#engine/database/database.ts';
import { enqueueJob, sweepJobs } from '#engine/jobs/queue.ts';
import { type JobHandler, Jobs, wakingJobs } from '#engine/jobs/runner.ts';
import { createMail } from '#engine/mail/mail.ts';
import { theOperator } from '../../support/engine/accounts.ts';
import { isOnPostgres } from '../../support/engine/databases.ts';
import { anEngine, type Engine } from '../../support/engine/engine.ts';
import { runJobs, sendEmails } from '../../support/engine/jobs.ts';
import { aSeller } from '../../support/engine/sellers.ts';
import { aBuyer, handyStore, refundsOf } from '../../support/payments/buying.ts';
import { aPaidOrder } from '../../support/payments/selling.ts';

let engine: Engine;
beforeEach(async () => {
  engine = await anEngine();
});
afterEach(() => engine.stop());

const later = (seconds: number) => {
  engine.clock.now = engine.clock.now.add({ seconds });
};
const enqueue = (key: string, runAt?: Temporal.Instant) =>
  engine.database.write((tx) => enqueueJob(tx, 'note', key, runAt && { runAt }));
const rows = () => engine.database.read((tx) => tx.selectFrom('jobs').selectAll().orderBy('id').execute());

/** A runner for a kind of job that runs this function. */
const aRunner = (run: JobHandler['run'], over: Partial<JobHandler> = {}): Jobs => {
  const note = { leaseSeconds: 60, mostAttempts: 3, pauseSeconds: (attempts: number) => 10 * attempts, run, ...over };
  return new Jobs(engine.context, () => ({ note }), { random: () => 0 });
};

describe('a job', () => {
  it('[A42] is written with what causes it, or not at all', async () => {
    const done: string[] = [];
    const undone = engine.database.write(async (tx) => {
      await enqueueJob(tx, 'note', 'a');
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    await enqueue('b');

    await aRunner(async ({ key }) => void done.push(key)).runDue('note');

    expect([done, await rows()]).toEqual([['b'], []]);
  });

  it('[A42] waits for its time, and of one key there is one', async () => {
    const done: string[] = [];
    const runner = aRunner(async ({ key }) => void done.push(key));
    await enqueue('a', engine.clock.now.add({ seconds: 10 }));
    await enqueue('a', engine.clock.now.add({ seconds: 20 }));
    await enqueue('ab');

    await runner.runDue('note');
    later(19);
    await runner.runDue('note');
    expect(done).toEqual(['ab']);
    later(1);
    await runner.runDue('note');

    expect(done).toEqual(['ab', 'a']);
  });

  it('[A42] is run by one of several runners', async () => {
    const done: string[] = [];
    const runners = [1, 2, 3].map(() => aRunner(async ({ key }) => void done.push(key)));
    for (const key of ['a', 'b', 'c', 'd', 'e', 'f']) await enqueue(key);

    await Promise.all(runners.map((it) => it.runDue('note')));

    expect(done.toSorted()).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
  });

  it('[A42] that is enqueued while it runs is run again', async () => {
    const done: string[] = [];
    const runner = aRunner(async ({ key }) => {
      if (done.push(key) === 1) await enqueue(key);
    });
    await enqueue('a');

    await runner.runDue('note');

    expect([done, await rows()]).toEqual([['a', 'a'], []]);
  });

  it('[A42] whose engine died is run by another once its lease is over; the first one ends nothing then', async () => {
    let revive = () => {};
    const dead = new Promise<void>((resolve) => (revive = resolve));
    await enqueue('a');
    const first = aRunner(() => dead.then(() => undefined)).runDue('note');
    await expect.poll(rows).toMatchObject([{ attempts: 1 }]);
    const done: string[] = [];
    const next = aRunner(async ({ key }) => void done.push(key));

    later(59);
    await next.runDue('note');
    expect(done).toEqual([]);
    later(1);
    let goOn = () => {};
    const slow = new Promise<void>((resolve) => (goOn = resolve));
    const second = aRunner(() => slow.then(() => undefined)).runDue('note');
    await expect.poll(rows).toMatchObject([{ attempts: 2 }]);
    revive();
    await first;

    expect(await rows()).toMatchObject([{ attempts: 2, lease_until: engine.clock.now.epochMilliseconds + 60_000 }]);
    goOn();
    await second;
    expect(await rows()).toEqual([]);
  });

  it('[A42] writes its steps only while it is leased', async () => {
    const written: unknown[] = [];
    await enqueue('a');
    const steps = aRunner(async (_, { write }) => {
      later(50);
      written.push(await write(async () => 'first'));
      later(50);
      await aRunner(async () => void written.push('not due')).runDue('note');
      later(20);
      await aRunner(async () => void written.push('taken over')).runDue('note');
      written.push(await write(async () => 'second'));
      return undefined;
    });

    await steps.runDue('note');

    expect(written).toEqual(['first', 'taken over', undefined]);
  });

  it('[A42] that fails is tried again in pauses that grow, is given up and logged, and holds up no other', async () => {
    const tried: string[] = [];
    const runner = aRunner(async ({ key }) => {
      tried.push(key);
      if (key === 'bad') throw new Error('no route');
      return undefined;
    });
    await enqueue('bad');
    await enqueue('good');

    for (const seconds of [0, 9, 1, 19, 1, 3600]) {
      later(seconds);
      await runner.runDue('note');
    }

    expect(tried).toEqual(['bad', 'good', 'bad', 'bad']);
    expect(await rows()).toMatchObject([{ key: 'bad', attempts: 3, last_error: 'Error: no route' }]);
    expect(engine.logged.map(({ level, message }) => [level, message])).toEqual([
      ['warn', 'a job failed and is tried again'],
      ['warn', 'a job failed and is tried again'],
      ['error', 'a job failed and is given up'],
    ]);
    later(31 * 24 * 60 * 60);
    await engine.database.write((tx) => sweepJobs(tx, engine.clock.now));
    expect(await rows()).toEqual([]);
  });

  it('[A42] may say when it is run again, and that its kind can wait', async () => {
    const tried: string[] = [];
    const runner = aRunner(async ({ key }) => {
      tried.push(key);
      return key === 'a' ? engine.clock.now.add({ seconds: 30 }) : 'postponed';
    });
    for (const key of ['a', 'b', 'c']) await enqueue(key);

    await runner.runDue('note');

    expect(tried).toEqual(['a', 'b']);
    expect((await rows()).map(({ attempts, lease_until }) => [attempts, lease_until])).toEqual([
      [0, null],
      [0, null],
      [0, null],
    ]);
  });
});

describe('an engine that dies between any two steps', () => {
  /** The same engine, which dies at its first write after so many. */
  const dyingAfter = (writes: number, { context }: Engine): Context => {
    let count = 0;
    const write: Database['write'] = (unit, instead) =>
      count++ < writes ? context.database.write(unit, instead) : new Promise(() => {});
    return { ...context, database: Object.create(context.database, { write: { value: write } }) as Database };
  };
  const dies = (work: Promise<void>) =>
    Promise.race([work.then(() => false), new Promise((resolve) => setTimeout(() => resolve(true), 200))]);

  it('[A42, A7] leaves no email unsent, and sends none again that was noted as sent', async () => {
    for (let writes = 0, hasDied: unknown = true; hasDied; writes++) {
      const email = { to: 'ana@example.com', subject: `After ${writes}`, heading: 'Hello', parts: ['Hello.'] };
      await engine.database.write((tx) => engine.context.mail.queue(tx, email, engine.clock.now));
      const sent: string[] = [];
      const sending = (context: Context): Context => ({
        ...context,
        mail: createMail(context, async () => ({ send: async ({ id }) => void sent.push(id), close: () => {} })),
      });

      hasDied = await dies(sendEmails(sending(dyingAfter(writes, engine))));
      later(121);
      await sendEmails(sending(engine.context));

      // The steps are: claim the job, note that the email was sent, end the job. Only an email whose sending was not noted is sent again.
      expect([writes, sent.length]).toEqual([writes, writes === 1 ? 2 : 1]);
      expect(await rows()).toEqual([]);
    }
  });

  it('[A42, P9d] pays a refund back once', { tags: 'long' }, async () => {
    for (let writes = 0, hasDied: unknown = true; hasDied; writes++) {
      const desk = await anEngine({ stores: [handyStore] });
      const buyer = await aBuyer(desk);
      const agent = await aSeller(desk, { 1: 'agent' });
      const { refund } = desk.context.payments;
      const { id } = await aPaidOrder(buyer, agent);
      Object.assign(desk.context.payments, { refund: () => Promise.reject(new Error('away')) });
      await agent.send('POST', `/api/orders/${id}/cancel/`, {});
      Object.assign(desk.context.payments, { refund });

      hasDied = await dies(runJobs(dyingAfter(writes, desk), ['refund']));
      buyer.later({ minutes: 2 });
      await runJobs(desk.context, ['refund']);

      expect([writes, await refundsOf(desk)]).toEqual([writes, [8_000]]);
      const states = await desk.database.read((tx) =>
        tx.selectFrom('payments').select('refund_state').where('kind', '=', 'refund').execute(),
      );
      expect(states).toEqual([{ refund_state: 'done' }]);
      await desk.stop();
    }
  });
});

describe('a runner', () => {
  it('[A42a] runs the jobs of an account beside those that hang of another one', async () => {
    const begun: string[] = [];
    const { promise: hanging, resolve: end } = Promise.withResolvers<void>();
    const run: JobHandler['run'] = async ({ key }) => {
      begun.push(key);
      if (key.startsWith('hangs')) await hanging;
      return undefined;
    };
    for (let n = 0; n < 40; n++)
      await engine.database.write((tx) => enqueueJob(tx, 'note', `hangs ${n}`, { account_id: 1 }));
    await engine.database.write((tx) => enqueueJob(tx, 'note', 'quick', { account_id: 2 }));

    const stop = aRunner(run, { atOnce: 8 }).start();
    await expect.poll(() => begun, { timeout: 5_000 }).toContain('quick');
    const beside = begun.filter((key) => key !== 'quick').length;
    end();
    await stop();

    expect(beside).toBeLessThan(8);
  });

  it('[A42] runs a job at once after its commit, and ends with what it is doing', async () => {
    // The clock stands still, so that no poll finds the job.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const done: string[] = [];
    const ending = Promise.withResolvers<void>();
    const jobs: Jobs = new Jobs(engine.context, () => ({
      note: {
        leaseSeconds: 60,
        mostAttempts: 1,
        pauseSeconds: () => 1,
        run: async ({ key }) => {
          if (key === 'b') await ending.promise;
          done.push(key);
          return undefined;
        },
      },
    }));
    const database = wakingJobs(engine.database, () => jobs.resume());
    const stop = jobs.start();
    await expect.poll(() => vi.getTimerCount()).toBe(1);

    await database.write((tx) => enqueueJob(tx, 'note', 'a'));
    await expect.poll(() => done, { interval: 10 }).toEqual(['a']);
    await database.write((tx) => enqueueJob(tx, 'note', 'b'));
    const running = async () => (await rows()).find(({ key }) => key === 'b')?.attempts;
    await expect.poll(running, { interval: 5 }).toBe(1);
    const stopped = stop();
    ending.resolve();
    await stopped;

    expect([done, await rows()]).toEqual([['a', 'b'], []]);
  });
});

describe('failed jobs', () => {
  it('[A42, A24] are listed and run again by the operator, and by nobody else', async () => {
    const operator = await theOperator(engine);
    const owner = await aSeller(engine, { 1: 'owner' });
    await sendEmails(engine.context);
    await enqueue('a');
    await aRunner(() => Promise.reject(new Error('no ink')), { mostAttempts: 1 }).runDue('note');
    const [job] = await rows();
    const retry = `/api/failed-jobs/${job?.id}/retry/`;

    const listed = await operator.send('GET', '/api/failed-jobs/');
    const refused = await owner.send('GET', '/api/failed-jobs/');
    const anonymous = await engine.send('POST', retry);
    const withoutBody = await owner.send('POST', retry);

    expect(listed).toMatchObject({ status: 200, body: { count: 1 } });
    expect(listed.body['results']).toEqual([
      {
        id: job?.id,
        kind: 'note',
        key: 'a',
        attempts: 1,
        last_error: 'Error: no ink',
        failed_at: engine.clock.now.toString(),
      },
    ]);
    expect([refused.status, anonymous.status, withoutBody.status]).toEqual([403, 401, 403]);

    expect((await operator.send('POST', retry)).status).toBe(202);
    expect((await operator.send('POST', retry)).status).toBe(404);
    const done: string[] = [];
    await aRunner(async ({ key }) => void done.push(key)).runDue('note');
    expect([done, (await operator.send('GET', '/api/failed-jobs/')).body['count']]).toEqual([['a'], 0]);
  });
});

it.runIf(isOnPostgres())('[A42] two engines on one database run each job once', async () => {
  const counts = new Map<string, number>();
  const run: JobHandler['run'] = async ({ key }) => void counts.set(key, (counts.get(key) ?? 0) + 1);
  await engine.database.write(async (tx) => {
    for (let i = 0; i < 60; i++) await enqueueJob(tx, 'note', `job ${i}`);
  });

  await Promise.all([1, 2, 3, 4].map(() => aRunner(run).runDue('note')));

  expect([counts.size, Math.max(...counts.values())]).toEqual([60, 1]);
});
