import { describe, expect, it } from 'vitest';
import { placeholders } from '#engine/demo/placeholders.ts';
import { drawScene } from '#engine/demo/scenes/draw.ts';
import { scenes } from '#engine/demo/scenes/scenes.ts';
import { demoStore } from '#engine/demo/store.ts';
import { placeholderOf } from '#engine/images/placeholder.ts';

const { pictures, experiences } = demoStore(Temporal.Instant.from('2026-12-01T12:00:00Z'));

describe('the scenes of the demo store', () => {
  it('[L11] are one an experience, each with five pictures of its own', () => {
    expect(new Set(experiences.map(({ images }) => images[0])).size).toBe(36);
    expect(new Set(experiences.flatMap(({ images }) => images)).size).toBe(36 * 5);
    expect(new Set(pictures.map(({ source }) => source)).size).toBe(36 * 5 + 2);
    expect(pictures.filter(({ alt_text }) => alt_text.length < 20)).toEqual([]);
  });

  it('[L11] have placeholders of at most 40 bytes, none too many', () => {
    const names = pictures.map(({ source }) => source.replace('scene:', ''));

    expect(Object.keys(placeholders).sort()).toEqual(names.sort());
    expect(pictures.filter(({ placeholder }) => !/^#[\da-f]{6},#[\da-f]{6}$/.test(placeholder))).toEqual([]);
  });

  it.each(Object.keys(scenes))('[L11] %s has the size, and the colours, that are told of it', async (name) => {
    const picture = pictures.find(({ source }) => source === `scene:${name}`);

    const drawing = await drawScene(name);

    expect(drawing).toMatchObject({ width: picture?.width, height: picture?.height });
    const seen = drawing && (await placeholderOf(drawing));
    expect([name, farthest(seen ?? '', picture?.placeholder ?? '') <= 6]).toEqual([name, true]);
  });

  it('[L11] draw the same picture each time, and another by another light', async () => {
    const [once, again, later] = await Promise.all(
      ['kayak-marjan', 'kayak-marjan.golden', 'kayak-marjan.dusk'].map((name) => drawScene(name)),
    );

    expect(again?.pixels.equals(once?.pixels ?? Buffer.alloc(0))).toBe(false);
    expect(farthest(await placeholderOf(must(once)), await placeholderOf(must(again)))).toBeLessThanOrEqual(1);
    expect(farthest(await placeholderOf(must(once)), await placeholderOf(must(later)))).toBeGreaterThan(20);
    expect((await drawScene('kayak-marjan'))?.pixels.equals(must(once).pixels)).toBe(true);
  });

  it.each(['nothing', 'toString', 'kayak-marjan.morning', 'kayak-marjan.golden.inside', ''])(
    '[L11] do not know %j',
    async (name) => {
      expect(await drawScene(name)).toBeNull();
    },
  );
});

/** The largest difference of a channel, of 255. */
function farthest(one: string, other: string): number {
  const channels = (text: string) => [...text.matchAll(/[\da-f]{2}/g)].map(([pair]) => Number.parseInt(pair, 16));
  const [a, b] = [channels(one), channels(other)];
  return a.length === b.length ? Math.max(...a.map((value, i) => Math.abs(value - (b[i] ?? 0)))) : 255;
}

function must<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new Error('there is none');
  return value;
}
