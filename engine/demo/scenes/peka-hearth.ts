import type { Brush } from './kit/brush.ts';
import { broken, patch } from './kit/land.ts';
import { box, curve, disc, line, oval, shape, times } from './kit/svg.ts';
import { bottle, glass } from './kit/things.ts';
import { masonry } from './kit/walls.ts';
import type { Scene } from './scene.ts';

/** The iron bell under its embers in the hearth of a konoba. */
export const pekaHearth: Scene = {
  lights: ['ember', 'dusk', 'night'],
  focus: [760, 800],
  aside: [1240, 900],
  draw: (b) => [
    box(0, 0, 1600, 1200, b.down(b.paint('#5d4436'), b.paint('#7a5238'))),
    ...masonry(b, 0, 0, 1600, 960, 62, '#7a5a42'),
    curve('M150 1010V480Q160 220 760 210Q1360 220 1370 480V1010Z', b.lit('#b98a5e')),
    curve('M250 1010V510Q270 310 760 300Q1250 310 1270 510V1010Z', b.dim('#1d0f0c')),
    disc(760, 820, 520, b.glow('#ff8a2e', 0.85)),
    ...flames(b),
    box(120, 960, 1280, 60, b.lit('#a2754c')),
    box(120, 1020, 1280, 190, b.dim('#6b4530')),
    ...masonry(b, 130, 1030, 1260, 170, 56, '#6b4530'),
    ...times(70, () =>
      patch(
        b,
        [760 + (b.next() + b.next() - 1) * 470, 962 - b.next() * 26],
        b.between(22, 58),
        b.between(14, 30),
        b.pick(['#ff7a1f', '#ffb347', '#c53c14', '#5a1e12', '#7d2a14']),
        0.2,
        8,
      ),
    ),
    curve('M420 930Q430 690 760 680Q1090 690 1100 930Q1100 952 760 954Q420 952 420 930Z', '#2a2322'),
    curve('M470 920Q486 720 700 694Q560 760 548 930Q500 930 470 920Z', '#5d4a44', 'opacity=".8"'),
    curve('M1020 900Q1010 740 880 700Q1060 730 1080 910Z', '#ff9a45', 'opacity=".35"'),
    line('M690 690Q760 610 830 690', '#2a2322', 20),
    box(398, 920, 724, 26, '#3b3230', 'rx="13"'),
    ...times(46, () => {
      const share = b.between(-1, 1);
      return patch(
        b,
        [760 + share * 250, 700 + share ** 2 * 90 - b.next() * 14],
        b.between(20, 48),
        b.between(12, 24),
        b.pick(['#ff8a2e', '#ffc061', '#b5340f', '#4a1a10', '#d9d0c6']),
        0.2,
        8,
      );
    }),
    ...times(50, () =>
      disc(
        760 + b.between(-420, 420),
        330 + b.next() * 480,
        b.between(1.6, 5),
        '#ffcf7a',
        `opacity="${b.between(0.3, 0.9).toFixed(2)}"`,
      ),
    ),
    shape(
      broken(
        b,
        [
          [-20, 1120],
          [1620, 1120],
          [1620, 1210],
          [-20, 1210],
        ],
        3,
        1,
      ),
      b.paint('#8a5c3a'),
    ),
    box(-10, 1112, 1620, 14, b.lit('#c08a56')),
    bottle(b, 1330, 1124, 2.1),
    glass(b, 1180, 1124, 2),
    glass(b, 1440, 1132, 2.15),
    oval(280, 1120, 170, 26, b.lit('#e6d3b0')),
    ...times(9, (i) =>
      patch(b, [190 + i * 22, 1104 - (i % 3) * 14], 58, 38, b.paint(i % 2 ? '#c98a4a' : '#dca662'), 0.12, 9),
    ),
  ],
};

function flames(b: Brush): string[] {
  return [
    { colour: '#b5340f', size: 1 },
    { colour: '#ff7a1f', size: 0.74 },
    { colour: '#ffc061', size: 0.46 },
  ].flatMap(({ colour, size }) =>
    times(7, (i) => {
      const x = 400 + i * 120 + b.between(-20, 20);
      const tall = (330 - Math.abs(i - 3) * 26) * size * b.between(0.85, 1.15);
      const half = 84 * size;
      return curve(
        `M${x - half} 960Q${x - half * 1.2} ${960 - tall * 0.5} ${x - half * 0.1} ${960 - tall}Q${x + half * 0.1} ${960 - tall * 0.7} ${x + half * 0.5} ${960 - tall * 0.82}Q${x + half * 1.3} ${960 - tall * 0.4} ${x + half} 960Z`,
        colour,
        'opacity=".85"',
      );
    }),
  );
}
