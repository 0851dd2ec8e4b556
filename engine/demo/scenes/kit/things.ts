import type { Brush } from './brush.ts';
import { at, box, curve, disc, line, oval, shape, times } from './svg.ts';

/** A glass of wine, 100 high at scale 1, its foot at 0 0. */
export function glass(b: Brush, x: number, y: number, scale: number, wine = '#8f2438'): string {
  return at(x, y, scale, [
    oval(0, 0, 20, 4, b.paint('#f4efe4'), 'opacity=".75"'),
    line('M0 -2V-44', b.paint('#f4efe4'), 2.6, 'opacity=".85"'),
    curve('M-25 -100Q-30 -52 0 -42Q30 -52 25 -100Z', b.paint('#fffaf0'), 'opacity=".42"'),
    curve('M-26.5 -76Q-25 -50 0 -43Q25 -50 26.5 -76Z', b.paint(wine)),
    oval(0, -76, 26.5, 4, b.lit(wine)),
    curve('M-20 -95Q-23 -72 -16 -60Q-18 -76 -15 -95Z', b.light.sun, 'opacity=".6"'),
  ]);
}

/** A bottle, 160 high at scale 1. */
export function bottle(b: Brush, x: number, y: number, scale: number, colour = '#2f4a38', label = '#f2e6cc'): string {
  return at(x, y, scale, [
    curve('M-23 0V-88Q-23 -104 -10 -114V-156H10V-114Q23 -104 23 -88V0Z', b.paint(colour)),
    curve('M-18 -4V-88Q-18 -100 -7 -110V-150H-3V-108Q-11 -98 -11 -86V-4Z', b.lit(colour), 'opacity=".7"'),
    box(-10.5, -160, 21, 16, b.paint('#8f2438'), 'rx="2"'),
    box(-23, -70, 46, 44, b.paint(label)),
    line('M-14 -56H14M-14 -47H8', b.dim(label), 2.4),
    disc(10, -36, 5, b.paint('#c9683f')),
  ]);
}

/** A barrel lying with its head to the viewer, radius 100 at scale 1. */
export function barrel(b: Brush, x: number, y: number, scale: number): string {
  return at(x, y, scale, [
    disc(0, 0, 100, b.dim('#6a4128')),
    disc(0, 0, 86, b.paint('#a26a3f')),
    ...times(6, (i) =>
      line(
        `M${-72 + i * 28.8} ${-Math.sqrt(86 ** 2 - (-72 + i * 28.8) ** 2)}V${Math.sqrt(86 ** 2 - (-72 + i * 28.8) ** 2)}`,
        b.dim('#7a4c2c'),
        3,
      ),
    ),
    curve('M-86 0A86 86 0 0 1 0 -86A120 120 0 0 0 -60 20Z', b.lit('#b87f4d'), 'opacity=".5"'),
    `<circle r="95" fill="none" stroke="${b.dim('#3a3230')}" stroke-width="9"/>`,
    disc(0, 44, 8, b.dim('#3a2a20')),
  ]);
}

/** A fish in silhouette, looking right, 100 long at scale 1. */
export function fish(b: Brush, x: number, y: number, scale: number, colour: string, turn = 0): string {
  return at(
    x,
    y,
    scale,
    [
      curve('M50 0Q20 -26 -26 -5L-50 -20Q-44 0 -50 20L-26 5Q20 26 50 0', colour),
      curve('M46 0Q18 -18 -22 -3Q10 -6 46 0', b.light.sun, 'opacity=".28"'),
      disc(34, -4, 2.6, b.light.shade),
    ],
    turn,
  );
}

/** A crate or basket of fruit at a market, 120 wide at scale 1. */
export function crate(b: Brush, x: number, y: number, scale: number, fruit: string): string {
  return at(x, y, scale, [
    ...times(3, (rank) =>
      times(6 - rank, (i) =>
        disc(
          -50 + rank * 10 + i * 20 + b.between(-2, 2),
          -34 - rank * 13,
          12,
          rank === 2 || b.next() < 0.3 ? b.lit(fruit) : b.paint(fruit),
        ),
      ).join(''),
    ),
    shape(
      [
        [-64, -36],
        [64, -36],
        [58, 0],
        [-58, 0],
      ],
      b.paint('#b98a58'),
    ),
    shape(
      [
        [-64, -36],
        [64, -36],
        [62, -26],
        [-62, -26],
      ],
      b.lit('#d0a26c'),
    ),
    line('M-60 -14H60', b.dim('#8f6840'), 3),
  ]);
}

