import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { languageCodes } from '#domain/contract/languages.ts';
import { PASSWORD } from '#tests/support/engine/accounts.ts';
import { anEngine, type Engine } from '#tests/support/engine/engine.ts';
import { openDesk } from '#tests/support/page/desk-page.tsx';
import { aBuyer, ana, handyStore } from '#tests/support/payments/buying.ts';

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

const settingsNow = async () => JSON.parse((await storeRow()).settings_json) as Record<string, unknown>;
const section = async (name: string) => within(await screen.findByRole('region', { name }));

it('[B19] saves what is set of a shop by itself, and leaves to its default what is empty', {
  tags: 'long',
}, async () => {
  const { user } = await open('/settings/stores/1');
  const payment = await section('Payment');
  const before = (await settingsNow()) as { payment_types: object[] };

  await user.type(await payment.findByLabelText(/^Days before the tour/), '3');
  await vi.waitFor(async () => expect((await settingsNow())['rest_due_days']).toBe(3), 5_000);
  expect(await payment.findByText(/^Saved at/)).toBeDefined();
  const payment_types = before.payment_types.map((it) => ({ instructions: '', ...it }));
  expect(await settingsNow()).toEqual({
    ...before,
    payment_types,
    rest_due_days: 3,
    ask_for_reviews: true,
    languages: languageCodes,
    kiosk: { message: '', manual_payment: true },
    emails: { confirmed: '', reminder: '', changed: '', cancelled: '', review: '' },
  });
});

it('[B19] keeps what other sections have set, and says at the field that a shop needs a language', {
  tags: 'long',
}, async () => {
  const { user } = await open('/settings/stores/1');
  const languages = await section('Languages');
  const kiosk = await section('Kiosk');
  await user.type(await kiosk.findByLabelText(/^Text on the screen/), 'Boats from here');
  await user.click(languages.getByRole('checkbox', { name: 'Deutsch' }));
  await user.selectOptions(languages.getByLabelText('The shop speaks first'), 'Hrvatski');

  await vi.waitFor(
    async () =>
      expect(await settingsNow()).toMatchObject({
        languages: languageCodes.filter((it) => it !== 'de'),
        language: 'hr',
        kiosk: { message: 'Boats from here' },
      }),
    5_000,
  );
  for (const name of ['English', 'Hrvatski', 'Italiano']) await user.click(languages.getByRole('checkbox', { name }));
  expect(await languages.findByText('Add at least one.', {}, { timeout: 5_000 })).toBeDefined();
});

it('[B19a] names a new way to pay by its title alone', { tags: 'long' }, async () => {
  const { user } = await open('/settings/stores/1');
  const payment = await section('Payment');
  const ways = within(await payment.findByRole('group', { name: 'Ways to pay without a card page' }));
  const count = ways.getAllByLabelText('Title').length;

  await user.click(ways.getByRole('button', { name: 'Add a row' }));
  await user.type(ways.getAllByLabelText('Title')[count] as HTMLElement, 'Šalter u luci');

  await vi.waitFor(
    async () =>
      expect((await settingsNow())['payment_types']).toContainEqual({
        id: 'salter-u-luci',
        title: 'Šalter u luci',
        instructions: '',
      }),
    5_000,
  );
  expect(await payment.findByText(/^This is a trial: card payments are played/)).toBeDefined();
});

it('[B19a] adds a category below another, whose slugs the engine makes', async () => {
  const { user } = await open('/settings/stores/1');
  const categories = await section('Categories');
  const before = await engine.database.read((tx) => tx.selectFrom('categories').selectAll().execute());
  const own = within(await categories.findByRole('group', { name: 'Categories of tours' }));
  const adds = own.getAllByRole('button', { name: 'Add a row' });

  await user.click(adds.at(-1) as HTMLElement);
  await user.type(own.getAllByLabelText('Category').at(-1) as HTMLElement, 'Vožnje po moru');
  await user.click(categories.getByRole('button', { name: 'Save' }));

  const rows = () => engine.database.read((tx) => tx.selectFrom('categories').selectAll().execute());
  await vi.waitFor(async () => expect(await rows()).toHaveLength(before.length + 1), 5_000);
  expect(await rows()).toEqual(expect.arrayContaining(before));
  expect(await categories.findByText(/^Saved at/)).toBeDefined();
  expect((await rows()).find(({ title }) => title === 'Vožnje po moru')).toMatchObject({ slug: 'voznje-po-moru' });
});

