import type { Brush } from './kit/brush.ts';
import { tufts, twig } from './kit/fields.ts';
import { hill, land } from './kit/land.ts';
import { olive, scrub } from './kit/plants.ts';
import { lens, sea } from './kit/sea.ts';
import { sky } from './kit/sky.ts';
import { at, box, curve, oval, shape, times } from './kit/svg.ts';
import { gajeta } from './kit/wooden-boats.ts';
import type { Scene } from './scene.ts';

/** Beehives in the rosemary above a cove of Šolta. */
export const honeySolta: Scene = {
  lights: ['harvest', 'chalk', 'dawn'],
  focus: [560, 820],
  draw: (b) => [
    ...sky(b, { horizon: 430, sun: { at: [1240, 210], r: 64, rings: 3 }, clouds: [[240, 180, 420]] }),
    land(
      b,
      [
        [-20, 430],
        [300, 372],
        [660, 396],
        [980, 352],
        [1300, 384],
        [1620, 366],
      ],
      { colour: '#7b968f', distance: 0.62, rough: 10, to: 440 },
    ),
    ...sea(b, { from: 430, to: 820, bands: 6, glint: { x: 1240, width: 130 } }),
    land(
      b,
      [
        [760, 690],
        [900, 610],
        [1080, 560],
        [1330, 500],
        [1660, 470],
      ],
      { colour: '#c9b285', distance: 0.12, rough: 18, to: 860 },
    ),
    ...scrub(b, [930, 610], [1640, 478], 62, 0.1),
    ...scrub(b, [1000, 680], [1640, 560], 70, 0.06),
    gajeta(b, 640, 640, 0.95),
    lens(540, 662, 220, 10, b.light.glint, 0.6),
    hill(
      b,
      [
        [-20, 700],
        [240, 690],
        [520, 742],
        [820, 800],
        [1180, 800],
        [1660, 690],
      ],
      { colour: '#b7a25f', to: 1210 },
    ),
    olive(b, 1330, 900, 4.2),
    olive(b, 120, 820, 2.4, 0.05),
    ...tufts(b, [-20, 800], [1620, 840], 60, 60, '#7f9263'),
    ...hive(b, 330, 960, '#7fb0b5'),
    ...hive(b, 560, 990, '#efd9a0'),
    ...hive(b, 790, 1020, '#d98a5a'),
    ...tufts(b, [-20, 1090], [1620, 1110], 90, 110, '#6f8a6a'),
    ...times(70, () => oval(b.between(0, 1600), b.between(1020, 1190), 7, 10, b.lit('#8f86c9'))),
    ...times(12, () => bee(b, b.between(260, 980), b.between(640, 960))),
    twig(b, [-20, 60], 20, 560, { colour: '#8fa57c', long: 110, wide: 20 }, '#4b5a34'),
  ],
};

function hive(b: Brush, x: number, y: number, colour: string): string[] {
  return [
    oval(x + 20, y + 26, 120, 18, b.light.shade, 'opacity=".35"'),
    box(x - 80, y, 22, 30, b.dim('#7a5c40')),
    box(x + 58, y, 22, 30, b.dim('#7a5c40')),
    ...[0, 1].map(
      (storey) =>
        box(x - 92, y - 96 * (storey + 1) + 4, 184, 92, b.lit(colour)) +
        box(x + 34, y - 96 * (storey + 1) + 4, 58, 92, b.dim(colour), 'opacity=".55"') +
        box(x - 26, y - 96 * (storey + 1) + 30, 52, 10, b.dim('#5d452f'), 'rx="5"'),
    ),
    box(x - 34, y - 20, 68, 8, b.dim('#3b2c20'), 'rx="4"'),
    shape(
      [
        [x - 106, y - 190],
        [x - 84, y - 226],
        [x + 84, y - 226],
        [x + 106, y - 190],
      ],
      b.paint('#8f8a80'),
    ),
    shape(
      [
        [x + 30, y - 190],
        [x + 30, y - 226],
        [x + 84, y - 226],
        [x + 106, y - 190],
      ],
      b.dim('#8f8a80'),
    ),
  ];
}

function bee(b: Brush, x: number, y: number): string {
  return at(
    x,
    y,
    b.between(0.8, 1.4),
    [
      oval(-2, -7, 9, 5, '#fffdf2', 'opacity=".8" transform="rotate(-24)"'),
      oval(0, 0, 10, 6.5, b.paint('#e9a92e')),
      curve('M-2 -6V6M3 -6V6', 'none', `stroke="${b.dim('#2b221a')}" stroke-width="2.6"`),
    ],
    b.between(-30, 30),
  );
}
