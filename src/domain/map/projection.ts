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

/**
 * Which part of the earth a drawn map shows. `x` and `y` are a cell of the grid of its zoom: maps lie on this grid, so that places near each
 * other share one, and there are only so many.
 */
export interface MapView {
  readonly zoom: number;
  readonly x: number;
  readonly y: number;
}

/** Pixels of every drawn map. It is a vector drawing, so a page may show it larger. */
export const MAP_WIDTH = 640;
export const MAP_HEIGHT = 400;
/** A map begins at a multiple of these, so a point in the middle of a view is at most half a cell off the middle. */
const CELL = 80;
/** At zoom 0 the whole earth is so many pixels wide; each zoom doubles it (Web Mercator). */
const WORLD = 256;
/** Nearer than that the coast would be less true than it looks. */
export const NEAREST_ZOOM = 11;
export const FARTHEST_ZOOM = 3;
/** Beyond it Mercator has no end. */
const LAST_LATITUDE = 85;

/** Where a point lies on the whole map of the world at a zoom, in pixels. */
function worldPoint({ lat, lon }: GeoPoint, zoom: number): MapPoint {
  const size = WORLD * 2 ** zoom;
  const latitude = Math.max(-LAST_LATITUDE, Math.min(LAST_LATITUDE, lat)) * (Math.PI / 180);
  return {
    x: ((lon + 180) / 360) * size,
    y: (0.5 - Math.log(Math.tan(Math.PI / 4 + latitude / 2)) / (2 * Math.PI)) * size,
  };
}

/** Where a point lies on a map; outside of `MAP_WIDTH` and `MAP_HEIGHT` where the map does not show it. */
export function project(view: MapView, point: GeoPoint): MapPoint {
  const { x, y } = worldPoint(point, view.zoom);
  return { x: x - view.x * CELL, y: y - view.y * CELL };
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

/** The map at a zoom in whose middle a point lies, to half a cell. */
export function viewAround(point: GeoPoint, zoom: number): MapView {
  const { x, y } = worldPoint(point, zoom);
  return {
    zoom,
    x: Math.round((x - MAP_WIDTH / 2) / CELL),
    y: Math.round((y - MAP_HEIGHT / 2) / CELL),
  };
}

/** The nearest map that shows all points with room around them; null where there are none. */
export function viewOf(points: readonly GeoPoint[]): MapView | null {
  const [first] = points;
  if (!first) return null;
  const lats = points.map(({ lat }) => lat);
  const lons = points.map(({ lon }) => lon);
  const corners = [
    { lat: Math.max(...lats), lon: Math.min(...lons) },
    { lat: Math.min(...lats), lon: Math.max(...lons) },
  ] as const;
  for (let zoom = NEAREST_ZOOM; zoom > FARTHEST_ZOOM; zoom--) {
    const [from, to] = corners.map((it) => worldPoint(it, zoom)) as [MapPoint, MapPoint];
    const middle = unproject({ zoom, x: 0, y: 0 }, { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 });
    const view = viewAround(middle, zoom);
    if (corners.every((it) => isWithin(project(view, it)))) return view;
  }
  return viewAround(first, FARTHEST_ZOOM);
}

/** Pixels between the outermost points and the border: a pin is drawn above its point. */
const MARGIN = 36;

function isWithin({ x, y }: MapPoint): boolean {
  return x >= MARGIN && x <= MAP_WIDTH - MARGIN && y >= MARGIN && y <= MAP_HEIGHT - MARGIN;
}

/** Where the engine draws a map. */
export function mapHref({ zoom, x, y }: MapView): string {
  return `/api/maps/${zoom}/${x}/${y}.svg`;
}

/** Kilometres between two points of the earth. */
export function distanceBetween(one: GeoPoint, other: GeoPoint): number {
  const radians = (degrees: number) => degrees * (Math.PI / 180);
  const [a, b] = [radians(one.lat), radians(other.lat)];
  const half = Math.sin((b - a) / 2) ** 2 + Math.cos(a) * Math.cos(b) * Math.sin(radians(other.lon - one.lon) / 2) ** 2;
  return 2 * EARTH_RADIUS * Math.asin(Math.sqrt(half));
}

const EARTH_RADIUS = 6371;