/** A striped awning, its upper edge from `x`, `width` wide. */
export function awning(
  b: Brush,
  x: number,
  y: number,
  width: number,
  drop: number,
  colours: readonly [string, string],
): string[] {
  const stripes = Math.round(width / 46);
  const step = width / stripes;
  return times(stripes, (i) => {
    const colour = b.paint(colours[i % 2 ? 1 : 0]);
    const left = x + i * step;
    const splay = (share: number) => (share - 0.5) * width * 0.08;
    const [l, r] = [left + splay(i / stripes), left + step + splay((i + 1) / stripes)];
    return curve(
      `M${left.toFixed(1)} ${y}H${(left + step).toFixed(1)}L${r.toFixed(1)} ${y + drop}A${((r - l) / 2).toFixed(1)} ${(step * 0.42).toFixed(1)} 0 0 1 ${l.toFixed(1)} ${y + drop}Z`,
      colour,
    );
  });
}

/** A pony with its head to the right, 160 high at scale 1. */
export function pony(
  b: Brush,
  x: number,
  y: number,
  scale: number,
  coat = '#a9683f',
  mane = '#f0dcb4',
  turned = false,
): string {
  return at(
    x,
    y,
    [turned ? -scale : scale, scale],
    [
      oval(0, 0, 96, 7, b.light.shade, 'opacity=".25"'),
      line('M-62 -66L-66 -34L-60 -2M56 -62L60 -32L54 -2', b.dim(coat), 15),
      line('M-44 -66L-46 -34L-42 -2M40 -62L40 -32L38 -2', b.paint(coat), 16),
      line('M-72 -92Q-98 -74 -90 -30', b.paint(mane), 15),
      curve(
        'M-78 -88Q-74 -114 -34 -112Q10 -104 44 -116Q66 -140 86 -160L112 -152Q128 -136 134 -120Q130 -108 118 -110Q104 -122 96 -122Q84 -92 66 -66Q30 -50 -20 -54Q-72 -52 -78 -88',
        b.paint(coat),
      ),
      curve(
        'M-78 -88Q-74 -114 -34 -112Q10 -104 44 -116Q66 -140 86 -160Q70 -120 40 -100Q-30 -96 -78 -88',
        b.lit(coat),
        'opacity=".7"',
      ),
      curve('M40 -116Q60 -142 84 -166L98 -160Q84 -140 74 -112Q58 -100 40 -116', b.paint(mane)),
      curve('M88 -160L92 -180L102 -158Z', b.paint(coat)),
      disc(108, -142, 3.4, b.dim('#2b201a')),
      ...[-60, -42, 38, 54].map((px) => box(px - 9, -8, 18, 9, b.dim('#3c3029'), 'rx="3"')),
    ],
  );
}

/** A telescope on its tripod, pointing up to the right, 120 high at scale 1. */
export function telescope(b: Brush, x: number, y: number, scale: number): string {
  return at(x, y, scale, [
    line('M0 -62L-28 0M0 -62L30 0M0 -62L4 0', b.dim('#8a7458'), 5),
    line('M-40 -42L44 -100', b.paint('#e9e2d2'), 17),
    line('M30 -90L52 -106', b.paint('#c2553f'), 21),
    line('M-40 -42L-52 -34', b.dim('#3a3a3d'), 9),
  ]);
}

/** A starfish of five arms, radius 50 at scale 1. */
export function starfish(b: Brush, x: number, y: number, scale: number, colour = '#e0703a', turn = 0): string {
  const arms = times(10, (i) => {
    const angle = (i / 10) * Math.PI * 2 - Math.PI / 2;
    const r = i % 2 ? 19 : 50;
    return [Math.cos(angle) * r, Math.sin(angle) * r] as const;
  });
  return at(
    x,
    y,
    scale,
    [
      `<path d="M${arms.map((it) => it.map((v) => v.toFixed(1)).join(' ')).join('L')}Z" fill="${b.paint(colour)}" stroke="${b.paint(colour)}" stroke-width="14" stroke-linejoin="round"/>`,
      ...times(15, (i) => {
        const angle = (Math.floor(i / 3) / 5) * Math.PI * 2 - Math.PI / 2;
        const r = 12 + (i % 3) * 13;
        return disc(Math.cos(angle) * r, Math.sin(angle) * r, 3, b.lit(colour));
      }),
    ],
    turn,
  );
}
