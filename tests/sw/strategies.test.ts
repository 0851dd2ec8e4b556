import { describe, expect, it } from 'vitest';
import { cachedCalls } from '#domain/app/cached-endpoints.ts';
import { pages } from '#domain/app/pages.ts';
import { address } from '#domain/contract/endpoint.ts';
import { endpoints } from '#domain/contract/registry.ts';
import { strategies, strategyFor } from '../../sw/strategies.ts';

const reads = endpoints.filter(({ method }) => method === 'GET');
const params = { id: 'it', cartId: 'c', orderId: 'o' };

describe('the table of strategies', () => {
  it.each(reads.map((call) => [call.path, call] as const))('[W2] has one row for GET %s', (_, call) => {
    const rows = strategies.filter(({ calls }) => calls?.some(({ path }) => path === call.path));

    expect(rows).toHaveLength(1);
    expect(strategyFor({ pathname: address(call, params), isNavigation: false })).toBe(rows[0]);
    expect(strategyFor({ pathname: address(call, params).replace(/\/$/, ''), isNavigation: false })).toBe(rows[0]);
  });

  it('[W2] keeps the store, listings, experiences and configs, and no other answer of the API', () => {
    const cached = strategies.filter(({ handler }) => handler !== 'NetworkOnly').flatMap(({ calls }) => calls ?? []);

    expect(cached.map(({ path }) => path).sort()).toEqual(cachedCalls.map(({ path }) => path).sort());
    expect(cached.map(({ path }) => path).sort()).toEqual([
      '/api/bookings/config/',
      '/api/webstores/',
      '/api/webstores/experiences/',
      '/api/webstores/experiences/{id}/',
      '/api/webstores/experiences/{id}/reviews/',
      '/api/webstores/legal/{id}/',
    ]);
  });

  it.each([
    '/api/cart/5e0b/',
    '/api/cart/5e0b/lines/',
    '/api/cart/5e0b/lines/77/',
    '/api/order',
    '/api/orders/',
    '/api/orders/5e0b/',
    '/api/orders/5e0b/lines/77/',
    '/api/orders/5e0b/payments/',
    '/api/users/me/',
    '/api/customers/',
    '/api/bookings/by-date/',
    '/api/bookings/calendar/',
    '/api/bookings/check-availability/',
    '/api/app-info/',
    '/schema/',
    '/sandbox/pay/5e0b/',
    '/sw.js',
  ])('[W2] never keeps %s', (pathname) => {
    for (const isNavigation of [false, true])
      expect(strategyFor({ pathname, isNavigation })?.handler ?? 'NetworkOnly').toBe('NetworkOnly');
  });

  it.each(Object.entries(pages).filter(([name]) => name !== 'not-found'))(
    '[W1, W2] answers the page %s by its document or by the shell',
    (_, { path, rendered }) => {
      const pathname = path.replace(/:\w+/g, 'it');

      expect(strategyFor({ pathname, isNavigation: true })).toMatchObject({
        kind: rendered ? 'documents' : 'shell',
        handler: 'StaleWhileRevalidate',
      });
      expect(strategyFor({ pathname, isNavigation: false })).toBe(null);
    },
  );

  it('[W2] leaves an address that is no page to the engine', () => {
    expect(strategyFor({ pathname: '/no/such/page', isNavigation: true })).toBe(null);
  });

  it.each(strategies.filter(({ handler }) => handler !== 'NetworkOnly').map((row) => [row.kind, row.limits] as const))(
    '[W2] bounds %s in number, bytes and age',
    (_, limits) => {
      expect(limits.most).toBeGreaterThan(0);
      expect(limits.most).toBeLessThanOrEqual(1_500);
      expect(limits.megabytes).toBeLessThanOrEqual(40);
      expect(limits.days).toBeLessThanOrEqual(365);
    },
  );
});
