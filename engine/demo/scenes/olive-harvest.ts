import type { Brush } from './kit/brush.ts';
import { tufts } from './kit/fields.ts';
import { hill, mountain, patch } from './kit/land.ts';
import { stander } from './kit/people.ts';
import { olive } from './kit/plants.ts';
import { sky } from './kit/sky.ts';
import { curve, line, oval, shape, times } from './kit/svg.ts';
import { crate } from './kit/things.ts';
import type { Scene } from './scene.ts';

/** The harvest: one old tree, a ladder, a net in the grass. */
export const oliveHarvest: Scene = {
  lights: ['mist', 'golden', 'harvest'],
  focus: [720, 560],
  draw: (b) => [
    ...sky(b, {
      horizon: 620,
      sun: { at: [1380, 220], r: 52 },
      clouds: [
        [160, 180, 400],
        [1060, 330, 380],
      ],
    }),
    ...mountain(
      b,
      [
        [-40, 560],
        [240, 400],
        [420, 460],
        [700, 330],
        [980, 430],
        [1280, 350],
        [1660, 470],
      ],
      { colour: '#9aa69c', distance: 0.56, to: 680 },
      'right',
    ),
    hill(
      b,
      [
        [-40, 680],
        [400, 640],
        [900, 660],
        [1660, 620],
      ],
      { colour: '#9fa66c', distance: 0.24, to: 1210 },
    ),
    ...times(12, (i) => olive(b, 30 + i * 140 + b.between(-30, 30), 740 + b.between(-14, 14), 1.1, 0.22)),
    ...times(9, (i) => line(`M${-40 + i * 190} 770q60 -10 150 0`, b.lit('#d8c9a0', 0.1), 12)),
    hill(
      b,
      [
        [-40, 800],
        [420, 780],
        [1000, 800],
        [1660, 770],
      ],
      { colour: '#8f9a56', to: 1210 },
    ),
    olive(b, 220, 880, 2.1, 0.08),
    olive(b, 1480, 870, 2.2, 0.08),
    ...tufts(b, [-20, 900], [1620, 900], 60, 46, '#7f8f4e'),
    curve('M200 1080Q460 980 760 996Q1120 980 1320 1090Q1180 1190 740 1180Q320 1190 200 1080Z', b.paint('#d98a4a')),
    curve('M240 1082Q480 1000 760 1012Q1100 1000 1270 1090Q1140 1160 740 1156Q360 1166 240 1082Z', b.lit('#e6a266')),
    ...times(110, () => {
      const angle = b.between(0, Math.PI * 2);
      const reach = Math.sqrt(b.next());
      return oval(
        750 + Math.cos(angle) * reach * 430,
        1086 + Math.sin(angle) * reach * 62,
        8,
        6,
        b.paint(b.pick(['#4b5a34', '#3a2f45', '#7f8f4a'])),
      );
    }),
    olive(b, 740, 1060, 8.2),
    ...olivesIn(b),
    ...ladder(b, 1000, 1090, 560, 740),
    stander(b, 1015, 820, 2.7, { shirt: '#cf4f37', trousers: '#40586b', hat: '#f0e3c6' }, true),
    stander(b, 330, 1120, 3, { shirt: '#3f7f8c', trousers: '#54463c', hair: '#8a7a68' }),
    crate(b, 470, 1140, 1.05, '#6f7f3f'),
    crate(b, 1270, 1160, 1.2, '#4b3f4f'),
    ...tufts(b, [-20, 1170], [1620, 1180], 60, 70, '#73844a'),
  ],
};

function olivesIn(b: Brush): string[] {
  return times(70, () =>
    patch(
      b,
      [740 + (b.next() + b.next() - 1) * 480, 500 + (b.next() + b.next() - 1) * 200],
      15,
      19,
      b.paint(b.pick(['#4b5a34', '#3a2f45', '#5d6b3a'])),
      0.06,
      8,
    ),
  );
}

function ladder(b: Brush, x: number, y: number, height: number, topX: number): string[] {
  const lean = (topX - x) * 0.32;
  return [
    line(
      `M${x - 46} ${y}L${x - 40 + lean} ${y - height}M${x + 46} ${y}L${x + 34 + lean} ${y - height}`,
      b.paint('#a97c4c'),
      12,
    ),
    ...times(9, (i) => {
      const share = (i + 0.6) / 9;
      return line(`M${x - 44 + lean * share} ${y - height * share}H${x + 42 + lean * share}`, b.lit('#c99a62'), 9);
    }),
    shape(
      [
        [x - 60, y + 4],
        [x + 64, y + 4],
        [x + 40, y + 14],
        [x - 40, y + 14],
      ],
      b.light.shade,
      'opacity=".3"',
    ),
  ];
}
