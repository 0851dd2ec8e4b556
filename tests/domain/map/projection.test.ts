import { describe, expect, it } from 'vitest';
import {
  distanceBetween,
  mapHref,
  mapSizes,
  mapViewAt,
  NEAREST_ZOOM,
  project,
  scaleOf,
  unproject,
  viewAround,
  viewOf,
} from '#domain/map/projection.ts';

const split = { lat: 43.5081, lon: 16.4402 };
const hvar = { lat: 43.1723, lon: 16.4438 };
const whole = { size: 'small', zoom: 0, x: 0, y: 0 } as const;

describe('a drawn map', () => {
  it.each([
    ['the middle of the world', { lat: 0, lon: 0 }, { x: 128, y: 128 }],
    ['its western border', { lat: 0, lon: -180 }, { x: 0, y: 128 }],
    ['Split', split, { x: 139.691, y: 93.571 }],
    ['Cape Horn', { lat: -55.98, lon: -67.27 }, { x: 80.164, y: 176.258 }],
  ])('[V12] has %s where Web Mercator has it', (_, point, { x, y }) => {
    const found = project(whole, point);

    expect(found.x).toBeCloseTo(x, 2);
    expect(found.y).toBeCloseTo(y, 2);
  });

  it('[V12] has a point in its middle, to half a cell, and twice as far apart at the next zoom', () => {
    const view = viewAround(split, 'small', 10);
    const { x, y } = project(view, split);
    const [near = 0, far = 0] = [10, 11].map((zoom) => {
      const at = viewAround(split, 'small', zoom);
      return project(at, hvar).y - project(at, split).y;
    });

    expect(Math.abs(x - mapSizes.small.width / 2)).toBeLessThanOrEqual(40);
    expect(Math.abs(y - mapSizes.small.height / 2)).toBeLessThanOrEqual(40);
    expect(far / near).toBeCloseTo(2, 6);
  });

  it('[V12] leads back from its points to the earth, and from its address to itself', () => {
    const view = viewAround(split, 'large', 10);
    const back = unproject(view, project(view, hvar));

    expect(back.lat).toBeCloseTo(hvar.lat, 9);
    expect(back.lon).toBeCloseTo(hvar.lon, 9);
    expect(mapViewAt(mapHref(view))).toEqual(view);
  });

  it.each(['/maps/huge_10_1_1.svg', '/maps/small_2_0_0.svg', '/maps/small_10_9999_1.svg', '/maps/small_10_1_1.png'])(
    '[V12] is not at %s',
    (pathname) => {
      expect(mapViewAt(pathname)).toBeNull();
    },
  );

  it('[V13] shows all of several points within its window, as near as it can, and nothing of none', () => {
    const window = { width: 340, height: 440 };
    const view = viewOf([split, hvar], window);
    const shown = [split, hvar].map((point) => view && project(view, point));

    expect(view?.zoom).toBe(9);
    for (const point of shown) {
      expect(Math.abs((point?.x ?? 0) - mapSizes.large.width / 2)).toBeLessThan(window.width / 2);
      expect(Math.abs((point?.y ?? 0) - mapSizes.large.height / 2)).toBeLessThan(window.height / 2);
    }
    expect(viewOf([split], window)?.zoom).toBe(NEAREST_ZOOM);
    expect(viewOf([], window)).toBeNull();
  });

  it('[V12] says its scale by a round number of kilometres', () => {
    const view = viewAround(split, 'small', 10);
    const { kilometres, length } = scaleOf(view, 100);
    const away = project(view, { lat: split.lat, lon: split.lon + 1 }).x - project(view, split).x;

    expect(kilometres).toBe(10);
    expect(length).toBeCloseTo((10 / distanceBetween(split, { lat: split.lat, lon: split.lon + 1 })) * away, 0);
  });

  it('[V13] knows how far two points are apart', () => {
    expect(distanceBetween(split, hvar)).toBeCloseTo(37.3, 0);
    expect(distanceBetween(split, split)).toBe(0);
  });
});
