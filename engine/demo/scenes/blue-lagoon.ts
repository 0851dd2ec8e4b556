import { speedboatFromAbove, wake } from './kit/boats.ts';
import { mix } from './kit/colour.ts';
import { patch } from './kit/land.ts';
import { lens } from './kit/sea.ts';
import type { Point } from './kit/svg.ts';
import { box, disc, oval, times } from './kit/svg.ts';
import type { Scene } from './scene.ts';

/** The Blue Lagoon between Drvenik and the Krknjaši islets, seen as the gulls see it. */
export const blueLagoon: Scene = {
  lights: ['chalk', 'golden', 'mist'],
  focus: [860, 640],
  draw: (b) => {
    const deep = b.paint('#0f6f96');
    const mid = b.paint('#25a5b4');
    const pale = b.paint('#86dccb');
    const sand = b.lit('#eadfba');
    const shoals: [Point, number, number][] = [
      [[640, 700], 1320, 820],
      [[1180, 380], 820, 520],
      [[360, 1000], 700, 460],
    ];
    return [
      box(0, 0, 1600, 1200, b.down(deep, mix(deep, mid, 0.5), deep)),
      ...[1.22, 1.06].flatMap((size, i) =>
        shoals.map(([at, w, h]) => patch(b, at, w * size, h * size, mix(deep, mid, 0.45 + i * 0.4), 0.12, 14)),
      ),
      ...shoals.map(([at, w, h]) => patch(b, at, w * 0.86, h * 0.84, mix(mid, pale, 0.55), 0.16, 14)),
      ...shoals.map(([at, w, h]) => patch(b, at, w * 0.58, h * 0.54, mix(pale, sand, 0.35), 0.2, 12)),
      ...times(26, () =>
        patch(
          b,
          [b.between(60, 1500), b.between(160, 1150)],
          b.between(40, 130),
          b.between(30, 80),
          mix(deep, '#1d5b57', 0.6),
          0.3,
          9,
        ),
      ).map((it) => `<g opacity=".5">${it}</g>`),
      ...islet(b, [1350, 240], 560, 400),
      ...islet(b, [150, 860], 420, 520),
      ...islet(b, [1500, 1080], 360, 240),
      ...times(34, () => lens(b.between(0, 1500), b.between(0, 1200), b.between(40, 130), 5, b.light.glint, 0.4)),
      wake(b, 820, 700, 620, 150, 28),
      speedboatFromAbove(b, 860, 610, 1.5, 28),
      ...anchored(b, 520, 470, -50),
    ];
  },
};

function islet(b: Parameters<Scene['draw']>[0], [x, y]: Point, width: number, height: number): string[] {
  return [
    patch(b, [x, y], width * 1.14, height * 1.14, b.light.glint, 0.08, 16),
    patch(b, [x, y], width * 1.08, height * 1.08, b.lit('#d9c39a'), 0.12, 16),
    patch(b, [x + 6, y + 10], width * 0.9, height * 0.88, b.dim('#4b7a52'), 0.12, 16),
    ...times(Math.round((width * height) / 4200), () => {
      const angle = b.between(0, Math.PI * 2);
      const reach = Math.sqrt(b.next()) * 0.43;
      const spot: Point = [x + Math.cos(angle) * width * reach, y + Math.sin(angle) * height * reach];
      const size = b.between(30, 58);
      return (
        patch(b, [spot[0] + 7, spot[1] + 9], size, size, b.dim('#2f5c43'), 0.12, 9) +
        patch(b, spot, size * 0.86, size * 0.8, b.paint(b.pick(['#5c9158', '#4f8453', '#6fa061'])), 0.14, 9)
      );
    }),
  ];
}

function anchored(b: Parameters<Scene['draw']>[0], x: number, y: number, turn: number): string[] {
  return [
    oval(x + 14, y + 18, 20, 58, b.light.shade, `opacity=".3" transform="rotate(${turn} ${x + 14} ${y + 18})"`),
    oval(x, y, 20, 58, b.lit('#fbf6ea'), `transform="rotate(${turn} ${x} ${y})"`),
    oval(x, y, 11, 38, b.paint('#c99b68'), `transform="rotate(${turn} ${x} ${y})"`),
    disc(x, y, 5, b.dim('#6f5a44')),
  ];
}
