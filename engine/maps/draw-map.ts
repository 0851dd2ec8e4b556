import { type MapView, mapSizes, project, unproject } from '#domain/map/projection.ts';
import type { GeoBox, Town } from '../location/geocoder.ts';
import { UNITS } from './land-format.ts';
import { type Land, ringsIn } from './read-land.ts';

/** A style with the colours of the dark theme, because presentation attributes cannot depend on the theme. The answer's policy has its hash. */
export const MAP_STYLE =
  '@media(prefers-color-scheme:dark){.w{fill:#12303d}.l{fill:#1f2b30;stroke:#41606c}.t{fill:#e4eaec;stroke:#1f2b30}.d{fill:#e4eaec;stroke:#1f2b30}}';

/** Coordinates are half pixels: whole numbers are short, and half a pixel is invisible. */
const DETAIL = 2;
/** A coast needs fewer points up to this zoom. */
const FAR_ZOOM = 7;
/** Pixels that are drawn beyond the border, so that no coastline begins at the border. */
const BEYOND = 320;

/** The part of the earth that a map shows, with the part that is drawn beyond its border. */
export function boxOf(view: MapView, beyond = 0): GeoBox {
  const { width, height } = mapSizes[view.size];
  const { lat: north, lon: west } = unproject(view, { x: -beyond, y: -beyond });
  const { lat: south, lon: east } = unproject(view, { x: width + beyond, y: height + beyond });
  return { west, south, east, north };
}

/** A map as SVG: water, land with its coast, and towns. The page adds the scale and the source of the data, if it shows only a part of the map. */
export function drawMap(view: MapView, land: Land, towns: readonly Town[]): string {
  const { width, height } = mapSizes[view.size];
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    `<style>${MAP_STYLE}</style><rect class="w" width="100%" height="100%" fill="#cfe4ec"/>` +
    `<path class="l" transform="scale(${1 / DETAIL})" d="${coast(view, land)}" fill="#f7f3e8" stroke="#7fa9b8" stroke-width="1.5" stroke-linejoin="round"/>` +
    `<g font-family="system-ui,-apple-system,Segoe UI,Roboto,sans-serif" font-size="13" paint-order="stroke" stroke-width="3" stroke-linejoin="round">` +
    `${labels(view, towns)}</g></svg>`
  );
}

/** The outlines of all land, in half pixels, as a path of short steps. */
function coast(view: MapView, land: Land): string {
  const { width, height } = mapSizes[view.size];
  const parts: string[] = [];
  const least = view.zoom > FAR_ZOOM ? DETAIL : 2 * DETAIL;
  for (const ring of ringsIn(land, boxOf(view, BEYOND))) {
    const steps: string[] = [];
    let [fromX, fromY] = [0, 0];
    for (let i = 0; i < ring.length; i += 2) {
      const point = project(view, { lon: (ring[i] ?? 0) / UNITS, lat: (ring[i + 1] ?? 0) / UNITS });
      const x = Math.round(Math.max(-BEYOND, Math.min(width + BEYOND, point.x)) * DETAIL);
      const y = Math.round(Math.max(-BEYOND, Math.min(height + BEYOND, point.y)) * DETAIL);
      if (i > 0 && Math.abs(x - fromX) < least && Math.abs(y - fromY) < least) continue;
      steps.push(i === 0 ? `M${x} ${y}` : `l${x - fromX} ${y - fromY}`);
      [fromX, fromY] = [x, y];
    }
    if (steps.length > 2) parts.push(`${steps.join('')}z`);
  }
  return parts.join('').replaceAll(' -', '-');
}

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** The approximate width of a character in pixels. */
const CHARACTER = 7.2;
const LINE = 18;
/** A map with more names is hard to read. */
const MOST_NAMES = { small: 14, large: 40 } as const;

/** The names of the largest towns, as long as no name covers another. */
function labels(view: MapView, towns: readonly Town[]): string {
  const { width, height } = mapSizes[view.size];
  const taken: Box[] = [];
  const drawn: string[] = [];
  for (const { name, lat, lon } of towns.toSorted((a, b) => b.weight - a.weight)) {
    if (drawn.length >= MOST_NAMES[view.size]) break;
    const { x, y } = project(view, { lat, lon });
    const length = name.length * CHARACTER;
    const isLeft = x + 8 + length > width - 8;
    const left = isLeft ? x - 8 - length : x + 8;
    const box = { left: left - 10, right: left + length + 6, top: y - LINE / 2, bottom: y + LINE / 2 };
    if (x < 8 || y < LINE || x > width - 8 || y > height - 8 || box.left < 4) continue;
    if (taken.some((it) => it.left < box.right && box.left < it.right && it.top < box.bottom && box.top < it.bottom))
      continue;
    taken.push(box);
    drawn.push(
      `<circle class="d" cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="2.5" fill="#33474f" stroke="#f7f3e8" stroke-width="1"/>` +
        `<text class="t" x="${(isLeft ? x - 8 : x + 8).toFixed(1)}" y="${(y + 4.5).toFixed(1)}"${isLeft ? ' text-anchor="end"' : ''} fill="#33474f" stroke="#f7f3e8">${escaped(name)}</text>`,
    );
  }
  return drawn.join('');
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
