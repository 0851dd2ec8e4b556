import type { Log } from '../base/log.ts';
import { reportJob } from '../base/observed.ts';
import { attemptsOf } from '../base/scheduler.ts';
import type { Database, Transaction } from '../database/database.ts';
import type { Job, Retry } from './queue.ts';
import { claimJob, extendLease, finishJob, hasDueJob, hasEnqueued, releaseLeases, returnJob } from './queue.ts';

/** The work of one kind of jobs. A job may run twice: after a crash, or when its lease ends before its run. */
export interface JobHandler {
  /** How many jobs run at once, only a few of them for one account; by default one after the other. */
  readonly atOnce?: number;
  /** Longer than a run, or than the time until a run extends its lease. */
  readonly leaseSeconds: number;
  /** The number of attempts after which a job is given up; Infinity: never. */
  readonly mostAttempts: number;
  /** Seconds between two attempts; 0: the next round. */
  readonly pauseSeconds: (attempts: number) => number;
  /**
   * Does the work. @returns when to run it again, 'postponed' if this kind can wait for the next round, nothing once it is done.
   * @throws an error that is stored before the job is tried again
   */
  readonly run: (job: Job, running: Running) => Promise<Temporal.Instant | 'postponed' | undefined>;
}

export type JobHandlers = Readonly<Record<string, JobHandler>>;

export interface Running {
  /** Asks a long run to end between two steps. */
  readonly signal: AbortSignal;
  /** Writes a step of a long run, and extends the lease with it. @returns undefined, with nothing written, if another runner has the job */
  readonly write: <T>(step: (tx: Transaction) => Promise<T>) => Promise<T | undefined>;
}

interface JobsDeps {
  readonly database: Database;
  readonly now: () => Temporal.Instant;
  readonly log: Log;
}

interface JobsOptions {
  /** From 0 to 1: it spreads the attempts of engines that failed together. */
  readonly random?: () => number;
  readonly signal?: AbortSignal;
}

const POLL_MILLISECONDS = 1_000;
/** The share by which a pause is longer at most. */
const JITTER = 0.2;
/** Jobs of a kind that run at once for one account, or for none: what is slow for one holds up no other (A42). */
const MOST_OF_ACCOUNT = 4;

/** Runs jobs: the kinds at the same time, and the jobs of a kind one after the other or a few at once. */
export class Jobs {
  readonly #deps: RunDeps;
  readonly #handlersNow: () => JobHandlers | Promise<JobHandlers>;
  readonly #stopping = new AbortController();
  /** The number of jobs that run now, by kind and account. */
  readonly #running = new Map<string, Map<number | null, number>>();
  #woken = Promise.withResolvers<void>();

  /** @param handlersNow  the handlers for one round of a kind */
  constructor(
    deps: JobsDeps,
    handlersNow: () => JobHandlers | Promise<JobHandlers>,
    { random = Math.random, signal }: JobsOptions = {},
  ) {
    const stop = this.#stopping.signal;
    this.#deps = { ...deps, random, signal: signal ? AbortSignal.any([signal, stop]) : stop };
    this.#handlersNow = handlersNow;
  }

