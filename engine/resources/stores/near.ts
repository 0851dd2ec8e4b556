import { type Expression, type SqlBool, sql } from 'kysely';

export interface Circle {
  readonly lat: number;
  readonly lon: number;
  readonly km: number;
}

const EARTH_KM = 6371.0088;
const RADIAN = Math.PI / 180;

/** The distance of two places in kilometres, in a straight line over the surface. */
export function distanceKm(a: { lat: number; lon: number }, b: { lat: number; lon: number }): number {
  const lat = Math.sin(((b.lat - a.lat) * RADIAN) / 2);
  const lon = Math.sin(((b.lon - a.lon) * RADIAN) / 2);
  const haversine = lat * lat + Math.cos(a.lat * RADIAN) * Math.cos(b.lat * RADIAN) * lon * lon;
  return 2 * EARTH_KM * Math.asin(Math.min(1, Math.sqrt(haversine)));
}

/** Whether a place lies in a circle: first by the box around it, then by the haversine. @param columns  the columns of the place */
export function within({ lat, lon, km }: Circle, columns: { lat: string; lon: string }): Expression<SqlBool> {
  const [atLat, atLon] = [sql.ref(columns.lat), sql.ref(columns.lon)];
  const angle = Math.min(km / EARTH_KM, Math.PI);
  const height = angle / RADIAN;
  const isByPole = Math.abs(lat) + height >= 90;
  const width = isByPole
    ? 180
    : Math.asin(Math.min(1, Math.sin(Math.min(angle, Math.PI / 2)) / Math.cos(lat * RADIAN))) / RADIAN;
  const [west, east] = [lon - width, lon + width];
  // A box across the date line becomes two ranges.
  const inWidth =
    west < -180
      ? sql<SqlBool>`(${atLon} >= ${west + 360} or ${atLon} <= ${east})`
      : east > 180
        ? sql<SqlBool>`(${atLon} >= ${west} or ${atLon} <= ${east - 360})`
        : sql<SqlBool>`${atLon} between ${west} and ${east}`;
  const most = Math.sin(angle / 2) ** 2;
  return sql<SqlBool>`(${atLat} between ${lat - height} and ${lat + height} and ${inWidth} and ${halfVersine({ lat, lon }, columns)} <= ${most})`;
}

/** A value that grows with the distance, for sorting. */
export function halfVersine({ lat, lon }: { lat: number; lon: number }, columns: { lat: string; lon: string }) {
  const [atLat, atLon] = [sql.ref(columns.lat), sql.ref(columns.lon)];
  const half = RADIAN / 2;
  return sql<number>`(sin((${atLat} - ${number(lat)}) * ${number(half)}) * sin((${atLat} - ${number(lat)}) * ${number(half)}) + ${number(Math.cos(lat * RADIAN))} * cos(${atLat} * ${number(RADIAN)}) * sin((${atLon} - ${number(lon)}) * ${number(half)}) * sin((${atLon} - ${number(lon)}) * ${number(half)}))`;
}

/** A number with its type: PostgreSQL would take a bare parameter for the type of its neighbour. */
function number(value: number) {
  return sql<number>`cast(${value} as double precision)`;
}
