import { mix } from './kit/colour.ts';
import { broken } from './kit/land.ts';
import { lens } from './kit/sea.ts';
import type { Point } from './kit/svg.ts';
import { box, disc, oval, shape, times } from './kit/svg.ts';
import { gajeta } from './kit/wooden-boats.ts';
import type { Scene } from './scene.ts';

/** Inside the Blue Cave of Biševo: the sun comes up through the water. */
export const blueCave: Scene = {
  lights: ['noon', 'teal', 'chalk'],
  focus: [760, 640],
  draw: (b) => {
    const glow = mix('#5fe6f2', b.light.sea[0], 0.25);
    const deep = mix('#0b4f8e', b.light.sea[1], 0.35);
    const rock = mix('#0d2f4f', b.light.shade, 0.45);
    const vault = (inset: number): Point[] => [
      [140 + inset, 1240],
      [120 + inset, 820],
      [210 + inset, 560],
      [380 + inset, 380],
      [640, 270 + inset * 0.7],
      [980, 290 + inset * 0.7],
      [1240 - inset, 420],
      [1400 - inset, 620],
      [1460 - inset, 860],
      [1440 - inset, 1240],
    ];
    return [
      box(0, 0, 1600, 1200, mix(rock, '#000814', 0.4)),
      ...[0, 90, 190, 300].map((inset, i) => shape(broken(b, vault(inset), 34), mix(rock, glow, 0.05 + i * 0.11))),
      shape(
        broken(
          b,
          [
            [420, 660],
            [520, 540],
            [690, 470],
            [900, 480],
            [1060, 560],
            [1140, 660],
          ],
          16,
        ),
        mix(rock, glow, 0.62),
      ),
      oval(770, 600, 120, 62, b.lit('#f4fbf2')),
      oval(770, 610, 330, 190, b.glow('#e8fffb', 0.85)),
      box(0, 660, 1600, 540, b.down(mix(glow, '#ffffff', 0.35), glow, mix(glow, deep, 0.55), deep)),
      oval(770, 690, 760, 120, b.glow('#f2fffb', 0.9)),
      ...times(46, (i) => {
        const share = ((i + 1) / 46) ** 1.5;
        const long = 60 + 260 * share * b.between(0.5, 1.2);
        return lens(
          770 + b.between(-1, 1) * (300 + 620 * share) - long / 2,
          668 + 520 * share,
          long,
          3 + 12 * share,
          i % 3 ? '#e9fffa' : deep,
          i % 3 ? 0.34 : 0.2,
        );
      }),
      ...[0, 1].map((side) =>
        shape(
          broken(
            b,
            side
              ? [
                  [1640, 520],
                  [1490, 640],
                  [1380, 760],
                  [1290, 850],
                  [1330, 930],
                  [1460, 1010],
                  [1520, 1240],
                  [1640, 1240],
                ]
              : [
                  [-40, 480],
                  [90, 620],
                  [150, 740],
                  [290, 830],
                  [240, 930],
                  [120, 1000],
                  [60, 1240],
                  [-40, 1240],
                ],
            22,
          ),
          mix(rock, '#00101e', 0.35),
        ),
      ),
      oval(760, 812, 300, 24, deep, 'opacity=".55"'),
      gajeta(b, 760, 776, 2.5, mix('#1b4c66', rock, 0.4)),
      ...[
        [655, 700],
        [730, 690],
        [860, 702],
      ].flatMap(([x = 0, y = 0]) => [
        disc(x, y, 21, rock),
        shape(
          [
            [x - 30, y + 74],
            [x - 24, y + 22],
            [x + 24, y + 22],
            [x + 30, y + 74],
          ],
          rock,
        ),
      ]),
    ];
  },
};
