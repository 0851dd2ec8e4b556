import type { Brush } from './kit/brush.ts';
import { belfry, row } from './kit/buildings.ts';
import { rows, twig } from './kit/fields.ts';
import { hill, land, mountain } from './kit/land.ts';
import { cypress } from './kit/plants.ts';
import { sea } from './kit/sea.ts';
import { sky } from './kit/sky.ts';
import { disc, times } from './kit/svg.ts';
import { rampart } from './kit/walls.ts';
import type { Scene } from './scene.ts';

/** Vineyards behind Kaštel Štafilić, in sight of the bay; grapes near enough to taste. */
export const zinfandelKastela: Scene = {
  lights: ['harvest', 'dusk', 'chalk'],
  focus: [1180, 520],
  draw: (b) => [
    ...sky(b, { horizon: 430, sun: { at: [1130, 240], r: 66 }, clouds: [[320, 150, 420]] }),
    ...mountain(
      b,
      [
        [-40, 420],
        [200, 330],
        [480, 372],
        [780, 310],
        [1100, 390],
        [1400, 330],
        [1660, 380],
      ],
      { colour: '#93a098', distance: 0.6, to: 450 },
      'right',
    ),
    ...sea(b, { from: 440, to: 560, bands: 4, glint: { x: 1130, width: 110 } }),
    ...row(b, [860, 566], [1400, 566], 54, 0.26),
    ...rampart(b, 1010, 570, 150, 86, 0.22),
    belfry(b, 1300, 566, 0.36, 0.24, 3),
    hill(
      b,
      [
        [-40, 600],
        [400, 572],
        [900, 560],
        [1300, 566],
        [1660, 590],
      ],
      { colour: '#a9a85e', distance: 0.1, to: 1210 },
    ),
    ...[760, 800, 1440, 1490, 1540].map((x) => cypress(b, x, 590, 0.8, 0.16)),
    land(
      b,
      [
        [-40, 640],
        [600, 610],
        [1200, 606],
        [1660, 640],
      ],
      { colour: '#b98f5c', rough: 6, to: 1210 },
    ),
    ...rows(b, [1120, 545], 622, 1210, 13, ['#4f7a3a', '#86a84e'], 290, 26),
    twig(b, [-30, 130], 12, 760, { colour: '#7fa043', long: 190, wide: 46 }),
    twig(b, [-40, 470], -8, 420, { colour: '#6f9040', long: 170, wide: 44 }),
    ...bunch(b, 300, 250, 1.25),
    ...bunch(b, 520, 236, 0.95),
    ...bunch(b, 150, 470, 1.1),
  ],
};

function bunch(b: Brush, x: number, y: number, scale: number): string[] {
  return times(9, (rank) =>
    times(Math.max(1, 6 - Math.abs(rank - 1.5) * 0.72) | 0, (i) => {
      const many = Math.max(1, 6 - Math.abs(rank - 1.5) * 0.72) | 0;
      const gx = x + (i - (many - 1) / 2) * 33 * scale + b.between(-4, 4);
      const gy = y + rank * 27 * scale + b.between(-4, 4);
      return (
        disc(gx, gy, 20 * scale, b.paint(b.pick(['#43284f', '#56315f', '#34203f']))) +
        disc(gx - 6 * scale, gy - 7 * scale, 5 * scale, b.lit('#8d6a9c'), 'opacity=".8"')
      );
    }).join(''),
  );
}
