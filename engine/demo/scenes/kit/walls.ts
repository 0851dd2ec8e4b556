import type { Brush } from './brush.ts';
import { box, curve, disc, shape, times } from './svg.ts';

/** The limestone of Brač, of which the whole coast is built. */
export const STONE = '#ead9bb';

/** A round-headed opening that stands on `y`. */
export function arch(x: number, y: number, width: number, height: number, fill: string): string {
  const r = width / 2;
  return curve(`M${x - r} ${y}V${y - height + r}A${r} ${r} 0 0 1 ${x + r} ${y - height + r}V${y}Z`, fill);
}

/** A row of columns that carry round arches; the Peristyle's shade behind them. */
export function arcade(
  b: Brush,
  x: number,
  y: number,
  bay: number,
  count: number,
  height: number,
  fill: string,
  distance = 0,
): string[] {
  const stone = b.lit(STONE, distance);
  const r = bay * 0.41;
  const spring = y - height;
  let holes = '';
  for (let i = 0; i < count; i++) {
    const middle = x + bay * (i + 0.5);
    holes += `M${middle - r} ${y}V${spring}A${r} ${r} 0 0 1 ${middle + r} ${spring}V${y}Z`;
  }
  return [
    box(x, spring - r, bay * count, height + r, fill),
    `<path fill-rule="evenodd" fill="${stone}" d="M${x} ${y}V${spring - r - bay * 0.28}H${x + bay * count}V${y}Z${holes}"/>`,
    box(x - 8, spring - r - bay * 0.4, bay * count + 16, bay * 0.13, b.paint('#fff1d8', distance)),
    box(x, spring - r - bay * 0.27, bay * count, bay * 0.06, b.dim(STONE, distance), 'opacity=".6"'),
    ...times(count + 1, (i) => {
      const middle = x + bay * i;
      const wide = bay * 0.09;
      return (
        box(middle - wide, spring, wide * 2, height, b.paint(STONE, distance)) +
        box(middle + wide * 0.2, spring, wide * 0.8, height, b.dim(STONE, distance), 'opacity=".5"') +
        shape(
          [
            [middle - wide * 1.8, spring - bay * 0.07],
            [middle + wide * 1.8, spring - bay * 0.07],
            [middle + wide, spring + bay * 0.05],
            [middle - wide, spring + bay * 0.05],
          ],
          b.lit('#fff1d8', distance),
        ) +
        box(middle - wide * 1.5, y - bay * 0.07, wide * 3, bay * 0.07, b.paint('#fff1d8', distance))
      );
    }),
  ];
}

/** A battlemented wall with its foot at `y`. */
export function rampart(
  b: Brush,
  x: number,
  y: number,
  width: number,
  height: number,
  distance = 0,
  colour = '#d8c7a8',
): string[] {
  const tooth = Math.max(7, height * 0.14);
  const teeth = Math.floor(width / (tooth * 1.7));
  return [
    box(x, y - height, width, height, b.lit(colour, distance)),
    ...times(teeth, (i) =>
      box(x + (i * width) / teeth, y - height - tooth * 0.9, (width / teeth) * 0.58, tooth, b.lit(colour, distance)),
    ),
    box(x + width * 0.62, y - height, width * 0.38, height, b.dim(colour, distance), 'opacity=".5"'),
    ...times(Math.round(width / 60), (i) =>
      box(x + 24 + i * 60, y - height * 0.66, 5, Math.min(26, height * 0.18), b.dim('#7f725c', distance)),
    ),
  ];
}

/** Courses of dressed stone on a wall: a few blocks that catch another light. */
export function masonry(
  b: Brush,
  x: number,
  y: number,
  width: number,
  height: number,
  course: number,
  colour: string,
): string[] {
  const blocks = Math.round((width * height) / (course * course * 9));
  return times(blocks, () => {
    const long = course * b.between(1.2, 2.6);
    const bx = x + b.next() * Math.max(0, width - long);
    const by = y + Math.floor((b.next() * height) / course) * course;
    return box(
      bx,
      by,
      long,
      course * 0.9,
      b.next() < 0.5 ? b.lit(colour) : b.dim(colour),
      `opacity="${b.between(0.2, 0.5).toFixed(2)}" rx="3"`,
    );
  });
}

/** A lamp on a bracket or a string, with its light. */
export function lamp(b: Brush, x: number, y: number, size: number): string {
  return [
    disc(x, y, size * 5.5, b.glow('#ffce7a', b.light.isDark ? 0.62 : 0.25)),
    shape(
      [
        [x - size * 0.5, y - size * 0.7],
        [x + size * 0.5, y - size * 0.7],
        [x + size * 0.36, y + size * 0.7],
        [x - size * 0.36, y + size * 0.7],
      ],
      b.light.isDark ? '#ffe3a6' : b.paint('#f3e4bd'),
    ),
    shape(
      [
        [x - size * 0.65, y - size * 0.66],
        [x, y - size * 1.25],
        [x + size * 0.65, y - size * 0.66],
      ],
      b.dim('#3d3a3c'),
    ),
    box(x - size * 0.4, y + size * 0.66, size * 0.8, size * 0.2, b.dim('#3d3a3c')),
  ].join('');
}
