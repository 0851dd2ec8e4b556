import { setTimeout as pause } from 'node:timers/promises';
import { writeStore } from '#tests/support/stores/write-store.ts';
import type { Act, Prepare, Stage } from '../idempotency/act.ts';
import { REPEATS, type Repeated, repeatAll } from '../idempotency/repeat.ts';
import { staffActs } from '../idempotency/staff.ts';
import { visitorsActs } from '../idempotency/visitors.ts';
import type { Part, Run } from '../part.ts';
import { Caller } from '../support/caller.ts';
import { type Installation, type Kind, kindsFor, openInstallation } from '../support/installation.ts';
import { addUser, officeToken, openDesk } from '../support/people.ts';
import { aStore, aWalk, readTour, type Spot, spotsOn } from '../support/tours.ts';

const CALLS = 10_000;
/** Keys between two kills. */
const KEYS = 44;
const owner = 'owner@example.com';
const kinds: readonly (readonly [string, Prepare])[] = [...Object.entries(visitorsActs), ...Object.entries(staffActs)];

export const part: Part = {
  title: 'Does each write with a key happen once, however often it is repeated and the engine is killed?',
  controls: [
    {
      name: 'the stored answer of a key',
      file: 'engine/http/request/idempotency.ts',
      guard: '  if (!known) return null;\n  const { status, body } = known;',
      without: '  if (!known || known.created_at < Infinity) return null;\n  const { status, body } = known;',
      misses: 'keys whose repetitions have other answers',
    },
    {
      name: 'the look at a claimed key before its work',
      file: 'engine/http/request/idempotency.ts',
      guard: '  if (known) return known;\n  const settle',
      without: '  const settle',
      misses: 'keys with more or fewer effects than one',
    },
    {
      name: 'the unique id of an entry of a device’s log',
      file: 'engine/desk/store-entries.ts',
      guard: 'numbered.filter((it) => fresh.delete(it.id))',
      without: 'numbered.filter((it) => fresh.delete(it.id) || true)',
      misses: 'keys whose repetitions have other answers',
    },
    {
      name: 'the end of a claim whose engine has died',
      file: 'engine/http/request/idempotency.ts',
      guard: 'const CLAIM_MILLISECONDS = 60_000;',
      without: 'const CLAIM_MILLISECONDS = 60_000_000_000;',
      misses: 'keys that stay in flight',
    },
  ],
  async run(run) {
    for (const kind of kindsFor(run)) await repeatOn(run, kind);
  },
};

async function repeatOn(run: Run, kind: Kind): Promise<void> {
  const at = await openInstallation(kind, (database) =>
    database.write(async (tx) => {
      const now = Temporal.Now.instant();
      await writeStore(tx, aStore([aWalk(200, HOURS)]), now);
      await addUser(tx, { email: owner, account_id: 1, role: 'owner' }, now.epochMilliseconds);
    }),
  );
  try {
    await repeatRounds(run, kind, at);
  } finally {
    await at.stop();
  }
}

/** The starts of a day, of which each is the departure of one act. */
const HOURS = Array.from({ length: 16 }, (_, n) => `${String(6 + n).padStart(2, '0')}:00`);
const DAYS = 500;

async function repeatRounds(run: Run, kind: Kind, at: Installation): Promise<void> {
  const [many, other, stuck]: string[][] = [[], [], []];
  const stage = await aStage(at);
  const rounds = Math.ceil(run.times(CALLS) / (KEYS * REPEATS));
  let kills = 0;
  for (let round = 0; round < rounds; round += 1) {
    const acts = await prepareAll(stage, round);
    const found = await repeatAll(stage, acts, run.chance(500 + round));
    await untilPaidBack(at);
    many?.push(...(await otherThanOnce(at, acts)));
    other?.push(...otherAnswers(found));
    stuck?.push(...found.stuck.map(({ name }) => name));
    if (found.isKilled) kills += 1;
  }
  const keys = rounds * KEYS;
  run.never(`keys with more or fewer effects than one: ${kind}`, many ?? [], keys);
  run.never(`keys whose repetitions have other answers, or a refusal: ${kind}`, other ?? [], keys);
  run.never(`keys that stay in flight: ${kind}`, stuck ?? [], keys);
  run.atLeast(`kills of an engine: ${kind}`, kills, CALLS / (KEYS * REPEATS));
  stage.caller.note(run, kind);
}

async function aStage(at: Installation): Promise<Stage> {
  const spots = spotsAhead(at);
  return {
    at,
    caller: new Caller(),
    tour: await readTour(at, 'walk-200'),
    owner: officeToken(at, owner),
    desk: await openDesk(at, owner, 'Counter'),
    nextSpot: async () => (await spots.next()).value as Spot,
  };
}

/** The departures of a tour from day to day, each one once. */
async function* spotsAhead(at: Installation): AsyncGenerator<Spot> {
  const tour = await readTour(at, 'walk-200');
  for (let days = 3; days < DAYS; days += 1) yield* await spotsOn(at, tour, days);
  throw new Error('There are no more departures.');
}

/** The acts of a round: all kinds in turn. Four are prepared at once. */
async function prepareAll(stage: Stage, round: number): Promise<Act[]> {
  const acts: Act[] = [];
  const left = Array.from({ length: KEYS }, (_, n) => kinds[(round * KEYS + n) % kinds.length]);
  const worker = async () => {
    for (let kind = left.shift(); kind; kind = left.shift()) {
      const [name, prepare] = kind;
      acts.push({ name, key: crypto.randomUUID(), ...(await prepare(stage)) });
    }
  };
  await Promise.all([1, 2, 3, 4].map(worker));
  return acts;
}

/** Waits until the jobs of a round have given the money back, at most 20 s. */
async function untilPaidBack(at: Installation): Promise<void> {
  for (let looks = 0; looks < 200; looks += 1) {
    const [row] = await at.look(`select count(*) as n from jobs where kind = 'refund' and failed_at is null`);
    if (Number(row?.['n']) === 0) return;
    await pause(100);
  }
}

async function otherThanOnce(at: Installation, acts: readonly Act[]): Promise<string[]> {
  const found: string[] = [];
  for (const { name, effects } of acts)
    for (const effect of effects) {
      const [row] = await at.look(effect);
      if (Number(row?.['n']) !== 1) found.push(`${name}: ${row?.['n']} by ${effect.trim()}`);
    }
  return found;
}

function otherAnswers({ answers }: Repeated): string[] {
  return [...answers].flatMap(([{ name }, all]) => {
    const different = [...new Set(all)];
    const isRefused = different.some((it) => !it.startsWith('2'));
    return different.length > 1 || isRefused ? [`${name}: ${different.map((it) => it.slice(0, 200)).join(' | ')}`] : [];
  });
}
