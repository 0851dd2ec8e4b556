/** A place in the picture: 1600 wide and 1200 high unless the scene says otherwise. */
export type Point = readonly [x: number, y: number];

/** Straight lines through the points, closed and filled. */
export function shape(points: readonly Point[], fill: string, more = ''): string {
  return `<path d="M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}Z" fill="${fill}"${spaced(more)}/>`;
}

/** A soft outline through the points, closed and filled. */
export function soft(points: readonly Point[], fill: string, more = ''): string {
  return `<path d="${softly(points, true)}Z" fill="${fill}"${spaced(more)}/>`;
}

/** A path as SVG writes it, filled. */
export function curve(d: string, fill: string, more = ''): string {
  return `<path d="${d}" fill="${fill}"${spaced(more)}/>`;
}

/** A line with round ends, as SVG writes it. */
export function line(d: string, colour: string, width: number, more = ''): string {
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${n(width)}" stroke-linecap="round" stroke-linejoin="round"${spaced(more)}/>`;
}

export function disc(x: number, y: number, r: number, fill: string, more = ''): string {
  return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}"${spaced(more)}/>`;
}

export function oval(x: number, y: number, rx: number, ry: number, fill: string, more = ''): string {
  return `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}"${spaced(more)}/>`;
}

export function box(x: number, y: number, width: number, height: number, fill: string, more = ''): string {
  return `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" fill="${fill}"${spaced(more)}/>`;
}

/** Its parts, drawn around 0 0, put elsewhere; a negative scale across looks the other way. */
export function at(x: number, y: number, scale: number | Point, parts: readonly string[], turn = 0): string {
  const [across, down] = typeof scale === 'number' ? [scale, scale] : scale;
  return `<g transform="translate(${n(x)} ${n(y)})${turn ? ` rotate(${n(turn)})` : ''} scale(${n(across, 3)} ${n(down, 3)})">${parts.join('')}</g>`;
}

/** Parts seen as through glass. */
export function faint(opacity: number, parts: readonly string[]): string {
  return `<g opacity="${n(opacity, 2)}">${parts.join('')}</g>`;
}

/** How often, as a list to draw along. */
export function times<T>(count: number, draw: (index: number) => T): T[] {
  return Array.from({ length: count }, (_, index) => draw(index));
}

function softly(points: readonly Point[], closed: boolean): string {
  const first = points[0];
  if (!first) return '';
  const around = (i: number): Point => {
    const index = closed ? (i + points.length) % points.length : Math.max(0, Math.min(points.length - 1, i));
    return points[index] ?? first;
  };
  const legs = closed ? points.length : points.length - 1;
  let d = `M${n(first[0])} ${n(first[1])}`;
  for (let i = 0; i < legs; i++) {
    const [before, from, to, after] = [around(i - 1), around(i), around(i + 1), around(i + 2)];
    const one = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6] as const;
    const two = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6] as const;
    d += `C${n(one[0])} ${n(one[1])} ${n(two[0])} ${n(two[1])} ${n(to[0])} ${n(to[1])}`;
  }
  return d;
}

function n(value: number, places = 1): string {
  return String(Number(value.toFixed(places)));
}

function spaced(more: string): string {
  return more ? ` ${more}` : '';
}
