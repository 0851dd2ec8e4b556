import type { Brush } from './kit/brush.ts';
import { pane } from './kit/buildings.ts';
import { mix } from './kit/colour.ts';
import { stander, walker } from './kit/people.ts';
import { sky } from './kit/sky.ts';
import { box, disc, line, oval, shape, times } from './kit/svg.ts';
import { arch, lamp, masonry } from './kit/walls.ts';
import type { Scene } from './scene.ts';

/** A lane inside the palace after dark: an arch overhead, lanterns, a guide with a story. */
export const splitNight: Scene = {
  lights: ['night', 'ember', 'dusk'],
  focus: [800, 860],
  draw: (b) => [
    ...sky(b, { horizon: 760, sun: { at: [900, 200], r: 56, rings: 4 }, stars: 90 }),
    ...wall(b, -1, [
      [-10, -10],
      [470, -10],
      [640, 330],
      [680, 760],
      [560, 980],
      [-10, 1210],
    ]),
    ...wall(b, 1, [
      [1610, -10],
      [1180, -10],
      [980, 350],
      [930, 760],
      [1050, 980],
      [1610, 1210],
    ]),
    shape(
      [
        [-10, 1210],
        [560, 980],
        [680, 760],
        [930, 760],
        [1050, 980],
        [1610, 1210],
      ],
      b.down(mix(b.paint('#cdbb9a'), '#ff9d42', 0.3), b.dim('#cdbb9a')),
    ),
    ...times(9, (i) =>
      shape(
        [
          [540 - i * 60, 985 + i * 26],
          [1070 + i * 60, 985 + i * 26],
          [1076 + i * 60, 990 + i * 27],
          [534 - i * 60, 990 + i * 27],
        ],
        b.dim('#8f7f68'),
        'opacity=".5"',
      ),
    ),
    box(680, 520, 252, 242, b.paint('#b9a686')),
    arch(806, 762, 150, 200, mix(b.light.sky[2], '#ffcf7a', 0.5)),
    `<path d="M470 -10H1180L1010 420Q980 250 806 246Q640 250 612 420Z" fill="${b.down(b.dim('#bfa986'), mix(b.dim('#bfa986'), '#ff9d42', 0.25))}"/>`,
    `<path d="M612 420Q640 250 806 246Q980 250 1010 420L996 446Q966 282 806 280Q656 282 628 446Z" fill="${b.dim('#93805f')}"/>`,
    ...masonry(b, 560, 40, 540, 190, 34, '#bfa986'),
    ...[
      [300, 560],
      [1330, 590],
      [806, 640],
    ].map(([x = 0, y = 0]) => disc(x, y, 420, b.glow('#ff9d42', 0.42))),
    line('M420 470Q800 610 1200 455', b.dim('#3a3432'), 3),
    ...[
      [430, 476],
      [620, 536],
      [806, 556],
      [1000, 532],
      [1180, 470],
    ].map(([x = 0, y = 0]) => lamp(b, x, y + 26, 19)),
    lamp(b, 300, 560, 34),
    lamp(b, 1330, 590, 34),
    oval(800, 1090, 640, 130, b.glow('#ff9d42', 0.6)),
    ...['#c94f3d', '#3f7f8c', '#e0a63a', '#7d6a9c'].map((shirt, i) =>
      stander(b, 470 + i * 88, 1100 + (i % 2) * 34, 2.1, { shirt, trousers: '#39445a' }),
    ),
    walker(b, 960, 1120, 2.35, { shirt: '#54304a', trousers: '#2b2f44', hat: '#3a2a3c' }, true),
    disc(880, 996, 120, b.glow('#ffdf9a', 0.9)),
    lamp(b, 884, 1000, 17),
  ],
};

function wall(b: Brush, side: -1 | 1, outline: readonly (readonly [number, number])[]): string[] {
  const stone = side < 0 ? '#c9b491' : '#b09b7c';
  const x = (share: number) => (side < 0 ? 40 + share * 470 : 1560 - share * 470);
  return [
    shape(outline, b.down(b.dim(stone), mix(b.paint(stone), '#ff9d42', 0.2), b.dim(stone))),
    ...masonry(b, side < 0 ? 0 : 1180, 20, 420, 1000, 46, stone),
    ...times(6, (i) => {
      const [col, rank] = [i % 2, Math.floor(i / 2)];
      const left = x(0.12 + col * 0.46) - (side < 0 ? 0 : 92);
      const top = 90 + rank * 230 + col * 44;
      return (
        box(left, top, 92 - col * 26, 130 - col * 24, pane(b)) +
        box(left - 30, top, 26, 130 - col * 24, b.paint('#4d7a66')) +
        box(left + 94 - col * 26, top, 26, 130 - col * 24, b.dim('#4d7a66'))
      );
    }),
    arch(side < 0 ? 250 : 1370, 1010, 130, 240, b.dim('#4a3a30')),
  ];
}
