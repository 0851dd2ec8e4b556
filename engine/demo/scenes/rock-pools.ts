import type { Brush } from './kit/brush.ts';
import { mix } from './kit/colour.ts';
import { patch } from './kit/land.ts';
import { lens } from './kit/sea.ts';
import type { Point } from './kit/svg.ts';
import { at, box, curve, disc, faint, line, oval, times } from './kit/svg.ts';
import { fish, starfish } from './kit/things.ts';
import type { Scene } from './scene.ts';

/** A tide pool at Bene, seen by the one who kneels over it. */
export const rockPools: Scene = {
  lights: ['noon', 'golden', 'chalk'],
  focus: [760, 560],
  draw: (b) => {
    const rock = '#d3c09a';
    const water = b.paint('#4fbcb4');
    const deep = b.paint('#17798a');
    return [
      box(0, 0, 1600, 1200, b.down(b.lit(rock), b.paint(rock))),
      ...times(90, () =>
        patch(
          b,
          [b.between(0, 1600), b.between(0, 1200)],
          b.between(70, 260),
          b.between(50, 170),
          b.pick([b.lit(rock), b.dim(rock), b.paint('#c2ab82'), b.paint('#dfcfae')]),
          0.26,
          8,
        ).replace('/>', ' opacity=".45"/>'),
      ),
      patch(b, [790, 590], 1300, 900, b.dim('#8f7f62'), 0.1, 15),
      patch(b, [790, 600], 1220, 830, b.paint('#6f8a72'), 0.1, 15),
      patch(b, [790, 610], 1150, 770, mix(water, '#ffffff', 0.2), 0.09, 15),
      patch(b, [800, 620], 980, 620, water, 0.12, 14),
      patch(b, [840, 640], 640, 390, mix(water, deep, 0.55), 0.16, 12),
      ...times(40, () => {
        const [x, y] = within(b);
        return patch(
          b,
          [x, y],
          b.between(26, 84),
          b.between(20, 52),
          b.pick([b.paint('#b7a382'), b.dim('#8f9a7c'), b.lit('#e3d6b4'), b.paint('#7f6f8c')]),
          0.2,
          8,
        ).replace('/>', ' opacity=".7"/>');
      }),
      ...weed(b, [370, 720], '#5f9a4a'),
      ...weed(b, [1160, 830], '#8f4f57'),
      ...weed(b, [1080, 380], '#5f9a4a'),
      starfish(b, 620, 500, 2.1, '#e0632f', 14),
      starfish(b, 1060, 700, 1.1, '#d89a2e', -20),
      ...urchin(b, 430, 560, 62),
      ...urchin(b, 1180, 560, 76),
      ...urchin(b, 880, 830, 54),
      ...times(7, (i) =>
        fish(b, 760 + i * 54 + b.between(-20, 20), 640 + (i % 3) * 44, 0.75, b.paint('#e9d6a0'), b.between(-16, 16)),
      ),
      crab(b, 800, 372, 1.7),
      faint(
        0.75,
        times(26, () => {
          const [x, y] = within(b);
          const long = b.between(60, 200);
          return lens(x - long / 2, y, long, b.between(4, 10), b.light.glint, 0.8);
        }),
      ),
      ...net(b),
      ...[
        [250, 1160, 0.9],
        [500, 1190, 0.95],
      ].map(([x = 0, y = 0, s = 1]) => boot(b, x, y, s)),
    ];
  },
};

function within(b: Brush): Point {
  const angle = b.between(0, Math.PI * 2);
  const reach = Math.sqrt(b.next());
  return [790 + Math.cos(angle) * reach * 470, 610 + Math.sin(angle) * reach * 300];
}

function weed(b: Brush, [x, y]: Point, colour: string): string[] {
  return times(16, (i) => {
    const angle = (i / 16) * Math.PI * 2 + b.between(-0.2, 0.2);
    const long = b.between(60, 120);
    const [dx, dy] = [Math.cos(angle) * long, Math.sin(angle) * long * 0.7];
    return line(
      `M${x} ${y}q${(dx * 0.5 + b.between(-24, 24)).toFixed(0)} ${(dy * 0.5 + b.between(-24, 24)).toFixed(0)} ${dx.toFixed(0)} ${dy.toFixed(0)}`,
      i % 2 ? b.dim(colour) : b.paint(colour),
      11,
    );
  });
}

function urchin(b: Brush, x: number, y: number, r: number): string[] {
  return [
    ...times(30, (i) => {
      const angle = (i / 30) * Math.PI * 2;
      return line(
        `M${x} ${y}L${(x + Math.cos(angle) * r).toFixed(0)} ${(y + Math.sin(angle) * r).toFixed(0)}`,
        b.dim('#3a2545'),
        4.5,
      );
    }),
    disc(x, y, r * 0.56, b.dim('#4a2f57')),
    disc(x - r * 0.14, y - r * 0.16, r * 0.26, b.paint('#6f4f80')),
  ];
}

function crab(b: Brush, x: number, y: number, scale: number): string {
  const leg = b.paint('#a9532f');
  return at(
    x,
    y,
    scale,
    [
      line(
        'M-34 6L-66 -8L-80 14M-32 16L-62 22L-72 42M34 6L66 -8L80 14M32 16L62 22L72 42M-26 24L-46 42L-48 58M26 24L46 42L48 58',
        leg,
        7,
      ),
      line('M-34 -10L-60 -34M34 -10L60 -34', leg, 10),
      curve(
        'M-76 -60Q-50 -70 -44 -44Q-48 -28 -62 -30Q-56 -42 -70 -44Q-82 -48 -76 -60ZM76 -60Q50 -70 44 -44Q48 -28 62 -30Q56 -42 70 -44Q82 -48 76 -60Z',
        b.paint('#c9653a'),
      ),
      oval(0, 4, 46, 33, b.paint('#c9653a')),
      oval(-6, -6, 30, 16, b.lit('#df8557')),
      disc(-13, -28, 6, b.dim('#33241c')),
      disc(13, -28, 6, b.dim('#33241c')),
    ],
    8,
  );
}

function net(b: Brush): string[] {
  return [
    line('M1640 1240L1270 900', b.dim('#8a6a48'), 26),
    line('M1630 1222L1276 896', b.lit('#c99a62'), 9),
    oval(1170, 810, 150, 112, b.light.glint, 'opacity=".35" transform="rotate(42 1170 810)"'),
    ...times(9, (i) =>
      line(`M${1070 + i * 26} ${730 + i * 6}q-10 70 ${10 - i * 4} ${130 - i * 6}`, b.lit('#f0ead8'), 3, 'opacity=".8"'),
    ),
    `<ellipse cx="1170" cy="810" rx="150" ry="112" fill="none" stroke="${b.paint('#3f7f8c')}" stroke-width="13" transform="rotate(42 1170 810)"/>`,
  ];
}

function boot(b: Brush, x: number, y: number, scale: number): string {
  return at(
    x,
    y,
    scale,
    [
      oval(10, 6, 96, 130, b.light.shade, 'opacity=".25"'),
      curve('M-70 120Q-84 -20 -56 -110Q0 -160 58 -110Q84 -20 70 120Z', b.paint('#f0b93c')),
      curve('M-50 -60Q-20 -140 40 -104Q0 -100 -18 -40Q-40 30 -44 120H-66Q-74 10 -50 -60Z', b.lit('#f8d878')),
      oval(0, 96, 62, 44, b.dim('#b8842a')),
      oval(0, 100, 48, 34, b.paint('#4f6f80')),
    ],
    -12,
  );
}
