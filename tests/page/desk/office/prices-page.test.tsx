import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { anEngine, type Engine } from '#tests/support/engine/engine.ts';
import { openDesk } from '#tests/support/page/desk-page.tsx';

let engine: Engine;
beforeEach(async () => {
  engine = await anEngine();
});
afterEach(async () => {
  cleanup();
  vi.unstubAllGlobals();
  await engine.stop();
});

const open = (role: 'manager' | 'agent' = 'manager') => openDesk(engine, '/tours/1/prices', { role });
async function storedRules(): Promise<unknown> {
  const { price_rules_json } = await engine.database.read((tx) =>
    tx.selectFrom('pricing_rates').selectAll().where('experience_id', '=', 1).executeTakeFirstOrThrow(),
  );
  return JSON.parse(price_rules_json);
}

const rules = () => within(screen.getByRole('region', { name: 'Special prices' }));
const dialog = () => within(screen.getByRole('dialog'));

it('[B12] adds a season with a step, shows what each day costs then, and takes it back', { tags: 'long' }, async () => {
  const { user } = await open();
  expect(await screen.findByText(/^All days have the usual price/)).toBeDefined();

  await user.click(screen.getByRole('button', { name: 'Add a special price' }));
  await user.type(dialog().getByLabelText('Adult'), '55,5');
  await user.clear(dialog().getByLabelText('Last day'));
  await user.type(dialog().getByLabelText('Last day'), '2026-12-20');
  await user.click(dialog().getByRole('button', { name: 'Sun' }));
  await user.click(dialog().getByRole('button', { name: 'Adult: add a price for larger parties' }));
  await user.type(dialog().getByLabelText('Adult, from 2 people'), '50');
  await user.click(dialog().getByRole('button', { name: 'Save' }));

  expect(await rules().findByText('Adult 55,50 €, from 2 people 50,00 €')).toBeDefined();
  expect(rules().getByText(/^1 Dec 2026 to 20 Dec 2026, Mon, Tue/)).toBeDefined();
  expect(screen.getByRole('button', { name: /^Friday, 11 December 2026, 55,50/ })).toBeDefined();
  expect(screen.getByRole('button', { name: /^Sunday, 13 December 2026, 40/ })).toBeDefined();
  await user.click(rules().getByRole('button', { name: 'Undo' }));

  expect(await screen.findByText(/^All days have the usual price/)).toBeDefined();
  expect(await storedRules()).toEqual([]);
});

it('[B12] says at the field what the engine refuses, and keeps the form', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Add a special price' }));
  await user.selectOptions(dialog().getByLabelText('For'), 'Single departure');
  await user.type(dialog().getByLabelText('Adult'), '1,200');

  await user.click(dialog().getByRole('button', { name: 'Save' }));

  await vi.waitFor(() => expect(dialog().getByLabelText('Adult').getAttribute('aria-invalid')).toBe('true'));
  expect(dialog().getByLabelText('Time').getAttribute('aria-invalid')).toBe('true');
  await user.clear(dialog().getByLabelText('Adult'));
  await user.type(dialog().getByLabelText('Adult'), '10');
  await user.selectOptions(dialog().getByLabelText('Time'), '15:00');
  await user.click(dialog().getByRole('button', { name: 'Save' }));
  expect(await rules().findByText('Single departure')).toBeDefined();
});

it('[B12] sets the price of a chosen day, changes it, moves a season up and deletes it', { tags: 'long' }, async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: /^Friday, 11 December 2026/ }));
  await user.click(screen.getByRole('button', { name: 'Set a price for this day' }));
  await user.type(dialog().getByLabelText('Adult'), '70');
  await user.click(dialog().getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('button', { name: /^Friday, 11 December 2026, 70.*own price$/ })).toBeDefined();

  await user.click(screen.getByRole('button', { name: 'Set a price for this day' }));
  expect(dialog().getByLabelText('Adult')).toHaveProperty('value', '70.00');
  await user.clear(dialog().getByLabelText('Adult'));
  await user.type(dialog().getByLabelText('Adult'), '75');
  await user.click(dialog().getByRole('button', { name: 'Save' }));
  expect(await rules().findByText('Adult 75,00 €')).toBeDefined();

  for (const price of ['50', '60']) {
    await user.click(rules().getByRole('button', { name: 'Add a special price' }));
    await user.type(dialog().getByLabelText('Adult'), price);
    await user.click(dialog().getByRole('button', { name: 'Save' }));
    expect(await rules().findByText(`Adult ${price},00 €`)).toBeDefined();
  }
  const prices = () =>
    rules()
      .getAllByText(/^Adult/)
      .map((it) => it.textContent.replaceAll('\u00a0', ' '));
  expect(prices()).toEqual(['Adult 75,00 €', 'Adult 60,00 €', 'Adult 50,00 €']);
  await user.click(rules().getByRole('button', { name: /^Move up/ }));
  await vi.waitFor(() => expect(prices()).toEqual(['Adult 75,00 €', 'Adult 50,00 €', 'Adult 60,00 €']));
  await user.click(rules().getAllByRole('button', { name: /^Delete: .* to / })[0] as HTMLElement);
  await vi.waitFor(() => expect(prices()).toEqual(['Adult 75,00 €', 'Adult 60,00 €']));
});

it('[B12] says that somebody else has changed the prices, and saves on top of theirs', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Add a special price' }));
  await user.type(dialog().getByLabelText('Adult'), '50');
  const theirs = { kind: 'day', from: '2026-12-24', prices: [{ pricing_category: 1, price: '90.00' }] };
  await engine.database.write((tx) =>
    tx
      .updateTable('pricing_rates')
      .set({ price_rules_json: JSON.stringify([theirs]) })
      .where('experience_id', '=', 1)
      .execute(),
  );

  await user.click(dialog().getByRole('button', { name: 'Save' }));
  expect(await dialog().findByText(/changed/)).toBeDefined();
  await rules().findByText('Adult 90,00 €');
  await user.click(dialog().getByRole('button', { name: 'Save' }));

  await rules().findByText('Adult 50,00 €');
  expect(await storedRules()).toMatchObject([{ kind: 'season' }, theirs]);
});

it('[B12] is for those who change the catalogue', async () => {
  await open('agent');

  expect(await screen.findByText('Your role does not show this screen.')).toBeDefined();
});
