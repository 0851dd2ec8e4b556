import type { DatabaseSync } from 'node:sqlite';
import { allowedErrors, compareBeginning } from '#domain/text/fuzzy-match.ts';
import { foldName } from '#domain/typing/fold-text.ts';
import type { GeoBox, Located, PlaceSearch, Town } from './geocoder.ts';
import { errorKeys, KEY_LENGTH, type Reading, readings } from './place-names.ts';

// Scores of a match in powers of ten of inhabitants: 1 outweighs a place ten times as large. The fit of a name counts most (a typing error
// costs four), the position of a place counts about two.
const WHOLE_NAME = 1.5;
const TYPING_ERROR = 4;
/** A penalty for a wrong first letter, which people seldom mistype. */
const FIRST_CHARACTER = 2;
/** Penalties for a name that is not typed to its end: fixed, and by the missing share. */
const UNFINISHED = 0.5;
const MISSING = 1.5;
/** Multiplies them for a complete text, whose author has stopped typing. */
const NOT_TYPING = 3;
const rolePenalty: Readonly<Record<Role, number>> = { shown: 0, word: 1.5, other: 0.3, code: 1.3 };
/** A penalty for an error in another name than the shown one, because few people would understand the match. */
const OTHER_NAME_WRONG = 1.5;
/** The same for the beginning of another name: `pul` is Pula rather than the Isle of Man, which is Pulau Man in Malay. */
const OTHER_NAME_UNFINISHED = 1.5;
const SAME_COUNTRY = 1.2;
const NEAR = 1;
const FAR_KM = 3000;
const KM_A_DEGREE = 111.2;
const RADIAN = Math.PI / 180;

/** The number of the largest places with a matching beginning that are compared. */
const MOST_COMPARED = 400;
/** With so many places that match without an error, none is searched with an error. */
const ENOUGH = 5;
/** A shorter text is the beginning of too many areas. */
const SHORTEST_AREA = 3;
const LAST_CHARACTER = '\u{10ffff}';

/** How a name belongs to its place: the shown name, a later word of it, another name, or a code such as `HR`. */
type Role = 'shown' | 'word' | 'other' | 'code';

interface Match {
  readonly text: string;
  readonly place: number;
  readonly role: Role;
  readonly weight: number;
  readonly errors: number;
  /** The number of the name's letters that were typed. */
  readonly length: number;
}

/** Finds the places that a text may mean, the likeliest first. The database is written by `make-places.ts`. */
export function searchPlaces(database: DatabaseSync, { text, isWhole, zone, most }: PlaceSearch): Located[] {
  const near = database.prepare('select lat, lon, country from zones where zone = ?').get(zone) as Middle | undefined;
  const scores = new Map<number, number>();
  let isNamed = false;

  const collect = (name: string, areas: readonly (readonly number[])[], mayErr: boolean) => {
    const matches = mayErr ? matchesWithErrors(database, name) : matchesOf(database, name, inAreas(areas));
    const places = placesById(database, matches);
    for (const match of matches) {
      const place = places.get(match.place);
      if (!place || !areas.every((ids) => isIn(place, ids))) continue;
      isNamed ||= match.errors === 0 && match.length === match.text.length && /shown|other/.test(match.role);
      const score = match.weight + worth(match, name, isWhole) + (near ? nearness(near, place) : 0);
      scores.set(match.place, Math.max(score, scores.get(match.place) ?? Number.NEGATIVE_INFINITY));
    }
  };
  /** Tries readings until one finds a place. A text without commas may match in several readings. */
  const tryAll = (all: readonly Reading[], { mayErr = false, mayIgnoreAreas = false, isCoarse = false } = {}) => {
    for (const { name, within, isSeparated } of all) {
      if (mayErr && !mayIgnoreAreas && allowedErrors(name) === 0) continue;
      const known = within.map((it) => areasOf(database, it, isSeparated)).filter((ids) => ids.length > 0);
      const isComplete = known.length === within.length;
      if (mayIgnoreAreas ? isComplete || !isSeparated : !isComplete) continue;
      collect(name, known, mayErr);
      const isSettled = isSeparated || within.length > 0 || (isWhole && !isCoarse);
      if (scores.size > 0 && isSettled) return;
    }
  };

  const { natural, coarse } = readings(text);
  tryAll(natural);
  // After a complete name, similar names are not searched.
  if (!isNamed && scores.size < Math.min(ENOUGH, most)) tryAll(natural, { mayErr: true });
  if (scores.size === 0) tryAll(coarse, { isCoarse: true });
  if (scores.size === 0) tryAll(natural, { mayErr: true, mayIgnoreAreas: true });
  const best = [...scores].toSorted(([, a], [, b]) => b - a).map(([id]) => id);
  return describePlaces(database, best.slice(0, most));
}

