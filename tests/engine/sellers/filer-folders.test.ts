import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Answered, anEngine, type Engine } from '../../support/engine/engine.ts';
import { aSeller, type Seller } from '../../support/engine/sellers.ts';
import { aForm, aSheet } from '../../support/stores/picture-files.ts';

let engine: Engine;
let owner: Seller;
beforeEach(async () => {
  engine = await anEngine();
  owner = await aSeller(engine, { 1: 'owner' });
});
afterEach(() => engine.stop());

const create = async (name: string, parent: number | null = null): Promise<number> =>
  Number((await owner.send('POST', '/api/filer-folders/', { name, parent })).body['id']);
const move = async (id: number, to: number | null): Promise<Answered<never>> =>
  owner.send('PATCH', `/api/filer-folders/${id}/`, { parent: to });
const isTaken = { name: ['There is a folder of this name already. Choose another one.'] };

describe('folders', () => {
  it('[A20b] of one name stand in different places, whatever its case', async () => {
    const summer = await create('Summer');
    const inner = await create('Café', summer);

    const again = await owner.send('POST', '/api/filer-folders/', { name: ' SUMMER ' });
    const composed = await owner.send('POST', '/api/filer-folders/', { name: 'cafe\u0301', parent: summer });
    const elsewhere = await owner.send('POST', '/api/filer-folders/', { name: 'Summer', parent: summer });
    const itself = await owner.send('PATCH', `/api/filer-folders/${inner}/`, { name: 'café' });

    expect([again.status, again.body, composed.body]).toEqual([400, isTaken, isTaken]);
    expect([elsewhere.status, itself.status]).toEqual([201, 200]);
    expect((await move(Number(elsewhere.body['id']), null)).body).toEqual(isTaken);
  });

  it('[A20b] move with all that stands in them, and never into themselves', async () => {
    const [a, other] = [await create('A'), await create('Other')];
    const b = await create('B', a);
    const c = await create('C', b);

    expect((await move(a, c)).body).toEqual({ parent: ['A folder may not stand in itself.'] });
    expect((await move(a, a)).body).toEqual({ parent: ['A folder may not stand in itself.'] });
    expect(await move(b, other)).toMatchObject({ status: 200, body: { parent: other } });
    expect((await owner.send('GET', `/api/filer-folders/?parent=${b}`)).body).toMatchObject({ results: [{ id: c }] });
  });

  it('[A20b] never stand in each other, though both move at once', async () => {
    for (let round = 0; round < 5; round++) {
      const [a, b] = [await create(`A${round}`), await create(`B${round}`)];

      const answers = await Promise.all([move(a, b), move(b, a)]);

      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400]);
    }
  });

  it('[A20b] are twenty deep at the most, counting those that come along', async () => {
    let deepest: number | null = null;
    for (let depth = 1; depth <= 19; depth++) deepest = await create(`${depth}`, deepest);
    const pair = await create('Pair');
    await create('Inner', pair);

    expect((await move(pair, deepest)).body).toEqual({ parent: ['Ensure that folders are at most 20 deep.'] });
    expect((await owner.send('POST', '/api/filer-folders/', { name: 'Last', parent: deepest })).status).toBe(201);
  });

  it('[A20b] go or are filled, where both are asked for at once', async () => {
    for (let round = 0; round < 5; round++) {
      const folder = await create(`Round ${round}`);
      const form = aForm(await aSheet(320, 200).png().toBuffer(), { folder });

      const [filled, gone] = await Promise.all([
        owner.send('POST', '/api/filer-images/', form),
        owner.send('DELETE', `/api/filer-folders/${folder}/`),
      ]);

      expect([
        [201, 409],
        [400, 204],
        [409, 204],
      ]).toContainEqual([filled.status, gone.status]);
    }
  });

  it('[A20b] go when they are empty', async () => {
    const summer = await create('Summer');
    const inner = await create('Inner', summer);
    const form = aForm(await aSheet(320, 200).png().toBuffer(), { folder: inner, name: 'Boats' });
    const { body } = await owner.send('POST', '/api/filer-images/', form);
    const remove = (id: number) => owner.send('DELETE', `/api/filer-folders/${id}/`);

    expect(await remove(summer)).toMatchObject({
      status: 409,
      body: { detail: 'This folder is still in use by folders in it: ‘Inner’.' },
    });
    expect(await remove(inner)).toMatchObject({
      status: 409,
      body: { detail: 'This folder is still in use by images in it: ‘Boats’.' },
    });
    await owner.send('PATCH', `/api/filer-images/${String(body['id'])}/`, { folder: null });
    expect([(await remove(inner)).status, (await remove(summer)).status]).toEqual([204, 204]);
  });
});
