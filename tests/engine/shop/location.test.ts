import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { anEngine, type Engine } from '#tests/support/engine/engine.ts';
import { anAccount, aSeller } from '#tests/support/engine/sellers.ts';
import { smallStore } from '#tests/support/stores/small-store.ts';

interface Suggestion {
  id: string;
  label: string;
}

const query = (q: string) => new URLSearchParams({ q }).toString();
const suggested = async (engine: Engine, q: string): Promise<string[]> => {
  const { body } = await engine.send('GET', `/api/location-autocomplete/?${query(q)}`);
  return (body as Suggestion[]).map(({ label }) => label);
};
const located = async (engine: Engine, q: string) =>
  (await engine.send('GET', `/api/location-forward-geo/?${query(q)}`)).body as Suggestion;

describe('places as somebody types', () => {
  let engine: Engine;
  beforeAll(async () => {
    engine = await anEngine({ env: { TRUSTED_PROXIES: '1' } });
    // If no earlier run has made the file of places, the engine answers 503 so that no caller waits long.
    while ((await engine.send('GET', '/api/location-forward-geo/?q=split')).status === 503);
  }, 180_000);
  afterAll(() => engine.stop());

  it('[A8a] are answered with what a form needs', async () => {
    const { status, body, headers } = await engine.send('GET', '/api/location-autocomplete/?q=dubrovnik');

    const [first, ...others] = body as Suggestion[];
    expect(status).toBe(200);
    expect(first).toEqual({
      id: 'geonames:3201047',
      label: 'Dubrovnik, Dubrovnik-Neretva, Croatia',
      city: 'Dubrovnik',
      county: 'Dubrovnik-Neretva',
      country: 'Croatia',
      lat: 42.64125,
      lon: 18.10909,
    });
    expect(others.length).toBeLessThan(10);
    expect(headers.get('link')).toMatch(/licenses\/by\/4\.0.*rel="license".*GeoNames/);
  });

  it.each([
    ['Split', 'Split'],
    ['spl', 'Split'],
    ['SIBENIK', 'Šibenik'],
    ['Dakovo', 'Đakovo'],
    ['đakovo', 'Đakovo'],
    ['lodz', 'Łódź'],
    ['tromso', 'Tromsø'],
    ['Giessen', 'Gießen'],
    ['Krk', 'Krk'],
    ['Venezia', 'Venice'],
    ['Beč', 'Vienna'],
    ['Wien', 'Vienna'],
    ['Москва', 'Moscow'],
    ['東京', 'Tokyo'],
    ['new york', 'New York City'],
    ['angeles', 'Los Angeles'],
    ['Hrvatska', 'Croatia'],
    ['croat', 'Croatia'],
    ['Bol', 'Bol'],
  ])('[A8a] are found by %s', async (typed, name) => {
    expect((await suggested(engine, typed))[0]?.split(', ')[0]).toBe(name);
  });

  it('[A8a] are found by the beginning of their own name before that of another one', async () => {
    const labels = await suggested(engine, 'Pula');

    expect(labels.slice(0, 2)).toEqual(['Pula, Istria, Croatia', 'Pula, Sardinia, Italy']);
    expect(labels.indexOf('Isle of Man')).toSatisfy((at: number) => at === -1 || at > 2);
  });

  it.each([
    ['splti', 'Split'],
    ['slpit', 'Split'],
    ['splitt', 'Split'],
    ['dubrvnik', 'Dubrovnik'],
    ['dubrovink', 'Dubrovnik'],
    ['dubrownikk', 'Dubrovnik'],
    ['ubrovnik', 'Dubrovnik'],
    ['xubrovnik', 'Dubrovnik'],
    ['rovinji', 'Rovinj'],
    ['lodnon', 'London'],
    ['barcelnoa', 'Barcelona'],
    ['zagrab', 'Zagreb'],
  ])('[A8a] are found in spite of typing errors: %s', async (typed, name) => {
    expect((await suggested(engine, typed)).map((it) => it.split(', ')[0])).toContain(name);
  });

  it.each([
    ['Split, Croatia', 'Split', 'Croatia'],
    ['Croatia, Split', 'Split', 'Croatia'],
    ['split hrvatska', 'Split', 'Croatia'],
    ['Split, HR', 'Split', 'Croatia'],
    ['Split, Croatai', 'Split', 'Croatia'],
    ['paris texas', 'Paris', 'United States'],
    ['Paris, TX', 'Paris', 'United States'],
    ['Valencia, Venezuela', 'Valencia', 'Venezuela'],
    ['Riva 12, 21000 Split, Croatia', 'Split', 'Croatia'],
    ['Split, Qwertyuiop', 'Split', 'Croatia'],
  ])('[A8a] are found where they are said to be: %s', async (text, name, country) => {
    const { label } = await located(engine, text);

    expect([label.split(', ')[0], label.split(', ').at(-1)]).toEqual([name, country]);
  });

  it('[A8a] are told apart where they are called the same', async () => {
    const labels = await suggested(engine, 'springfield');

    expect(new Set(labels).size).toBe(labels.length);
  });

  it('[A8a] come with an address where one is wanted', async () => {
    const { body } = await engine.send('GET', '/api/location-forward-geo/?q=hvar');

    expect(body).toMatchObject({
      label: 'Hvar, Split-Dalmatia, Croatia',
      city: 'Hvar',
      address: { name: '', road: '', house_number: '', city: 'Hvar', country: 'Croatia' },
    });
    expect(Object.keys(body)).toEqual(['id', 'label', 'city', 'county', 'country', 'lat', 'lon', 'address']);
  });

  it.each([
    ['location-autocomplete/', 400, { q: ['This field is required.'] }],
    ['location-autocomplete/?q=', 400, { q: ['This field is required.'] }],
    ['location-autocomplete/?q=x', 400, { q: ['Ensure this field has at least 2 characters.'] }],
    ['location-autocomplete/?q=%20x%20', 400, { q: ['Ensure this field has at least 2 characters.'] }],
    [`location-forward-geo/?q=${'x'.repeat(201)}`, 400, { q: ['Ensure this field has no more than 200 characters.'] }],
    ['location-forward-geo/?q=qqqqzzzzxxxx', 404, { detail: 'Not found.' }],
    ['location-forward-geo/?q=%2C%20%2C', 404, { detail: 'Not found.' }],
    ['location-autocomplete/?q=qqqqzzzzxxxx', 200, []],
    ['location-autocomplete/?q=!%3F', 200, []],
  ])('[A8] answers %s with %i', async (path, status, body) => {
    expect(await engine.send('GET', `/api/${path}`)).toMatchObject({ status, body });
  });

  it('[A8] are for anybody, but a bad token is told', async () => {
    const send = (headers: Record<string, string>) =>
      engine.send('GET', '/api/location-autocomplete/?q=zadar', { headers });
    const seller = await aSeller(engine);

    expect(await send({})).toMatchObject({ status: 200 });
    expect(await send(await seller.headers())).toMatchObject({ status: 200 });
    expect(await send({ authorization: 'Bearer nonsense' })).toMatchObject({ status: 401 });
  });

  it('[A8a] keep a stranger waiting who asks without end, and nobody else', async () => {
    const send = (from: string, headers: Record<string, string> = {}) =>
      engine.send('GET', '/api/location-autocomplete/?q=zz', { headers: { 'x-forwarded-for': from, ...headers } });
    const seller = await (await aSeller(engine)).headers();
    for (let n = 0; n < 120; n++) expect((await send('203.0.113.7')).status).toBe(200);

    const refused = await send('203.0.113.7');

    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60']);
    expect(refused.body).toEqual({ detail: 'Request was throttled. Expected available in 60 seconds.' });
    expect(await send('203.0.113.7', seller)).toMatchObject({ status: 200 });
    expect(await send('203.0.113.8')).toMatchObject({ status: 200 });

    engine.clock.now = engine.clock.now.add({ minutes: 1 });
    expect(await send('203.0.113.7')).toMatchObject({ status: 200 });
  });
});

