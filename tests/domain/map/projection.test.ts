import { describe, expect, it } from 'vitest';
import {
  distanceBetween,
  MAP_HEIGHT,
  MAP_WIDTH,
  NEAREST_ZOOM,
  project,
  unproject,
  viewAround,
  viewOf,
} from '#domain/map/projection.ts';

const split = { lat: 43.5081, lon: 16.4402 };
const hvar = { lat: 43.1723, lon: 16.4438 };

describe('a drawn map', () => {
  it.each([
    // The cell of the grid at which the whole map of the world begins, and known points of Web Mercator at zoom 0.
    ['the middle of the world', { lat: 0, lon: 0 }, { x: 128, y: 128 }],
    ['its western border', { lat: 0, lon: -180 }, { x: 0, y: 128 }],
    ['the end of Mercator', { lat: 85.0511, lon: 180 }, { x: 256, y: 0 }],
    ['Split', split, { x: 139.69, y: 93.62 }],
  ])('[V12] has %s where Web Mercator has it', (_, point, { x, y }) => {
    const found = project({ zoom: 0, x: 0, y: 0 }, point);

    expect(found.x).toBeCloseTo(x, 1);
    expect(found.y).toBeCloseTo(y, 0);
  });

  it('[V12] has a point in its middle, to half a cell, and twice as far apart at the next zoom', () => {
    const view = viewAround(split, 10);
    const { x, y } = project(view, split);
    const [near, far] = [10, 11].map((zoom) => {
      const at = viewAround(split, zoom);
      return project(at, hvar).y - project(at, split).y;
    }) as [number, number];

    expect(Math.abs(x - MAP_WIDTH / 2)).toBeLessThanOrEqual(40);
    expect(Math.abs(y - MAP_HEIGHT / 2)).toBeLessThanOrEqual(40);
    expect(far / near).toBeCloseTo(2, 6);
  });

  it('[V12] leads back from its points to the earth', () => {
    const view = viewAround(split, 10);
    const back = unproject(view, project(view, hvar));

    expect(back.lat).toBeCloseTo(hvar.lat, 9);
    expect(back.lon).toBeCloseTo(hvar.lon, 9);
  });

  it('[V12] shows all of several points as near as it can, and nothing of none', () => {
    const view = viewOf([split, hvar]);
    const nearer = view && viewAround({ lat: 43.34, lon: 16.44 }, view.zoom + 1);
    const shows = (it: typeof view) =>
      [split, hvar].every((point) => {
        const { x, y } = project(it ?? { zoom: 0, x: 0, y: 0 }, point);
        return x > 30 && x < MAP_WIDTH - 30 && y > 30 && y < MAP_HEIGHT - 30;
      });

    expect([shows(view), shows(nearer)]).toEqual([true, false]);
    expect(viewOf([split])?.zoom).toBe(NEAREST_ZOOM);
    expect(viewOf([])).toBeNull();
  });

  it('[V12] knows how far two points are apart', () => {
    expect(distanceBetween(split, hvar)).toBeCloseTo(37.3, 0);
    expect(distanceBetween(split, split)).toBe(0);
  });
});