const MOST_TOWNS = 200;

/** The largest towns of a box. Districts, whose names have brackets, are left out. */
export function townsIn(database: DatabaseSync, { west, south, east, north }: GeoBox): Town[] {
  const rows = database
    .prepare(
      `select name, lat, lon, weight from places
       where kind = 'city' and lat between ? and ? and lon between ? and ? and name not like '%(%' order by weight desc limit ?`,
    )
    .all(south, north, west, east, MOST_TOWNS);
  return rows as unknown as Town[];
}

function inAreas(areas: readonly (readonly number[])[]): string {
  return areas
    .map((ids) => `(country in (${ids.join()}) or region in (${ids.join()}) or county in (${ids.join()}))`)
    .join(' and ');
}

/** Names that equal the typed text or begin with it, those of the largest places first. @param where  a condition on the place */
function matchesOf(database: DatabaseSync, name: string, where: string): Match[] {
  const from = where ? `names join places on id = place and ${where}` : 'names';
  const columns = `text, place, role, names.weight, 0 as errors, ${name.length} as length`;
  const whole = database.prepare(`select ${columns} from ${from} where text = ?`).all(name);
  const begun = database
    .prepare(
      `select ${columns} from ${from} where text > ? and text < ? and role <> 'code' order by names.weight desc limit ?`,
    )
    .all(name, name + LAST_CHARACTER, MOST_COMPARED);
  return [...whole, ...begun] as unknown as Match[];
}

/** Names that begin with the typed text, except for a few errors. @param where  a condition on the name */
function matchesWithErrors(database: DatabaseSync, name: string, where = 'true'): Match[] {
  const most = allowedErrors(name);
  const keys = errorKeys(name.slice(0, KEY_LENGTH));
  const found = database
    .prepare(
      `select text, place, role, weight from (select distinct beginning from beginnings where key in (${keys.map(() => '?').join()}))
       join names on text >= beginning and text < beginning || ? and role <> 'code' and length(text) >= ? and ${where}`,
    )
    .all(...keys, LAST_CHARACTER, name.length - most) as unknown as Omit<Match, 'errors' | 'length'>[];
  return found.flatMap((it) => {
    const beginning = compareBeginning(name, it.text, most);
    return beginning ? { ...it, ...beginning } : [];
  });
}

/**
 * The countries, regions and counties that a text means: by a whole name, else by its beginning, else with errors.
 * @param isCertain  whether the text must mean an area; otherwise it may be a part of a name, and must match without errors
 */
function areasOf(database: DatabaseSync, text: string, isCertain: boolean): number[] {
  const isArea = `kind <> 'city'`;
  const right = matchesOf(database, text, isArea);
  const whole = right.filter((it) => it.text === text && it.role !== 'word');
  if (whole.length > 0 || text.length < SHORTEST_AREA) return whole.map(({ place }) => place);
  if (right.length > 0 || !isCertain) return right.map(({ place }) => place);
  const areaIds = `place <= (select max(id) from places where ${isArea})`;
  return matchesWithErrors(database, text, areaIds).map(({ place }) => place);
}

