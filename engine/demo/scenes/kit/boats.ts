import type { Brush } from './brush.ts';
import { at, box, curve, disc, line, oval, shape } from './svg.ts';

/** A sea kayak with its paddler, seen from the side, bow to the right; 200 long at scale 1. */
export function kayak(b: Brush, x: number, y: number, scale: number, colour: string, shirt = '#f3e9d2'): string {
  return at(x, y, scale, [
    oval(0, 8, 108, 5, b.light.shade, 'opacity=".28"'),
    curve('M-104 -6Q-60 6 0 7Q64 6 106 -8Q60 -14 0 -13Q-62 -13 -104 -6', b.paint(colour)),
    curve('M-104 -6Q-60 -10 0 -10Q64 -11 106 -8Q60 -14 0 -13Q-62 -13 -104 -6', b.lit(colour)),
    curve('M-15 -10Q-13 -40 -2 -44Q12 -42 13 -10Z', b.paint(shirt)),
    disc(1, -54, 10, b.paint('#b67a56')),
    curve('M-10 -56Q0 -72 12 -56Z', b.dim('#54402f')),
    line('M-4 -34L22 -30M8 -36L-18 -22', b.paint(shirt), 7),
    line('M-58 -6L62 -44', b.dim('#3c3a3a'), 3.4),
    oval(-64, -4, 15, 6, b.paint('#f0c24c'), 'transform="rotate(-18 -64 -4)"'),
    oval(68, -46, 15, 6, b.paint('#f0c24c'), 'transform="rotate(-18 68 -46)"'),
  ]);
}

/** A cruising yacht under main and jib, 300 high at scale 1, her waterline at 0. */
export function yacht(b: Brush, x: number, y: number, scale: number, distance = 0, heel = 0): string {
  return at(
    x,
    y,
    scale,
    [
      line('M4 -18L-6 -300', b.dim('#b9b2a4', distance), 4),
      curve('M-10 -288Q-112 -150 -116 -42L2 -36Z', b.lit('#fbf5e6', distance)),
      curve('M-10 -288Q-60 -150 -56 -39L2 -36Z', b.paint('#eadfca', distance), 'opacity=".75"'),
      curve('M-2 -278Q74 -160 108 -26Q50 -40 8 -34Q16 -150 -2 -278', b.paint('#f4ead6', distance)),
      curve('M-2 -278Q40 -160 50 -32Q26 -38 8 -34Q16 -150 -2 -278', b.lit('#ffffff', distance)),
      line('M-122 -36L6 -34', b.dim('#8c8375', distance), 4),
      curve('M-132 -20Q-20 -8 140 -26Q104 8 70 12H-104Q-126 2 -132 -20', b.paint('#f6f1e6', distance)),
      curve('M-128 -8Q0 4 126 -10Q100 8 70 12H-104Q-122 4 -128 -8', b.paint('#2c5672', distance)),
    ],
    heel,
  );
}

/** A small white sail far off. */
export function sail(b: Brush, x: number, y: number, size: number, distance = 0.4): string {
  return at(x, y, size / 100, [
    curve('M0 -8Q-34 -40 -4 -100Z', b.lit('#ffffff', distance)),
    curve('M5 -8Q38 -34 2 -92Z', b.paint('#f2e6d0', distance)),
    curve('M-34 -6H40Q30 8 20 9H-20Q-30 6 -34 -6', b.dim('#5f5a58', distance)),
  ]);
}

/** A fast boat seen from above, bow up, 200 long at scale 1, with guests on its benches. */
export function speedboatFromAbove(b: Brush, x: number, y: number, scale: number, turn: number): string {
  return at(
    x,
    y,
    scale,
    [
      curve(
        'M0 -104C34 -70 42 -10 38 84Q0 98 -38 84C-42 -10 -34 -70 0 -104',
        b.dim('#1d4257'),
        'transform="translate(12 14)" opacity=".35"',
      ),
      curve('M0 -104C34 -70 42 -10 38 84Q0 98 -38 84C-42 -10 -34 -70 0 -104', b.paint('#fbf6ea')),
      curve('M0 -78C24 -52 30 -6 28 72Q0 82 -28 72C-30 -6 -24 -52 0 -78', b.paint('#d9b68a')),
      curve('M0 -66C17 -46 22 -30 22 -22H-22C-22 -30 -17 -46 0 -66', b.paint('#f3e6cd')),
      box(-26, -8, 52, 16, b.paint('#2f6f8c'), 'rx="5"'),
      box(-25, 34, 50, 22, b.paint('#f6efe0'), 'rx="6"'),
      ...[
        [-13, 44, '#c2553f'],
        [12, 46, '#e9b64d'],
        [-8, 18, '#f6efe0'],
        [0, -42, '#4a8d80'],
      ].flatMap(([px, py, cloth]) => [
        oval(Number(px), Number(py), 10, 8, b.paint(String(cloth))),
        disc(Number(px), Number(py) - 2, 6, b.paint('#7a4f36')),
      ]),
      box(-9, 84, 18, 20, b.dim('#33383c'), 'rx="4"'),
    ],
    turn,
  );
}

