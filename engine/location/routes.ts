import { Location } from '#domain/contract/catalogue.ts';
import { type Endpoint, endpoint } from '#domain/contract/endpoint.ts';
import { fieldsOf, shape } from '#domain/contract/fields.ts';
import { PlaceQuery, PlaceSuggestion, suggestPlaces } from '#domain/contract/resources/places.ts';
import { notFoundError, throttledError } from '../base/errors.ts';
import { firstZone } from '../catalogue/seller.ts';
import type { Config } from '../config.ts';
import type { Context } from '../context.ts';
import type { Transaction } from '../database/database.ts';
import { clientAddress, networkOf } from '../http/client-network.ts';
import { Serialised } from '../http/json-response.ts';
import type { Principal } from '../http/principal.ts';
import { type Route, route } from '../http/route.ts';
import type { Located, PlaceSearch } from './geocoder.ts';

/** Places by a typed text (A8). */
export function locationRoutes({ config, geocoder, catalogue, database }: Context): Route[] {
  const count = countingStrangers(config);
  const places = <Reply>(
    endpoint: Endpoint<{ q: string }, undefined, Reply>,
    { isWhole, most }: Pick<PlaceSearch, 'isWhole' | 'most'>,
    reply: (found: readonly Located[]) => Reply,
  ) =>
    route(endpoint, 'optional', async ({ caller, request, now, query, url }) => {
      if (!caller) count(request, now);
      const own = caller ? await database.read((tx) => zoneOf(tx, caller)) : undefined;
      const zone = own ?? (await catalogue.at(url.host, now))?.store.time_zone ?? null;
      const found = await geocoder.find({ text: query.q, isWhole, zone, most });
      return new Serialised(JSON.stringify(reply(found.places)), { link: found.source });
    });

  return [
    places(suggestPlaces, { isWhole: false, most: 10 }, (found) => found.map(suggestion)),
    places(forwardGeocode, { isWhole: true, most: 1 }, ([best]) => {
      if (!best) throw notFoundError();
      return { ...suggestion(best), address: best.address };
    }),
  ];
}

/** The time zone of the caller's own store, because a seller looks for places near it, whatever the desk's address. */
async function zoneOf(tx: Transaction, caller: Principal): Promise<string | undefined> {
  const account = caller.device?.account_id ?? caller.accountsWith('catalogue.read')[0];
  return firstZone(tx, account ?? 0);
}

function suggestion({ id, label, lat, lon, address: { city, county, country } }: Located) {
  return { id, label, city, county, country, lat, lon };
}

/** Searches of one network in a minute: as many as a fast typist makes. */
const MOST = 120;
const MINUTE_MS = 60_000;
/** If more networks are counted, all counts begin again. */
const MOST_NETWORKS = 10_000;

/**
 * Counts searches of callers without a token, separately in each engine. There is nothing to guess here, and a count in the database would cost
 * more than an answer.
 */
function countingStrangers({ trustedProxies }: Pick<Config, 'trustedProxies'>) {
  const counts = new Map<string, number>();
  let until = 0;

  /** @throws Failed 429 */
  return (request: Request, now: Temporal.Instant): void => {
    const address = clientAddress(request, trustedProxies);
    if (address === null) return;
    const at = now.epochMilliseconds;
    if (at >= until || counts.size > MOST_NETWORKS) {
      counts.clear();
      until = at + MINUTE_MS;
    }
    const network = networkOf(address);
    const tries = (counts.get(network) ?? 0) + 1;
    counts.set(network, tries);
    if (tries > MOST) throw throttledError(Math.ceil((until - at) / 1000));
  };
}

/** The place that a text means, with its address; 404 if there is none (A8). */
const forwardGeocode = endpoint('GET', '/api/location-forward-geo/', {
  query: PlaceQuery,
  reply: shape({ ...fieldsOf(PlaceSuggestion), address: Location }),
});