it('[B19] shows the logo as a picture, and takes it away', async () => {
  const { user } = await open('/settings/stores/1');
  const look = await section('Look');
  const logo = within(await look.findByRole('group', { name: 'Logo' }));

  expect(await logo.findByRole('img', { name: 'Small & Sons' })).toBeDefined();
  await user.click(logo.getByRole('button', { name: 'Take it out' }));

  expect(await logo.findByText('No picture yet.')).toBeDefined();
  await vi.waitFor(async () => expect((await storeRow()).logo_picture_id).toBeNull(), 5_000);
});

it('[B19] sets what matters in the banner by a tap on it, or by keys', { tags: 'long' }, async () => {
  const { user } = await open('/settings/stores/1');
  const look = await section('Look');
  const focus = await look.findByRole('group', { name: 'What matters in the banner’s picture' });
  const left = within(focus).getByRole('slider', { name: 'From the left' });
  const whole = focus.querySelector('picture')?.parentElement as HTMLElement;
  whole.getBoundingClientRect = () => new DOMRect(10, 20, 400, 200);
  expect(left).toHaveProperty('value', '50');

  await user.pointer({ target: whole, coords: { clientX: 310, clientY: 70 }, keys: '[MouseLeft]' });
  await vi.waitFor(async () => expect((await storeRow()).banner_focus).toBe('75% 25%'), 5_000);
  fireEvent.change(left, { target: { value: '76' } });
  await vi.waitFor(async () => expect((await storeRow()).banner_focus).toBe('76% 25%'), 5_000);

  const cuts = [...focus.querySelectorAll<HTMLElement>('[aria-hidden] img')];
  expect(cuts.map((it) => it.style.objectPosition)).toEqual(['76% 25%', '76% 25%']);

  const banner = within(await look.findByRole('group', { name: 'Picture of the banner' }));
  await user.click(banner.getByRole('button', { name: 'Take it out' }));
  await vi.waitFor(async () => expect((await storeRow()).banner_focus).toBeNull(), 5_000);
});

it('[B19] shows the icon of the app, and what it is made of', async () => {
  await open('/settings/stores/1');
  const icon = await section('Icon of the installed app');

  expect(await icon.findByText(/^Made of your (logo|initials)/)).toBeDefined();
});

it('[O9a] says why a shop without a host of its own has no tag manager, and who may set one', async () => {
  await open('/settings/stores/1');
  const tags = await section('Tag manager');

  expect(await tags.findByText(/^A script of another company never runs where your team signs in/)).toBeDefined();
  expect(tags.queryByRole('textbox')).toBeNull();
  await engine.database.write((tx) =>
    tx.updateTable('stores').set({ domain: 'tours.example', claimed_domain: 'tours.example' }).execute(),
  );
  cleanup();
  await open('/settings/stores/1');

  const manager = await section('Tag manager');
  expect(await manager.findByText(/^Only someone who may change and close the company’s account/)).toBeDefined();
  expect(manager.queryByRole('textbox')).toBeNull();
});

