import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { prepareLocation } from '#engine/location/location.ts';
import { routesOf } from '#engine/office-routes.ts';
import { type Described, needsToken } from '#engine/schema/described.ts';
import { openApi } from '#engine/schema/open-api.ts';
import { bodySampleOf, sampleOf } from '#engine/schema/sample.ts';
import { anEngine, type Engine, ORIGIN } from '#tests/support/engine/engine.ts';
import { aSeller, type Seller } from '#tests/support/engine/sellers.ts';

/** `engine.send` checks each answer against the description: its status, its headers, and its body by a strict validator. */
let engine: Engine;
let seller: Seller;
let document: Described;
beforeAll(async () => {
  engine = await anEngine();
  seller = await aSeller(engine, { 1: 'owner' });
  // On a busy machine making the places may take longer than a call waits for them.
  await prepareLocation(engine.context, AbortSignal.timeout(120_000));
  document = openApi(routesOf(engine.context), ORIGIN) as unknown as Described;
}, 150_000);
afterAll(() => engine.stop());

interface Call {
  readonly path: string;
  readonly method: string;
  readonly body: unknown;
  readonly query: string;
  readonly isOpen: boolean;
}

/** Creations come first, deletions last, and calls that end the user or the account at the very end. */
const order = ['POST', 'GET', 'PATCH', 'PUT', 'DELETE'];
const ends = /\/(users|base-accounts|logout|team-members|roles)\//;

function callsOf({ paths, components }: Described): Call[] {
  return Object.entries(paths)
    .flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, it]): Call => {
        const schema = it.requestBody?.content['application/json']?.schema;
        const required = (it.parameters ?? []).filter(({ in: where, required: is }) => where === 'query' && is);
        const query = required.map(
          ({ name, schema: of }) =>
            `${name}=${String(name === 'experience_id' ? 1 : sampleOf(of, components.schemas, name))}`,
        );
        const isOpen = !needsToken(it.security);
        const body = schema ? bodySampleOf(schema, components.schemas) : undefined;
        return { path, method: method.toUpperCase(), body, query: query.join('&'), isOpen };
      }),
    )
    .filter(({ path }) => path.startsWith('/api/'))
    .toSorted(
      (a, b) =>
        order.indexOf(a.method) - order.indexOf(b.method) ||
        Number(ends.test(a.path)) - Number(ends.test(b.path)) ||
        Number(a.path.includes('{')) - Number(b.path.includes('{')),
    );
}

describe('every call of /schema/', () => {
  // It sends every call of the API, with a success and with refusals: over 5 s.
  it('[A36] answers as it is described, with a success where one can be, and with refusals', {
    tags: 'long',
    timeout: 120_000,
  }, async () => {
    const calls = callsOf(document);
    // The caller chooses a hold's id.
    const made = new Map<string, string>([['/api/bookings/holds/', crypto.randomUUID()]]);
    const good = new Set<string>();
    const strays: string[] = [];
    const drive = async (call: Call, path: string, as: 'seller' | 'nobody', sent: object = {}) => {
      const headers = as === 'seller' ? await seller.headers() : {};
      try {
        const { status, body } = await engine.send(call.method, path, { body: call.body, headers, ...sent });
        if (status === 500) strays.push(`500 for ${call.method} ${path} ${JSON.stringify(sent)}`);
        if (status < 400) good.add(`${call.method} ${call.path}`);
        const { id, short_url, lines } = (body ?? {}) as {
          id?: string | number;
          short_url?: string;
          lines?: { id: string }[];
        };
        if (status === 201 && id !== undefined) made.set(call.path, String(id));
        if (status === 201 && call.path === '/api/qr-codes/')
          made.set('/api/o/', short_url?.split('/').findLast(Boolean) ?? '');
        if (lines?.[0]) made.set(`${call.path}lines/`, lines[0].id);
      } catch (error) {
        // Pictures and YAML are not JSON. Their answers were already checked before `engine.send` parsed them.
        if (error instanceof SyntaxError) good.add(`${call.method} ${call.path}`);
        else strays.push((error as Error).message);
      }
    };

    for (const call of calls) {
      const query = call.query && `?${call.query}`;
      const path = filled(call.path, made) + query;
      const as = call.isOpen && !/orders/.test(call.path) ? 'nobody' : 'seller';
      if (call.method !== 'DELETE' || !ends.test(call.path)) await drive(call, path, as);
      await drive(call, call.path.replaceAll(/\{\w+\}/g, '987654321') + query, 'seller');
      await drive(call, path, 'nobody', { headers: { authorization: 'Bearer none' } });
      await drive(call, path, 'seller', {
        headers: { ...(await seller.headers()), 'idempotency-key': 'no uuid', 'if-match': '"none"' },
      });
      if (call.method === 'GET')
        await drive(call, `${path}${query ? '&' : '?'}page=none&page_size=none&lat=x&month=13&q=x`, 'seller');
      else {
        await drive(call, path, as, { body: [] });
        await drive(call, path, as, {
          body: undefined,
          text: 'x',
          headers: { ...(await seller.headers()), 'content-type': 'text/plain' },
        });
        await drive(call, path, as, { body: undefined, text: `{"a":"${'x'.repeat(300_000)}"}` });
      }
    }

    expect([...new Set(strays)]).toEqual([]);
    // Calls that need money, an email or a person have tests of their own, which also check their answers.
    const never = calls.map(({ method, path }) => `${method} ${path}`).filter((it) => !good.has(it));
    expect(calls.length).toBeGreaterThan(200);
    expect(never.slice(86)).toEqual([]);
  });
});

/** A path with the ids of created objects in place of its parameters. */
function filled(path: string, made: ReadonlyMap<string, string>): string {
  const stem = path.slice(0, path.indexOf('{'));
  const ofParent = /\/\{(cartId|orderId)\}\/lines\/\{id\}/.test(path) ? (made.get(`${stem}lines/`) ?? '1') : null;
  return path
    .replace(/\{(cartId|orderId|storeId)\}/, made.get(stem) ?? '1')
    .replace('{kind}', 'webhook')
    .replace('{id}', ofParent ?? made.get(stem) ?? '1')
    .replaceAll(/\{\w+\}/g, 'x');
}
