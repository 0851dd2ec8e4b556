/** A point on the earth, in degrees. */
export interface GeoPoint {
  readonly lat: number;
  readonly lon: number;
}

/** A point on a map, in pixels from its upper left corner. */
export interface MapPoint {
  readonly x: number;
  readonly y: number;
}

/** The sizes of drawn maps: `small` beside one meeting point, `large` for many. Pixels; a map is a vector drawing. */
export const mapSizes = { small: { width: 640, height: 400 }, large: { width: 1280, height: 800 } } as const;
export type MapSize = keyof typeof mapSizes;

/**
 * The part of the earth on a drawn map. `x` and `y` are the cell at the map's upper left corner, in the grid of its zoom. All maps lie on this grid,
 * so that places near each other share a map and the number of maps is limited.
 */
export interface MapView {
  readonly size: MapSize;
  readonly zoom: number;
  readonly x: number;
  readonly y: number;
}

/** The width of a grid cell in pixels. A point that should be in the middle of a map is at most half a cell away from it. */
const CELL = 80;
/** The width of the whole earth at zoom 0, in pixels; each zoom level doubles it (Web Mercator). */
const WORLD = 256;
/** At a higher zoom the coastline would look more exact than its data are. */
export const NEAREST_ZOOM = 11;
export const FARTHEST_ZOOM = 4;
/** The zoom of a map beside one meeting point: about 70 kilometres wide, so that it shows the part of the coast. */
export const PLACE_ZOOM = 10;
/** Mercator has no finite position for the poles. */
const LAST_LATITUDE = 85;

/** The position of a point on the world map at a zoom, in pixels. */
function worldPoint({ lat, lon }: GeoPoint, zoom: number): MapPoint {
  const size = WORLD * 2 ** zoom;
  const latitude = Math.max(-LAST_LATITUDE, Math.min(LAST_LATITUDE, lat)) * (Math.PI / 180);
  return {
    x: ((lon + 180) / 360) * size,
    y: (0.5 - Math.log(Math.tan(Math.PI / 4 + latitude / 2)) / (2 * Math.PI)) * size,
  };
}

/** The position of a point on a map. It may be outside the map's size. */
export function project({ zoom, x, y }: MapView, point: GeoPoint): MapPoint {
  const at = worldPoint(point, zoom);
  return { x: at.x - x * CELL, y: at.y - y * CELL };
}

/** The point of the earth at a point of a map. */
export function unproject(view: MapView, { x, y }: MapPoint): GeoPoint {
  const size = WORLD * 2 ** view.zoom;
  const turn = (0.5 - (y + view.y * CELL) / size) * 2 * Math.PI;
  return {
    lat: (2 * Math.atan(Math.exp(turn)) - Math.PI / 2) * (180 / Math.PI),
    lon: ((x + view.x * CELL) / size) * 360 - 180,
  };
}

/** The map at a zoom with a point in its middle, to half a cell. */
export function viewAround(point: GeoPoint, size: MapSize, zoom: number): MapView {
  const { x, y } = worldPoint(point, zoom);
  const { width, height } = mapSizes[size];
  return { size, zoom, x: Math.round((x - width / 2) / CELL), y: Math.round((y - height / 2) / CELL) };
}

/**
 * The large map with the highest zoom at which a window in its middle shows all points; null without points.
 *
 * @param window  the visible part of the map, in pixels
 */
export function viewOf(
  points: readonly GeoPoint[],
  window: { readonly width: number; readonly height: number },
): MapView | null {
  if (points.length === 0) return null;
  const lats = points.map(({ lat }) => lat);
  const lons = points.map(({ lon }) => lon);
  const northWest = { lat: Math.max(...lats), lon: Math.min(...lons) };
  const southEast = { lat: Math.min(...lats), lon: Math.max(...lons) };
  for (let zoom = NEAREST_ZOOM; ; zoom--) {
    const [from, to] = [worldPoint(northWest, zoom), worldPoint(southEast, zoom)];
    const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
    const fits = to.x - from.x <= window.width - 2 * MARGIN && to.y - from.y <= window.height - 2 * MARGIN;
    if (fits || zoom === FARTHEST_ZOOM)
      return viewAround(unproject({ size: 'large', zoom, x: 0, y: 0 }, middle), 'large', zoom);
  }
}

/** The visible part of a listing's map, on a phone and elsewhere. The worker stores the maps for both. */
export const mapWindows = { narrow: { width: 340, height: 440 }, wide: { width: 1100, height: 600 } } as const;

/** Pixels between the outermost points and the border of the window: half a cell, and a pin. */
const MARGIN = 64;

/** The address at which the engine draws a map. */
export function mapHref({ size, zoom, x, y }: MapView): string {
  return `/maps/${size}_${zoom}_${x}_${y}.svg`;
}

/** The view of an address from `mapHref`; null for any other address, and for a view outside the earth. */
export function mapViewAt(pathname: string): MapView | null {
  const [, size, ...numbers] = /^\/maps\/(small|large)_(\d{1,2})_(-?\d{1,5})_(-?\d{1,5})\.svg$/.exec(pathname) ?? [];
  if (!size) return null;
  const [zoom = 0, x = 0, y = 0] = numbers.map(Number);
  const most = (WORLD * 2 ** zoom) / CELL;
  if (zoom < FARTHEST_ZOOM || zoom > NEAREST_ZOOM || Math.abs(x) > most || Math.abs(y) > most) return null;
  return { size: size as MapSize, zoom, x, y };
}

/** A scale bar of a round number of kilometres, with its length in pixels, at most `most`. */
export function scaleOf(view: MapView, most: number): { readonly kilometres: number; readonly length: number } {
  const { width, height } = mapSizes[view.size];
  const { lat } = unproject(view, { x: width / 2, y: height / 2 });
  const kilometresPerPixel = (EQUATOR * Math.cos(lat * (Math.PI / 180))) / (WORLD * 2 ** view.zoom);
  const power = 10 ** Math.floor(Math.log10(most * kilometresPerPixel));
  const times = [5, 2].find((it) => it * power <= most * kilometresPerPixel) ?? 1;
  return { kilometres: times * power, length: (times * power) / kilometresPerPixel };
}

/** Kilometres between two points of the earth. */
export function distanceBetween(one: GeoPoint, other: GeoPoint): number {
  const radians = (degrees: number) => degrees * (Math.PI / 180);
  const [a, b] = [radians(one.lat), radians(other.lat)];
  const half = Math.sin((b - a) / 2) ** 2 + Math.cos(a) * Math.cos(b) * Math.sin(radians(other.lon - one.lon) / 2) ** 2;
  return 2 * EARTH_RADIUS * Math.asin(Math.sqrt(half));
}

/** Kilometres. */
const EARTH_RADIUS = 6371;
const EQUATOR = 2 * Math.PI * EARTH_RADIUS;

/** Items at one place of a map that share one pin. */
export interface Cluster<T> extends MapPoint {
  readonly items: readonly T[];
}

/** Joins items whose pins would overlap: each item joins the first cluster less than `distance` pixels away, or starts a new one. */
export function clustersOf<T>(
  items: readonly T[],
  pointOf: (item: T) => MapPoint,
  distance: number,
): readonly Cluster<T>[] {
  const clusters: (MapPoint & { items: T[] })[] = [];
  for (const item of items) {
    const { x, y } = pointOf(item);
    const near = clusters.find((it) => Math.hypot(it.x - x, it.y - y) < distance);
    if (near) near.items.push(item);
    else clusters.push({ x, y, items: [item] });
  }
  return clusters;
}
