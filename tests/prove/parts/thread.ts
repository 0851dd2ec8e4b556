import { readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import sharp from 'sharp';
import { importLimits } from '#domain/contract/office/imports.ts';
import { needsToken } from '#engine/schema/described.ts';
import { memoryOf } from '#tests/bench/engine/process.ts';
import { type Call, callsOf } from '#tests/fuzz/document.ts';
import type { CallerName } from '#tests/fuzz/generate.ts';
import { createKnown, type Known } from '#tests/fuzz/known.ts';
import { openTarget, type Target } from '#tests/fuzz/target.ts';
import { root } from '#tests/support/root.ts';
import type { Part, Run } from '../part.ts';
import { largestBody } from '../support/largest.ts';
import { openSecondClient } from '../support/second-client.ts';

/** Milliseconds for which a request may keep others waiting. */
const MOST_WAIT = 200;
/** Megabytes above idle, at the most. */
const MOST_MEMORY = 150;

interface Request {
  readonly name: string;
  readonly caller: CallerName;
  readonly method: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | FormData;
  /** The call's path with its braces, from whose answer more objects are known; left out for a form. */
  readonly learn?: string;
}

/** Makes a request when its turn comes, with the objects that are known by then. */
type Plan = () => Request;

export const part: Part = {
  title: 'Does any request keep others waiting, or the engine large, with the largest body that its call allows?',
  controls: [],
  async run(run) {
    const target = await openTarget('sqlite', createKnown(), 'desk');
    // A seller's calls are let in only with the seller's own objects.
    const known = createKnown();
    await learnLists(target, known);
    const { url, pid } = target.shop;
    const client = openSecondClient(`${url}/api/webstores/experiences/?page_size=20`);
    await pause(5_000);
    await client.longestWait();
    const idle = memoryOf(pid);
    const waits: { name: string; wait: number; status: number; ms: number }[] = [];
    const peak = { memory: idle };
    const forms = await largestForms(target);
    const all: Plan[] = [
      ...forms.map((form) => () => form),
      ...largestBodies(target, known, run),
      ...largestQueries(target, known, run),
    ];
    // CI looks at some of the calls, spread over all of them.
    const step = run.size === 'small' ? Math.floor(all.length / 20) : 1;
    for (const plan of all.filter((_, index) => index % step === 0)) {
      const request = plan();
      const { status, ms, body } = await send(target, request);
      if (status < 300 && request.learn) known.learn(request.learn, body);
      await pause(250);
      waits.push({ name: request.name, wait: await client.longestWait(), status, ms });
      peak.memory = Math.max(peak.memory, memoryOf(pid));
    }
    await client.stop();
    await pause(60_000);
    const after = memoryOf(pid);
    await target.stop();

    const sorted = waits.toSorted((a, b) => b.wait - a.wait);
    for (const it of sorted.slice(0, 12))
      console.log(`  ${Math.round(it.wait)} ms while ${it.name} (${it.status} in ${Math.round(it.ms)} ms)`);
    const late = sorted.filter((it) => it.wait > MOST_WAIT).map((it) => `${Math.round(it.wait)} ms: ${it.name}`);
    run.never(`requests that keep others waiting over ${MOST_WAIT} ms`, late, waits.length, { isTimed: true });
    const accepted = waits.filter((it) => it.status < 300).length;
    console.log(`  ${accepted} of ${waits.length} calls were accepted`);
    const failed = waits.filter((it) => it.status >= 500 && it.status !== 503).map((it) => `${it.status}: ${it.name}`);
    run.never('answers 5xx', failed, waits.length);
    run.atMost('memory above idle, at the most', peak.memory - idle, MOST_MEMORY, 'MB');
    run.atMost('memory above idle, a minute after', after - idle, MOST_MEMORY / 2, 'MB');
  },
};

/** Calls with a body: those that make objects come first, so that others find some. */
function largestBodies({ document }: Target, known: Known, run: Run): Plan[] {
  const calls = callsOf(document).filter(({ requestBody }) => requestBody?.content['application/json']);
  const isLater = ({ method }: Call) => Number(method !== 'POST');
  return calls
    .toSorted((a, b) => isLater(a) - isLater(b))
    .map((call, index) => () => ({
      name: nameOf(call),
      caller: callerOf(call),
      method: call.method,
      path: pathOf(call, known, run, index),
      body: largestBody(call, { known, document, chance: run.chance(1, index) }) ?? '{}',
      learn: call.path,
    }));
}

/** Lists with their largest pages and each of their orders, and texts to search for that match nearly everything. */
function largestQueries({ document }: Target, known: Known, run: Run): Plan[] {
  const reads = callsOf(document).filter(({ method }) => method === 'GET');
  return reads.flatMap((call, index): Plan[] => {
    const queries = (call.parameters ?? []).flatMap(({ in: where, name, schema }) => {
      if (where !== 'query') return [];
      if (name === 'ordering') return ((schema['enum'] ?? []) as string[]).map((it) => `page_size=100&ordering=${it}`);
      if (/search|^q$/.test(name)) return [`${name}=a`, `${name}=${'ab%20'.repeat(40)}`];
      if (name === 'date_from') return ['date_from=2026-01-01&date_to=2030-12-31&page_size=100'];
      return [];
    });
    return ['page_size=100', ...queries].map((query) => () => ({
      name: `${nameOf(call)}?${query.slice(0, 60)}`,
      caller: callerOf(call),
      method: 'GET',
      path: `${pathOf(call, known, run, index)}?${query}`,
    }));
  });
}

/** Learns the objects that the seller has. */
async function learnLists(target: Target, known: Known): Promise<void> {
  const lists = callsOf(target.document).filter(
    ({ method, path }) => method === 'GET' && /^\/api\/[\w-]+\/$/.test(path),
  );
  for (const call of lists) {
    const { status, body } = await send(target, { name: '', caller: 'seller', method: 'GET', path: call.path });
    if (status === 200) known.learn(call.path, body);
  }
}

/** The largest files that a seller may upload. */
async function largestForms({ aimed }: Target): Promise<Request[]> {
  const file = (bytes: Uint8Array<ArrayBuffer>, name: string, type: string): FormData => {
    const form = new FormData();
    form.set('file', new Blob([bytes], { type }), name);
    return form;
  };
  const [account = 0] = aimed.accounts;
  const imports = `/api/base-accounts/${account}/imports/`;
  const table = await largestTable();
  const document = await largestDocument();
  const noise = await sharp({
    create: { width: 4_000, height: 3_000, channels: 3, noise: { type: 'gaussian', mean: 128, sigma: 40 } },
  } as never)
    .jpeg({ quality: 70 })
    .toBuffer();
  const post = (name: string, path: string, body: FormData): Request => ({
    name,
    caller: 'seller',
    method: 'POST',
    path,
    body,
  });
  return [
    post('a table of tours', imports, file(table, 'tours.csv', 'text/csv')),
    post('a document of 300 tours', imports, file(document, 'store.json', 'application/json')),
    post('a picture', '/api/filer-images/', file(new Uint8Array(noise), 'noise.jpg', 'image/jpeg')),
  ];
}

async function largestTable(): Promise<Uint8Array<ArrayBuffer>> {
  const head = 'Title;Price;Places;Start times;From;To;Weekdays;Duration;Meeting point;Description';
  const cells = ['25,50 €', '12', '9:00 | 15:00', '2027-04-01', '31.10.2027', 'Mo | Tu | 5', '2:30', 'The gate'];
  const rows = Array.from(
    { length: importLimits.mostTours },
    (_, n) => `Tour ${n};${cells.join(';')};"${'A **long** day. '.repeat(400)}"`,
  );
  return new TextEncoder().encode([head, ...rows].join('\n').slice(0, importLimits.mostTable));
}

/** The demo store with as many tours as an import may have, each with long texts. */
async function largestDocument(): Promise<Uint8Array<ArrayBuffer>> {
  const demo = JSON.parse(await readFile(`${root}engine/demo/store/store.json`, 'utf8')) as Record<
    string,
    { id: number }[]
  >;
  const tours = demo['experiences'] ?? [];
  const experiences = Array.from({ length: importLimits.mostTours }, (_, n) => ({
    ...tours[n % tours.length],
    id: 10_000 + n,
    slug: `tour-${n}`,
    description: 'A **long** day. '.repeat(600),
  }));
  return new TextEncoder().encode(JSON.stringify({ ...demo, experiences }).slice(0, importLimits.mostText));
}

const nameOf = ({ method, path }: Call) => `${method} ${path}`;
const callerOf = ({ security, path }: Call): CallerName =>
  path.startsWith('/api/desk/') ? 'device' : needsToken(security) ? 'seller' : 'anonymous';

function pathOf({ path }: Call, known: Known, run: Run, index: number): string {
  const ids = known.idsFor(path, run.chance(2, index));
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(ids[name] ?? '1'));
}

async function send(target: Target, { caller, method, path, body, headers }: Request) {
  const token = await target.tokenOf(caller);
  const began = performance.now();
  const answer = await fetch(target.shop.url + path, {
    method,
    headers: {
      ...(typeof body === 'string' && { 'content-type': 'application/json' }),
      ...(token !== null && { authorization: `Bearer ${token}` }),
      'x-forwarded-for': `10.${Math.floor(began) % 250}.1.1`,
      ...headers,
    },
    ...(body !== undefined && { body }),
  });
  const text = await answer.text();
  const isJson = answer.headers.get('content-type')?.includes('json') ?? false;
  const ms = performance.now() - began;
  return { status: answer.status, ms, body: isJson && text ? (JSON.parse(text) as unknown) : null };
}
