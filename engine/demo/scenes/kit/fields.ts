import type { Brush } from './brush.ts';
import { patch } from './land.ts';
import type { Point } from './svg.ts';
import { at, curve, line, oval, shape, times } from './svg.ts';

/** Rows that run from the viewer to one point: vines, lavender, furrows. */
export function rows(
  b: Brush,
  vanish: Point,
  from: number,
  to: number,
  count: number,
  colours: readonly [string, string],
  spread: number,
  bumps = 26,
): string[] {
  return times(count, (i) => {
    const middle = (i - (count - 1) / 2) * spread + vanish[0];
    const clumps: string[] = [];
    for (let k = 0; k < bumps; k++) {
      const share = (k / bumps) ** 1.9;
      const y = from + (to - from) * share;
      const depth = (y - vanish[1]) / (to - vanish[1]);
      const x = vanish[0] + (middle - vanish[0]) * depth;
      const size = spread * depth * 0.62;
      if (x < -size || x > 1600 + size) continue;
      const distance = 0.45 * (1 - share);
      clumps.push(patch(b, [x, y], size, size * 0.62, b.dim(colours[0], distance), 0.14, 8));
      clumps.push(
        patch(b, [x - size * 0.08, y - size * 0.14], size * 0.7, size * 0.36, b.lit(colours[1], distance), 0.2, 8),
      );
    }
    return clumps.join('');
  });
}

/** A leafy twig that frames the picture from a corner: pairs of leaves along a bow. */
export function twig(
  b: Brush,
  [x, y]: Point,
  turn: number,
  length: number,
  leaf: { colour: string; long: number; wide: number },
  fruit?: string,
): string {
  const count = Math.round(length / (leaf.long * 0.42));
  return at(
    x,
    y,
    1,
    [
      line(`M0 0Q${length * 0.5} ${-length * 0.12} ${length} ${length * 0.05}`, b.dim('#7d6850'), leaf.wide * 0.3),
      ...times(count, (i) => {
        const share = (i + 1) / count;
        const px = length * share;
        const py = -length * 0.24 * share * (1 - share) + length * 0.05 * share * share;
        const size = leaf.long * (1.1 - share * 0.45) * b.between(0.85, 1.15);
        const angle = (i % 2 ? 1 : -1) * b.between(28, 60);
        const colour = i % 3 === 0 ? b.lit(leaf.colour) : i % 3 === 1 ? b.paint(leaf.colour) : b.dim(leaf.colour);
        return (
          at(
            px,
            py,
            size / 100,
            [curve(`M0 0Q50 ${-leaf.wide * 1.5} 100 0Q50 ${leaf.wide * 1.5} 0 0`, colour)],
            angle,
          ) +
          (fruit && i % 3 === 1
            ? oval(px + b.between(-8, 8), py + leaf.wide * 0.9, leaf.wide * 0.42, leaf.wide * 0.55, b.paint(fruit))
            : '')
        );
      }),
    ],
    turn,
  );
}

/** Grass and herbs at the viewer's feet. */
export function tufts(b: Brush, from: Point, to: Point, count: number, size: number, colour: string): string[] {
  return times(count, () => {
    const share = b.next();
    const x = from[0] + (to[0] - from[0]) * share;
    const y = from[1] + (to[1] - from[1]) * share + b.between(-size, size) * 0.4;
    const tall = size * b.between(0.6, 1.2);
    return shape(
      [
        [x - tall * 0.3, y],
        [x - tall * 0.34, y - tall * 0.8],
        [x - tall * 0.1, y - tall * 0.3],
        [x + tall * 0.04, y - tall],
        [x + tall * 0.14, y - tall * 0.3],
        [x + tall * 0.42, y - tall * 0.7],
        [x + tall * 0.3, y],
      ],
      b.next() < 0.5 ? b.dim(colour) : b.paint(colour),
    );
  });
}
