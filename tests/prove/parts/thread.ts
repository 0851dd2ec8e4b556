import { setTimeout as pause } from 'node:timers/promises';
import { DEMO_USER } from '#engine/demo/demo-user.ts';
import { memoryOf } from '#tests/bench/engine/process.ts';
import { callsOf } from '#tests/fuzz/document.ts';
import type { CallerName } from '#tests/fuzz/generate.ts';
import { createKnown, type Known } from '#tests/fuzz/known.ts';
import { openTarget, type Target } from '#tests/fuzz/target.ts';
import type { Part } from '../part.ts';
import { type Heavy, isReachable, largestBodies, largestQueries, mended, type Plan } from '../support/thread/calls.ts';
import { largestFiles } from '../support/thread/largest-files.ts';
import { openSecondClient } from '../support/thread/second-client.ts';

/** Milliseconds for which a request may keep others waiting: more in CI, whose machine is busy with other things. */
const mostWait = { small: 10_000, tenth: 200, full: 200 };
/** Megabytes above idle, at the most. */
const MOST_MEMORY = 150;
/** How often a body is mended at the most. */
const MOST_MENDS = 6;
/** How often a call is tried with other objects. */
const MOST_ATTEMPTS = 12;

export const part: Part = {
  title: 'Does any request keep others waiting, or the engine large, with the largest body that its call allows?',
  controls: [
    {
      name: 'the few rows of one unit',
      file: 'engine/import-export/account/apply-file.ts',
      guard: 'const ROWS = 4;',
      without: 'const ROWS = 5_000;',
      misses: 'requests that keep others waiting',
      // CI's limit is ten seconds.
      size: 'tenth',
    },
  ],
  async run(run) {
    const known = createKnown();
    const target = await openTarget('sqlite', known, 'desk');
    const send = senderTo(target);
    const account = await learnLists(target, known, send);
    const { url, pid } = target.shop;
    const exported = await send({ caller: 'seller', method: 'GET', path: `/api/base-accounts/${account}/export/` });
    const files = await largestFiles(account, exported.bytes);
    const making = { document: target.document, known, chanceOf: (index: number) => run.chance(1, index) };
    // Calls that make objects come first, so that others find some.
    const groups: (readonly Plan[])[] = [
      files.map((file) => () => file),
      largestBodies(making, ['POST']),
      largestBodies(making, ['PUT', 'PATCH', 'DELETE']),
      largestQueries(making),
    ];
    // The other starts are for the calls of the sweep.
    const carts = target.aimed.selections.slice(0, 8).map((body) => ({ address: `${url}/api/cart/`, body }));
    const list = { address: `${url}/api/webstores/experiences/?page_size=20` };
    const client = openSecondClient(carts.flatMap((cart) => [list, cart]));
    await pause(5_000);
    await client.longestWait();
    const idle = memoryOf(pid);
    const waits: { name: string; wait: number; status: number; ms: number }[] = [];
    const refused: string[] = [];
    const peak = { memory: idle };
    const play = async (heavy: Heavy, name = heavy.name) => {
      const answer = await send(heavy);
      await pause(250);
      waits.push({ name, wait: await client.longestWait(), status: answer.status, ms: answer.ms });
      peak.memory = Math.max(peak.memory, memoryOf(pid));
      return answer;
    };
    // CI looks at some of the calls, spread over all of them.
    const step = run.size === 'small' ? 20 : 1;
    for (const group of groups) {
      await learnLists(target, known, send);
      for (const plan of group.filter((_, index) => index % step === 0)) {
        const { heavy, answer } = await playLawful(plan, play);
        const isAccepted = answer.status < 300;
        if (!isAccepted && isReachable(heavy.name))
          refused.push(`${answer.status}: ${heavy.name} ${JSON.stringify(answer.body)}`);
        if (!isAccepted) continue;
        if (heavy.learn) known.learn(heavy.learn, answer.body);
        else if (heavy.path.endsWith('/imports/')) refused.push(...(await applyPlan(heavy, answer.body, play)));
      }
    }
    await client.stop();
    await pause(60_000);
    const after = memoryOf(pid);
    await target.stop();

    const sorted = waits.toSorted((a, b) => b.wait - a.wait);
    for (const it of sorted.slice(0, 12))
      console.log(`  ${Math.round(it.wait)} ms while ${it.name} (${it.status} in ${Math.round(it.ms)} ms)`);
    const most = mostWait[run.size];
    const late = sorted.filter((it) => it.wait > most).map((it) => `${Math.round(it.wait)} ms: ${it.name}`);
    run.never(`requests that keep others waiting over ${most} ms`, late, waits.length);
    const failed = waits.filter((it) => it.status >= 500).map((it) => `${it.status}: ${it.name}`);
    run.never('answers 5xx', failed, waits.length);
    // The few calls of CI find few objects, and begin with an engine that has not been warm.
    run.never('calls that no body, and no object, got in', refused, waits.length, { isTimed: true });
    run.atMost('memory above idle, at the most', peak.memory - idle, MOST_MEMORY, 'MB', { isTimed: true });
    run.atMost('memory above idle, a minute after', after - idle, MOST_MEMORY / 2, 'MB', { isTimed: true });
  },
};

