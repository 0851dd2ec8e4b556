import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { anEngine, type Engine } from '#tests/support/engine/engine.ts';
import { aSeller } from '#tests/support/engine/sellers.ts';
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

it('[T3] sets up a device with a role of the account, if the role may use the desk', async () => {
  const seller = await aSeller(engine, { 1: 'owner' });
  for (const [name, permissions] of [
    ['Pier', ['bookings.read', 'bookings.check_in']],
    ['Texts', ['catalogue.read']],
  ] as const)
    await seller.send('POST', '/api/roles/', { base_account: 1, name, permissions });
  const { user } = await openDesk(engine, '/devices', { role: 'owner' });
  await user.click(await screen.findByRole('button', { name: 'Add a device' }));
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByRole('option', { name: 'Pier' });
  expect(dialog.queryByRole('option', { name: 'Texts' })).toBeNull();
  await user.type(dialog.getByLabelText('Name of the device'), 'Tablet at the pier');
  await user.selectOptions(dialog.getByRole('combobox'), 'Pier');

  await user.click(dialog.getByRole('button', { name: 'Show the code' }));

  await dialog.findByText(/^Valid until/);
  const made = await engine.database.read((tx) =>
    tx
      .selectFrom('desk_enrolments as e')
      .innerJoin('roles as r', 'r.id', 'e.role_id')
      .select(['e.name', 'r.name as role'])
      .execute(),
  );
  expect(made).toEqual([{ name: 'Tablet at the pier', role: 'Pier' }]);
});
