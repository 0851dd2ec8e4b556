import { mix } from './kit/colour.ts';
import { box, curve, disc, line, oval, shape, times } from './kit/svg.ts';
import { barrel, bottle, glass } from './kit/things.ts';
import { arch, lamp, masonry } from './kit/walls.ts';
import type { Scene } from './scene.ts';

/** A vault under the palace: barrels, one lantern, a table for four. */
export const cellarFour: Scene = {
  lights: ['ember', 'night', 'teal'],
  focus: [800, 800],
  aside: [420, 760],
  draw: (b) => {
    const stone = '#b28a62';
    return [
      box(0, 0, 1600, 1200, b.paint('#4a2f22')),
      ...[0, 1, 2].map((i) =>
        arch(
          800,
          1020,
          1720 - i * 430,
          1240 - i * 250,
          i === 0 ? b.paint(stone) : mix(b.paint(stone), b.light.shade, 0.3 * i),
        ),
      ),
      ...masonry(b, 0, 20, 1600, 420, 60, stone),
      arch(800, 1020, 420, 490, b.dim('#2a1712')),
      disc(800, 430, 640, b.glow('#ffb95c', 0.7)),
      ...[
        [250, 900, 1.5],
        [250, 590, 1.3],
        [1350, 900, 1.5],
        [1350, 590, 1.3],
        [520, 900, 0.95],
        [1080, 900, 0.95],
      ].map(([x = 0, y = 0, s = 1]) => barrel(b, x, y, s)),
      ...times(5, (i) => bottle(b, 700 + i * 50, 846, 0.9, i % 2 ? '#2f4a38' : '#4a2530')),
      box(640, 846, 320, 14, b.paint('#8a5c3a')),
      box(-10, 1010, 1620, 200, b.down(b.paint('#7a5238'), b.dim('#3d251b'))),
      oval(800, 1080, 620, 90, b.glow('#ffb95c', 0.55)),
      line('M800 -10V340', b.dim('#2b2220'), 6),
      lamp(b, 800, 392, 44),
      ...[430, 620, 990, 1180].map((x) =>
        [
          oval(x, 1010, 64, 15, b.lit('#a2754c')),
          line(`M${x - 40} 1014L${x - 54} 1170M${x + 40} 1014L${x + 54} 1170M${x} 1018V1176`, b.dim('#5a3a26'), 13),
        ].join(''),
      ),
      curve('M360 960Q800 920 1240 960L1270 1000Q800 1050 330 1000Z', b.lit('#c08a56')),
      shape(
        [
          [330, 1000],
          [1270, 1000],
          [1262, 1026],
          [338, 1026],
        ],
        b.dim('#7a4c2c'),
      ),
      line('M470 1030V1200M1130 1030V1200', b.dim('#5a3a26'), 26),
      ...[470, 650, 950, 1130].map((x, i) => glass(b, x, 990 + (i % 2) * 8, 1.55)),
      bottle(b, 800, 992, 1.7, '#24382c'),
      oval(800, 1000, 120, 15, b.paint('#e9d08a'), 'opacity=".25"'),
      oval(560, 1000, 52, 12, b.lit('#e6d3b0')),
      ...times(6, (i) => disc(530 + i * 12, 994 - (i % 2) * 8, 9, b.paint(i % 2 ? '#4b5a34' : '#e9d08a'))),
    ];
  },
};
