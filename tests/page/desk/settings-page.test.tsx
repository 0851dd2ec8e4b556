import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { anEngine, type Engine } from '#tests/support/engine/engine.ts';
import { aSeller } from '#tests/support/engine/sellers.ts';
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

it('[B9] adds a meeting point: what is wrong stands at its field, and the list shows the new one', {
  tags: 'long',
}, async () => {
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

  expect(
    await screen.findByText(/still in use by “.+”, “.+”, “.+”, others\. Choose another there first\./),
  ).toBeDefined();
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

  expect(await screen.findByText('Your role does not show this screen.')).toBeDefined();
  expect(screen.queryByRole('heading', { name: 'Meeting points' })).toBeNull();
});

it('[B9] changes the refunds of a policy row by row, and says which row is wrong', async () => {
  const { user } = await open('/settings/cancellation-policies/1');
  await user.click(await screen.findByRole('button', { name: 'Add a row' }));
  const minutes = screen.getAllByLabelText('How long before the start');
  const units = screen.getAllByLabelText<HTMLSelectElement>('How long before the start: unit');
  expect(document.activeElement).toBe(minutes[1]);
  expect([(minutes[0] as HTMLInputElement).value, units[0]?.value]).toEqual(['1', 'days']);
  const percent = screen.getAllByLabelText('Refund in percent');
  await user.type(percent[1] as HTMLElement, '50');
  await user.type(minutes[1] as HTMLElement, '48');

  await user.click(screen.getByRole('button', { name: 'Save' }));
  await vi.waitFor(() => expect(minutes[1]?.getAttribute('aria-invalid')).toBe('true'));
  expect(minutes[0]?.getAttribute('aria-invalid')).toBeNull();
  await user.clear(minutes[1] as HTMLElement);
  await user.type(minutes[1] as HTMLElement, '1');
  await user.click(screen.getByRole('button', { name: 'Save' }));

  expect(await screen.findByText('“Flexible” is saved.')).toBeDefined();
  const stored = await engine.database.read((tx) =>
    tx.selectFrom('cancellation_policies').select('tiers_json').executeTakeFirstOrThrow(),
  );
  expect(JSON.parse(stored.tiers_json)).toEqual([
    { minutes_before_start: 1440, refund_percentage: 100 },
    { minutes_before_start: 60, refund_percentage: 50 },
  ]);
});

it('[B9] puts the cursor into a row that is added: typing fills it, and adds no other', async () => {
  const { user } = await open('/settings/booking-questions/new');
  const answers = within(await screen.findByRole('group', { name: 'Answers to choose from' }));

  await user.click(answers.getByRole('button', { name: 'Add a row' }));
  await user.keyboard('A wetsuit');

  const row = answers.getByRole<HTMLTextAreaElement>('textbox');
  expect(row.value).toBe('A wetsuit');
});

it('[B9] adds a promo code for a shop, for a percentage and without limits', async () => {
  const { user } = await open('/settings/promo-codes/new');
  const shop = await screen.findByLabelText<HTMLSelectElement>('Shop');
  // The only shop is chosen automatically.
  await vi.waitFor(() => expect(shop.selectedOptions[0]?.value).toBe('1'));
  await user.type(screen.getByLabelText('Code'), 'welcome 10');
  await user.type(screen.getByLabelText('Percentage or amount'), '10');

  await user.click(screen.getByRole('button', { name: 'Save' }));

  expect(await screen.findByText('“WELCOME10” is saved.')).toBeDefined();
  const stored = await engine.database.read((tx) => tx.selectFrom('promo_codes').selectAll().execute());
  expect(stored).toMatchObject([{ code: 'WELCOME10', kind: 'percent', valid_from: null, most_uses: null }]);
});

it('[B19a] chooses the tours of a promo code from many, by a search that hides none of the chosen', async () => {
  await engine.database.write(async (tx) => {
    const { id: _, ...tour } = await tx.selectFrom('experiences').selectAll().limit(1).executeTakeFirstOrThrow();
    for (let n = 1; n <= 15; n += 1)
      await tx
        .insertInto('experiences')
        .values({ ...tour, slug: `many-${n}`, title: n === 7 ? 'Šetnja po moru' : `Trip ${n}` })
        .execute();
  });
  const { user } = await open('/settings/promo-codes/new');
  await user.type(await screen.findByLabelText('Code'), 'SEA');
  await user.type(screen.getByLabelText('Percentage or amount'), '10');

  await user.click(await screen.findByRole('option', { name: 'Trip 12' }));
  await user.type(screen.getByLabelText('Search: Tours'), 'setnja');
  expect(screen.getAllByRole('option', { name: /Trip|Šetnja/ })).toHaveLength(1);
  await user.click(screen.getByRole('option', { name: 'Šetnja po moru' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));

  expect(await screen.findByText('“SEA” is saved.')).toBeDefined();
  const titles = await engine.database.read((tx) =>
    tx
      .selectFrom('promo_code_experiences as p')
      .innerJoin('experiences as e', 'e.id', 'p.experience_id')
      .select('e.title')
      .orderBy('e.title')
      .execute(),
  );
  expect(titles.map(({ title }) => title)).toEqual(['Trip 12', 'Šetnja po moru']);
});

it('[B9] changes the title of a shop, which is neither made nor deleted here', { tags: 'long' }, async () => {
  const { user } = await open('/settings/stores');
  expect(screen.queryByRole('link', { name: 'Add a shop' })).toBeNull();
  await user.click(await screen.findByRole('link', { name: handyStore.store.title }));
  const title = await screen.findByDisplayValue(handyStore.store.title);
  expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();

  await user.clear(title);
  await user.type(title, 'Kayaks of Split');

  await vi.waitFor(async () => {
    const answer = await engine.send('GET', '/api/webstores/');
    expect(answer.body).toMatchObject({ title: 'Kayaks of Split' });
  }, 5_000);
});

it('[B15] shows who changed what, and narrows it by the address', async () => {
  const seller = await aSeller(engine, { 1: 'owner' });
  await seller.send('POST', '/api/roles/', { base_account: 1, name: 'July', permissions: ['bookings.read'] });
  await seller.send('PATCH', '/api/stores/1/', { title: 'Small shop' });
  const rates = await seller.send('GET', '/api/pricing-rates/?experience=1');
  const [rate] = rates.body['results'] as { id: number; title: string }[];
  await seller.send('PATCH', `/api/pricing-rates/${rate?.id}/`, { max_per_booking: 6 });
  const { user } = await open('/settings/history');
  const texts = async () =>
    (await screen.findAllByRole('listitem')).map((it) => it.querySelector('span')?.textContent).filter(Boolean);

  await screen.findByText(/Small shop/);
  expect(await texts()).toEqual([
    `Ana Anić changed the rate “${rate?.title}” of “Walk along the quay”: Most people`,
    'Ana Anić changed the shop “Small shop”: Title',
    'Ana Anić added the role “July”',
  ]);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Show' }), 'Roles');
  await vi.waitFor(async () => expect(await texts()).toEqual(['Ana Anić added the role “July”']));
  expect(location.search).toBe('?show=roles');
});
