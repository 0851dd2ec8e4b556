import { countryNames } from './country-names.ts';
import { folded } from './folded.ts';
import type { ListedArea, ListedCity } from './geonames.ts';
import { Middles } from './middles.ts';
import { NamesWriter } from './names-writer.ts';
import type { PlacesFile } from './places-file.ts';
import { kinds, NONE } from './places-file.ts';

/** What is known of places. */
export interface Gathered {
  readonly cities: readonly ListedCity[];
  readonly regions: readonly ListedArea[];
  readonly counties: readonly ListedArea[];
}

interface Place {
  readonly kind: (typeof kinds)[keyof typeof kinds];
  readonly id: number;
  /** With a tab behind its code, where it is no city. */
  readonly title: string;
  readonly codes: readonly [country: string, region: string, county: string];
  readonly lat: number;
  readonly lon: number;
  readonly weight: number;
  readonly names: readonly string[];
  /** Short ones, which mean it only as they stand. */
  readonly shortNames: readonly string[];
}

/** All of it in the order in which it is searched. An area stands about where its people live; one without a city is left out. */
export function placesFrom({ cities, regions, counties }: Gathered): PlacesFile {
  const middles = new Middles();
  for (const city of cities) for (const key of keysOf(city)) middles.add(key, city);
  const byWeight = (places: readonly (Place | null)[]) =>
    places.filter((it) => it !== null).toSorted((a, b) => b.weight - a.weight);
  const areas = byWeight([
    ...[...new Set(cities.map(({ country }) => country))].map((code) => country(code, middles)),
    ...regions.map((it) => area(it, kinds.region, middles)),
    ...counties.filter(({ code }) => haveCounties.has(code.slice(0, 2))).map((it) => area(it, kinds.county, middles)),
  ]);
  const towns = byWeight(cities.map(city));
  return laidOut([...areas, ...towns], areas.length, middles);
}

/** Where counties are the second level of a country's division, and not the first as in Croatia: elsewhere that is of towns, which have their names. */
const haveCounties: ReadonlySet<string> = new Set('US GB IE FR ES IT GR PL'.split(' '));

function keysOf({ country, region, county, zone }: ListedCity): string[] {
  return [country, region, county, `zone ${zone}`];
}

function country(code: string, middles: Middles): Place | null {
  const [name = code, ...others] = countryNames(code);
  const middle = middles.of(code);
  if (!middle) return null;
  const { lat, lon, population } = middle;
  const weight = 5.5 + Math.log10(population) / 4;
  const codes = [code, '', ''] as const;
  return {
    kind: kinds.country,
    id: 0,
    title: `${code}\t${name}`,
    codes,
    lat,
    lon,
    weight,
    names: [name, ...others],
    shortNames: [code],
  };
}

/** Less than the city of the same name. */
const lessThanCity = { [kinds.region]: 1.2, [kinds.county]: 1.5 };

function area({ code, name }: ListedArea, kind: 1 | 2, middles: Middles): Place | null {
  const middle = middles.of(code);
  if (!middle) return null;
  const [country = '', first = ''] = code.split('.');
  const { lat, lon, population } = middle;
  const region = `${country}.${first}`;
  return {
    kind,
    id: 0,
    title: `${code}\t${name}`,
    codes: [country, region, kind === kinds.county ? code : ''],
    lat,
    lon,
    weight: Math.log10(population) - lessThanCity[kind],
    names: [name],
    // `Paris, TX`.
    shortNames: kind === kinds.region && /^[A-Z]{2,3}$/.test(first) ? [first] : [],
  };
}

function city(it: ListedCity): Place {
  const weight = Math.log10(it.population + LEAST_PEOPLE) + (seats[it.code] ?? 0);
  const isLarge = it.population >= LARGE || it.code === 'PPLC';
  const isShort = (name: string) => /^[A-Z]{2,3}$/.test(name);
  const others = it.otherNames.filter(
    (name) => !isShort(name) && (isLarge || /^[\p{Script=Latin}\P{L}]+$/u.test(name)),
  );
  return {
    kind: kinds.city,
    id: it.id,
    title: it.name,
    codes: [it.country, it.region, it.county],
    lat: it.lat,
    lon: it.lon,
    weight,
    names: [it.name, ...others],
    shortNames: it.otherNames.filter(isShort),
  };
}

const LEAST_PEOPLE = 100;
/** From so many inhabitants on a place has names in other scripts too. */
const LARGE = 15_000;
/** What it adds to be the seat of a country, region or county, and takes to be but a part of a city. */
const seats: Readonly<Record<string, number>> = { PPLC: 1, PPLG: 0.5, PPLA: 0.5, PPLA2: 0.3, PPLA3: 0.1, PPLX: -0.5 };

function laidOut(places: readonly Place[], firstCity: number, middles: Middles): PlacesFile {
  const indexOf = new Map<string, number>();
  for (const [i, { kind, codes }] of places.entries()) {
    if (kind !== kinds.city) indexOf.set(codes[kind] ?? '', i);
  }
  const column = (level: 0 | 1 | 2) => Uint32Array.from(places, ({ codes }) => indexOf.get(codes[level]) ?? NONE);
  const names = new NamesWriter();
  let firstCityName = 0;
  for (const [i, place] of places.entries()) {
    if (i === firstCity) firstCityName = names.count;
    names.add(i, place.names.map(folded), place.shortNames.map(folded));
  }
  const titles = places.map(({ title }) => Buffer.from(title));
  let at = 0;
  const zones = middles.keys
    .filter((key) => key.startsWith('zone '))
    .flatMap((key) => {
      const middle = middles.of(key);
      return middle
        ? [[key.slice(5), { lat: middle.lat, lon: middle.lon, country: indexOf.get(middle.country) ?? NONE }] as const]
        : [];
    });
  return {
    firstCity,
    firstCityName: firstCity === places.length ? names.count : firstCityName,
    zones: Object.fromEntries(zones),
    lat: Float32Array.from(places, ({ lat }) => lat),
    lon: Float32Array.from(places, ({ lon }) => lon),
    kind: Uint8Array.from(places, ({ kind }) => kind),
    country: column(0),
    region: column(1),
    county: column(2),
    weight: Float32Array.from(places, ({ weight }) => weight),
    geonameId: Uint32Array.from(places, ({ id }) => id),
    title: Uint32Array.from([0, ...titles.map(({ length }) => (at += length))]),
    titles: Buffer.concat(titles),
    ...names.written(),
  };
}