it('[O9a] sets a tag manager by the password, where the shop has a host of its own', async () => {
  await engine.database.write((tx) =>
    tx.updateTable('stores').set({ domain: 'tours.example', claimed_domain: 'tours.example' }).execute(),
  );
  const { user } = await openDesk(engine, '/settings/stores/1', { role: 'owner' });
  const tags = await section('Tag manager');
  const save = () => user.click(tags.getByRole('button', { name: 'Save the script' }));

  await user.type(await tags.findByLabelText('Address of the script'), 'https://tags.example/gtm.js');
  await user.type(tags.getByLabelText('Current password'), 'not mine');
  await save();
  expect(await tags.findByText('This is not your password.')).toBeDefined();
  expect((await storeRow()).tag_manager).toBeNull();
  await user.clear(tags.getByLabelText('Current password'));
  await user.type(tags.getByLabelText('Current password'), PASSWORD);
  await save();

  await vi.waitFor(async () => expect((await storeRow()).tag_manager).toBe('https://tags.example/gtm.js'), 5_000);
});

it('[O10] shows a theme while it is chosen, says which colours the shop uses, and stores it', {
  tags: 'long',
}, async () => {
  const { user } = await open('/settings/stores/1');
  const look = await section('Look');
  const accent = await look.findByLabelText('Colour of buttons and links');
  const [day, night] = look.getAllByRole('figure');
  const [light, dark] = [within(day as HTMLElement), within(night as HTMLElement)];

  await user.clear(accent);
  await user.type(accent, '#FFEE00');
  const button = within(await light.findByRole('row', { name: /^Button/ }));
  expect(button.getByRole('cell', { name: '#ffee00' })).toBeDefined();
  expect(button.getAllByRole('cell').map((it) => it.textContent)).toEqual(['', '#988d00', '6.1 : 1']);
  expect(dark.getByRole('row', { name: /^Button/ }).textContent).toContain('as chosen');

  await user.selectOptions(look.getByLabelText('Type'), 'A humanist sans for everything');
  await user.selectOptions(look.getByLabelText('Corners'), 'Square');
  await user.selectOptions(look.getByLabelText('Light or dark'), 'Always light');
  const sample = light.getByText('Sunset by kayak').parentElement as HTMLElement;
  expect(sample.style.getPropertyValue('--radius-m')).toBe('0px');
  expect(sample.style.getPropertyValue('--action')).toBe('light-dark(#988d00,#fe0)');
  expect(look.getAllByRole('figure')).toHaveLength(1);
  await vi.waitFor(
    async () =>
      expect(await storeRow()).toMatchObject({
        accent: '#FFEE00',
        type_pairing: 'sans',
        corners: 'square',
        color_scheme: 'light',
      }),
    5_000,
  );
});

it('[O10] shows no colours of an accent that is still being typed', async () => {
  const { user } = await open('/settings/stores/1');
  const look = await section('Look');
  const accent = await look.findByLabelText('Colour of buttons and links');

  await user.clear(accent);
  await user.type(accent, '#ffee');

  expect(look.queryAllByRole('table')).toEqual([]);
  expect(look.getAllByRole('figure')).toHaveLength(2);
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

  expect(await address.findByText('Enter a domain such as tours.example.')).toBeDefined();
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

it('[B19] changes currency and time zone until the first booking, and says so', { tags: 'long' }, async () => {
  const { user } = await open('/settings/stores/1');
  const terms = await section('Currency and time');
  expect(terms.getByText(/^Both can be changed until the first booking\./)).toBeDefined();

  await user.selectOptions(await terms.findByLabelText('Currency'), 'USD');
  await user.selectOptions(terms.getByLabelText('Time zone'), 'Europe/Berlin');

  const changed = { currency: 'USD', time_zone: 'Europe/Berlin' };
  await vi.waitFor(async () => expect(await storeRow()).toMatchObject(changed), 5_000);
});

it('[B19] shows currency and time zone without a field after the first booking', async () => {
  const buyer = await aBuyer(engine);
  await buyer.order(await buyer.cartOf(buyer.selection(), ana), {});
  await open('/settings/stores/1');

  const terms = await section('Currency and time');
  expect(terms.getByText(/^EUR · Euro, Europe\/Zagreb\. Both stay as they are/)).toBeDefined();
  expect(terms.queryByRole('combobox')).toBeNull();
});
