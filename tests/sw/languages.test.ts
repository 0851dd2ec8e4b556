import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { inTime } from '../../sw/cached-response.ts';
import { anEngine, type Engine } from '../support/engine/engine.ts';
import { aBuild, aWorker } from '../support/page/worker.ts';

let engine: Engine;
beforeAll(async () => {
  engine = await anEngine();
});
afterAll(() => engine.stop());

/** A visitor has opened a page in English and continues in Croatian, which is another build. */
async function aWorkerOnceLeft() {
  const it = aWorker(engine, { build: aBuild('english') });
  await it.worker.install();
  await it.worker.activate();
  await it.visit('/experiences/walk');
  await it.settled();
  it.network.build = 'croatian';
  const chosen = await (await it.visit('/experiences/walk?language=hr'))?.text();
  await it.settled();
  return { ...it, chosen };
}

describe('languages: a worker whose language the visitor leaves', () => {
  it('shows what the engine says, and looks for the worker of the other language', async () => {
    const { chosen, counts } = await aWorkerOnceLeft();

    expect(chosen).toBe('<html>/experiences/walk?language=hr of croatian');
    expect(counts).toEqual({ outdated: 1, left: 1 });
  });

  it('asks the engine from then on, for what it has seen, for what it has not, and for private pages', async () => {
    const { visit } = await aWorkerOnceLeft();

    for (const path of ['/experiences/walk', '/', '/bookings/checkout-editor?step=1'])
      expect(await (await visit(path))?.text()).toBe(`<html>${path} of croatian`);
  });

  it('shows its own shell without a network, until the other worker is there', async () => {
    const { visit, network } = await aWorkerOnceLeft();
    network.state = 'down';

    for (const path of ['/', '/bookings/overview', '/experiences/walk?language=de'])
      expect(await (await visit(path))?.text()).toBe('<html>/shell of english');
  });

  it('is followed at once by the other one, which is not so where nothing was left', async () => {
    const { caches } = await aWorkerOnceLeft();
    const other = aWorker(engine, { build: aBuild('croatian'), caches });
    other.network.build = 'croatian';

    expect(await other.worker.install()).toBe(true);
    await other.worker.activate();
    const newer = aWorker(engine, { build: aBuild('croatian two'), caches });
    newer.network.build = 'croatian two';
    expect(await newer.worker.install()).toBe(false);
  });

  it('[W1a, W9] is followed by one that knows all tours in its own language, also if nothing answers from then on', async () => {
    const { caches, device, worker } = await aWorkerOnceLeft();
    await worker.run({ kind: 'gather' });
    const other = aWorker(engine, { build: aBuild('croatian'), caches, device });
    other.network.build = 'croatian';
    await other.worker.install();
    await other.worker.activate();
    other.network.state = 'hang';

    const answer = await inTime(other.get('/api/webstores/experiences/boat/?language=hr'), 1_000);

    expect(await answer?.json()).toMatchObject({ slug: 'boat' });
  });

  it.each(['down', 'hang'] as const)('is followed by the other one also without a catalogue: %s', async (state) => {
    const { caches } = await aWorkerOnceLeft();
    const other = aWorker(engine, { build: aBuild('croatian'), caches });
    other.network.build = 'croatian';
    other.network.fails = state === 'down' ? /^\/api/ : null;
    other.network.hangs = state === 'hang' ? /^\/api/ : null;
    vi.useFakeTimers({ toFake: ['setTimeout'] });

    const installing = other.worker.install();
    await vi.advanceTimersByTimeAsync(3_100);

    expect(await installing).toBe(true);
    vi.useRealTimers();
  });

  it.each(['/experiences/walk', '/orders/editor/1'])(
    'learns of a choice that was made before it was there, from the page that it takes over: %s',
    async (address) => {
      const { worker, network, visit, counts, settled } = aWorker(engine, { build: aBuild('english') });
      await worker.install();
      network.build = 'croatian';
      await worker.activate();
      await worker.run({ kind: 'keep', address });
      await settled();

      expect(counts).toEqual({ outdated: 1, left: 1 });
      expect(await (await visit('/bookings/overview'))?.text()).toBe('<html>/bookings/overview of croatian');
    },
  );

  it('stays in charge where the other build is a newer one of its own language', async () => {
    const { worker, network, visit, counts } = aWorker(engine, { build: aBuild('english') });
    await worker.install();
    network.build = 'english two';
    await worker.run({ kind: 'keep', address: '/experiences/walk' });

    expect(counts).toEqual({ outdated: 1, left: 0 });
    expect(await (await visit('/bookings/overview'))?.text()).toBe('<html>/shell of english');
  });

  it('is itself again when the visitor comes back before that', async () => {
    const { visit, network, settled } = await aWorkerOnceLeft();
    network.build = 'english';
    await visit('/?language=en');
    await settled();
    network.state = 'down';

    expect(await (await visit('/bookings/overview'))?.text()).toBe('<html>/shell of english');
    network.state = 'up';
    await visit('/experiences/walk');
    await settled();
    network.state = 'down';
    expect(await (await visit('/experiences/walk'))?.text()).toBe('<html>/experiences/walk of english');
  });

  it.each(['/?language=de', '/', '/bookings/overview'])(
    '[S10] shows its own shell where nothing has answered for three seconds: %s',
    async (path) => {
      const { visit, network } = await aWorkerOnceLeft();
      vi.useFakeTimers();
      network.delay = 60_000;
      let shown = '';
      const visiting = visit(path).then(async (it) => (shown = (await it?.text()) ?? ''));

      await vi.advanceTimersByTimeAsync(2_500);
      expect(shown).toBe('');
      await vi.advanceTimersByTimeAsync(600);
      await visiting;
      expect(shown).toBe('<html>/shell of english');
      vi.useRealTimers();
    },
  );

  it.each(['down', 'portal'] as const)('stays as it is where the language cannot be had: %s', async (state) => {
    const it = aWorker(engine, { build: aBuild('english') });
    await it.worker.install();
    it.network.state = state;

    expect(await (await it.visit('/?language=hr'))?.text()).toBe('<html>/shell of english');
    expect(await it.caches.paths('landfall-shell-english')).toEqual(['/shell']);
  });
});