describe('what a store shows', () => {
  it('[A6] is narrowed to a circle around a place that is named', async () => {
    const engine = await anEngine();
    const owner = await aSeller(engine, { 1: 'owner' });
    const search = (filters: string) => owner.send('GET', `/api/stores/1/experiences/?${filters}`);

    const near = await search('location=Splt&radius=5');
    const far = await search('location=Zagreb,%20Croatia&radius=5');
    const unknown = await search('location=qqqqzzzzxxxx&radius=5');
    const stranger = await (await aSeller(engine)).send('GET', '/api/stores/1/experiences/?location=Split&radius=5');
    await engine.stop();

    const [first] = near.body['results'] as { distance_km: number }[];
    expect(near.body).toMatchObject({ count: expect.any(Number) as number });
    expect(first?.distance_km).toBeLessThan(5);
    expect(far.body).toMatchObject({ count: 0, results: [] });
    expect([unknown.status, unknown.body]).toEqual([
      400,
      { location: ['No such place is known. Give lat and lon, or leave out radius to look through addresses.'] },
    ]);
    expect(stranger.status).toBe(403);
  });
});

describe('places near a store', () => {
  it('[A8a] come first for a seller near the own store, whatever the address of the desk', async () => {
    const engine = await anEngine({ stores: [smallStore] });
    const account = await anAccount(engine, 'Others');
    const seller = await aSeller(engine, { [account]: 'owner' });
    const store = {
      base_account: account,
      title: 'Paseos',
      slug: 'paseos',
      currency: 'COP',
      time_zone: 'America/Bogota',
    };
    expect((await seller.send('POST', '/api/stores/', store)).status).toBe(201);

    const { body } = await seller.send('GET', '/api/location-autocomplete/?q=cordoba');
    await engine.stop();

    expect((body as unknown as Suggestion[])[0]?.label).toMatch(/Colombia$/);
  });

  it.each([
    ['Europe/Madrid', 'Spain'],
    ['America/Argentina/Buenos_Aires', 'Argentina'],
    ['America/Bogota', 'Colombia'],
  ])('[A8a] come first: Córdoba for one in %s', async (time_zone, country) => {
    const engine = await anEngine({ stores: [{ ...smallStore, store: { ...smallStore.store, time_zone } }] });

    const [first] = await suggested(engine, 'cordoba');
    await engine.stop();

    expect(first).toMatch(new RegExp(`^Córdoba, .*${country}$`));
  });
});

