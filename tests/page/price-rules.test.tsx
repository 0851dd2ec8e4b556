import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { PriceRule, Rate } from '#domain/contract/catalogue.ts';
import { readExperience } from '#domain/contract/webstore.ts';
import { anEngine, type Engine } from '#tests/support/engine/engine.ts';
import { aSeller } from '#tests/support/engine/sellers.ts';
import { choose, day, openForm, panel, press, total, type } from '#tests/support/page/booking-panel.ts';
import { openPage } from '#tests/support/page/open-page.tsx';

let engine: Engine;
let rates: readonly Rate[];
beforeEach(async () => {
  engine = await anEngine();
  ({ rates } = (await engine.call(readExperience, { id: 'walk' })).body);
});
afterEach(async () => {
  cleanup();
  await engine.stop();
});

const adult = (price: string, from_size = 1) => ({
  pricing_category: rates[0]?.pricing_options[0]?.pricing_category.id ?? 0,
  from_size,
  price,
});

async function theForm(...price_rules: PriceRule[]) {
  const owner = await aSeller(engine, { 1: 'owner' });
  const { status } = await owner.send('PATCH', `/api/pricing-rates/${rates[0]?.id}/`, { price_rules });
  expect(status).toBe(200);
  const page = await openPage(engine, '/experiences/walk');
  expect(panel().getByText(/ · prices vary by day$/)).toBeTruthy();
  await openForm(page);
  return page;
}

it("[B12, E11] shows each day's price in the calendar, and no total before a day is chosen", {
  tags: 'long',
}, async () => {
  await theForm(
    { kind: 'season', from: '2026-12-01', to: '2026-12-31', prices: [adult('55.00')] },
    { kind: 'day', from: '2026-12-11', prices: [adult('70.00')] },
  );

  expect(await panel().findByRole('button', { name: /10 December 2026, 55/ })).toBeTruthy();
  expect(day('11 December 2026').getAttribute('aria-label') ?? day('11 December 2026').textContent).toContain('70');
  expect(panel().queryByText('Estimated total')).toBeNull();
});

it('[B12, E9] prices the day, the departure and the party as the engine does, and books at that price', {
  tags: 'long',
}, async () => {
  const page = await theForm(
    { kind: 'season', from: '2026-12-01', to: '2026-12-31', prices: [adult('55.00'), adult('50.00', 3)] },
    { kind: 'departure', from: '2026-12-10', start_time: '15:00:00', prices: [adult('30.00')] },
  );

  await choose(page, '10 December 2026', '09:00');
  await type(page, 'Adult', 2);
  expect(total()).toContain('110,00 €');
  await type(page, 'Adult', 3);
  expect(total()).toContain('150,00 €');
  expect(panel().getAllByText(/50,00 €/).length).toBeGreaterThan(1);
  await choose(page, '10 December 2026', '15:00');
  expect(total()).toContain('90,00 €');
  await press(page, 'Add to cart');

  const sent = page.requests.find(({ method }) => method === 'POST')?.body;
  expect(sent).toMatchObject({ expected_total: '90.00' });
  expect(panel().getByText('In your cart')).toBeTruthy();
  // The known prices are right, so the page does not read the experience again.
  expect(page.requests.filter(({ path }) => /webstores\/experiences\/\d+\/$/.test(path)).length).toBeLessThan(2);
});
