import type { Database, Transaction } from '../database/database.ts';
import type { Log } from '../log.ts';
import { attemptsOf } from '../scheduler.ts';
import type { Job, Retry } from './queue.ts';
import { claimJob, extendLease, finishJob, hasDueJob, hasEnqueued, releaseLeases, returnJob } from './queue.ts';

/** What is done for a kind of jobs. A job may be run twice: after a crash, or when its lease ends before its run. */
export interface JobHandler {
  /** So many run side by side, of one account a few of them; left out: one after the other. */
  readonly atOnce?: number;
  /** Longer than a run takes, or than it takes until it extends its lease. */
  readonly leaseSeconds: number;
  /** After so many attempts it is given up; Infinity: never. */
  readonly mostAttempts: number;
  /** From one attempt to the next; 0: not again in this round. */
  readonly pauseSeconds: (attempts: number) => number;
  /**
   * Does the work. @returns when to run it again, 'postponed' where this kind can wait for the next round, nothing once it is done.
   * @throws an error that is stored before the job is tried again
   */
  readonly run: (job: Job, running: Running) => Promise<Temporal.Instant | 'postponed' | undefined>;
}

export type JobHandlers = Readonly<Record<string, JobHandler>>;

export interface Running {
  /** Ends a long run between two of its steps. */
  readonly signal: AbortSignal;
  /** Writes a step of a long run, and extends the lease with it. @returns undefined, with nothing written, where another runner has the job */
  readonly write: <T>(step: (tx: Transaction) => Promise<T>) => Promise<T | undefined>;
}

interface JobsOptions {
  /** From 0 to 1: engines that failed together do not try again together. */
  readonly random?: () => number;
  readonly signal?: AbortSignal;
}

const POLL_MILLISECONDS = 1_000;
/** Pauses are longer by up to so much. */
const JITTER = 0.2;
/** Jobs of a kind that run at once for one account: what its systems make slow holds up no other account (A42). */
const MOST_OF_ACCOUNT = 4;

/** Runs jobs: the kinds side by side, and within a kind one after the other or so many at once. */
export type Jobs = ReturnType<typeof createJobs>;