describe('a location service', () => {
  let engine: Engine | undefined;
  let service: Server | undefined;
  afterEach(async () => {
    service?.closeAllConnections();
    service?.close();
    await engine?.stop();
  });

  /** An engine beside a service with this answer; null: the service never answers. @returns the requests to the service */
  async function beside(kind: 'photon' | 'nominatim', answer: string | null, status = 200): Promise<string[]> {
    const requests: string[] = [];
    service = createServer((request, response) => {
      requests.push(request.url ?? '');
      if (answer !== null) response.writeHead(status, { 'content-type': 'application/json' }).end(answer);
    }).listen(0, '127.0.0.1');
    await once(service, 'listening');
    const { port } = service.address() as AddressInfo;
    // Only a service that never answers is waited for in vain.
    const LOCATION_TIMEOUT = answer === null ? '200' : '20000';
    engine = await anEngine({
      env: { LOCATION_SERVICE: kind, LOCATION_URL: `http://127.0.0.1:${port}/`, LOCATION_TIMEOUT },
    });
    return requests;
  }

  it('[A8a] is asked first: a Photon', async () => {
    const requests = await beside('photon', JSON.stringify(photon));

    const { body, headers } = await (engine as Engine).send('GET', '/api/location-forward-geo/?q=riva+12+split');

    expect(requests).toEqual(['/api?q=riva+12+split&limit=1&lang=en']);
    expect(body).toEqual({
      id: 'osm:N42',
      label: 'Riva 12, Split, Split-Dalmatia County, Croatia',
      city: 'Split',
      county: 'Split-Dalmatia County',
      country: 'Croatia',
      lat: 43.5081,
      lon: 16.4402,
      address: {
        name: '',
        road: 'Riva',
        house_number: '12',
        city: 'Split',
        county: 'Split-Dalmatia County',
        country: 'Croatia',
      },
    });
    expect(headers.get('link')).toContain('OpenStreetMap');
  });

  it('[A8a] is asked first: a Nominatim', async () => {
    const requests = await beside('nominatim', JSON.stringify(nominatim));

    const { body } = await (engine as Engine).send('GET', '/api/location-autocomplete/?q=bell+tower');

    expect(requests).toEqual(['/search?q=bell+tower&limit=10&format=jsonv2&addressdetails=1&accept-language=en']);
    expect(body).toEqual([
      {
        id: 'osm:W7',
        label: 'Bell Tower, Kraj Svetog Duje, Split, Croatia',
        city: 'Split',
        county: 'Split-Dalmatia County',
        country: 'Croatia',
        lat: 43.5081,
        lon: 16.44,
      },
    ]);
  });

  it.each([
    ['fails', '{}', 500],
    ['answers something else', '<html>', 200],
    ['answers in another shape', '{"results": []}', 200],
    ['does not answer', null, 200],
  ])('[A8a] that %s is left alone for a while, and the gazetteer answers', async (_, answer, status) => {
    const requests = await beside('photon', answer, status);
    const at = engine as Engine;

    expect(await suggested(at, 'split')).toContain('Split, Split-Dalmatia, Croatia');
    expect(await suggested(at, 'spli')).toContain('Split, Split-Dalmatia, Croatia');
    expect(requests).toHaveLength(1);
    expect(at.logged.filter(({ level }) => level === 'warn')).toHaveLength(1);

    at.clock.now = at.clock.now.add({ seconds: 31 });
    await suggested(at, 'split');
    expect(requests).toHaveLength(2);
  });

  it('[A8a] that knows nothing has the last word', async () => {
    await beside('photon', '{"type": "FeatureCollection", "features": []}');

    expect(await suggested(engine as Engine, 'split')).toEqual([]);
  });
});

const photon = {
  type: 'FeatureCollection',
  features: [
    {
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [16.4402, 43.5081] },
      properties: {
        osm_type: 'N',
        osm_id: 42,
        osm_key: 'place',
        type: 'house',
        street: 'Riva',
        housenumber: '12',
        postcode: '21000',
        city: 'Split',
        county: 'Split-Dalmatia County',
        country: 'Croatia',
        countrycode: 'HR',
      },
    },
  ],
};

const nominatim = [
  {
    place_id: 1,
    licence: 'Data © OpenStreetMap contributors, ODbL 1.0',
    osm_type: 'way',
    osm_id: 7,
    lat: '43.5081',
    lon: '16.4400',
    category: 'tourism',
    name: 'Bell Tower',
    display_name: 'Bell Tower, Kraj Svetog Duje, Split, Croatia',
    address: {
      tourism: 'Bell Tower',
      road: 'Kraj Svetog Duje',
      town: 'Split',
      county: 'Split-Dalmatia County',
      country: 'Croatia',
      country_code: 'hr',
    },
    boundingbox: ['43.5', '43.6', '16.4', '16.5'],
  },
];
