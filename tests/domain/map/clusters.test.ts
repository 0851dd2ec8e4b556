import { expect, it } from 'vitest';
import { clustersOf } from '#domain/map/projection.ts';

it('[V13] joins pins that would overlap, at the place of the first', () => {
  const points = [
    { name: 'Riva', x: 100, y: 100 },
    { name: 'Peristyle', x: 110, y: 104 },
    { name: 'Hvar', x: 100, y: 400 },
  ];

  const clusters = clustersOf(points, (it) => it, 30);

  expect(clusters.map(({ x, y, items }) => [x, y, items.map(({ name }) => name)])).toEqual([
    [100, 100, ['Riva', 'Peristyle']],
    [100, 400, ['Hvar']],
  ]);
});
