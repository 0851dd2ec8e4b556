import { setTimeout as pause } from 'node:timers/promises';
import type { Chance } from '#tests/fuzz/chance.ts';
import type { Act, Stage } from './act.ts';

const AT_ONCE = 16;
export const REPEATS = 5;
/** How far the repetitions of an act lie from each other, in calls. */
const SPREAD = 30;
/** The engine takes over a key whose engine has died after a minute. */
const CLAIM = { seconds: 61 };

/** The answers to an act, each as its status and text. */
export type Answers = Map<Act, string[]>;

export interface Repeated {
  readonly answers: Answers;
  /** Acts whose key stayed in flight. */
  readonly stuck: readonly Act[];
  readonly isKilled: boolean;
}

/** Sends each act several times, sixteen calls at once, while an engine is killed. Calls without an answer are sent again. */
export async function repeatAll(stage: Stage, acts: readonly Act[], chance: Chance): Promise<Repeated> {
  let waiting = shuffled(acts, chance);
  const answers: Answers = new Map(acts.map((act) => [act, []]));
  const plug = aPlug(stage, chance, Math.floor(waiting.length * (0.2 + chance.below(50) / 100)));
  for (let turns = 0; waiting.length > 0 && turns < 3; turns += 1) {
    // Nothing is under way: keys that are still in flight have lost their engine.
    if (turns > 0) await stage.at.passTime(CLAIM);
    waiting = await sendAll(stage, waiting, answers, plug, chance);
    await plug.revived();
  }
  return { answers, stuck: [...new Set(waiting)], isKilled: plug.isPulled() };
}

function shuffled(acts: readonly Act[], chance: Chance): Act[] {
  const calls = acts.flatMap((act, n) =>
    Array.from({ length: REPEATS }, () => ({ act, place: n * REPEATS + chance.below(SPREAD) })),
  );
  return calls.toSorted((a, b) => a.place - b.place).map(({ act }) => act);
}

/** @returns the calls whose key is still in flight after all others have their answer */
async function sendAll(
  stage: Stage,
  calls: readonly Act[],
  answers: Answers,
  plug: ReturnType<typeof aPlug>,
  chance: Chance,
): Promise<Act[]> {
  const queue = [...calls];
  const inFlight: Act[] = [];
  const worker = async () => {
    for (let act = queue.shift(); act; act = queue.shift()) {
      const engine = chance.below(stage.at.shops.length);
      plug.send(act, engine);
      const answer = await sendOnce(stage, act, engine);
      if (answer === 'in flight') {
        inFlight.push(act);
        await pause(10);
      } else if (answer === 'no answer') {
        queue.push(act);
        await pause(20);
        await plug.mayGoOn();
      } else answers.get(act)?.push(answer);
      plug.count();
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return inFlight;
}

async function sendOnce({ at, caller }: Stage, act: Act, engine: number): Promise<string> {
  const { method, path, body, key, as } = act;
  const sent = { ...(body && { body }), ...(key !== null && { key }), as };
  try {
    const answer = await caller.ask(at.url(engine), method, path, sent);
    const isInFlight = answer.status === 409 && answer.body['code'] === 'in_flight';
    return isInFlight ? 'in flight' : `${answer.status} ${key === null ? '' : answer.text}`;
  } catch {
    // The engine was killed before it answered, or is not up yet.
    return 'no answer';
  }
}

/** Kills an engine after so many answers, in the middle of a call in steps, and starts it again. @param after  the number of answers */
function aPlug({ at }: Stage, chance: Chance, after: number) {
  let left = after;
  let reviving: Promise<void> | null = null;
  const firstEngine = new Map<string | null, number>();
  const pull = async () => {
    const key = await aKeyInFlight(at);
    const n = firstEngine.get(key) ?? chance.below(at.shops.length);
    await at.shops[n]?.kill();
    await at.revive(n);
  };
  return {
    count: () => {
      left -= 1;
    },
    /** Notes the engine that gets a call. */
    send: ({ key, isInSteps }: Act, engine: number) => {
      if (!firstEngine.has(key)) firstEngine.set(key, engine);
      if (left <= 0 && isInSteps) reviving ??= pull();
    },
    isPulled: () => reviving !== null,
    revived: async () => reviving,
    /** Waits until the engine is up again. With another engine beside it, callers go on there after a moment. */
    mayGoOn: async () => {
      if (at.shops.length > 1) await Promise.race([reviving, pause(20)]);
      else await reviving;
    },
  };
}

/** Waits for a key that is claimed and not answered yet: an engine that is killed then leaves it behind. @returns null if there is none */
async function aKeyInFlight(at: Stage['at']): Promise<string | null> {
  for (let looks = 0; looks < 300; looks += 1) {
    const [row] = await at.look(`select key from idempotency_keys where state = 'running' limit 1`);
    if (row) return String(row['key']).slice(0, 36);
    await pause(1);
  }
  return null;
}
