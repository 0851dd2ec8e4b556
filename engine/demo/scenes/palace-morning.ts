import { belfry } from './kit/buildings.ts';
import { mix } from './kit/colour.ts';
import { stander, walker } from './kit/people.ts';
import { beams, gulls, sky } from './kit/sky.ts';
import { box, curve, faint, shape, times } from './kit/svg.ts';
import { arcade, arch, masonry } from './kit/walls.ts';
import type { Scene } from './scene.ts';

/** The Peristyle before the shops open: columns, long shadows, the belfry above. */
export const palaceMorning: Scene = {
  lights: ['golden', 'night', 'chalk'],
  focus: [660, 880],
  draw: (b) => [
    ...sky(b, {
      horizon: 900,
      sun: { at: [1420, 330], r: 70 },
      clouds: [
        [120, 260, 380],
        [860, 140, 420],
      ],
    }),
    faint(1, [belfry(b, 1010, 982, 1.78, 0.16, 4)]),
    box(-10, 520, 330, 420, b.paint('#d9c19a', 0.1)),
    ...masonry(b, 0, 530, 310, 400, 38, '#d9c19a'),
    ...times(3, (i) => arch(70 + i * 96, 720, 52, 110, b.dim('#5b6470'))),
    ...arcade(b, 150, 980, 190, 4, 330, mix(b.dim('#a4876a'), b.light.shade, 0.35)),
    ...times(4, (i) => box(170 + i * 190 + 30, 760, 90, 220, b.dim('#7f6a55'), 'opacity=".45"')),
    ...protiron(b),
    curve('M-10 980H1610V1210H-10Z', b.lit('#e6d3b0')),
    ...times(7, (i) => box(-10, 980 + i * i * 6, 1620, 2 + i * 0.6, b.dim('#c3ac86'), 'opacity=".7"')),
    ...times(18, (i) =>
      shape(
        [
          [i * 130 - 300, 1210],
          [i * 130 - 298 + i, 1210],
          [620 + (i - 9) * 62, 980],
          [619 + (i - 9) * 62, 980],
        ],
        b.dim('#c3ac86'),
        'opacity=".5"',
      ),
    ),
    ...times(5, (i) =>
      shape(
        [
          [150 + i * 190, 982],
          [176 + i * 190, 982],
          [-180 + i * 210, 1210],
          [-280 + i * 210, 1210],
        ],
        b.light.shade,
        'opacity=".25"',
      ),
    ),
    shape(
      [
        [1130, 982],
        [1480, 982],
        [1160, 1210],
        [620, 1210],
      ],
      b.light.shade,
      'opacity=".2"',
    ),
    stander(b, 560, 1090, 1.75, { shirt: '#c94f3d', trousers: '#3b4a5c', hat: '#f0e3c6' }),
    walker(b, 700, 1112, 1.7, { shirt: '#f3e9d2', trousers: '#4f6f80', pack: '#3f7f8c' }, true),
    stander(b, 800, 1082, 1.62, { shirt: '#3f7f8c', trousers: '#54463c' }, true),
    faint(0.6, beams(b, [1420, 330], 1500, 13, 0.09)),
    ...gulls(
      b,
      [
        [420, 180],
        [500, 210],
        [1240, 180],
      ],
      24,
    ),
  ],
};

/** The four columns and the gable at the end of the court. */
function protiron(b: Parameters<Scene['draw']>[0]): string[] {
  const stone = '#ead9bb';
  return [
    box(1110, 640, 420, 340, b.dim('#c2a985')),
    arch(1320, 980, 130, 250, b.dim('#5c4c42')),
    ...[1130, 1230, 1390, 1490].map(
      (x) =>
        box(x, 640, 30, 340, b.lit(stone)) +
        box(x + 18, 640, 12, 340, b.dim(stone), 'opacity=".6"') +
        box(x - 9, 628, 48, 18, b.paint('#fff1d8')) +
        box(x - 7, 964, 44, 16, b.paint('#fff1d8')),
    ),
    box(1096, 590, 448, 42, b.lit(stone)),
    curve('M1084 592L1320 470L1556 592Z', b.lit(stone)),
    curve('M1320 470L1556 592H1396Q1390 520 1320 516Z', b.dim(stone), 'opacity=".5"'),
    curve('M1256 632A64 64 0 0 1 1384 632Z', b.dim('#8f7a63')),
  ];
}