/** @param handlersNow  the handlers for one round of a kind */
export function createJobs(
  { database, now, log }: { database: Database; now: () => Temporal.Instant; log: Log },
  handlersNow: () => JobHandlers | Promise<JobHandlers>,
  { random = Math.random, signal: outer }: JobsOptions = {},
) {
  const stopping = new AbortController();
  const signal = outer ? AbortSignal.any([outer, stopping.signal]) : stopping.signal;

  /** How many jobs run now, by kind and account. */
  const running = new Map<string, Map<number, number>>();

  /**
   * Runs what is due of a kind, of keys with a prefix where one is given; resolves when nothing is due, or the rest is to be tried again later.
   *
   * @param onClaim  is called when a job begins: the next one may begin beside it
   */
  async function runDue(kind: string, prefix?: string, onClaim?: () => void): Promise<void> {
    const handler = (await handlersNow())[kind];
    if (!handler) return;
    const counts = running.get(kind) ?? new Map<number, number>();
    running.set(kind, counts);
    // Each is tried once in a round: a pause of 0 would never end it.
    const except: number[] = [];
    const filter = () => {
      const busy = [...counts].flatMap(([account_id, count]) => (count < MOST_OF_ACCOUNT ? [] : account_id));
      return { kind, prefix, except, busy };
    };
    if (!(await database.read((tx) => hasDueJob(tx, filter(), now())))) return;
    while (!signal.aborted) {
      const job = await database.write((tx) => claimJob(tx, filter(), now(), handler.leaseSeconds));
      if (!job) return;
      const count = (by: number) => {
        if (job.account_id !== null) counts.set(job.account_id, (counts.get(job.account_id) ?? 0) + by);
      };
      count(1);
      onClaim?.();
      const result = await runJob(handler, job).finally(() => count(-1));
      if (result === 'postponed') return;
      if (result === 'again') except.push(job.id);
    }
  }

  async function runJob(handler: JobHandler, job: Job): Promise<'done' | 'again' | 'postponed'> {
    let leased = job;
    const write = async <T>(step: (tx: Transaction) => Promise<T>) => {
      const lease_until = now().add({ seconds: handler.leaseSeconds }).epochMilliseconds;
      const written = await database.write(async (tx) =>
        (await extendLease(tx, leased, lease_until)) ? { value: await step(tx) } : undefined,
      );
      if (written) leased = { ...leased, lease_until };
      return written?.value;
    };
    const giveBack = (retry: Retry) => database.write((tx) => returnJob(tx, leased, retry));
    try {
      const next = await handler.run(job, { signal, write });
      if (next === undefined) {
        await database.write((tx) => finishJob(tx, leased));
        return 'done';
      }
      const isPostponed = next === 'postponed';
      await giveBack(
        isPostponed
          ? { attempts: job.attempts - 1 }
          : { run_at: next.epochMilliseconds, attempts: 0, last_error: null },
      );
      return isPostponed ? 'postponed' : 'again';
    } catch (error) {
      await giveBack({ ...afterFailure(handler, job, error), last_error: String(error) });
      return 'again';
    }
  }

  function afterFailure(handler: JobHandler, { id, kind, attempts }: Job, error: unknown): Retry {
    const at = now().epochMilliseconds;
    if (attempts >= handler.mostAttempts) {
      log.error({ job: id, kind, attempts, err: error }, 'a job failed and is given up');
      return { failed_at: at };
    }
    log.warn({ job: id, kind, attempts, err: error }, 'a job failed and is tried again');
    return { run_at: at + Math.floor(handler.pauseSeconds(attempts) * 1000 * (1 + JITTER * random())) };
  }

  let woken = Promise.withResolvers<void>();
  /** Looks for due jobs now, and not only at its next second. */
  const resume = () => {
    woken.resolve();
    woken = Promise.withResolvers();
  };

  /** Runs jobs as they fall due. @returns stops it; resolves when what is running has ended */
  function start(): () => Promise<void> {
    const attempted = attemptsOf(FAILED, log);
    // Where no other engine has the database, every lease is of one that died.
    const begun = database.dialect === 'sqlite' ? attempted(() => database.write(releaseLeases)) : Promise.resolve();
    const runKind = async ([kind, { atOnce = 1 }]: readonly [string, JobHandler]) => {
      await begun;
      const attempt = attemptsOf(FAILED, log);
      const rounds = new Set<Promise<void>>();
      const beginRound = () => {
        if (rounds.size >= atOnce) return;
        const round = attempt(() => runDue(kind, undefined, beginRound)).finally(() => rounds.delete(round));
        rounds.add(round);
      };
      while (!signal.aborted) {
        // Taken before the round: a job that is enqueued during it is not missed.
        const { promise } = woken;
        beginRound();
        if (rounds.size >= atOnce) await Promise.race(rounds);
        await pause(POLL_MILLISECONDS, promise);
      }
      await Promise.all(rounds);
    };
    const kinds = (async () => Promise.all(Object.entries(await handlersNow()).map(runKind)))();
    return async () => {
      stopping.abort();
      resume();
      await kinds;
    };
  }

  return { runDue, start, resume };
}

const FAILED = 'jobs could not be run';

function pause(milliseconds: number, woken: Promise<void>): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    void woken.then(() => {
      clearTimeout(timer);
      resolve();
    });
  });
}

/** The same database, which calls `wake` after each commit of a transaction that enqueued a job for now. */
export function wakingJobs(database: Database, resume: () => void): Database {
  const write: Database['write'] = async (unit, instead) => {
    let isEnqueued = false;
    const watched =
      <Args extends unknown[], T>(work: (tx: Transaction, ...args: Args) => Promise<T>) =>
      async (tx: Transaction, ...args: Args) => {
        // What an earlier transaction of this connection was undone with counts no more.
        hasEnqueued(tx);
        const value = await work(tx, ...args);
        isEnqueued = hasEnqueued(tx);
        return value;
      };
    const value = await database.write(watched(unit), instead && watched(instead));
    if (isEnqueued) resume();
    return value;
  };
  const writeInSlices: Database['writeInSlices'] = async (unit) => {
    const value = await database.writeInSlices(unit);
    resume();
    return value;
  };
  return Object.create(database, { write: { value: write }, writeInSlices: { value: writeInSlices } }) as Database;
}
