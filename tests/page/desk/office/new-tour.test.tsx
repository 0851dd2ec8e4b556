import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { anEngine, type Engine } from '#tests/support/engine/engine.ts';
import { openDesk } from '#tests/support/page/desk-page.tsx';
import { handyStore } from '#tests/support/payments/buying.ts';

let engine: Engine;
beforeEach(async () => {
  engine = await anEngine({ stores: [handyStore] });
});
afterEach(async () => {
  cleanup();
  vi.unstubAllGlobals();
  await engine.stop();
});

it('[B10b] makes a tour of one short form, and leads to what is missing to publish it', { tags: 'long' }, async () => {
  const { user } = await openDesk(engine, '/tours/new', { role: 'manager' });
  await user.type(await screen.findByLabelText('What is it called?'), 'To the Blue Cave');
  await user.type(screen.getByLabelText('What is this place called?'), 'The pier');
  await user.type(screen.getByLabelText('Latitude'), '43,51');
  await user.type(screen.getByLabelText('Longitude'), '16,44');
  await user.click(screen.getByRole('checkbox', { name: 'Sunday' }));
  await user.clear(screen.getByLabelText(/At what time/));
  await user.type(screen.getByLabelText(/At what time/), '09:30');
  const price = screen.getByRole('textbox', { name: /How much/, description: 'EUR' });
  await user.type(price, '45,5');
  await user.click(screen.getByRole('checkbox', { name: /Different price for children/ }));
  await user.type(screen.getByLabelText('Price for a child'), '20');

  await user.click(screen.getByRole('button', { name: 'Create the tour' }));

  expect(await screen.findByRole('heading', { name: 'To the Blue Cave', level: 1 })).toBeDefined();
  const publish = within(screen.getByRole('region', { name: 'Publish' }));
  const missing = await publish.findAllByRole('listitem');
  expect(missing.map((it) => it.textContent)).toEqual([
    'A short description of at least 50 characters',
    'A description',
    'A highlight of at least 20 characters',
    'A picture that is ready',
  ]);
  const tour = await engine.database.read((tx) =>
    tx.selectFrom('experiences').selectAll().where('title', '=', 'To the Blue Cave').executeTakeFirstOrThrow(),
  );
  expect(JSON.parse(tour.seasons_json)).toMatchObject([{ weekdays: [1, 2, 3, 4, 5, 6], capacity: 10 }]);
  const options = await engine.database.read((tx) =>
    tx
      .selectFrom('pricing_options as o')
      .innerJoin('pricing_rates as r', 'r.id', 'o.rate_id')
      .innerJoin('pricing_categories as c', 'c.id', 'o.pricing_category_id')
      .select(['o.retail_price', 'c.title', 'c.min_age', 'c.max_age'])
      .where('r.experience_id', '=', tour.id)
      .orderBy('o.retail_price', 'desc')
      .execute(),
  );
  expect(options).toMatchObject([
    { retail_price: 4550, title: 'Adult' },
    { retail_price: 2000, title: 'Child', min_age: 3, max_age: 12 },
  ]);
});

it('[B10b] says at the questions what is wrong, and keeps the answers when it is left', async () => {
  const { user } = await openDesk(engine, '/tours/new', { role: 'manager' });
  await user.type(await screen.findByLabelText('What is it called?'), 'Ab');
  await user.selectOptions(screen.getByLabelText('Where does it begin?'), 'The quay');
  await user.clear(screen.getByLabelText(/How many guests/));
  await user.click(screen.getByRole('button', { name: 'Create the tour' }));
  for (const question of [/What is it called/, /How many guests/, /How much/])
    await vi.waitFor(() => expect(screen.getByLabelText(question).getAttribute('aria-invalid')).toBe('true'));
  expect(screen.queryByRole('group', { name: 'A new meeting point' })).toBeNull();

  await user.click(screen.getByRole('link', { name: 'Tours', current: false }));
  await user.click(await screen.findByRole('link', { name: 'New tour' }));

  expect(await screen.findByText(/Your answers are still here/)).toBeDefined();
  expect(screen.getByLabelText<HTMLInputElement>('What is it called?').value).toBe('Ab');
});
