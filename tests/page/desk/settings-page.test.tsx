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

const open = (path: string) => openDesk(engine, path, { role: 'manager' });
const points = () => engine.database.read((tx) => tx.selectFrom('meeting_points').selectAll().orderBy('id').execute());
const setPoint = (values: { name?: string; instructions?: string }) =>
  engine.database.write((tx) => tx.updateTable('meeting_points').set(values).where('id', '=', 1).execute());

it('[B9] adds a meeting point: what is wrong stands at its field, and the list shows the new one', async () => {
  const { user } = await open('/settings/meeting-points');
  await user.click(await screen.findByRole('link', { name: 'Add a meeting point' }));
  await user.type(await screen.findByLabelText('Latitude'), '143,5');
  await user.type(screen.getByLabelText('Longitude'), '16,44');
  await user.type(screen.getByLabelText('City'), 'Hvar');

  await user.click(screen.getByRole('button', { name: 'Save' }));
  const name = screen.getByLabelText('Name');
  await vi.waitFor(() => expect(name.getAttribute('aria-invalid')).toBe('true'));
  expect(screen.getByLabelText('Latitude').getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByLabelText('City').getAttribute('aria-invalid')).toBeNull();
  await user.type(name, 'The fortress');
  await user.clear(screen.getByLabelText('Latitude'));
  await user.type(screen.getByLabelText('Latitude'), '43,17');
  await user.click(screen.getByRole('button', { name: 'Save' }));

  expect(await screen.findByText('“The fortress” is saved.')).toBeDefined();
  expect(await screen.findByRole('link', { name: 'The fortress' })).toBeDefined();
  expect(document.activeElement).toBe(screen.getByRole('main'));
  const stored = (await points()).at(-1);
  expect(stored).toMatchObject({ name: 'The fortress', lat: 43.17, lon: 16.44 });
  expect(JSON.parse(stored?.address_json ?? '')).toMatchObject({ city: 'Hvar' });
});

it('[B9] deletes at once, and Undo makes the same once more', async () => {
  await engine.database.write((tx) =>
    tx.updateTable('experiences').set({ meeting_point_id: null }).where('meeting_point_id', '=', 1).execute(),
  );
  const [before] = await points();
  const { user } = await open('/settings/meeting-points/1');

  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('No meeting points yet. Add the first one.')).toBeDefined();
  expect(await points()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Undo' }));

  expect(await screen.findByRole('link', { name: 'The quay' })).toBeDefined();
  const [after] = await points();
  expect({ ...after, id: 1 }).toEqual(before);
});

it('[B9] names the tours that use what cannot be deleted', async () => {
  const { user } = await open('/settings/meeting-points/1');

  await user.click(await screen.findByRole('button', { name: 'Delete' }));

  expect(await screen.findByText(/still in use by ‘.+’, others\. Choose another there first\./)).toBeDefined();
  expect(await points()).toHaveLength(1);
});

it('[B9] joins the changes of two people to different fields', async () => {
  const { user } = await open('/settings/meeting-points/1');
  const name = await screen.findByDisplayValue('The quay');
  await setPoint({ instructions: 'By the lighthouse.' });

  await user.clear(name);
  await user.type(name, 'The old quay');
  await user.click(screen.getByRole('button', { name: 'Save' }));

  expect(await screen.findByText('“The old quay” is saved.')).toBeDefined();
  expect(await points()).toMatchObject([{ name: 'The old quay', instructions: 'By the lighthouse.' }]);
});

it.each([
  ['Theirs', 'The harbour'],
  ['Yours', 'The old quay'],
])(
  '[B9] shows both versions of a field that two people changed, and stores the chosen one: %s',
  async (side, stored) => {
    const { user } = await open('/settings/meeting-points/1');
    const name = await screen.findByDisplayValue('The quay');
    await setPoint({ name: 'The harbour', instructions: 'By the lighthouse.' });
    await user.clear(name);
    await user.type(name, 'The old quay');
    await user.click(screen.getByRole('button', { name: 'Save' }));

    const versions = await screen.findByRole('region', { name: 'Both versions' });
    expect(within(versions).getByRole('button', { name: /Theirs ?The harbour/ })).toBeDefined();
    expect((await points())[0]?.name).toBe('The harbour');
    await user.click(within(versions).getByRole('button', { name: new RegExp(side) }));
    await user.click(screen.getByRole('button', { name: 'Save' }));

    expect(await screen.findByText(`“${stored}” is saved.`)).toBeDefined();
    expect(await points()).toMatchObject([{ name: stored, instructions: 'By the lighthouse.' }]);
  },
);

it('[B9] is for roles that may change the catalogue', async () => {
  await openDesk(engine, '/settings/meeting-points', { role: 'agent' });

  expect(screen.queryByRole('link', { name: 'Settings' })).toBeNull();
  expect(screen.queryByRole('heading', { name: 'Meeting points' })).toBeNull();
});
