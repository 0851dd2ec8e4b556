import 'fake-indexeddb/auto';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { anEngine, type Engine } from '#tests/support/engine/engine.ts';
import { openPage } from '#tests/support/page/open-page.tsx';

let engine: Engine;
beforeEach(async () => {
  engine = await anEngine();
});
afterEach(async () => {
  cleanup();
  await engine.stop();
});

it.each([
  { page: 'an empty cart', address: '/bookings/checkout-editor', way: 'Book now' },
  { page: 'an empty wish list', address: '/wishlist', way: 'Browse experiences' },
  { page: 'no bookings', address: '/bookings/overview', way: 'Find something to do' },
  { page: 'an unknown address', address: '/nowhere', way: 'See all experiences' },
])('[V25] leads on from $page, and ends with tours', async ({ address, way }) => {
  await openPage(engine, address);

  const tours = within(await screen.findByRole('region', { name: 'You may like' }));

  expect(screen.getByRole('link', { name: way }).getAttribute('href')).toBe('/');
  const links = tours.getAllByRole('link').map((it) => it.getAttribute('href'));
  expect(links).toContain('/experiences/walk');
  expect(links.length).toBeLessThanOrEqual(6);
});
