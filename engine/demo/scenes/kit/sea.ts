import type { Brush } from './brush.ts';
import { mix } from './colour.ts';
import { box, curve, faint, oval, times } from './svg.ts';

interface Sea {
  from: number;
  to?: number;
  width?: number;
  /** The way that the sun lays over the water. */
  glint?: { x: number; width: number };
  /** Bands of other water, from the horizon to the viewer. */
  bands?: number;
}

/** Water up to the horizon, in printed bands that widen towards the viewer. */
export function sea(b: Brush, { from, to = 1200, width = 1600, glint, bands = 7 }: Sea): string[] {
  const [far, near] = b.light.sea;
  const tall = to - from;
  return [
    box(0, from, width, tall, b.down(far, mix(far, near, 0.55), near)),
    ...times(bands, (i) => {
      const share = ((i + 0.6) / bands) ** 1.7;
      const y = from + tall * share;
      const thick = 3 + tall * 0.045 * share;
      const start = b.between(-0.3, 0.5) * width;
      const long = width * b.between(0.4, 0.9);
      return lens(start, y, long, thick, i % 2 ? mix(far, b.light.glint, 0.35) : b.light.shade, i % 2 ? 0.24 : 0.13);
    }),
    ...(glint ? glints(b, from, to, glint.x, glint.width) : []),
  ];
}

/** The sun on the water: dashes, small and many far off, long and few near. */
export function glints(b: Brush, from: number, to: number, x: number, width: number, opacity = 0.85): string[] {
  const dashes: string[] = [];
  for (let share = 0.004; share < 1; share = share * 1.16 + 0.007) {
    const y = from + (to - from) * share;
    const spread = width * (0.35 + share * 0.9);
    const many = Math.max(1, Math.round(5 - share * 3));
    for (let i = 0; i < many; i++) {
      const middle = x + (b.next() + b.next() - 1) * spread;
      const long = (14 + 120 * share) * b.between(0.4, 1.5);
      dashes.push(lens(middle - long / 2, y + b.between(-3, 3), long, 2 + 9 * share, b.light.glint, 1));
    }
  }
  return [faint(opacity, dashes)];
}

/** A long thin leaf: a wave's back, a ripple, a reflection. */
export function lens(x: number, y: number, long: number, thick: number, fill: string, opacity = 1): string {
  return curve(
    `M${x.toFixed(1)} ${y.toFixed(1)}q${(long / 2).toFixed(1)} ${(-thick).toFixed(1)} ${long.toFixed(1)} 0q${(-long / 2).toFixed(1)} ${thick.toFixed(1)} ${(-long).toFixed(1)} 0`,
    fill,
    opacity < 1 ? `opacity="${opacity.toFixed(2)}"` : '',
  );
}

/** Ripples around something that floats. */
export function ripples(b: Brush, x: number, y: number, width: number, count = 4): string[] {
  return times(count, (i) => {
    const long = width * (1 - i * 0.16) * b.between(0.75, 1.1);
    return lens(
      x - long / 2 + b.between(-0.12, 0.12) * width,
      y + i * width * 0.035,
      long,
      width * 0.018,
      b.light.glint,
      0.55 - i * 0.09,
    );
  });
}

/** What stands at the shore, again in the water below it. */
export function reflection(y: number, parts: readonly string[], opacity = 0.32): string {
  return `<g transform="translate(0 ${2 * y}) scale(1 -1)" opacity="${opacity}">${parts.join('')}</g>`;
}

/** Rows of small waves, scalloped, as on old charts. */
export function waves(b: Brush, from: number, to: number, rows: number, width = 1600): string[] {
  return times(rows, (i) => {
    const share = i / rows;
    const y = from + (to - from) * share;
    const size = 26 + 50 * share;
    const offset = b.between(0, size);
    const crest = times(
      Math.ceil(width / size) + 2,
      () => `q${(size / 2).toFixed(1)} ${(-size * 0.28).toFixed(1)} ${size.toFixed(1)} 0`,
    ).join('');
    return `<path d="M${(-offset).toFixed(1)} ${y.toFixed(1)}${crest}" fill="none" stroke="${b.light.glint}" stroke-width="${(1.5 + 3 * share).toFixed(1)}" opacity=".22"/>`;
  });
}

/** A round of still, shining water below a lamp or a moon. */
export function shine(b: Brush, x: number, y: number, rx: number, ry: number, strength = 0.6): string {
  return oval(x, y, rx, ry, b.glow(b.light.sun, strength));
}
