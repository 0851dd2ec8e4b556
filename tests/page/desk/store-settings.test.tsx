import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { anEngine, type Engine } from '#tests/support/engine/engine.ts';
import { openDesk } from '#tests/support/page/desk-page.tsx';
import { handyStore } from '#tests/support/payments/buying.ts';

let engine: Engine;
let records: string[];
beforeEach(async () => {
  records = [];
  engine = await anEngine({ stores: [handyStore], txtRecords: async () => records });
});
afterEach(async () => {
  cleanup();
  vi.unstubAllGlobals();
  await engine.stop();
});

const open = (path: string) => openDesk(engine, path, { role: 'manager' });
const storeRow = () =>
  engine.database.read((tx) => tx.selectFrom('stores').selectAll().where('id', '=', 1).executeTakeFirstOrThrow());

it('[B15] changes how a shop works, and leaves to its default what is empty', async () => {
  const { user } = await open('/settings/stores/1');
  const days = await screen.findByLabelText(/^Days before the tour/);
  const before = JSON.parse((await storeRow()).settings_json) as { payment_types: object[] };

  await user.type(days, '3');
  await user.selectOptions(screen.getByLabelText('Language'), 'Croatian');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/ is saved\.$/)).toBeDefined();
  const after = JSON.parse((await storeRow()).settings_json) as object;
  const payment_types = before.payment_types.map((it) => ({ instructions: '', ...it }));
  expect(after).toEqual({ ...before, payment_types, language: 'hr', rest_due_days: 3 });
});

it('[B15] says whether buttons of a colour stand out, and stores the colour', async () => {
  const { user } = await open('/settings/stores/1');
  const accent = await screen.findByLabelText('Colour of buttons');

  await user.clear(accent);
  await user.type(accent, '#ffee88');
  expect(await screen.findByText(/hardly stand out/)).toBeDefined();
  await user.clear(accent);
  await user.type(accent, '#0b6e69');
  expect(await screen.findByText('Buttons of this colour stand out from the page.')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Save' }));

  await screen.findByText(/ is saved\.$/);
  expect((await storeRow()).accent).toBe('#0b6e69');
});

it('[B15] claims a domain, shows the record that proves it, and says when it is not there yet', async () => {
  const { user } = await open('/settings/stores/1');
  const address = within(await screen.findByRole('region', { name: 'Address of the shop' }));

  await user.type(await address.findByLabelText('Domain'), 'Tours.Example');
  await user.click(address.getByRole('button', { name: 'Save the domain' }));
  expect(await address.findByText(/^tours\.example is not proved yet/)).toBeDefined();
  const { domain_token } = await storeRow();
  expect(address.getByText('_landfall.tours.example')).toBeDefined();
  expect(address.getByText(`landfall=${domain_token}`)).toBeDefined();
  await user.click(address.getByRole('button', { name: 'Check now' }));
  expect(await address.findByText(/^The record is not there yet/)).toBeDefined();
  records = [`landfall=${domain_token}`];
  await user.click(address.getByRole('button', { name: 'Check now' }));

  expect(await address.findByText('The shop answers at tours.example.')).toBeDefined();
  expect((await storeRow()).domain).toBe('tours.example');
});

it('[B15] says at the domain what is wrong with it', async () => {
  const { user } = await open('/settings/stores/1');
  const address = within(await screen.findByRole('region', { name: 'Address of the shop' }));

  await user.type(await address.findByLabelText('Domain'), 'no domain');
  await user.click(address.getByRole('button', { name: 'Save the domain' }));

  expect(await address.findByText('Enter a host name such as tours.example.')).toBeDefined();
});

it('[B15] asks a question of one tour, with its answers row by row', async () => {
  const { user } = await open('/settings/booking-questions/new');
  const tour = await screen.findByLabelText('Tour');
  await vi.waitFor(() => expect(within(tour).getAllByRole('option').length).toBeGreaterThan(1));
  const [, first] = within(tour).getAllByRole('option');

  await user.type(screen.getByLabelText('Question'), 'Size of the wetsuit');
  await user.selectOptions(tour, first as HTMLElement);
  await user.selectOptions(screen.getByLabelText('Kind of answer'), 'Choice');
  const answers = within(screen.getByRole('group', { name: 'Answers to choose from' }));
  for (const [n, answer] of ['Small', 'Large'].entries()) {
    await user.click(answers.getByRole('button', { name: 'Add a row' }));
    await user.type(answers.getByLabelText(`Row ${n + 1}`), answer);
  }
  await user.click(screen.getByRole('button', { name: 'Save' }));

  expect(await screen.findByText('“Size of the wetsuit” is saved.')).toBeDefined();
  const rows = await engine.database.read((tx) =>
    tx.selectFrom('booking_questions').selectAll().where('title', '=', 'Size of the wetsuit').execute(),
  );
  expect(rows).toMatchObject([{ choices_json: '["Small","Large"]', type: 'choice', scope: 'booking' }]);
  expect(rows[0]?.experience_id).toBe(Number((first as HTMLOptionElement).value));
});

it('[B15] adds an extra in the currency of the shop', async () => {
  const { user } = await open('/settings/inventory-items/new');
  await user.type(await screen.findByLabelText('Title'), 'Wetsuit');
  await user.type(screen.getByLabelText('Price'), '12,50');

  await user.click(screen.getByRole('button', { name: 'Save' }));

  expect(await screen.findByText('“Wetsuit” is saved.')).toBeDefined();
  const item = await engine.database.read((tx) =>
    tx.selectFrom('inventory_items').selectAll().where('title', '=', 'Wetsuit').executeTakeFirstOrThrow(),
  );
  expect(item).toMatchObject({ currency: 'EUR', price: 1250, pricing: 'unit', stock: null });
});
