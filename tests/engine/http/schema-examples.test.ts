import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { routesOf } from '#engine/office-routes.ts';
import type { Described } from '#engine/schema/described.ts';
import { openApi } from '#engine/schema/open-api.ts';
import { bodySampleOf } from '#engine/schema/sample.ts';
import { anEngine, type Engine, ORIGIN } from '#tests/support/engine/engine.ts';
import { aSeller, type Seller } from '#tests/support/engine/sellers.ts';

let engine: Engine;
let seller: Seller;
beforeAll(async () => {
  engine = await anEngine();
  seller = await aSeller(engine, { 1: 'owner' });
});
afterAll(() => engine.stop());

/**
 * The position of an example: objects before those that need them. An order ends its cart, a question blocks the next order, and with a second
 * account requests must name one.
 */
function placeOf(path: string): number {
  if (path === '/api/booking-questions/') return 3;
  if (path === '/api/base-accounts/') return 4;
  if (path === '/api/resale-agreements/') return 5;
  if (path === '/api/webstores/order/') return 2;
  return path.includes('{') ? 1 : 0;
}

const contact = {
  main_contact_info: {
    first_name: 'Ana',
    last_name: 'Marić',
    email: 'ana@example.com',
    phone_number: '+385 51 123 456',
  },
};

/** A text with the ids of this test's objects in place of its parameters. */
function filled(text: string, made: Readonly<Record<string, string>>): string {
  return text
    .replaceAll('{cartId}', made['/api/cart/'] ?? '')
    .replaceAll('1f0c1c0e-6f3b-4f4e-9d51-3f0f0a6f5b11', made['/api/cart/'] ?? '')
    .replaceAll('"reseller":1', `"reseller":${made['/api/base-accounts/']}`)
    .replaceAll('{orderId}', made['/api/orders/'] ?? '')
    .replaceAll('{line}', `${made['number']}-1`)
    .replaceAll('/o/{id}/', `/o/${made['/api/qr-codes/']}/`);
}

/** The code at the end of a short address. */
function codeIn(short_url: string): string {
  return short_url.split('/').findLast(Boolean) ?? '';
}

describe('the examples of /schema/', () => {
  it('[A36] work as they are printed: creations', async () => {
    const { paths, components } = openApi(routesOf(engine.context), ORIGIN) as unknown as Described;
    const creations = Object.entries(paths).flatMap(([path, { post }]) => {
      const schema = post?.requestBody?.content['application/json']?.schema;
      return schema && post.responses['201'] && !path.endsWith('/replace/')
        ? [{ path, body: bodySampleOf(schema, components.schemas) }]
        : [];
    });
    const made: Record<string, string> = {};
    const refused: string[] = [];
    for (const { path, body } of creations.toSorted((a, b) => placeOf(a.path) - placeOf(b.path))) {
      if (path === '/api/webstores/order/')
        await engine.send('PATCH', `/api/cart/${made['/api/cart/']}/`, { body: contact });
      const answer = await seller.send('POST', filled(path, made), JSON.parse(filled(JSON.stringify(body), made)));
      const {
        id,
        number,
        short_url = '',
      } = (answer.body ?? {}) as { id?: unknown; number?: string; short_url?: string };
      if (path === '/api/orders/') made['number'] = number ?? '';
      if (answer.status === 201) made[path] = path === '/api/qr-codes/' ? codeIn(short_url) : String(id);
      else refused.push(`${path} ${answer.status} ${answer.text} ${JSON.stringify(body)}`);
    }

    expect(creations.length).toBeGreaterThan(25);
    expect(refused).toEqual([]);
  });
});
