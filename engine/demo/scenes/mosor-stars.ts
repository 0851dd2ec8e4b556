import { house } from './kit/buildings.ts';
import { tufts } from './kit/fields.ts';
import { land, mountain } from './kit/land.ts';
import { child, stander } from './kit/people.ts';
import { pine } from './kit/plants.ts';
import { sky } from './kit/sky.ts';
import { box, curve, disc, line, oval, shape, times } from './kit/svg.ts';
import { telescope } from './kit/things.ts';
import type { Scene } from './scene.ts';

/** The Star Village under Mosor: an open dome, a telescope, and the Milky Way over both. */
export const mosorStars: Scene = {
  lights: ['night', 'teal', 'dusk'],
  focus: [640, 860],
  draw: (b) => [
    ...sky(b, { horizon: 900, stars: 220 }),
    `<g transform="rotate(-38 800 420)">${[
      oval(800, 420, 1150, 150, b.glow('#9fb4e6', 0.5)),
      oval(860, 410, 900, 80, b.glow('#f0dfe6', 0.5)),
      ...times(160, () =>
        disc(
          800 + (b.next() + b.next() - 1) * 1000,
          420 + (b.next() + b.next() + b.next() - 1.5) * 130,
          b.between(0.7, 2.6),
          b.light.sun,
          `opacity="${b.between(0.4, 1).toFixed(2)}"`,
        ),
      ),
    ].join('')}</g>`,
    line('M1180 190L1330 250', '#fffbe8', 3, 'opacity=".9"'),
    disc(1332, 251, 5, '#fffbe8'),
    ...mountain(
      b,
      [
        [-40, 760],
        [220, 660],
        [480, 720],
        [820, 590],
        [1120, 520],
        [1360, 600],
        [1660, 540],
      ],
      { colour: '#7f8ea8', distance: 0.32, to: 960 },
    ),
    land(
      b,
      [
        [-40, 900],
        [300, 870],
        [640, 886],
        [1000, 850],
        [1320, 880],
        [1660, 860],
      ],
      { colour: '#54707a', distance: 0.1, rough: 14, to: 1210 },
    ),
    ...dome(b),
    house(b, 1390, 910, 150, 80, 0.04, false),
    land(
      b,
      [
        [-40, 1010],
        [400, 980],
        [900, 1010],
        [1660, 990],
      ],
      { colour: '#4c6a58', rough: 12, to: 1210 },
    ),
    oval(560, 1090, 460, 90, b.glow('#ffb95c', 0.42)),
    telescope(b, 640, 1100, 3),
    child(b, 480, 1110, 3, '#e0a63a'),
    stander(b, 330, 1120, 3.4, { shirt: '#cf4f37', trousers: '#54708c' }),
    stander(b, 820, 1110, 3.3, { shirt: '#5fa0a8', trousers: '#6d5a70', hat: '#c9b48c' }, true),
    child(b, 960, 1130, 2.7, '#d9634f', true),
    disc(250, 1120, 90, b.glow('#ffcf7a', 0.9)),
    box(240, 1108, 20, 26, '#ffe3a6', 'rx="4"'),
    pine(b, 90, 1080, 5.4),
    pine(b, 1520, 1090, 5),
    ...tufts(b, [-20, 1180], [1620, 1190], 80, 60, '#4f6f5a'),
    shape(
      [
        [-20, 1190],
        [1620, 1190],
        [1620, 1210],
        [-20, 1210],
      ],
      b.dim('#2f4a44'),
    ),
  ],
};

function dome(b: Parameters<Scene['draw']>[0]): string[] {
  return [
    box(1030, 740, 300, 170, b.paint('#e6dcc8')),
    box(1220, 740, 110, 170, b.dim('#e6dcc8'), 'opacity=".6"'),
    curve('M1010 744A170 170 0 0 1 1350 744Z', b.lit('#eef0ee')),
    curve('M1200 575A170 170 0 0 1 1350 744H1240Q1250 640 1200 575Z', b.dim('#cfd6da')),
    curve('M1130 582Q1080 660 1086 744H1150Q1140 650 1178 575Z', '#ffcf7a'),
    curve('M1138 600Q1098 664 1102 744H1130Q1122 664 1156 590Z', '#7d4f2a'),
    line('M1118 720L1070 560', b.dim('#cfd6da'), 22),
    box(1004, 736, 352, 18, b.paint('#c9bfa8')),
    box(1250, 810, 44, 100, b.dim('#54463c')),
    box(1080, 800, 44, 44, '#ffd37a'),
  ];
}
