import { brotliDecompressSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readExperience } from '#domain/contract/webstore.ts';
import { createAnswers } from '#engine/app.ts';
import { MOST_BYTES } from '#engine/http/response-cache.ts';
import { touchExperiences } from '#engine/places/version.ts';
import { anEngine, type Engine, ORIGIN } from '../../support/engine/engine.ts';

let engine: Engine;
let answer: ReturnType<typeof createAnswers>;
beforeEach(async () => {
  engine = await anEngine();
  answer = createAnswers(engine.context);
});
afterEach(() => engine.stop());

const LISTING = '/api/webstores/experiences/?page_size=2';
const requests = (path = LISTING, headers: Record<string, string> = {}, method = 'GET') =>
  answer(new Request(ORIGIN + path, { method, headers }), new URL(path, ORIGIN));
/** Whether an answer is ready: a ready answer is returned at once, without a promise. */
const isReady = (path?: string, headers?: Record<string, string>, method?: string) =>
  !(requests(path, headers, method) instanceof Promise);
const whole = async (received: ReturnType<typeof requests>) => {
  const response = (await received) as Response;
  const bytes = Buffer.from(await response.arrayBuffer());
  return { status: response.status, headers: Object.fromEntries(response.headers), bytes };
};

/** Whether this engine is the only writer. With other writers nothing is ready, because only a query shows whether something has changed. */
const isOnlyWriter = () => engine.database.writes !== null;

describe('an answer of the catalogue that was given before', () => {
  it('[A11] goes out again as it was', async () => {
    const first = await whole(requests());

    expect(isReady()).toBe(isOnlyWriter());
    expect(await whole(requests())).toEqual(first);
    expect(first).toMatchObject({ status: 200, headers: { allow: 'GET, HEAD, OPTIONS', 'cache-control': 'no-cache' } });
  });

  it('[A11] goes out packed to who takes it so, and plain to who does not', async () => {
    const packing = { 'accept-encoding': 'gzip, br' };
    const plain = await whole(requests());
    const first = await whole(requests(LISTING, packing));

    expect(isReady(LISTING, packing)).toBe(isOnlyWriter());
    const packed = await whole(requests(LISTING, packing));
    expect(packed).toEqual(first);
    expect(packed.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(packed.bytes)).toEqual(plain.bytes);
    expect(await whole(requests())).toEqual(plain);
  });

  it('[A11] is 304 to who has it, and whole to who has another', async () => {
    const { headers } = await whole(requests());
    const mine = { 'if-none-match': headers['etag'] ?? '' };
    await requests(LISTING, mine);

    expect(isReady(LISTING, mine)).toBe(isOnlyWriter());
    expect(await whole(requests(LISTING, mine))).toMatchObject({ status: 304, bytes: Buffer.alloc(0) });
    expect(await whole(requests(LISTING, { 'if-none-match': '"other"' }))).toMatchObject({ status: 200 });
  });

  it('[A17] is made anew once anything was written', async () => {
    const { body } = await engine.call(readExperience, { id: 'walk' });
    const before = await whole(requests());
    await engine.database.write(async (tx) => {
      await tx.updateTable('experiences').set({ title: 'Another walk' }).where('slug', '=', 'walk').execute();
      await touchExperiences(tx, [body.id]);
    });

    expect(isReady()).toBe(false);
    const after = await whole(requests());
    expect(after.bytes.toString()).toContain('Another walk');
    expect(after.headers['etag']).not.toBe(before.headers['etag']);
  });

  it('[L13] is made anew on another day', async () => {
    const before = await whole(requests());
    engine.clock.now = engine.clock.now.add({ hours: 24 });

    expect(isReady()).toBe(false);
    expect((await whole(requests())).headers['etag']).not.toBe(before.headers['etag']);
  });

  it('is forgotten before all of them take more room than a few megabytes', async () => {
    const large = (n: number) => `/api/webstores/experiences/?detail=full&n=${n}`;
    const { bytes } = await whole(requests(large(0)));
    const enough = Math.ceil(MOST_BYTES / bytes.length) + 1;
    for (let n = 1; n < enough; n++) await requests(large(n));

    expect(isReady(large(0))).toBe(false);
    expect(isReady(large(enough - 1))).toBe(isOnlyWriter());
  });

  it('is that of its address and method alone', async () => {
    await requests();

    expect(isReady(`${LISTING}&page=2`)).toBe(false);
    expect(isReady(LISTING, {}, 'HEAD')).toBe(false);
    expect(isReady(LISTING, {}, 'DELETE')).toBe(false);
  });

  it('is none where it was refused', async () => {
    const none = '/api/webstores/experiences/?page=99';
    expect((await whole(requests(none))).status).toBe(404);

    expect(isReady(none)).toBe(false);
  });
});
