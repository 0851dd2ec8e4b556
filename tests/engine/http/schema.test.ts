import { createHash } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import { Validator } from '@seriousme/openapi-schema-validator';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { routesOf } from '#engine/office-routes.ts';
import type { Described } from '#engine/schema/described.ts';
import { openApi } from '#engine/schema/open-api.ts';
import { sampleOf } from '#engine/schema/sample.ts';
import { anEngine, type Engine, ORIGIN } from '#tests/support/engine/engine.ts';

let engine: Engine;
beforeAll(async () => {
  engine = await anEngine();
});
afterAll(() => engine.stop());

interface Description {
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
}

interface Operation {
  summary: string;
  operationId: string;
  security: unknown[];
  parameters?: { name: string }[];
  responses: object;
}

const described = async (): Promise<Description> => (await engine.send('GET', '/schema/?format=json')).body;

async function fetchSchema(
  path: string,
  accept?: string,
): Promise<{ status: number; type: string | null; text: string }> {
  const response = await engine.app(new Request(ORIGIN + path, { headers: { ...(accept && { accept }) } }));
  return { status: response.status, type: response.headers.get('content-type'), text: await response.text() };
}

describe('/schema/', () => {
  it('[A14] is OpenAPI 3.1 that a validator accepts', async () => {
    const validator = new Validator();

    const { valid, errors } = await validator.validate({ ...structuredClone(await described()) });

    expect(errors ?? []).toEqual([]);
    expect([valid, validator.version]).toEqual([true, '3.1']);
  });

  it('[A14] describes every route, each in words and under a name of its own', async () => {
    const { paths } = await described();
    const operations = Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, it]) => ({ route: `${method.toUpperCase()} ${path}`, ...it })),
    );

    expect(operations.map(({ route }) => route).toSorted()).toEqual(
      routesOf(engine.context)
        .map(({ method, path }) => `${method} ${path}`)
        .toSorted(),
    );
    expect(operations.filter(({ summary }) => !/^[A-Z].{5,}/.test(summary))).toEqual([]);
    expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length);
  });

  it('[A14] says of each call what it takes and answers, and who may', async () => {
    const { paths, ...rest } = (await described()) as Description & {
      components: { schemas: Record<string, unknown> };
    };

    expect(paths['/api/meeting-points/']?.['post']).toMatchObject({
      security: [{ jwtAuth: [] }, { apiKey: [] }],
      requestBody: {
        content: { 'application/json': { schema: { required: ['name', 'lat', 'lon'] } } },
      },
      responses: {
        201: expect.anything() as unknown,
        400: expect.anything() as unknown,
        401: expect.anything() as unknown,
      },
    });
    expect(paths['/api/webstores/']?.['get']).toMatchObject({ security: [] });
    expect(rest.components.schemas['StoreInfo']).toMatchObject({ type: 'object' });
  });

  it('[A14, A11] says which calls can be kept to a version, and that each of them is there', async () => {
    const { paths } = await described();
    const calls = Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, it]) => ({ call: `${method.toUpperCase()} ${path}`, ...it })),
    );
    const conditional = calls.filter(({ parameters }) => parameters?.some(({ name }) => name === 'If-Match'));

    expect(conditional.filter(({ call }) => call.includes('/api/orders/')).map(({ call }) => call)).toEqual(
      expect.arrayContaining(['PATCH /api/orders/{id}/', 'POST /api/orders/{orderId}/lines/{id}/cancel/']),
    );
    expect(conditional.length).toBeGreaterThan(60);
    for (const { responses } of conditional) expect(responses).toHaveProperty('412');
  });

  it('[A36] names single objects as such, gives every part words and every filter its values', async () => {
    const document = (await described()) as unknown as Described;
    const calls = Object.values(document.paths).flatMap((methods) => Object.entries(methods));
    const filter = (path: string, name: string) =>
      document.paths[path]?.['get']?.parameters?.find((it) => it.name === name)?.schema;

    expect(calls.map(([, it]) => it.operationId)).toEqual(
      expect.arrayContaining(['users_me_retrieve', 'app_info_retrieve', 'webstores_retrieve', 'orders_list']),
    );
    expect(document.tags.filter(({ description }) => !description)).toEqual([]);
    expect(filter('/api/orders/', 'status')?.['enum']).toContain('confirmed');
    expect(filter('/api/orders/', 'date_range')?.['anyOf']).toContainEqual({
      type: 'string',
      enum: ['today', 'yesterday', 'week', 'month', 'year'],
    });
    expect(filter('/api/promo-codes/', 'is_active')).toEqual({ type: 'boolean' });
    expect(filter('/api/promo-codes/', 'store')).toEqual({ type: 'integer', 'x-names': 'stores' });
    expect(filter('/api/orders/', 'page_size')).toEqual({ type: 'integer', minimum: 1 });
  });

  it('[A36] describes fields and refusals, and what expand puts in the place of an id', async () => {
    const document = (await described()) as unknown as Described;
    const shape = (name: string) =>
      document.components.schemas[name]?.['properties'] as Record<string, { description?: string }>;

    expect(shape('Cart')['expires_at']?.description).toBe('The time until which its places are held.');
    expect(shape('PromoCode')['value']?.description).toContain('percentage');
    expect(shape('PricingRate')['experience']).toEqual({
      'x-names': 'experiences',
      anyOf: [{ type: 'integer' }, { $ref: '#/components/schemas/SellerExperience' }],
    });
    expect(Object.keys(document.paths['/api/jwt/create/']?.['post']?.responses ?? {})).toEqual(
      expect.arrayContaining(['200', '400', '401', '413', '415', '429', '503']),
    );
    expect(JSON.stringify(document).split('"description"').length).toBeGreaterThan(400);
  });

  it('[A36] as a page stands by audience', async () => {
    const { text } = await fetchSchema('/schema/?format=html');
    const places = ['for-storefront', 'for-sellers', 'for-users'].map((id) => text.indexOf(`<h2 id="${id}">`));

    expect(places.every((it) => it > 0)).toBe(true);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(text.indexOf('id="jwt_create_create"')).toBeGreaterThan(places[2] ?? 0);
  });

  it.each([
    ['/schema/', undefined, 'application/vnd.oai.openapi'],
    ['/schema', '*/*', 'application/vnd.oai.openapi'],
    ['/api/schema/?format=yaml', 'application/json', 'application/vnd.oai.openapi'],
    ['/api/schema/', 'text/yaml', 'text/yaml'],
    ['/api/schema/?lang=hr', 'application/yaml;q=0.9', 'application/yaml'],
  ])('[A14, A8] answers %s to %s in YAML', { tags: 'long' }, async (path, accept, type) => {
    const answer = await fetchSchema(path, accept);

    expect([answer.status, answer.type]).toEqual([200, `${type}; charset=utf-8`]);
    expect(parse(answer.text)).toEqual(await described());
  });

  it.each([
    ['/schema/?format=json', undefined, 'application/vnd.oai.openapi+json'],
    ['/schema/?lang=en', 'application/json', 'application/json'],
  ])('[A14, A8] answers %s to %s in JSON', async (path, accept, type) => {
    const answer = await fetchSchema(path, accept);

    expect([answer.status, answer.type]).toEqual([200, `${type}; charset=utf-8`]);
    expect(JSON.parse(answer.text)).toEqual(await described());
  });

  it.each([
    ['/schema/', 'text/html,application/xhtml+xml,*/*;q=0.8'],
    ['/api/schema/?format=html', undefined],
  ])('[A14] is a page to be read at %s for %s: each call with an example, and no script', async (path, accept) => {
    const { paths } = await described();

    const { status, type, text } = await fetchSchema(path, accept);

    expect([status, type]).toEqual([200, 'text/html; charset=utf-8']);
    for (const [at, methods] of Object.entries(paths).filter(([it]) => /^\/(api|schema)\//.test(it)))
      for (const [method, { operationId }] of Object.entries(methods)) {
        const call = text.slice(text.indexOf(`<article id="${operationId}">`)).split('</article>')[0];
        expect(call).toContain(`<b>${method.toUpperCase()}</b> <code>${at}</code>`);
        expect(call).toMatch(/<pre>curl .*http:\/\/shop\.example\//);
      }
    expect(text).not.toContain('<script');
    const ids = new Set([...text.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
    expect([...text.matchAll(/href="#([^"]+)"/g)].flatMap(([, id]) => (ids.has(id) ? [] : id))).toEqual([]);
  });

  it('[A14] as a page shows examples that would be taken', async () => {
    const routes = routesOf(engine.context);
    const { paths, components } = openApi(routes, ORIGIN) as unknown as Described;
    const bodies = routes.flatMap(({ endpoint, method, path }) => {
      const schema = paths[path]?.[method.toLowerCase()]?.requestBody?.content['application/json']?.schema;
      return endpoint?.body && schema ? [{ call: `${method} ${path}`, body: endpoint.body, schema }] : [];
    });

    const refused = bodies.flatMap(({ call, body, schema }) => {
      const [error] = body.validate(sampleOf(schema, components.schemas), { coerce: true });
      return error ? [call, ...error.failures().map((it) => `${it.path.join('.')}: ${it.message}`)] : [];
    });

    expect(bodies.length).toBeGreaterThan(50);
    expect(refused).toEqual([]);
    const { text } = await fetchSchema('/schema/?format=html');
    expect(text.split('<caption>Body').length - 1).toBeGreaterThanOrEqual(bodies.length);
    expect(text).toContain('-F &#39;file=@kayak.jpg&#39;');
  });

  it('[A14] as a page holds its own style and nothing else, and travels packed', async () => {
    const ask = (headers: Record<string, string>) =>
      engine.app(new Request(`${ORIGIN}/schema/`, { headers: { accept: 'text/html', ...headers } }));
    const response = await ask({});
    const html = await response.text();
    const style = /<style>([^]*?)<\/style>/.exec(html)?.[1] ?? '';
    const hash = createHash('sha256').update(style).digest('base64');
    const packed = await ask({ 'accept-encoding': 'br' });

    expect(response.headers.get('content-security-policy')).toBe(
      `default-src 'none'; style-src 'sha256-${hash}'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'`,
    );
    expect(packed.headers.get('content-encoding')).toBe('br');
    expect(brotliDecompressSync(await packed.arrayBuffer()).toString()).toBe(html);
  });

  it('[A14] as a page says of each call whether it needs a token, and its example sends one', async () => {
    const { text } = await fetchSchema('/schema/?format=html');
    const about = (path: string) => text.split('<article').find((it) => it.includes(`<code>${path}</code>`)) ?? '';

    expect(about('/api/stores/')).toContain('Needs a token.');
    expect(about('/api/stores/')).toContain('authorization: Bearer $access');
    expect(about('/api/webstores/experiences/')).toContain('Open to anyone.');
    expect(about('/api/users/resend_activation/')).toContain('Open to anyone; a token that is sent has to be good.');
  });

  it('[A14] has no other format', async () => {
    expect(await fetchSchema('/schema/?format=xml')).toMatchObject({ status: 404, text: '{"detail":"Not found."}' });
    expect(await fetchSchema('/schema/', 'image/png')).toMatchObject({
      status: 406,
      text: '{"detail":"Could not satisfy the request Accept header."}',
    });
  });
});
