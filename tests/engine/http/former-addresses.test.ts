import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createDocuments } from '#engine/http/documents/documents.ts';
import { anEngine, type Engine, ORIGIN } from '#tests/support/engine/engine.ts';
import { anAccount, aSeller, type Seller } from '#tests/support/engine/sellers.ts';
import { sourceBuild } from '#tests/support/engine/source-build.ts';

let engine: Engine;
let owner: Seller;
beforeEach(async () => {
  engine = await anEngine();
  owner = await aSeller(engine, { 1: 'owner' });
});
afterEach(() => engine.stop());

/** The walk of the small store. */
const WALK = 1;
const rename = (slug: string, id: unknown = WALK) => owner.send('PATCH', `/api/experiences/${String(id)}/`, { slug });
const add = (fields: object) => owner.send('POST', '/api/experiences/', { title: 'Walk', ...fields });
const remove = (id: unknown) => owner.send('DELETE', `/api/experiences/${String(id)}/`);

async function visit(path: string) {
  const documents = createDocuments(engine.context, engine.app, async () => sourceBuild());
  const response = await documents(new Request(ORIGIN + path));
  return `${response?.status} ${response?.headers.get('location') ?? ''}`.trim();
}

describe('the address of a tour that was changed', () => {
  it('[E1a] leads to the new one for good, in one step after several changes', async () => {
    await rename('stroll');
    await rename('promenade');

    expect(await visit('/experiences/walk')).toBe('301 /experiences/promenade');
    expect(await visit('/experiences/stroll?utm_source=letter')).toBe('301 /experiences/promenade?utm_source=letter');
    expect(await visit('/experiences/promenade')).toBe('200');
    expect(await visit('/experiences/1')).toBe('200');
  });

  it('[E1a] leads there for clients of the API too, and the tour names it', async () => {
    await rename('stroll');
    const { status, body } = await engine.send('GET', '/api/webstores/experiences/walk/');

    expect([status, body['slug'], body['former_slugs']]).toEqual([200, 'stroll', ['walk']]);
  });

  it('[E1a] may be given back, and then nothing leads away from it', async () => {
    await rename('stroll');
    await rename('walk');

    expect(await visit('/experiences/walk')).toBe('200');
    expect(await visit('/experiences/stroll')).toBe('301 /experiences/walk');
  });

  it('[E1a] is found in capitals', async () => {
    expect(await visit('/experiences/WALK')).toBe('301 /experiences/walk');
  });

  it('[E1a] is never that of another tour, neither by name nor by title', async () => {
    await rename('stroll');
    const { id } = (await add({})).body as { id: number };

    expect((await rename('walk', id)).status).toBe(400);
    expect((await add({ slug: 'walk' })).body).toEqual({
      slug: ['Another tour had this address before. Choose another one.'],
    });
    expect((await owner.send('GET', `/api/experiences/${id}/`)).body).toMatchObject({ slug: 'walk-2' });
  });
});

describe('the address of a tour that was deleted', () => {
  it('[E1a] is never given to another tour by its title, but its account may name it', async () => {
    const { id } = (await add({ title: 'Dive', status: 'archived' })).body as { id: number };
    await remove(id);
    const others = await aSeller(engine, { [await anAccount(engine, 'Others')]: 'owner' });

    expect((await add({ title: 'Dive' })).body).toMatchObject({ slug: 'dive-2' });
    expect((await others.send('POST', '/api/experiences/', { title: 'Dive', slug: 'dive' })).status).toBe(400);
    expect((await add({ title: 'Dive', slug: 'dive' })).status).toBe(201);
  });

  it('[E1a] is free again where visitors cannot have seen it', async () => {
    const { id } = (await add({ title: 'Dive' })).body as { id: number };
    await remove(id);

    expect((await add({ title: 'Dive' })).body).toMatchObject({ slug: 'dive' });
  });
});
