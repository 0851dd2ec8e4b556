import type { Brush } from './kit/brush.ts';
import { mix } from './kit/colour.ts';
import { hill, land, patch } from './kit/land.ts';
import { child, stander } from './kit/people.ts';
import { scrub } from './kit/plants.ts';
import { lens } from './kit/sea.ts';
import { mistBand, sky } from './kit/sky.ts';
import { box, curve, disc, line, times } from './kit/svg.ts';
import type { Scene } from './scene.ts';

/** Skradinski Buk: seventeen steps of water, and the wooden bridge below them. */
export const krkaFalls: Scene = {
  lights: ['chalk', 'mist', 'noon'],
  focus: [880, 760],
  draw: (b) => [
    ...sky(b, {
      horizon: 360,
      clouds: [
        [980, 110, 420],
        [220, 80, 320],
      ],
    }),
    hill(
      b,
      [
        [-40, 300],
        [300, 190],
        [640, 240],
        [980, 170],
        [1340, 230],
        [1660, 160],
      ],
      { colour: '#7f9f78', distance: 0.42, to: 620 },
    ),
    ...scrub(b, [-20, 270], [1640, 210], 90, 0.34, '#4f8a4f'),
    ...step(
      b,
      330,
      [
        [-20, 220],
        [300, 240],
        [620, 200],
        [900, 260],
        [1220, 220],
        [1460, 200],
      ],
      120,
      0.22,
    ),
    ...scrub(b, [-20, 360], [1640, 340], 84, 0.2, '#4f8a4f'),
    ...step(
      b,
      460,
      [
        [60, 260],
        [420, 300],
        [820, 330],
        [1240, 280],
      ],
      170,
      0.1,
    ),
    ...scrub(b, [-40, 520], [420, 500], 110, 0.1, '#3f7f46'),
    ...scrub(b, [1340, 480], [1660, 540], 120, 0.1, '#3f7f46'),
    ...step(
      b,
      640,
      [
        [140, 330],
        [560, 380],
        [1020, 420],
      ],
      190,
      0,
    ),
    mistBand(b, 850, 90, 0.8),
    box(
      -10,
      820,
      1620,
      390,
      b.down(mix(b.paint('#5fc4ae'), b.light.glint, 0.4), b.paint('#3fae9c'), b.paint('#12676a')),
    ),
    ...times(30, (i) => lens(b.between(-100, 1400), 836 + i * 12, b.between(80, 420), 4 + i * 0.4, b.light.glint, 0.4)),
    land(
      b,
      [
        [-40, 880],
        [120, 820],
        [250, 860],
        [330, 960],
        [380, 1060],
        [420, 1210],
      ],
      { colour: '#5f7a4a', rough: 16, to: 1210 },
    ),
    ...scrub(b, [-30, 860], [340, 960], 120, 0, '#3f7f46'),
    land(
      b,
      [
        [1300, 1210],
        [1360, 1000],
        [1440, 880],
        [1660, 830],
      ],
      { colour: '#5f7a4a', rough: 16, to: 1210 },
    ),
    ...scrub(b, [1390, 960], [1640, 850], 120, 0, '#3f7f46'),
    ...bridge(b),
    ...times(9, () =>
      disc(b.between(420, 1200), b.between(700, 840), b.between(16, 40), b.light.glint, 'opacity=".18"'),
    ),
    ...times(
      11,
      (i) => fern(b, 60 + i * 40, 1220, b.between(120, 220)) + fern(b, 1250 + i * 36, 1220, b.between(120, 220)),
    ),
  ],
};

/** One step of the falls: water from `y` down, in curtains. */
function step(
  b: Brush,
  y: number,
  curtains: readonly (readonly [number, number])[],
  tall: number,
  distance: number,
): string[] {
  const rock = b.paint('#8c8f66', distance);
  return [
    curve(`M-20 ${y}Q400 ${y - 24} 800 ${y}T1620 ${y - 8}V${y + tall + 30}H-20Z`, rock),
    ...times(40, () =>
      patch(
        b,
        [b.between(-20, 1620), y + b.between(0, tall)],
        b.between(50, 120),
        b.between(26, 60),
        b.dim('#5f8a4c', distance),
        0.2,
        8,
      ),
    ),
    ...curtains.flatMap(([x, width]) => [
      curve(
        `M${x} ${y - 12}Q${x + width / 2} ${y - 30} ${x + width} ${y - 8}L${x + width + 16} ${y + tall}Q${x + width / 2} ${y + tall + 30} ${x - 14} ${y + tall}Z`,
        mix(b.light.glint, b.light.haze, distance),
      ),
      ...times(Math.round(width / 16), (i) =>
        line(
          `M${x + 8 + i * 16} ${y + b.between(-4, 30)}v${b.between(tall * 0.3, tall * 0.85)}`,
          b.paint('#7fc4bf', distance),
          b.between(3, 8),
          'opacity=".7"',
        ),
      ),
    ]),
    ...times(16, (i) =>
      patch(
        b,
        [i * 108 + b.between(-30, 30), y + tall + 8],
        b.between(80, 150),
        b.between(20, 40),
        b.light.glint,
        0.2,
        8,
      ).replace('/>', ' opacity=".7"/>'),
    ),
  ];
}

function bridge(b: Brush): string[] {
  const deck = 'M-20 1040Q800 930 1620 1040';
  return [
    ...times(9, (i) => line(`M${80 + i * 180} ${1030 - Math.sin((i / 8) * Math.PI) * 52}V1180`, b.dim('#6d4c33'), 18)),
    line(deck, b.dim('#7a5638'), 30),
    line('M-20 1030Q800 920 1620 1030', b.lit('#b98a58'), 14),
    stander(b, 560, 982, 2.1, { shirt: '#cf4f37', trousers: '#40586b', hat: '#f0e3c6' }),
    child(b, 680, 974, 2.1, '#e0a63a'),
    child(b, 780, 972, 1.85, '#3f7f8c', true),
    stander(b, 900, 974, 2.15, { shirt: '#f3e9d2', trousers: '#54463c' }, true),
    ...times(13, (i) =>
      line(`M${-20 + i * 136} ${1026 - Math.sin(((i * 136) / 1640) * Math.PI) * 54}v-96`, b.paint('#a97c4c'), 12),
    ),
    line('M-20 932Q800 822 1620 932', b.paint('#b98a58'), 12),
    line('M-20 978Q800 868 1620 978', b.paint('#a97c4c'), 8),
  ];
}

function fern(b: Brush, x: number, y: number, tall: number): string {
  return curve(
    `M${x - 26} ${y}Q${x - 40} ${y - tall * 0.6} ${x + 20} ${y - tall}Q${x} ${y - tall * 0.5} ${x + 26} ${y}Z`,
    b.next() < 0.5 ? b.dim('#4f8a4a') : b.paint('#6fa55a'),
  );
}
