import { readFile } from 'node:fs/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createCart } from '#domain/contract/cart.ts';
import { createHealth } from '#engine/http/health.ts';
import { ResponseCache } from '#engine/http/response-cache.ts';
import { enqueueJob } from '#engine/jobs/queue.ts';
import { openMetrics } from '#engine/operate/metrics.ts';
import { anEngine, type Engine } from '#tests/support/engine/engine.ts';
import { runJobs } from '#tests/support/engine/jobs.ts';
import { aBuyer, ana } from '#tests/support/payments/buying.ts';
import { root } from '#tests/support/root.ts';

let engine: Engine;
let metrics: Awaited<ReturnType<typeof openMetrics>>;
let isEnding: boolean;
beforeEach(async () => {
  isEnding = false;
  engine = await anEngine();
  const health = createHealth(engine.database, () => isEnding);
  metrics = await openMetrics({ context: engine.context, responses: new ResponseCache(), health, port: 0 });
});
afterEach(async () => {
  await metrics.close();
  await engine.stop();
});

const read = async (path = '/metrics') => {
  const response = await fetch(metrics.address + path);
  return { status: response.status, text: await response.text() };
};

describe('the metrics', () => {
  it('[A46] have the times of answers by route, places, jobs and emails, and nobody’s name', async () => {
    const buyer = await aBuyer(engine);
    const cart = await buyer.cartOf(buyer.selection());
    const runAt = engine.clock.now.add({ minutes: 2 });
    await engine.database.write((tx) => enqueueJob(tx, 'note', 'now'));
    await engine.database.write((tx) => enqueueJob(tx, 'note', 'later', { runAt }));

    const { status, text } = await read();

    expect(status).toBe(200);
    expect(text).toContain('landfall_answer_seconds_count{route="/api/cart/",method="POST",status="201"} 1');
    expect(text).toMatch(/landfall_held_places [1-9]/);
    expect(text).toContain('landfall_jobs{kind="note",state="due"} 1');
    expect(text).toContain('landfall_jobs{kind="note",state="later"} 1');
    expect(text).toContain('landfall_database_up 1');
    expect(text).toMatch(/landfall_emails_waiting \d/);
    for (const secret of [cart.id, ana.email, ana.last_name]) expect(text).not.toContain(secret);
  });

  it('[A46] have the times of jobs by kind and outcome', async () => {
    const buyer = await aBuyer(engine);
    await buyer.order(await buyer.cartOf(buyer.selection()));
    buyer.later({ hours: 1 });
    await runJobs(engine.context, ['close-session']);

    expect((await read()).text).toMatch(/landfall_job_seconds_count\{kind="close-session",outcome="\w+"\} \d/);
  });

  it('[A46] answer while the database does not', async () => {
    engine.database.read = () => Promise.reject(new Error('away'));

    const { status, text } = await read();

    expect([status, text]).toEqual([200, expect.stringContaining('landfall_database_up 0')]);
  });

  it('[A46] are those that the alerts and the dashboard name', async () => {
    const { text } = await read();
    const files = ['alerts.yml', 'dashboard.json'].map((it) => readFile(`${root}docs/deploy/prometheus/${it}`, 'utf8'));
    const named = (await Promise.all(files)).flatMap((it) => it.match(/\b(landfall|nodejs|process)_\w+/g) ?? []);

    const plain = new Set(named.map((it) => it.replace(/_(bucket|count|sum)$/, '')));
    expect(plain.size).toBeGreaterThan(8);
    expect([...plain].filter((it) => !text.includes(`# TYPE ${it} `))).toEqual([]);
  });
});

it('[A46] each alert names a part of the manual', async () => {
  const alerts = await readFile(`${root}docs/deploy/prometheus/alerts.yml`, 'utf8');
  const manual = await readFile(`${root}docs/operations.md`, 'utf8');
  const parts = new Set(
    manual.split('\n').flatMap((it) => (/^#+ (.+)$/.exec(it)?.[1] ?? []).toString().toLowerCase().replaceAll(' ', '-')),
  );

  const named = [...alerts.matchAll(/docs\/operations\.md#([\w-]+)/g)].map(([, part = '']) => part);
  expect(named.length).toBeGreaterThan(4);
  expect(named.filter((it) => !parts.has(it))).toEqual([]);
});

describe('health', () => {
  it('[A46] says that the process answers, and whether it takes writes', async () => {
    expect(await read('/healthz')).toEqual({ status: 200, text: 'ok\n' });
    expect(await read('/readyz')).toEqual({ status: 200, text: 'ok\n' });
    expect((await read('/other')).status).toBe(404);

    isEnding = true;
    expect(await read('/healthz')).toEqual({ status: 200, text: 'ok\n' });
    expect(await read('/readyz')).toEqual({ status: 503, text: 'it is ending\n' });
  });

  it('[A46] is not ready while the database takes no writes', async () => {
    engine.database.write = () => Promise.reject(new Error('the disk is full'));

    expect(await read('/readyz')).toEqual({ status: 503, text: 'the disk is full\n' });
  });
});

it('[A46] a route is reported by its path, never by the ids in it', async () => {
  const buyer = await aBuyer(engine);
  const cart = await buyer.cartOf(buyer.selection());
  await engine.send('GET', `/api/cart/${cart.id}/`);
  await engine.call(createCart, {}, { body: buyer.selection() });

  const { text } = await read();

  expect(text).toContain('route="/api/cart/{id}/",method="GET",status="200"');
});
