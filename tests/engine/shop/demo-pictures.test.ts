import { readdirSync, statSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { drawScene, isDemoPicture } from '#engine/demo/pictures.ts';
import { placeholderOf } from '#engine/images/examine.ts';
import { opened } from '#engine/images/render.ts';
import { anEngine, type Engine } from '../../support/engine/engine.ts';
import { root } from '../../support/root.ts';

const folder = `${root}engine/demo/store/pictures`;
const names = readdirSync(folder).map((name) => name.replace(/\.avif$/, ''));

interface Picture {
  source: string;
  alt_text: string;
  width: number;
  height: number;
  placeholder: string;
}

let engine: Engine;
let pictures: Picture[];
let galleries: { experience_id: number; picture_id: number; position: number }[];

beforeAll(async () => {
  engine = await anEngine({ stores: ['demo'] });
  pictures = await engine.database.read((tx) => tx.selectFrom('pictures').selectAll().execute());
  galleries = await engine.database.read((tx) => tx.selectFrom('experience_pictures').selectAll().execute());
});
afterAll(() => engine.stop());

describe('the pictures of the demo store', () => {
  it('[L11] are five an experience, each of its own', () => {
    expect(new Set(galleries.filter(({ position }) => position === 0).map((it) => it.picture_id)).size).toBe(36);
    expect(new Set(galleries.map((it) => it.picture_id)).size).toBe(36 * 5);
    expect(new Set(pictures.map(({ source }) => source)).size).toBe(36 * 5 + 2);
    expect(pictures.filter(({ alt_text }) => alt_text.length < 20)).toEqual([]);
  });

  it('[L11] are files of at most 8 MB in all, none too many', () => {
    const bytes = names.map((name) => statSync(`${folder}/${name}.avif`).size);

    expect(pictures.map(({ source }) => source.replace('scene:', '')).sort()).toEqual(names.toSorted());
    expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(8_000_000);
    expect(pictures.filter(({ placeholder }) => !/^#[\da-f]{6},#[\da-f]{6}$/.test(placeholder))).toEqual([]);
  });

  it.each(names.filter((name) => !name.includes('.')))(
    '[L11] %s has the size, and the colours, that are told of it',
    async (name) => {
      const picture = pictures.find(({ source }) => source === `scene:${name}`);
      const original = await drawScene(name);
      if (!picture || !original) throw new Error(`there is no ${name}`);

      const { width, height } = await (await opened(original)).metadata();

      expect([width, height]).toEqual([picture.width, picture.height]);
      const seen = await placeholderOf(original);
      expect([name, farthest(seen, picture.placeholder) <= 6]).toEqual([name, true]);
    },
  );

  it.each(['nothing', 'toString', 'kayak-marjan.morning', 'kayak-marjan.golden.inside', '', '..', '../store'])(
    '[L11] do not know %j',
    async (name) => {
      expect([await drawScene(name), isDemoPicture(name)]).toEqual([null, false]);
    },
  );
});

/** The largest difference of a channel, of 255. */
function farthest(one: string, other: string): number {
  const channels = (text: string) => [...text.matchAll(/[\da-f]{2}/g)].map(([pair]) => Number.parseInt(pair, 16));
  const [a, b] = [channels(one), channels(other)];
  return a.length === b.length ? Math.max(...a.map((value, i) => Math.abs(value - (b[i] ?? 0)))) : 255;
}
