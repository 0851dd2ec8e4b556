import type { Brush } from './brush.ts';
import type { Point } from './svg.ts';
import { at, box, shape, times } from './svg.ts';
import { arch, STONE } from './walls.ts';

const ROOF = '#c9683f';

/** The colour of a window at this hour. */
export function pane(b: Brush, distance = 0): string {
  return b.light.isDark && b.next() < 0.72 ? '#ffd37a' : b.dim('#54616b', distance);
}

/** A stone house under a tiled roof; its foot at 0 0, `width` and `height` in pixels. */
export function house(
  b: Brush,
  x: number,
  y: number,
  width: number,
  height: number,
  distance = 0,
  gable = b.next() < 0.35,
): string {
  const rise = width * (gable ? 0.38 : 0.22);
  const wall = b.pick([STONE, '#e3cdab', '#f0e3cb', '#e8c9a6']);
  const roof = b.pick([ROOF, '#b9583a', '#d67b4c']);
  const cols = Math.max(1, Math.round(width / 46));
  const storeys = Math.max(1, Math.round(height / 52));
  const [dx, dy] = [width / (cols + 0.4), height / (storeys + 0.25)];
  return [
    box(x, y - height, width, height, b.lit(wall, distance)),
    box(x + width * 0.68, y - height, width * 0.32, height, b.dim(wall, distance), 'opacity=".5"'),
    gable
      ? shape(
          [
            [x - 4, y - height + 2],
            [x + width / 2, y - height - rise],
            [x + width + 4, y - height + 2],
          ],
          b.paint(roof, distance),
        )
      : shape(
          [
            [x - 5, y - height + 3],
            [x + width * 0.12, y - height - rise],
            [x + width * 0.9, y - height - rise],
            [x + width + 5, y - height + 3],
          ],
          b.paint(roof, distance),
        ),
    gable
      ? ''
      : shape(
          [
            [x + width * 0.6, y - height + 3],
            [x + width * 0.66, y - height - rise],
            [x + width * 0.9, y - height - rise],
            [x + width + 5, y - height + 3],
          ],
          b.dim(roof, distance),
        ),
    ...times(cols * storeys, (i) => {
      if (b.next() < 0.16) return '';
      const wx = x + dx * ((i % cols) + 0.38);
      const wy = y - height + dy * (Math.floor(i / cols) + 0.3);
      return (
        box(wx, wy, dx * 0.34, dy * 0.42, pane(b, distance)) +
        box(wx - dx * 0.12, wy, dx * 0.11, dy * 0.42, b.paint('#5f8a72', distance))
      );
    }),
  ].join('');
}

/** Houses shoulder to shoulder along a shore or a slope, from the left to the right. */
export function row(b: Brush, from: Point, to: Point, size: number, distance = 0): string[] {
  const houses: string[] = [];
  for (let x = from[0]; x < to[0]; ) {
    const width = size * b.between(0.6, 1.25);
    const share = (x - from[0]) / Math.max(1, to[0] - from[0]);
    houses.push(house(b, x, from[1] + (to[1] - from[1]) * share, width, size * b.between(0.7, 1.5), distance));
    x += width * 0.96;
  }
  return houses;
}

/** Ranks of roofs that climb a hill behind each other. */
export function town(
  b: Brush,
  left: number,
  right: number,
  y: number,
  ranks: number,
  size: number,
  distance = 0,
): string[] {
  return times(ranks, (i) => {
    const back = ranks - 1 - i;
    const inset = (right - left) * 0.06 * back;
    return row(
      b,
      [left + inset, y - back * size * 0.62],
      [right - inset, y - back * size * 0.62],
      size * (1 - back * 0.07),
      distance + back * 0.05,
    ).join('');
  });
}

/** A bell tower in the manner of Saint Domnius: storeys of paired arches under a slender cap. 100 wide at scale 1, its foot at 0 0. */
export function belfry(b: Brush, x: number, y: number, scale: number, distance = 0, storeys = 4): string {
  const step = 92;
  const parts: string[] = [];
  for (let i = 0; i < storeys; i++) {
    const width = 100 - i * 9;
    const foot = -i * step;
    parts.push(
      box(-width / 2, foot - step, width, step, b.lit(STONE, distance)),
      box(width * 0.2, foot - step, width * 0.3, step, b.dim(STONE, distance), 'opacity=".55"'),
      box(-width / 2 - 4, foot - step, width + 8, 8, b.paint('#fff3da', distance)),
      ...[-0.2, 0.2].map((side) =>
        arch(
          width * side,
          foot - step * 0.14,
          width * 0.25,
          step * 0.62,
          i === 0 ? b.dim('#a08d70', distance) : b.dim('#5b6470', distance),
        ),
      ),
    );
  }
  const top = -storeys * step;
  parts.push(
    shape(
      [
        [-34, top],
        [-27, top - 44],
        [27, top - 44],
        [34, top],
      ],
      b.paint(STONE, distance),
    ),
    arch(0, top - 6, 18, 30, b.dim('#5b6470', distance)),
    shape(
      [
        [-31, top - 42],
        [0, top - 134],
        [31, top - 42],
      ],
      b.paint('#b8a98e', distance),
    ),
    shape(
      [
        [4, top - 42],
        [0, top - 134],
        [31, top - 42],
      ],
      b.dim('#a5957b', distance),
    ),
    box(-1.5, top - 152, 3, 22, b.dim('#6d6250', distance)),
  );
  return at(x, y, scale, parts);
}
