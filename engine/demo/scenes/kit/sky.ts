import type { Brush } from './brush.ts';
import { mix } from './colour.ts';
import type { Point } from './svg.ts';
import { box, disc, oval, times } from './svg.ts';

interface Sky {
  /** Where it ends. */
  horizon: number;
  width?: number;
  /** Sun or moon: where, and how large. */
  sun?: { at: Point; r: number; rings?: number };
  /** Left, top, width of each bank of clouds. */
  clouds?: readonly (readonly [x: number, y: number, width: number])[];
  stars?: number;
}

/** The air behind everything, with its sun or moon in printed rings. */
export function sky(b: Brush, { horizon, width = 1600, sun, clouds = [], stars = 0 }: Sky): string[] {
  const [top, middle, low] = b.light.sky;
  return [
    box(0, 0, width, horizon + 4, b.down(top, mix(top, middle, 0.45), middle, low)),
    ...times(stars, () => {
      const y = b.next() ** 1.5 * horizon * 0.92;
      return disc(
        b.next() * width,
        y,
        b.between(0.8, 2.6),
        b.light.sun,
        `opacity="${(b.between(0.35, 1) * (1 - y / horizon / 1.4)).toFixed(2)}"`,
      );
    }),
    ...(sun ? disced(b, sun) : []),
    ...clouds.flatMap(([x, y, size]) => bank(b, x, y, size)),
  ];
}

function disced(b: Brush, { at: [x, y], r, rings = 3 }: NonNullable<Sky['sun']>): string[] {
  return [
    disc(x, y, r * 4.6, b.glow(b.light.sun, 0.55)),
    ...times(rings, (i) => disc(x, y, r * (1.35 + (rings - i) * 0.5), b.light.sun, 'opacity=".11"')),
    disc(x, y, r, b.light.sun),
  ];
}

/** A bank of clouds as a printer cuts it: flat pills with one straight foot. */
function bank(b: Brush, x: number, y: number, width: number): string[] {
  const colour = mix(b.light.sky[2], b.light.sun, 0.5);
  const height = width * 0.045;
  return [
    ...times(5, (i) => {
      const long = width * b.between(0.3, 0.62);
      const start = x + b.between(0, width - long);
      const up = y - i * height * 0.62;
      return box(
        start,
        up,
        long,
        height,
        colour,
        `rx="${(height / 2).toFixed(1)}" opacity="${(0.72 - i * 0.1).toFixed(2)}"`,
      );
    }),
    box(x, y + height * 0.5, width, height * 0.62, colour, `rx="${(height * 0.3).toFixed(1)}" opacity=".8"`),
  ];
}

/** Light that falls in beams from one place. */
export function beams(b: Brush, [x, y]: Point, reach: number, count: number, opacity = 0.1): string[] {
  return times(count, (i) => {
    const angle = Math.PI * ((i + 0.5) / count) + b.between(-0.05, 0.05);
    const half = b.between(0.02, 0.07);
    const ends = [angle - half, angle + half].map(
      (it) => `${(x + Math.cos(it) * reach).toFixed(0)} ${(y + Math.sin(it) * reach).toFixed(0)}`,
    );
    return `<path d="M${x} ${y}L${ends.join('L')}Z" fill="${b.light.sun}" opacity="${opacity}"/>`;
  });
}

/** A gull far off: two strokes of a pen. */
export function gulls(b: Brush, places: readonly Point[], size = 20): string[] {
  return places.map(([x, y]) => {
    const s = size * b.between(0.7, 1.2);
    return `<path d="M${x - s} ${y - s * 0.3}Q${x - s * 0.4} ${y - s * 0.7} ${x} ${y}Q${x + s * 0.4} ${y - s * 0.7} ${x + s} ${y - s * 0.25}" fill="none" stroke="${b.dim('#f4f1e8')}" stroke-width="${(s * 0.16).toFixed(1)}" stroke-linecap="round"/>`;
  });
}

/** Mist that lies in a valley. */
export function mistBand(b: Brush, y: number, height: number, opacity = 0.5, width = 1600): string {
  return oval(width / 2, y, width * 0.75, height, b.glow(b.light.haze, opacity));
}
