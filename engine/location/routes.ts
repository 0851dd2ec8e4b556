import type { Context } from '../context.ts';
import { notFound } from '../errors.ts';
import { Serialised } from '../http/json-response.ts';
import type { Principal } from '../http/principal.ts';
import type { AccountInput, Route } from '../http/route.ts';
import { route } from '../http/route.ts';
import { autocomplete, forwardGeocode } from './contract.ts';
import type { Located } from './geocoder.ts';
import { countingStrangers } from './strangers.ts';

/** Places by what somebody types of them (A8). */
export function locationRoutes({ config, geocoder, catalogue }: Context): Route[] {
  const count = countingStrangers(config);
  const find = async (
    input: AccountInput<{ q: string }, undefined, Principal | null>,
    isWhole: boolean,
    most: number,
  ) => {
    const { caller, request, now, query, url } = input;
    if (!caller) count(request, now);
    const storefront = await catalogue.at(url.host, now);
    const zone = storefront?.store.time_zone ?? null;
    return geocoder.find({ text: query.q, isWhole, zone, most });
  };

  return [
    route(
      autocomplete,
      async (input) => {
        const { places, source } = await find(input, false, 10);
        return new Serialised(JSON.stringify(places.map(suggestion)), { link: source });
      },
      'optional',
    ),
    route(
      forwardGeocode,
      async (input) => {
        const { places, source } = await find(input, true, 1);
        const [best] = places;
        if (!best) throw notFound();
        return new Serialised(JSON.stringify({ ...suggestion(best), address: best.address }), { link: source });
      },
      'optional',
    ),
  ];
}

function suggestion({ id, label, lat, lon, address: { city, county, country } }: Located) {
  return { id, label, city, county, country, lat, lon };
}