/** A rubber raft with its crew, bow to the right, 260 long at scale 1. */
export function raft(b: Brush, x: number, y: number, scale: number, turn = -6): string {
  const crew = [
    [-86, '#e0a63a'],
    [-40, '#c94f3d'],
    [6, '#3f7f9c'],
    [52, '#e0a63a'],
    [88, '#c94f3d'],
  ] as const;
  return at(
    x,
    y,
    scale,
    [
      ...crew.flatMap(([px, vest], i) => [
        line(`M${px + 4} -54L${px + (i % 2 ? 40 : 34)} ${i % 2 ? -8 : 8}`, b.dim('#4a4038'), 4),
        oval(
          px + (i % 2 ? 44 : 38),
          i % 2 ? -2 : 16,
          6,
          12,
          b.paint('#f2e3bd'),
          `transform="rotate(-28 ${px + 38} 8)"`,
        ),
        curve(`M${px - 15} -22Q${px - 14} -66 ${px} -68Q${px + 15} -66 ${px + 15} -22Z`, b.paint(vest)),
        line(`M${px} -56L${px + 16} -36`, b.lit(vest), 8),
        disc(px + 2, -79, 11, b.paint('#c28a64')),
        curve(`M${px - 11} -80Q${px + 1} -102 ${px + 14} -80Z`, b.paint(i % 2 ? '#f4efe2' : '#2f5f7c')),
      ]),
      curve(
        'M-140 -40Q-146 -20 -124 -14H116Q140 -20 146 -46Q156 -16 128 8Q118 18 96 18H-104Q-136 16 -148 -14Q-150 -34 -140 -40',
        b.paint('#d9583c'),
      ),
      curve('M-140 -40Q-146 -20 -124 -14H116Q140 -20 146 -46Q146 -26 124 -6H-122Q-150 -14 -140 -40', b.lit('#e8734f')),
      line('M-130 4H110', b.paint('#f6e7c8'), 3, 'stroke-dasharray="16 14"'),
    ],
    turn,
  );
}

/** A windsurfer leaning against a sail of three colours, 300 high at scale 1. */
export function windsurfer(
  b: Brush,
  x: number,
  y: number,
  scale: number,
  sails: readonly [string, string, string],
  turn = 0,
): string {
  return at(
    x,
    y,
    scale,
    [
      curve('M-128 4Q0 -10 130 -2Q140 4 130 9Q0 16 -118 12Z', b.paint('#f7f0df')),
      curve('M-128 4Q0 8 136 4Q136 8 130 9Q0 16 -118 12Z', b.dim('#d8a455')),
      curve('M30 0Q66 -160 22 -300Q-96 -190 -104 -72Q-40 -40 30 0', b.paint(sails[0])),
      curve('M45 -110Q56 -200 22 -300Q-34 -250 -68 -184Z', b.paint(sails[1])),
      curve('M46 -150Q50 -220 22 -300Q-4 -276 -26 -250Z', b.lit(sails[2])),
      line('M30 0Q66 -160 22 -300', b.dim('#33383c'), 4),
      line('M44 -92Q-20 -104 -98 -78', b.dim('#33383c'), 4),
      line('M-58 0L-46 -44M-24 0L-34 -46', b.paint('#a96f4c'), 10),
      curve('M-54 -42L-66 -92Q-50 -104 -38 -94L-28 -44Z', b.paint('#2f5f7c')),
      line('M-54 -88L-8 -98', b.paint('#a96f4c'), 7),
      disc(-60, -108, 12, b.paint('#a96f4c')),
      curve('M-74 -106Q-64 -126 -48 -112Z', b.dim('#4a3526')),
    ],
    turn,
  );
}

/** A wake that opens behind a boat seen from above. */
export function wake(b: Brush, x: number, y: number, length: number, width: number, turn: number): string {
  return at(
    x,
    y,
    1,
    [
      shape(
        [
          [0, 0],
          [-width, length],
          [-width * 0.72, length * 1.02],
          [0, length * 0.2],
          [width * 0.72, length * 1.02],
          [width, length],
        ],
        b.light.glint,
        'opacity=".55"',
      ),
      shape(
        [
          [0, 0],
          [-width * 0.3, length * 0.9],
          [width * 0.3, length * 0.9],
        ],
        b.light.glint,
        'opacity=".35"',
      ),
    ],
    turn,
  );
}
