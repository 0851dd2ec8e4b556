import type { Config } from '../config.ts';
import type { Log } from '../log.ts';
import { name, version } from '../version.ts';
import type { Found, Geocoder, Located, Wanted } from './geocoder.ts';
import { fromNominatim, nominatimAddress } from './nominatim.ts';
import { OSM_SOURCE } from './osm.ts';
import { fromPhoton, photonAddress } from './photon.ts';

/** So long after a failure a service is left alone, or each letter that is typed would wait for it. */
const REST_MS = 30_000;

const spoken: Readonly<
  Record<Service['kind'], { address: (base: string, wanted: Wanted) => string; places: (answer: unknown) => Located[] }>
> = {
  photon: { address: photonAddress, places: fromPhoton },
  nominatim: { address: nominatimAddress, places: fromNominatim },
};

type Service = NonNullable<Config['locationService']>;

/** A service outside that knows streets and houses too; where it fails, or is late, `instead` answers. */
export function withService(service: Service, instead: Geocoder, now: () => Temporal.Instant, log: Log): Geocoder {
  let restsUntil = Number.NEGATIVE_INFINITY;
  return {
    find: async (wanted) => {
      if (now().epochMilliseconds < restsUntil) return instead.find(wanted);
      try {
        return await asked(service, wanted);
      } catch (error) {
        restsUntil = now().epochMilliseconds + REST_MS;
        // What it was asked for is somebody's business.
        log.warn({ reason: String(error) }, 'the location service is out of reach');
        return instead.find(wanted);
      }
    },
  };
}

async function asked({ kind, url, timeoutMilliseconds }: Service, wanted: Wanted): Promise<Found> {
  const { address, places } = spoken[kind];
  const response = await fetch(address(url, wanted), {
    headers: { accept: 'application/json', 'user-agent': `${name}/${version}` },
    signal: AbortSignal.timeout(timeoutMilliseconds),
  });
  if (!response.ok) throw new Error(`it answered ${response.status}`);
  return { places: places(await response.json()).slice(0, wanted.most), source: OSM_SOURCE };
}
