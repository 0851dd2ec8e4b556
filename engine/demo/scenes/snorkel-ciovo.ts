import type { Brush } from './kit/brush.ts';
import { mix } from './kit/colour.ts';
import { land, patch } from './kit/land.ts';
import { beams } from './kit/sky.ts';
import { at, box, curve, disc, line, oval, times } from './kit/svg.ts';
import { fish } from './kit/things.ts';
import type { Scene } from './scene.ts';

/** Under the surface off Čiovo: a swimmer above, a shoal of salema below. */
export const snorkelCiovo: Scene = {
  lights: ['noon', 'teal', 'chalk'],
  focus: [980, 430],
  draw: (b) => {
    const top = mix('#8fe8e4', b.light.sea[0], 0.4);
    const deep = mix('#064a78', b.light.sea[1], 0.45);
    return [
      box(0, 0, 1600, 1200, b.down(mix(top, b.light.sun, 0.5), top, mix(top, deep, 0.55), mix(top, deep, 0.85), deep)),
      ...beams(b, [620, -260], 1700, 15, 0.13),
      ...times(20, (i) =>
        oval(
          b.between(0, 1600),
          20 + i * 5,
          b.between(80, 220),
          b.between(5, 14),
          b.light.glint,
          `opacity="${(0.75 - i * 0.03).toFixed(2)}"`,
        ),
      ),
      land(
        b,
        [
          [-20, 900],
          [200, 820],
          [390, 900],
          [620, 1010],
          [900, 960],
          [1240, 1040],
          [1620, 940],
        ],
        { colour: '#3f7f8c', distance: 0, rough: 40, to: 1210 },
      ).replace('fill="', 'opacity=".55" fill="'),
      ...shoal(b, 470, 560, 30, '#f3e2a4'),
      swimmer(b, 980, 330),
      land(
        b,
        [
          [-20, 760],
          [120, 720],
          [260, 860],
          [400, 1010],
          [640, 1110],
          [980, 1090],
          [1240, 1120],
          [1400, 980],
          [1620, 900],
        ],
        { colour: '#2c5c63', rough: 46, to: 1210 },
      ),
      ...times(46, () =>
        patch(
          b,
          [b.pick([b.between(0, 300), b.between(1320, 1600), b.between(300, 1320)]), b.between(1060, 1200)],
          b.between(40, 110),
          b.between(24, 60),
          b.pick([b.paint('#b5654e'), b.paint('#c9a24e'), b.dim('#3d7466'), b.dim('#6f4f6e')]),
          0.25,
          9,
        ),
      ),
      ...posidonia(b, 60, 900, 24),
      ...posidonia(b, 1420, 1080, 22),
      ...times(14, (i) => disc(1120 + b.between(-18, 30), 250 - i * 17, b.between(3, 10), '#f3fffb', 'opacity=".6"')),
    ];
  },
};

function swimmer(b: Brush, x: number, y: number): string {
  const skin = b.paint('#c08a66');
  return at(
    x,
    y,
    2.3,
    [
      line('M-62 2L-112 14M-60 -4L-116 -8', skin, 12),
      curve('M-108 8L-160 24Q-166 8 -150 2ZM-112 -14L-164 -22Q-166 -6 -148 0Z', b.paint('#f0b23c')),
      curve('M-66 -12Q-20 -22 26 -12Q34 2 24 12Q-20 18 -66 10Z', b.paint('#d2543c')),
      line('M18 4Q36 26 24 46', skin, 9),
      line('M20 -6Q52 -4 76 10', skin, 9),
      disc(44, -6, 15, skin),
      curve('M30 -12Q36 -28 56 -18L46 -14Z', b.dim('#4a3526')),
      oval(52, -1, 9, 7, b.paint('#1f3f52')),
      line('M36 -6L38 -40Q38 -46 44 -48', b.paint('#f0b23c'), 4),
    ],
    6,
  );
}

function shoal(b: Brush, x: number, y: number, count: number, colour: string): string[] {
  return times(count, (i) => {
    const angle = i * 2.399;
    const reach = Math.sqrt(i / count);
    return fish(
      b,
      x + Math.cos(angle) * reach * 390,
      y + Math.sin(angle) * reach * 190,
      b.between(0.55, 1.05),
      i % 4 ? b.lit(colour) : b.paint('#d9a94c'),
      b.between(-10, 4),
    );
  });
}

function posidonia(b: Brush, x: number, y: number, blades: number): string[] {
  return times(blades, (i) => {
    const foot = x + i * 9 + b.between(-8, 8);
    const tall = b.between(110, 260);
    const sway = b.between(20, 60);
    return line(
      `M${foot} 1210Q${foot + sway} ${y + 240 - tall * 0.5} ${foot + sway * 0.3} ${y + 240 - tall}`,
      i % 2 ? b.dim('#2f7a58') : b.paint('#4c9a63'),
      8,
    );
  });
}
