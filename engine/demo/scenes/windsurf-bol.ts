import { windsurfer } from './kit/boats.ts';
import { mountain } from './kit/land.ts';
import { lens, sea, waves } from './kit/sea.ts';
import { sky } from './kit/sky.ts';
import { curve, disc, times } from './kit/svg.ts';
import type { Scene } from './scene.ts';

/** Three sails in the maestral off Bol, the nearest too large for the picture. */
export const windsurfBol: Scene = {
  lights: ['chalk', 'noon', 'dusk'],
  focus: [560, 760],
  draw: (b) => [
    ...sky(b, {
      horizon: 600,
      clouds: [
        [900, 150, 520],
        [80, 240, 360],
        [1240, 330, 320],
      ],
    }),
    ...mountain(
      b,
      [
        [-40, 520],
        [260, 430],
        [520, 470],
        [820, 330],
        [1080, 250],
        [1320, 330],
        [1660, 420],
      ],
      { colour: '#8ea08c', distance: 0.42, to: 620 },
    ),
    ...sea(b, { from: 600, bands: 10 }),
    ...waves(b, 640, 1180, 9),
    ...windsurferAt(b, 1300, 690, 0.62, ['#f2c14a', '#fbf6ea', '#2f7f9c']),
    ...windsurferAt(b, 1010, 790, 0.95, ['#fbf6ea', '#4aa39a', '#f2c14a']),
    curve('M-40 1010Q240 900 560 960T1180 1010T1660 960V1210H-40Z', b.paint(b.light.sea[1])),
    curve(
      'M-40 1010Q240 900 560 960T1180 1010T1660 960V985Q1380 1030 1180 1034T560 984T-40 1034Z',
      b.light.glint,
      'opacity=".55"',
    ),
    ...windsurferAt(b, 600, 1010, 2.7, ['#d9492f', '#f4eede', '#f2b23c'], -7),
    ...times(60, () =>
      disc(
        430 + b.between(-190, 240) * b.next(),
        1020 - b.next() ** 2 * 120,
        b.between(2, 9),
        b.light.glint,
        'opacity=".9"',
      ),
    ),
    ...times(9, (i) => lens(b.between(-200, 1200), 1050 + i * 17, b.between(300, 700), 12, b.light.glint, 0.25)),
  ],
};

function windsurferAt(
  b: Parameters<Scene['draw']>[0],
  x: number,
  y: number,
  scale: number,
  sails: readonly [string, string, string],
  turn = -4,
): string[] {
  return [
    lens(x - 150 * scale, y + 16 * scale, 330 * scale, 18 * scale, b.light.shade, 0.35),
    windsurfer(b, x, y, scale, sails, turn),
    lens(x - 330 * scale, y + 10 * scale, 260 * scale, 20 * scale, b.light.glint, 0.85),
  ];
}
