import { memoryOf } from '#tests/bench/engine/process.ts';
import { percentile } from '#tests/bench/rounds.ts';
import { createKnown } from '#tests/fuzz/known.ts';
import { openTarget, type Target } from '#tests/fuzz/target.ts';
import { findPostgres } from '#tests/support/engine/postgres.ts';
import type { Part, Run } from '../part.ts';
import { type Answers, askOnAndOn } from '../support/asking.ts';

const MINUTES = 30;
/** Kinds of load at once. */
const PAUSE = 30;

export const part: Part = {
  title: 'Does the engine stay as quick and as small after half an hour of mixed load?',
  controls: [
    {
      name: 'the limit of the cache of answers',
      file: 'engine/http/response-cache.ts',
      guard: 'new Recent<string, CachedResponse>(MOST_BYTES,',
      without: 'new Recent<string, CachedResponse>(1e12,',
      misses: 'memory',
    },
  ],
  async run(run) {
    const databases = findPostgres() === null ? (['sqlite'] as const) : (['sqlite', 'postgres'] as const);
    if (databases.length === 1) run.notRun.push('PostgreSQL, which this machine does not have');
    for (const database of databases) await soak(run, database);
  },
};

async function soak(run: Run, database: 'sqlite' | 'postgres'): Promise<void> {
  const known = createKnown();
  const target = await openTarget(database, known, 'desk');
  const third = (run.times(MINUTES * 100) / 100) * 20_000;
  const { pid } = target.shop;
  // The caches fill first.
  await mixedLoad(target, third / 4);
  const first = await mixedLoad(target, third);
  const memoryBefore = memoryOf(pid);
  await mixedLoad(target, third);
  const last = await mixedLoad(target, third);
  const growth = memoryOf(pid) - memoryBefore;
  await target.stop();

  const answers = [first, last];
  run.never(
    `answers 5xx: ${database}`,
    answers.flatMap(({ refused }) => refused),
    answers.reduce((sum, { times }) => sum + times.length, 0),
  );
  run.atMost(`memory, the last third above the first: ${database}`, growth, 30, 'MB');
  const [before, after] = answers.map(({ times }) => percentile(times, 0.99)) as [number, number];
  console.log(`  ${database}: p99 ${before.toFixed(1)} ms in the first third, ${after.toFixed(1)} ms in the last`);
  run.atMost(`p99, the last third to the first: ${database}`, after / before, 1.5, 'times', { isTimed: true });
}

/** Visitors who look and book, a desk that syncs, and an office that lists, all at once. */
async function mixedLoad(target: Target, milliseconds: number): Promise<Answers> {
  const { url } = target.shop;
  const { selections } = target.aimed;
  const answers: Answers = { times: [], refused: [] };
  const get = (path: (n: number) => string) => askOnAndOn(milliseconds, PAUSE, (n) => statusOf(url + path(n)), answers);
  const signed = (caller: 'seller' | 'device', path: string, body?: object) =>
    askOnAndOn(
      milliseconds,
      PAUSE * 4,
      async () => statusOf(url + path, { token: await target.tokenOf(caller), ...(body && { body }) }),
      answers,
    );
  await Promise.all([
    get((n) => `/?time=${n}`),
    get((n) => `/api/webstores/experiences/?page_size=20&time=${n}`),
    get((n) => `/api/webstores/experiences/${1 + (n % 30)}/`),
    askOnAndOn(milliseconds, PAUSE, (n) => bookAndLeave(url, selections[n % selections.length] ?? {}), answers),
    signed('device', '/api/desk/sync/', { departures: [], entries: [] }),
    signed('seller', '/api/experiences/?page_size=50'),
  ]);
  return answers;
}

/** Opens a cart, looks at it, and empties it. */
async function bookAndLeave(url: string, selection: object): Promise<number> {
  const made = await fetch(`${url}/api/cart/`, sentAs(null, selection));
  const { id } = (await made.json()) as { id?: string };
  if (id === undefined) return made.status;
  await statusOf(`${url}/api/cart/${id}/`);
  const { status } = await fetch(`${url}/api/cart/${id}/`, { method: 'DELETE' });
  return status;
}

async function statusOf(address: string, { token = null, body }: { token?: string | null; body?: object } = {}) {
  const answer = await fetch(address, sentAs(token, body));
  await answer.arrayBuffer();
  return answer.status;
}

const sentAs = (token: string | null, body?: object): RequestInit => ({
  method: body ? 'POST' : 'GET',
  headers: {
    'content-type': 'application/json',
    'x-forwarded-for': `10.1.${Math.floor(Math.random() * 250)}.1`,
    ...(token !== null && { authorization: `Bearer ${token}` }),
  },
  ...(body && { body: JSON.stringify(body) }),
});
