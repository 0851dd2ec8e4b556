import { folded } from './folded.ts';
import type { Located } from './geocoder.ts';
import type { PlacesFile } from './places-file.ts';
import { kinds, NONE } from './places-file.ts';

/** Places as answers carry them. Those that would read alike are told apart by their counties. */
export function described(file: PlacesFile, places: readonly number[]): Located[] {
  const found = places.map((place) => namesOf(file, place));
  const labels = found.map((it) => labelOf(it));
  return found.map((names, i) => {
    const isRepeated = labels.filter((label) => label === labels[i]).length > 1;
    return {
      id: `geonames:${names.id}`,
      label: isRepeated ? labelOf(names, names.county) : (labels[i] ?? ''),
      lat: names.lat,
      lon: names.lon,
      address: { name: '', road: '', house_number: '', city: names.city, county: names.county, country: names.country },
    };
  });
}

interface Names {
  readonly id: string;
  readonly name: string;
  readonly city: string;
  readonly county: string;
  readonly region: string;
  readonly country: string;
  readonly lat: number;
  readonly lon: number;
}

function namesOf(file: PlacesFile, place: number): Names {
  const own = title(file, place);
  const country = title(file, file.country[place] ?? NONE);
  const region = title(file, file.region[place] ?? NONE);
  const second = title(file, file.county[place] ?? NONE);
  const isCity = file.kind[place] === kinds.city;
  return {
    id: isCity ? String(file.geonameId[place]) : own.code,
    name: own.name,
    city: isCity ? own.name : '',
    county: second.name || region.name,
    region: region.name,
    country: country.name,
    lat: rounded(file.lat[place] ?? 0),
    lon: rounded(file.lon[place] ?? 0),
  };
}

function labelOf({ name, region, country }: Names, county = ''): string {
  const said = new Set([name, country].map(folded));
  const more = [county, region].filter((it) => it !== '' && said.size < said.add(folded(it)).size);
  return [name, ...more, ...(country === name && more.length === 0 ? [] : [country])].join(', ');
}

function title({ title: at, titles }: PlacesFile, place: number): { code: string; name: string } {
  if (place === NONE) return { code: '', name: '' };
  const text = Buffer.from(titles.subarray(at[place], at[place + 1])).toString();
  const [first = '', second] = text.split('\t');
  return second === undefined ? { code: '', name: first } : { code: first, name: second };
}

/** To about ten centimetres on a map, as GeoNames has them. */
function rounded(degrees: number): number {
  return Math.round(degrees * 1e5) / 1e5;
}
