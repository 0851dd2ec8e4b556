import { belfry, row } from './kit/buildings.ts';
import { stander } from './kit/people.ts';
import { sky } from './kit/sky.ts';
import { box, line, oval, times } from './kit/svg.ts';
import { awning, crate, fish } from './kit/things.ts';
import type { Scene } from './scene.ts';

/** The green market by the palace's eastern wall, awnings up and crates full. */
export const pazarMarket: Scene = {
  lights: ['chalk', 'golden', 'mist'],
  focus: [700, 760],
  draw: (b) => [
    ...sky(b, {
      horizon: 560,
      clouds: [
        [980, 110, 420],
        [120, 150, 300],
      ],
    }),
    belfry(b, 1220, 560, 1.02, 0.3, 4),
    ...row(b, [-30, 570], [1640, 570], 150, 0.26),
    box(-10, 560, 1620, 660, b.paint('#d9c8a8')),
    ...times(8, (i) => box(-10, 980 + i * 28, 1620, 3 + i, b.dim('#bfa986'), 'opacity=".5"')),
    ...[40, 600, 1150].flatMap((x) => [line(`M${x} 420V1010M${x + 440} 420V1010`, b.dim('#6d5a48'), 9)]),
    box(40, 500, 440, 330, b.paint('#8f6f4c'), 'opacity=".42"'),
    box(600, 500, 440, 330, b.paint('#8f6f4c'), 'opacity=".42"'),
    box(1150, 500, 440, 330, b.paint('#8f6f4c'), 'opacity=".42"'),
    stander(b, 250, 880, 3, { shirt: '#3f7f8c', trousers: '#40485a', hat: '#f0e3c6' }),
    stander(b, 820, 880, 3.05, { shirt: '#cf4f37', trousers: '#54463c' }, true),
    stander(b, 1360, 880, 3, { shirt: '#7d8f5a', trousers: '#40485a', hat: '#e3c78c' }, true),
    ...awning(b, 10, 330, 500, 150, ['#cf4f37', '#f6ecd8']),
    ...awning(b, 570, 310, 500, 160, ['#3f8a7c', '#f6ecd8']),
    ...awning(b, 1120, 330, 500, 150, ['#e0a63a', '#f6ecd8']),
    ...stall(b, 20, ['#d2432f', '#e9a23b', '#7f9a3f']),
    ...stall(b, 580, ['#5b3f6b', '#e2c13f', '#cf4f37']),
    box(1130, 850, 480, 26, b.lit('#d0a26c')),
    box(1130, 876, 480, 150, b.paint('#a67c4e')),
    ...times(9, (i) =>
      fish(
        b,
        1190 + (i % 5) * 84,
        820 + Math.floor(i / 5) * 26,
        0.95,
        b.paint(b.pick(['#9db4bd', '#c9d4d6', '#d89a84'])),
        b.between(-12, 12),
      ),
    ),
    oval(800, 1140, 640, 26, b.light.shade, 'opacity=".12"'),
    stander(b, 520, 1150, 3.6, { shirt: '#f3e9d2', trousers: '#4f6f80', hair: '#7a5236' }),
    crate(b, 640, 1150, 0.9, '#7f9a3f'),
    stander(b, 1060, 1160, 3.5, { shirt: '#e0a63a', trousers: '#54304a', hat: '#f6ecd8' }, true),
  ],
};

function stall(b: Parameters<Scene['draw']>[0], x: number, fruits: readonly string[]): string[] {
  return [
    box(x, 850, 480, 26, b.lit('#d0a26c')),
    box(x, 876, 480, 150, b.paint('#a67c4e')),
    ...times(5, (i) => box(x + i * 98, 880, 4, 146, b.dim('#7c5c3a'))),
    ...fruits.map((fruit, i) => crate(b, x + 84 + i * 156, 852, 1.16, fruit)),
  ];
}
