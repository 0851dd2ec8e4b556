import type { Brush } from './brush.ts';
import { patch } from './land.ts';
import type { Point } from './svg.ts';
import { at, curve, disc, line, oval, times } from './svg.ts';

/** An Aleppo pine, 100 high at scale 1, its foot at 0 0: a leaning trunk under flat clouds of needles. */
export function pine(b: Brush, x: number, y: number, scale: number, distance = 0): string {
  const lean = b.between(-14, 14);
  const bark = b.dim('#7a5a45', distance);
  const crowns: Point[] = [
    [lean - 22, -72],
    [lean + 24, -78],
    [lean + 2, -94],
  ];
  return at(x, y, scale, [
    line(`M0 0Q${lean * 0.2} -40 ${lean} -84`, bark, 5),
    line(`M${lean * 0.5} -52L${lean - 24} -70M${lean * 0.6} -58L${lean + 26} -76`, bark, 2.6),
    ...crowns.map((it) => patch(b, it, b.between(48, 60), b.between(20, 27), b.dim('#3f6b4a', distance), 0.12)),
    ...crowns.map(([cx, cy]) =>
      patch(b, [cx - 4, cy - 4], b.between(34, 44), b.between(11, 15), b.paint('#4f8257', distance), 0.14),
    ),
  ]);
}

/** Many pines as one wood on a slope, from back to front. */
export function grove(b: Brush, places: readonly Point[], scale: number, distance = 0): string[] {
  return places.map(([x, y]) => pine(b, x, y, scale * b.between(0.8, 1.2), distance));
}

/** A wood seen from afar: a bumpy edge of crowns, lit from above. */
export function scrub(b: Brush, from: Point, to: Point, size: number, distance = 0, colour = '#47704c'): string[] {
  const count = Math.ceil(Math.abs(to[0] - from[0]) / (size * 0.55));
  const spots = times(count, (i) => {
    const share = i / Math.max(1, count - 1);
    return [
      from[0] + (to[0] - from[0]) * share,
      from[1] + (to[1] - from[1]) * share + b.between(-size, size) * 0.18,
    ] as const;
  });
  return [
    ...spots.map((it) => patch(b, it, size * b.between(0.8, 1.3), size * b.between(0.6, 0.9), b.dim(colour, distance))),
    ...spots.map(([x, y]) =>
      patch(b, [x - size * 0.1, y - size * 0.12], size * 0.6, size * 0.34, b.paint(colour, distance)),
    ),
  ];
}

/** A cypress, 100 high at scale 1. */
export function cypress(b: Brush, x: number, y: number, scale: number, distance = 0): string {
  return at(
    x,
    y,
    [scale * b.between(0.85, 1.1), scale],
    [
      curve('M0 0C-16 -20 -13 -66 0 -100C13 -66 16 -20 0 0', b.dim('#3d6b4c', distance)),
      curve('M-1 -4C-13 -24 -10 -66 0 -98C-2 -66 -4 -30 -1 -4', b.paint('#4c7f58', distance)),
    ],
  );
}

/** An olive tree, 100 high at scale 1: a twisted trunk and silver crowns. */
export function olive(b: Brush, x: number, y: number, scale: number, distance = 0): string {
  const bark = b.dim('#8a7a68', distance);
  const crowns: Point[] = [
    [-30, -62],
    [32, -64],
    [-8, -82],
    [14, -58],
    [-14, -52],
  ];
  return at(x, y, scale, [
    curve(
      'M-13 2C-6 -14 -16 -26 -5 -38C-16 -46 -24 -50 -32 -58L-26 -62C-16 -54 -8 -48 0 -46C4 -56 10 -62 18 -68L24 -64C16 -56 10 -48 7 -38C14 -24 6 -12 15 2Z',
      bark,
    ),
    line('M-2 -4C0 -16 -5 -26 1 -38', b.paint('#a4937e', distance), 2),
    ...crowns.map((it) => patch(b, it, b.between(44, 56), b.between(30, 38), b.dim('#7d9476', distance), 0.14)),
    ...crowns.map(([cx, cy]) =>
      patch(b, [cx - 3, cy - 6], b.between(30, 38), b.between(16, 22), b.paint('#9fb48f', distance), 0.2),
    ),
    ...times(34, () => {
      const [cx, cy] = b.pick(crowns as [Point, ...Point[]]);
      return oval(
        cx + b.between(-20, 20),
        cy + b.between(-16, 12),
        2.6,
        1.1,
        b.lit('#c3d0ae', distance),
        `transform="rotate(${b.between(-50, 50).toFixed(0)} ${cx.toFixed(0)} ${cy.toFixed(0)})"`,
      );
    }),
  ]);
}

/** A palm of the Riva, 100 high at scale 1. */
export function palm(b: Brush, x: number, y: number, scale: number, distance = 0): string {
  const lean = b.between(-8, 8);
  return at(x, y, scale, [
    line(`M0 0Q${lean * 0.3} -40 ${lean} -70`, b.dim('#8d7558', distance), 5),
    ...times(11, (i) => {
      const angle = Math.PI * (-0.1 + (1.2 * i) / 10) + b.between(-0.08, 0.08);
      const [dx, dy] = [Math.cos(angle) * 36, -Math.sin(angle) * 24];
      const drop = 8 + Math.abs(Math.cos(angle)) * 12;
      return curve(
        `M${lean} -70q${(dx * 0.5).toFixed(1)} ${(dy - 12).toFixed(1)} ${dx.toFixed(1)} ${(dy + drop).toFixed(1)}q${(-dx * 0.4).toFixed(1)} ${(-drop - 2).toFixed(1)} ${(-dx).toFixed(1)} ${(-dy - drop).toFixed(1)}`,
        i % 2 ? b.paint('#5b8a58', distance) : b.dim('#4c7a50', distance),
      );
    }),
    disc(lean, -70, 4, b.dim('#8d7558', distance)),
  ]);
}
