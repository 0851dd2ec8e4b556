import type { Location } from '#domain/contract/catalogue.ts';
import { integer, list, number, type Of, optional, shape, string } from '#domain/contract/fields.ts';
import type { Log } from '../base/log.ts';
import { name, version } from '../base/version.ts';
import type { Config } from '../config.ts';
import type { Geocoder, Located, PlaceSearch } from './geocoder.ts';

/** The source of Photon's and Nominatim's data. */
const OSM_SOURCE =
  '<https://opendatacommons.org/licenses/odbl/>; rel="license"; title="Places: OpenStreetMap contributors, ODbL"';

const line = optional(string());
/** The parts of an address in OpenStreetMap's services that the engine reads. */
const settlement = { city: line, town: line, village: line, hamlet: line, municipality: line };

/** An address in one line: its name, the street, the city, the county or state, the country; each once. */
function labelOf({ name, road, house_number, city, county, country }: Location): string {
  const street = [road, house_number].filter(Boolean).join(' ');
  return [...new Set([name, street, city, county, country])].filter(Boolean).join(', ');
}

const Feature = shape({
  geometry: shape({ coordinates: list(number()) }),
  properties: shape({
    osm_type: line,
    osm_id: optional(integer()),
    /** The type of the place: `house`, `street`, `city`, `county`, `state`, `country`. */
    type: line,
    name: line,
    street: line,
    housenumber: line,
    city: line,
    county: line,
    state: line,
    country: line,
  }),
});
const PhotonReply = shape({ features: list(Feature) });

function photonPlace({ geometry, properties: it }: Of<typeof Feature>): Located {
  const [lon = 0, lat = 0] = geometry.coordinates;
  const name = it.name ?? '';
  const isCity = it.type === 'city' || it.type === 'district' || it.type === 'locality';
  const isArea = it.type === 'county' || it.type === 'state';
  const address = {
    name: isCity || isArea || it.type === 'country' || it.type === 'street' ? '' : name,
    road: it.type === 'street' ? name : (it.street ?? ''),
    house_number: it.housenumber ?? '',
    city: it.city ?? (isCity ? name : ''),
    county: it.county ?? (isArea ? name : (it.state ?? '')),
    country: it.country ?? (it.type === 'country' ? name : ''),
  };
  const label = isCity && it.city !== undefined ? `${name}, ${labelOf(address)}` : labelOf(address);
  return { id: `osm:${it.osm_type ?? ''}${it.osm_id ?? ''}`, label, lat, lon, address };
}

const Result = shape({
  osm_type: line,
  osm_id: optional(integer()),
  lat: number(),
  lon: number(),
  name: line,
  display_name: string(),
  address: optional(shape({ ...settlement, road: line, house_number: line, county: line, state: line, country: line })),
});
const NominatimReply = list(Result);

function nominatimPlace({ name = '', address = {}, ...it }: Of<typeof Result>): Located {
  const { road = '', house_number = '', county, state = '', country = '' } = address;
  const city = address.city ?? address.town ?? address.village ?? address.hamlet ?? address.municipality ?? '';
  const isNamed = [city, road, county, state, country].includes(name);
  return {
    id: `osm:${(it.osm_type ?? '').slice(0, 1).toUpperCase()}${it.osm_id ?? ''}`,
    label: it.display_name,
    lat: it.lat,
    lon: it.lon,
    address: { name: isNamed ? '' : name, road, house_number, city, county: county ?? state, country },
  };
}

/** After a failure the service is not asked for so long: otherwise each typed letter would wait for it. */
const REST_MS = 30_000;

type Service = NonNullable<Config['locationService']>;

const protocols = {
  photon: {
    path: '/api',
    options: { lang: 'en' },
    places: (answer: unknown) => PhotonReply.create(answer).features.map(photonPlace),
  },
  /** Nominatim's public server does not allow searches while a user types: use one of your own. */
  nominatim: {
    path: '/search',
    options: { format: 'jsonv2', addressdetails: '1', 'accept-language': 'en' },
    places: (answer: unknown) => NominatimReply.create(answer).map(nominatimPlace),
  },
};

/** An outside service that also knows streets and houses. If it fails or is late, `instead` answers. */
export function withService(service: Service, instead: Geocoder, now: () => Temporal.Instant, log: Log): Geocoder {
  let restsUntil = Number.NEGATIVE_INFINITY;
  return {
    towns: (box) => instead.towns(box),
    find: async (search) => {
      if (now().epochMilliseconds < restsUntil) return instead.find(search);
      try {
        return await fetchAnswer(service, search);
      } catch (error) {
        restsUntil = now().epochMilliseconds + REST_MS;
        // The log does not name the searched text, which may be personal.
        log.warn({ reason: String(error) }, 'the location service is out of reach');
        return instead.find(search);
      }
    },
  };
}

async function fetchAnswer({ kind, url, timeoutMilliseconds }: Service, search: PlaceSearch) {
  const { path, options, places } = protocols[kind];
  const query = new URLSearchParams({ q: search.text, limit: String(search.most), ...options });
  const response = await fetch(`${url}${path}?${query.toString()}`, {
    headers: { accept: 'application/json', 'user-agent': `${name}/${version}` },
    signal: AbortSignal.timeout(timeoutMilliseconds),
  });
  if (!response.ok) throw new Error(`it answered ${response.status}`);
  return { places: places(await response.json()).slice(0, search.most), source: OSM_SOURCE };
}
