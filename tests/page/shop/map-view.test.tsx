import { cleanup, screen, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { anEngine, type Engine } from '#tests/support/engine/engine.ts';
import { openPage } from '#tests/support/page/open-page.tsx';

let engine: Engine;
beforeAll(async () => {
  engine = await anEngine();
});
afterEach(cleanup);
afterAll(() => engine.stop());

const map = () => screen.findByRole('region', { name: 'Map of the experiences' }, { timeout: 10_000 });
const titles = () => screen.queryAllByRole('article').map((card) => within(card).getByRole('heading').textContent);

it('[V13] shows the listing on a map, whose pins lead to cards, and leads back to the list', async () => {
  const { user } = await openPage(engine, '/');
  await user.click(await screen.findByRole('link', { name: 'Map' }));
  const pins = within(await map()).getAllByRole('button');
  const before = titles();

  await user.click(pins[0] ?? document.body);
  const chosen = titles();
  const state = pins[0]?.getAttribute('aria-pressed');
  await user.click(screen.getByRole('link', { name: 'List' }));

  expect(before).toEqual([]);
  expect(chosen.length).toBeGreaterThan(0);
  expect(state).toBe('true');
  expect(titles()).toHaveLength(4);
  expect(location.search).toBe('');
});

it('[V13] opens the map by its address, with what the filters leave, and by the keyboard', async () => {
  const { user } = await openPage(engine, '/?category=land&view=map');
  const [pin] = within(await map()).getAllByRole('button');
  pin?.focus();
  await user.keyboard('{Enter}');

  expect(titles()).not.toContain('A boat');
  expect(titles().length).toBeLessThanOrEqual(2);
  expect(titles().length).toBeGreaterThan(0);
});