type PlaceRow = Record<'id' | 'lat' | 'lon', number> & Record<'country' | 'region' | 'county', number | null>;

type Middle = Pick<PlaceRow, 'lat' | 'lon' | 'country'>;

function placesById(database: DatabaseSync, matches: readonly Match[]): Map<number, PlaceRow> {
  const ids = [...new Set(matches.map(({ place }) => place))];
  const rows = database
    .prepare(`select id, country, region, county, lat, lon from places where id in (${ids.join()})`)
    .all() as unknown as PlaceRow[];
  return new Map(rows.map((it) => [it.id, it]));
}

function isIn({ country, region, county }: PlaceRow, areas: readonly number[]): boolean {
  return [country, region, county].some((it) => it !== null && areas.includes(it));
}

function worth({ errors, length, text, role }: Match, typed: string, isWhole: boolean): number {
  const missing = text.length - length;
  const rest = (UNFINISHED + (MISSING * missing) / text.length) * (isWhole ? NOT_TYPING : 1);
  const isOtherWrong = role === 'other' && errors > 0;
  const isOtherUnfinished = role === 'other' && missing > 0;
  const isFirstWrong = errors > 0 && typed[0] !== text[0];
  return (
    (missing > 0 ? -rest : errors > 0 ? 0 : WHOLE_NAME) -
    errors * TYPING_ERROR -
    (isFirstWrong ? FIRST_CHARACTER : 0) -
    rolePenalty[role] -
    (isOtherWrong ? OTHER_NAME_WRONG : 0) -
    (isOtherUnfinished ? OTHER_NAME_UNFINISHED : 0)
  );
}

/** The score of nearness: for the same country, and for distances below three thousand kilometres. */
function nearness(near: Middle, { lat, lon, country }: PlaceRow): number {
  const east = Math.abs(lon - near.lon);
  const x = Math.min(east, 360 - east) * Math.cos(((lat + near.lat) / 2) * RADIAN);
  const km = Math.hypot(x, lat - near.lat) * KM_A_DEGREE;
  return (country === near.country ? SAME_COUNTRY : 0) + NEAR * Math.max(0, 1 - km / FAR_KM);
}

type Described = Record<'kind' | 'code' | 'name' | 'county' | 'region' | 'country', string> &
  Record<'lat' | 'lon', number>;

/** Places as replies carry them. Places with equal labels get their counties too. */
function describePlaces(database: DatabaseSync, ids: readonly number[]): Located[] {
  const read = database.prepare(`
    select p.kind, p.code, p.name, p.lat, p.lon, coalesce(d.name, '') as county, coalesce(r.name, '') as region,
           coalesce(c.name, '') as country
    from places p left join places c on c.id = p.country left join places r on r.id = p.region
                  left join places d on d.id = p.county
    where p.id = ?`);
  const found = ids.map((id) => read.get(id) as unknown as Described);
  const alike = Map.groupBy(found, (it) => labelOf(it));
  return found.map((it) => ({
    id: `geonames:${it.code}`,
    label: alike.get(labelOf(it))?.length === 1 ? labelOf(it) : labelOf(it, it.county),
    // Rounded to about a metre, as in GeoNames.
    lat: Math.round(it.lat * 1e5) / 1e5,
    lon: Math.round(it.lon * 1e5) / 1e5,
    address: {
      name: '',
      road: '',
      house_number: '',
      city: it.kind === 'city' ? it.name : '',
      county: it.county || it.region,
      country: it.country,
    },
  }));
}

function labelOf({ name, region, country }: Described, county = ''): string {
  const foldedNames = new Set([name, country].map(foldName));
  const more = [county, region].filter((it) => it !== '' && foldedNames.size < foldedNames.add(foldName(it)).size);
  return [name, ...more, ...(country === name && more.length === 0 ? [] : [country])].join(', ');
}
