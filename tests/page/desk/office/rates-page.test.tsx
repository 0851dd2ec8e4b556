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
  sessionStorage.clear();
  vi.unstubAllGlobals();
  await engine.stop();
});

const WALK = 1;
const open = async () => {
  const desk = await openDesk(engine, `/tours/${WALK}/rates`, { role: 'manager' });
  await screen.findByRole('table', { name: 'Rates and prices' });
  return desk;
};
const options = () =>
  engine.database.read((tx) =>
    tx
      .selectFrom('pricing_options as o')
      .innerJoin('pricing_rates as r', 'r.id', 'o.rate_id')
      .innerJoin('pricing_categories as c', 'c.id', 'o.pricing_category_id')
      .select(['o.id', 'r.title as rate', 'c.title', 'o.retail_price', 'o.max_limit'])
      .where('r.experience_id', '=', WALK)
      .orderBy('r.position')
      .orderBy('o.position')
      .execute(),
  );
const tour = () =>
  engine.database.read((tx) =>
    tx.selectFrom('experiences').selectAll().where('id', '=', WALK).executeTakeFirstOrThrow(),
  );
/** Changes the tour without the page, as another user does. */
const change = async (body: object) =>
  (await aSeller(engine, { 1: 'owner' })).send('PATCH', `/api/experiences/${WALK}/`, body);
const cell = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
type User = Awaited<ReturnType<typeof open>>['user'];
async function type(user: User, name: string, text: string) {
  await user.clear(cell(name));
  await user.type(cell(name), text);
}
const save = (user: User) => user.click(screen.getByRole('button', { name: 'Save the rates' }));

it('[B11] changes a price in the table, keeps its option, and takes that back', { tags: 'long' }, async () => {
  const [before] = await options();
  const { user } = await open();
  await type(user, 'Adult, Standard', '45,5');
  await save(user);

  await screen.findByText('The rates are saved.');
  expect((await options())[0]).toEqual({ ...before, retail_price: 4550 });
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await vi.waitFor(async () => expect((await options())[0]).toEqual(before));
});

it('[B11] says in the cell what is wrong with a price, also beside one that was emptied', async () => {
  const before = await options();
  const { user } = await open();
  await user.clear(cell('Adult, Standard'));
  await type(user, 'Child, Standard', '1.200');
  await save(user);

  await vi.waitFor(() => expect(cell('Child, Standard').getAttribute('aria-invalid')).toBe('true'));
  expect(cell('Adult, Standard').getAttribute('aria-invalid')).toBeNull();
  expect(await options()).toEqual(before);
  await type(user, 'Child, Standard', '20.50');
  await save(user);
  await screen.findByText('The rates are saved.');
  expect((await options()).map(({ title }) => title)).toEqual(
    before.map(({ title }) => title).filter((it) => it !== 'Adult'),
  );
});

it('[B11] adds a rate with a price for a category of its own, orders rates, and chooses the default', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Add a rate' }));
  await type(user, 'Rate, New rate', 'Private');
  await user.selectOptions(screen.getByLabelText('Add a price for'), 'Group');
  await user.selectOptions(screen.getByLabelText('Price is, Private'), 'per group');
  await type(user, 'Group, Private', '300');
  await user.click(screen.getByRole('button', { name: 'Move Private up' }));
  await save(user);

  await screen.findByText('The rates are saved.');
  expect((await options())[0]).toMatchObject({ rate: 'Private', title: 'Group', retail_price: 30_000 });
  const before = (await tour()).default_rate_id;
  await user.click(await screen.findByRole('radio', { name: 'Default, Private' }));
  await save(user);
  await vi.waitFor(async () => expect((await tour()).default_rate_id).toBeGreaterThan(before ?? 0));
});

it('[B11] makes a pricing category beside the prices, and says at its fields what is wrong', async () => {
  const { user } = await open();
  expect(screen.queryByRole('radio')).toBeNull();
  await user.selectOptions(screen.getByLabelText(/^Add a price for/), 'Somebody new: name and ages');
  await user.type(screen.getByLabelText('From age'), '65');
  await user.type(screen.getByLabelText(/^To age/), '60');
  await user.click(screen.getByRole('button', { name: 'Add this price' }));
  await vi.waitFor(() => expect(screen.getByLabelText(/^Who is it/).getAttribute('aria-invalid')).toBe('true'));
  await user.type(screen.getByLabelText(/^Who is it/), 'Senior');
  await user.clear(screen.getByLabelText(/^To age/));
  await user.click(screen.getByRole('button', { name: 'Add this price' }));

  await user.type(await screen.findByRole('textbox', { name: 'Senior, Standard' }), '35');
  await save(user);

  await screen.findByText('The rates are saved.');
  expect((await options()).at(-1)).toMatchObject({ title: 'Senior', retail_price: 3500 });
});

it('[B11] removes a rate, and Undo makes the same once more', async () => {
  await change({
    rates: [
      ...((await (await aSeller(engine, { 1: 'owner' })).send('GET', `/api/experiences/${WALK}/`)).body[
        'rates'
      ] as object[]),
      { title: 'Early', is_group_pricing: false, pricing_options: [{ pricing_category: 1, retail_price: '30.00' }] },
    ],
  });
  const before = await options();
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Remove Early' }));
  await save(user);
  await screen.findByText('The rates are saved.');
  expect((await options()).some(({ rate }) => rate === 'Early')).toBe(false);

  await user.click(screen.getByRole('button', { name: 'Undo' }));

  const withoutIds = (of: typeof before) => of.map((it) => ({ ...it, id: 0 }));
  await vi.waitFor(async () => expect(withoutIds(await options())).toEqual(withoutIds(before)));
});

it('[B11] changes the limits of a price, and the deposit beside the change of somebody else', async () => {
  const { user } = await open();
  await user.click(screen.getByText('How many guests each price is for'));
  const child = screen.getByRole('group', { name: 'Child' });
  await user.clear(within(child).getByLabelText('Most in a booking'));
  await user.type(within(child).getByLabelText('Most in a booking'), '3');
  await change({ booking_deposit: 35 });
  await save(user);

  await screen.findByText('The rates are saved.');
  expect((await options()).find(({ title }) => title === 'Child')?.max_limit).toBe(3);
  expect((await tour()).booking_deposit).toBe(3500);
  expect(cell('Deposit in percent').value).toBe('35');
});

it('[B11] shows both versions of rates that two people changed', async () => {
  const { user } = await open();
  await type(user, 'Adult, Standard', '50');
  const [first] = (await (await aSeller(engine, { 1: 'owner' })).send('GET', `/api/experiences/${WALK}/`)).body[
    'rates'
  ] as [object];
  await change({ rates: [{ ...first, title: 'Usual' }] });
  await save(user);

  const versions = await screen.findByRole('region', { name: 'Both versions' });
  expect(within(versions).getByRole('button', { name: /^Theirs.*Usual: Adult 40\.00/ })).toBeDefined();
  await user.click(within(versions).getByRole('button', { name: /^Yours.*Standard: Adult 50/ }));
  await save(user);
  await screen.findByText('The rates are saved.');
  expect((await options())[0]).toMatchObject({ rate: 'Standard', retail_price: 5000 });
});