/** Plays a call until a body is accepted: with plain values for fields that the engine refuses, then with other objects. */
async function playLawful(plan: Plan, play: Play): Promise<{ heavy: Heavy; answer: Answer }> {
  for (let attempt = 0; ; attempt += 1) {
    let heavy = plan(attempt);
    let answer = await play(heavy);
    for (let mends = 0; [400, 409].includes(answer.status) && mends < MOST_MENDS; mends += 1) {
      const body = mended(heavy, answer.body);
      if (body === null) break;
      heavy = { ...heavy, body };
      answer = await play(heavy, `${heavy.name}, mended`);
    }
    if (answer.status < 300 || attempt === MOST_ATTEMPTS || !isReachable(heavy.name)) return { heavy, answer };
  }
}

type Play = (heavy: Heavy, name?: string) => Promise<Answer>;

/** Applies an import that was planned, and undoes it. @returns what was refused of it */
async function applyPlan(file: Heavy, plan: unknown, play: Play): Promise<string[]> {
  const { id } = plan as { id: string };
  const refused: string[] = [];
  for (const act of ['apply', 'undo']) {
    const name = `${file.name}: ${act}`;
    const { status, body } = await play({ ...file, name, path: `${file.path}${id}/${act}/`, body: '{}' });
    if (status >= 300) refused.push(`${status}: ${name} ${JSON.stringify(body)}`);
  }
  return refused;
}

/** Learns the objects that the seller has. @returns the account */
async function learnLists({ document }: Target, known: Known, send: Send): Promise<number> {
  const lists = callsOf(document).filter(({ method, path }) => method === 'GET' && /^\/api\/[\w-]+\/$/.test(path));
  for (const { path } of lists) {
    const { status, body } = await send({ caller: 'seller', method: 'GET', path: `${path}?page_size=50` });
    if (status === 200) known.learn(path, body);
  }
  const { body } = await send({ caller: 'seller', method: 'GET', path: '/api/base-accounts/' });
  return (body as { results: [{ id: number }] }).results[0].id;
}

type Send = (heavy: Pick<Heavy, 'caller' | 'method' | 'path' | 'body'>) => Promise<Answer>;

interface Answer {
  readonly status: number;
  readonly ms: number;
  readonly bytes: ArrayBuffer;
  readonly body: unknown;
}

/** The seller is the owner of the demo account: it has something of each kind. */
function senderTo(target: Target): Send {
  const owner = { token: '', until: 0 };
  const tokenOf = async (caller: CallerName) => {
    if (caller !== 'seller') return target.tokenOf(caller);
    if (owner.until > Date.now()) return owner.token;
    const signedIn = await fetch(`${target.shop.url}/api/jwt/create/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: DEMO_USER.email, password: DEMO_USER.password }),
    });
    const { access } = (await signedIn.json()) as { access: string };
    Object.assign(owner, { token: access, until: Date.now() + 200_000 });
    return access;
  };
  return async ({ caller, method, path, body }) => {
    const token = await tokenOf(caller);
    const began = performance.now();
    const answer = await fetch(target.shop.url + path, {
      method,
      headers: {
        ...(typeof body === 'string' && { 'content-type': 'application/json' }),
        ...(token !== null && { authorization: `Bearer ${token}` }),
        'x-forwarded-for': `10.${Math.floor(began) % 250}.1.1`,
      },
      ...(body !== undefined && { body }),
    });
    const bytes = await answer.arrayBuffer();
    const ms = performance.now() - began;
    const isJson = answer.headers.get('content-type')?.includes('json') ?? false;
    const text = new TextDecoder().decode(bytes);
    return { status: answer.status, ms, bytes, body: isJson && text ? (JSON.parse(text) as unknown) : null };
  };
}
