import type { Brush } from './kit/brush.ts';
import { tufts } from './kit/fields.ts';
import { stander } from './kit/people.ts';
import { cypress } from './kit/plants.ts';
import { gulls, sky } from './kit/sky.ts';
import { at, box, curve, disc, line, oval, shape, times } from './kit/svg.ts';
import { arch, masonry, rampart } from './kit/walls.ts';
import type { Scene } from './scene.ts';

/** A small legion before the Golden Gate, shields up. */
export const youngLegionaries: Scene = {
  lights: ['golden', 'noon', 'mist'],
  focus: [760, 900],
  draw: (b) => [
    ...sky(b, {
      horizon: 800,
      clouds: [
        [60, 150, 420],
        [1120, 110, 400],
      ],
    }),
    ...[60, 130, 1480, 1550].map((x) => cypress(b, x, 960, 4.4, 0.14)),
    ...rampart(b, 180, 960, 1240, 640, 0, '#d9bf92'),
    ...masonry(b, 190, 350, 1200, 590, 58, '#d9bf92'),
    ...rampart(b, 130, 960, 230, 760, 0, '#cfb486'),
    ...rampart(b, 1240, 960, 230, 760, 0, '#cfb486'),
    ...times(
      7,
      (i) => arch(500 + i * 100, 560, 66, 150, b.dim('#8f7350')) + box(455 + i * 100, 410, 12, 150, b.lit('#ead3a8')),
    ),
    box(420, 566, 760, 20, b.lit('#ead3a8')),
    arch(800, 960, 330, 380, b.lit('#ead3a8')),
    arch(800, 960, 270, 340, b.dim('#5f4432')),
    arch(800, 960, 170, 250, b.light.sky[2]),
    box(-10, 950, 1620, 260, b.lit('#e3c993')),
    ...times(8, (i) => box(-10, 960 + i * i * 4, 1620, 2 + i * 0.5, b.dim('#bfa372'), 'opacity=".6"')),
    shape(
      [
        [360, 960],
        [1240, 960],
        [1000, 1060],
        [200, 1060],
      ],
      b.light.shade,
      'opacity=".16"',
    ),
    stander(b, 1330, 1090, 3.4, { shirt: '#b8432f', trousers: '#8f6f4c', hair: '#54402f' }, true),
    curve('M1300 800Q1330 740 1366 800L1360 780Q1334 720 1304 782Z', b.paint('#cf4f37')),
    line('M1284 900L1230 640', b.dim('#6d4c33'), 9),
    shape(
      [
        [1196, 560],
        [1286, 540],
        [1296, 620],
        [1206, 640],
      ],
      b.paint('#b8432f'),
    ),
    disc(1246, 590, 18, b.paint('#e0b45a')),
    ...[
      [300, 1120, 2.5, '#b8432f'],
      [480, 1150, 2.7, '#2f6f8c'],
      [680, 1130, 2.45, '#c98a2e'],
      [880, 1160, 2.75, '#b8432f'],
      [1080, 1136, 2.5, '#3f7f5c'],
    ].map(([x, y, s, c]) => soldier(b, Number(x), Number(y), Number(s), String(c))),
    ...tufts(b, [-20, 1190], [1620, 1200], 20, 50, '#9a9457'),
    ...gulls(
      b,
      [
        [560, 200],
        [640, 170],
        [980, 240],
      ],
      28,
    ),
  ],
};

/** A child in a cardboard helmet behind a painted shield, 90 high at scale 1. */
function soldier(b: Brush, x: number, y: number, scale: number, colour: string): string {
  return at(x, y, scale, [
    oval(4, 1, 30, 4, b.light.shade, 'opacity=".25"'),
    line('M-7 -2V-26M8 -2V-26', b.paint('#b57f5c'), 9),
    shape(
      [
        [-17, -22],
        [17, -22],
        [12, -62],
        [-12, -62],
      ],
      b.paint('#f3e6cd'),
    ),
    disc(0, -72, 12, b.paint('#b57f5c')),
    curve('M-14 -70Q-15 -92 0 -93Q15 -92 14 -70L9 -70Q10 -80 0 -80Q-10 -80 -9 -70Z', b.lit('#c9a85a')),
    curve('M-3 -92Q0 -112 16 -106Q12 -98 5 -92Z', b.paint('#cf4f37')),
    line('M18 -58L34 -118', b.paint('#a97c4c'), 4.5),
    shape(
      [
        [30, -116],
        [40, -114],
        [38, -134],
      ],
      b.lit('#e3e0d6'),
    ),
    line('M12 -56L22 -66', b.paint('#b57f5c'), 7),
    curve('M-30 -60Q-8 -66 12 -60V-16Q-8 -6 -30 -16Z', b.paint(colour)),
    curve('M-30 -60Q-8 -66 12 -60V-54Q-8 -60 -30 -54Z', b.lit(colour)),
    line('M-9 -60V-14M-28 -38H10', b.paint('#f0d89a'), 3),
    disc(-9, -38, 7, b.paint('#f0d89a')),
  ]);
}
