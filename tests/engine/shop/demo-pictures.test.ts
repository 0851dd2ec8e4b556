import { readdirSync, statSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { drawScene, isDemoPicture } from '#engine/demo/pictures.ts';
import { placeholderOf } from '#engine/images/examine.ts';
import { opened } from '#engine/images/render.ts';
import { anEngine, type Engine } from '../../support/engine/engine.ts';
import { root } from '../../support/root.ts';

const folder = `${root}engine/demo/store/pictures`;
const names = readdirSync(folder).map((name) => name.replace(/\.avif$/, ''));

/** The number of guides, whose portraits are pictures of the store, too. */
const GUIDES = 8;

interface Picture {
  id: number;
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
    expect(new Set(pictures.map(({ source }) => source)).size).toBe(36 * 5 + 2 + GUIDES);
    const scenes = pictures.filter(({ source }) => !source.startsWith('scene:guide-'));
    expect(scenes.filter(({ alt_text }) => alt_text.length < 20)).toEqual([]);
    expect(pictures.length - scenes.length).toBe(GUIDES);
  });

  it('[L11] are files of at most 8 MB in all, none too many', () => {
    const bytes = names.map((name) => statSync(`${folder}/${name}.avif`).size);

    expect(pictures.map(({ source }) => source.replace('scene:', '')).sort()).toEqual(names.toSorted());
    expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(8_000_000);
    expect(pictures.filter(({ placeholder }) => !/^#[\da-f]{6},#[\da-f]{6}$/.test(placeholder))).toEqual([]);
  });

  it.each(names.filter((name) => !name.includes('.')))(
    '[L11] %s has the size, and the colours, that are told of it',
    { tags: 'long' },
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

  it('[V20] show three scenes of each of the first twelve tours, in unlike pictures', { tags: 'long' }, async () => {
    const alike: string[] = [];
    for (const gallery of firstGalleries()) {
      const scenes = [...new Map(gallery.map((it) => [sceneOf(it), it])).values()].slice(0, 3);
      const seen = await Promise.all(scenes.map(({ source }) => luminance(source)));
      const distances = seen.flatMap((one, i) => seen.slice(i + 1).map((other) => difference(one, other)));
      if (distances.length < 3 || Math.min(...distances) < UNLIKE)
        alike.push(`${gallery[0]?.source}: ${distances.join(' ')}`);
    }

    expect(alike).toEqual([]);
  });

  it('[V20] begin a gallery with its three scenes, and say what each shows', () => {
    const galleries = firstGalleries();
    const firstThree = galleries.map((gallery) => new Set(gallery.slice(0, 3).map(sceneOf)).size);
    const texts = galleries.flatMap((gallery) => gallery.slice(0, 3)).map(({ alt_text }) => alt_text);

    expect(firstThree).toEqual(Array(12).fill(3));
    expect(new Set(texts.map((text) => text.slice(0, 30))).size).toBe(36);
  });

  it('[V20] tell crops and other lights of one scene from another scene', async () => {
    const [whole, light] = await Promise.all(['scene:kayak-marjan', 'scene:kayak-marjan.dusk'].map(luminance));

    expect(difference(whole ?? [], light ?? [])).toBeLessThan(UNLIKE);
  });

  it('[V20] show the scene where a picture of an older demo store is gone', async () => {
    expect(await drawScene('kayak-marjan.golden.near')).toEqual(await drawScene('kayak-marjan'));
  });

  it.each(['nothing', 'toString', 'kayak.morning', 'kayak-marjan.golden.near.more', '', '..', '../store'])(
    '[L11] do not know %j',
    async (name) => {
      expect([await drawScene(name), isDemoPicture(name)]).toEqual([null, false]);
    },
  );
});

function firstGalleries(): Picture[][] {
  const shown = new Map(pictures.map((it) => [it.id, it]));
  const experiences = [...new Set(galleries.map((it) => it.experience_id))].toSorted((a, b) => a - b).slice(0, 12);
  return experiences.map((id) =>
    galleries
      .filter((it) => it.experience_id === id)
      .toSorted((a, b) => a.position - b.position)
      .flatMap((it) => shown.get(it.picture_id) ?? []),
  );
}

function sceneOf({ source }: Picture): string {
  return source.split('.')[0] ?? source;
}

/** The difference of two pictures: 0 for equal ones, about 1 by chance, 2 at most. The same scene in another light is below UNLIKE. */
function difference(one: readonly number[], other: readonly number[]): number {
  return 1 - one.reduce((sum, value, i) => sum + value * (other[i] ?? 0), 0);
}

const UNLIKE = 0.3;

/** The brightness of 16 × 12 points, with a mean of 0 and a length of 1, so that overall brightness and contrast do not matter. */
async function luminance(source: string): Promise<number[]> {
  const original = await drawScene(source.replace('scene:', ''));
  if (!original) throw new Error(`there is no ${source}`);
  const small = (await opened(original)).resize(16, 12, { fit: 'fill' }).greyscale().raw();
  const pixels = [...(await small.toBuffer())];
  const mean = pixels.reduce((sum, value) => sum + value, 0) / pixels.length;
  const length = Math.hypot(...pixels.map((value) => value - mean));
  return pixels.map((value) => (value - mean) / length);
}

/** The largest difference in a colour channel, of 255. */
function farthest(one: string, other: string): number {
  const channels = (text: string) => [...text.matchAll(/[\da-f]{2}/g)].map(([pair]) => Number.parseInt(pair, 16));
  const [a, b] = [channels(one), channels(other)];
  return a.length === b.length ? Math.max(...a.map((value, i) => Math.abs(value - (b[i] ?? 0)))) : 255;
}