  /**
   * Runs the due jobs of a kind, of keys with a prefix if one is given. Resolves when no job is due, or the rest is to be tried again later.
   *
   * @param onClaim  called when a job begins: the next one may begin beside it
   */
  async runDue(kind: string, prefix?: string, onClaim?: () => void): Promise<void> {
    const { database, now, signal } = this.#deps;
    const handler = (await this.#handlersNow())[kind];
    if (!handler) return;
    const counts = this.#running.get(kind) ?? new Map<number | null, number>();
    this.#running.set(kind, counts);
    // A round tries each job once, because a pause of 0 would repeat it for ever.
    const except: number[] = [];
    const filter = () => {
      const busy = [...counts].flatMap(([account_id, count]) => (count < MOST_OF_ACCOUNT ? [] : account_id));
      return { kind, prefix, except, busy };
    };
    if (!(await database.read((tx) => hasDueJob(tx, filter(), now())))) return;
    while (!signal.aborted) {
      const job = await database.write((tx) => claimJob(tx, filter(), now(), handler.leaseSeconds));
      if (!job) return;
      const count = (by: number) => counts.set(job.account_id, (counts.get(job.account_id) ?? 0) + by);
      count(1);
      onClaim?.();
      const began = performance.now();
      const result = await runJob(this.#deps, handler, job).finally(() => count(-1));
      reportJob({ kind, outcome: result, seconds: (performance.now() - began) / 1_000 });
      if (result === 'postponed') return;
      if (result === 'again') except.push(job.id);
    }
  }

  /** Looks for due jobs now, before the next poll. */
  resume(): void {
    this.#woken.resolve();
    this.#woken = Promise.withResolvers();
  }

  /** Runs jobs as they fall due. @returns a function that stops it and resolves when the running jobs have ended */
  start(): () => Promise<void> {
    const { database, log } = this.#deps;
    // On SQLite no other engine uses the database, so every lease belongs to an engine that has stopped.
    const begun =
      database.dialect === 'sqlite' ? attemptsOf(FAILED, log)(() => database.write(releaseLeases)) : Promise.resolve();
    const polls = (async () => {
      const kinds = Object.entries(await this.#handlersNow());
      await begun;
      await Promise.all(kinds.map(([kind, { atOnce = 1 }]) => this.#poll(kind, atOnce)));
    })();
    return async () => {
      this.#stopping.abort();
      this.resume();
      await polls;
    };
  }

  async #poll(kind: string, atOnce: number): Promise<void> {
    const { log, signal } = this.#deps;
    const attempt = attemptsOf(FAILED, log);
    const rounds = new Set<Promise<void>>();
    const beginRound = () => {
      if (rounds.size >= atOnce) return;
      const round = attempt(() => this.runDue(kind, undefined, beginRound)).finally(() => rounds.delete(round));
      rounds.add(round);
    };
    while (!signal.aborted) {
      // The promise is taken before the round, so that a job that is enqueued during it is not missed.
      const { promise } = this.#woken;
      beginRound();
      if (rounds.size >= atOnce) await Promise.race(rounds);
      await pause(POLL_MILLISECONDS, promise);
    }
    await Promise.all(rounds);
  }
}

type RunDeps = JobsDeps & { readonly random: () => number; readonly signal: AbortSignal };

async function runJob(deps: RunDeps, handler: JobHandler, job: Job): Promise<'done' | 'again' | 'postponed'> {
  const { database, now, signal } = deps;
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
      isPostponed ? { attempts: job.attempts - 1 } : { run_at: next.epochMilliseconds, attempts: 0, last_error: null },
    );
    return isPostponed ? 'postponed' : 'again';
  } catch (error) {
    await giveBack({ ...afterFailure(deps, handler, job, error), last_error: String(error) });
    return 'again';
  }
}

function afterFailure(
  { now, log, random }: RunDeps,
  handler: JobHandler,
  { id, kind, attempts }: Job,
  error: unknown,
): Retry {
  const at = now().epochMilliseconds;
  if (attempts >= handler.mostAttempts) {
    log.error({ job: id, kind, attempts, err: error }, 'a job failed and is given up');
    return { failed_at: at };
  }
  log.warn({ job: id, kind, attempts, err: error }, 'a job failed and is tried again');
  return { run_at: at + Math.floor(handler.pauseSeconds(attempts) * 1000 * (1 + JITTER * random())) };
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

/** The same database, which calls `resume` after each commit of a transaction that enqueued a job for now. */
export function wakingJobs(database: Database, resume: () => void): Database {
  const write: Database['write'] = async (unit, instead) => {
    let isEnqueued = false;
    const watched =
      <Args extends unknown[], T>(work: (tx: Transaction, ...args: Args) => Promise<T>) =>
      async (tx: Transaction, ...args: Args) => {
        // Clears the mark of an earlier transaction of this connection that was rolled back.
        hasEnqueued(tx);
        const value = await work(tx, ...args);
        isEnqueued = hasEnqueued(tx);
        return value;
      };
    const value = await database.write(watched(unit), instead && watched(instead));
    if (isEnqueued) resume();
    return value;
  };
  return Object.create(database, { write: { value: write } }) as Database;
}
