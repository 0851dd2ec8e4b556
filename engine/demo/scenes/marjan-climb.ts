import { sail } from './kit/boats.ts';
import type { Brush } from './kit/brush.ts';
import { broken, land } from './kit/land.ts';
import { climber, stander } from './kit/people.ts';
import { pine, scrub } from './kit/plants.ts';
import { sea } from './kit/sea.ts';
import { gulls, sky } from './kit/sky.ts';
import { line, shape, times } from './kit/svg.ts';
import type { Scene } from './scene.ts';

/** Šantine Stine: a first climb, with the sea for a backdrop. */
export const marjanClimb: Scene = {
  lights: ['golden', 'noon', 'dusk'],
  focus: [900, 480],
  draw: (b) => [
    ...sky(b, { horizon: 700, sun: { at: [250, 420], r: 66, rings: 4 }, clouds: [[120, 190, 380]] }),
    land(
      b,
      [
        [-20, 700],
        [180, 660],
        [430, 650],
        [700, 676],
        [900, 690],
      ],
      { colour: '#6f8a90', distance: 0.6, rough: 8, to: 712 },
    ),
    ...sea(b, { from: 700, glint: { x: 250, width: 120 } }),
    sail(b, 470, 742, 78, 0.15),
    sail(b, 130, 820, 100, 0.05),
    ...wall(b),
    ...scrub(b, [700, 40], [1640, -10], 90),
    pine(b, 820, 60, 2.6),
    land(
      b,
      [
        [-40, 1080],
        [260, 1040],
        [520, 1050],
        [760, 1010],
        [1100, 1000],
        [1660, 960],
      ],
      { colour: '#a58f68', rough: 16, to: 1210 },
    ),
    ...scrub(b, [-20, 1090], [430, 1080], 80),
    line('M938 300Q1000 130 1060 60', b.paint('#f3e9d2'), 4),
    line('M932 420Q900 700 830 980', b.paint('#f3e9d2'), 4),
    climber(b, 900, 520, 2.6),
    ...times(7, (i) => line(`M${1050 + (i % 2) * 24} ${110 + i * 118}l14 10`, b.dim('#5d5f64'), 7)),
    stander(b, 800, 1100, 2.7, { shirt: '#3f7f8c', trousers: '#40485a', hat: '#cf4f37' }),
    stander(b, 600, 1130, 2.6, { shirt: '#e0a63a', trousers: '#54304a' }),
    ...gulls(
      b,
      [
        [420, 330],
        [500, 300],
        [600, 420],
      ],
      24,
    ),
  ],
};

function wall(b: Brush): string[] {
  const rock = '#d9b088';
  const rim = broken(
    b,
    [
      [620, 1240],
      [660, 980],
      [700, 800],
      [690, 600],
      [760, 420],
      [740, 260],
      [820, 90],
      [900, -40],
      [1640, -40],
      [1640, 1240],
    ],
    22,
    3,
  );
  return [
    shape(rim, b.paint(rock)),
    ...times(34, () => {
      const x = b.between(760, 1560);
      const y = b.between(-20, 980);
      const [w, h] = [b.between(50, 190), b.between(120, 330)];
      const tone = b.pick([b.lit(rock), b.dim(rock), b.lit('#e8c7a0'), b.paint('#c0976f')]);
      return shape(
        broken(
          b,
          [
            [x, y],
            [x + w, y + b.between(-30, 40)],
            [x + w * 0.8, y + h],
            [x + w * 0.16, y + h * b.between(0.6, 0.9)],
            [x, y],
          ],
          14,
          2,
        ),
        tone,
        `opacity="${b.between(0.35, 0.8).toFixed(2)}"`,
      );
    }),
    ...times(9, () => {
      const x = b.between(820, 1560);
      const y = b.between(40, 800);
      return line(
        `M${x} ${y}q${b.between(-20, 20)} 60 ${b.between(-30, 30)} ${b.between(90, 190)}`,
        b.dim('#8d6a4c'),
        5,
      );
    }),
  ];
}
