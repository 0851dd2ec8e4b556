import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { settingsLists } from '#desk/state/views.ts';
import { newMails, PASSWORD } from '#tests/support/engine/accounts.ts';
import { aBrowser, aMember } from '#tests/support/engine/desk-session.ts';
import { anEngine, type Engine } from '#tests/support/engine/engine.ts';
import { aSeller } from '#tests/support/engine/sellers.ts';
import { openDesk } from '#tests/support/page/desk-page.tsx';
import { aBuyer, handyStore } from '#tests/support/payments/buying.ts';
import { anOrderFor, made } from '#tests/support/payments/selling.ts';
import { runningDay } from '#tests/support/stores/small-store.ts';
import { parts } from '#words/office/settings.ts';

let engine: Engine;
beforeEach(async () => {
  engine = await anEngine({ stores: [handyStore] });
});
afterEach(async () => {
  cleanup();
  vi.unstubAllGlobals();
  await engine.stop();
});

const open = (path: string, role: 'owner' | 'manager' | 'agent' = 'owner') => openDesk(engine, path, { role });
const members = () => engine.database.read((tx) => tx.selectFrom('team_members').selectAll().orderBy('id').execute());
const section = (name: string) => within(screen.getByRole('region', { name }));

it('[B15] shows each role the settings that it may change, and everybody their own account', {
  tags: 'long',
}, async () => {
  const titles = async () =>
    (await screen.findAllByRole('listitem')).map((it) => it.querySelector('strong')?.textContent ?? '');
  await open('/settings');
  const ofOwner = await titles();
  cleanup();
  await open('/settings', 'manager');
  const ofManager = await titles();
  cleanup();
  await open('/settings', 'agent');

  expect(ofOwner).toEqual(
    expect.arrayContaining(['Your account', 'Company', 'Team', 'Roles', 'Devices', 'Shops', 'Import and export']),
  );
  expect(ofOwner).toContain('Erase a guest');
  expect(ofOwner).toEqual(expect.arrayContaining(settingsLists.map((it) => parts[it].title)));
  expect(ofManager).toEqual(
    expect.arrayContaining(['Your account', 'Team', 'Shops', 'Resellers', 'Import and export']),
  );
  for (const ofOwners of ['Company', 'Erase a guest']) expect(ofManager).not.toContain(ofOwners);
  expect(await titles()).toEqual(['Your account', 'Team', 'Partner requests', 'History']);
});

it('[B15] changes the name, which the bar shows at once', async () => {
  const { user } = await open('/settings/profile');
  const first = await screen.findByLabelText('First name');

  await user.clear(first);
  await user.type(first, 'Nera');
  await user.click(section('Your name').getByRole('button', { name: 'Save' }));

  expect(await screen.findByText('Saved.')).toBeDefined();
  expect(await within(screen.getByRole('banner')).findByText(/Nera Anić/)).toBeDefined();
});

it('[B15] changes the password, says what is wrong at its field, and lists only this device then', async () => {
  const { user } = await open('/settings/profile');
  const self = (await members()).at(-1)?.email ?? '';
  await aBrowser(engine).open({ email: self }, { name: 'Lost phone' });
  const form = section((await screen.findByRole('region', { name: 'Password' })).getAttribute('aria-label') ?? '');

  await user.type(form.getByLabelText('Current password'), 'not mine at all');
  await user.type(form.getByLabelText('New password'), 'another horse 7 battery');
  await user.click(form.getByRole('button', { name: 'Change the password' }));
  expect(await form.findByText('This is not your password.')).toBeDefined();
  await user.clear(form.getByLabelText('Current password'));
  await user.type(form.getByLabelText('Current password'), PASSWORD);
  await user.click(form.getByRole('button', { name: 'Change the password' }));

  expect(await form.findByText('Your password is changed. You are signed out everywhere else.')).toBeDefined();
  expect(await screen.findByText('You are signed in only here.')).toBeDefined();
  expect(screen.getByText('This device')).toBeDefined();
});

it('[B15] signs another device out by one tap', async () => {
  const { user } = await open('/settings');
  const self = (await members()).at(-1)?.email ?? '';
  const lost = aBrowser(engine);
  await lost.open({ email: self }, { name: 'Lost phone' });
  await user.click(await screen.findByRole('link', { name: /^Your account/ }));
  const row = (await screen.findByText('Lost phone')).closest('li') as HTMLElement;

  await user.click(within(row).getByRole('button', { name: 'Sign out' }));

  expect(await screen.findByText('Lost phone is signed out.')).toBeDefined();
  await vi.waitFor(() => expect(screen.queryByText('Lost phone')).toBeNull());
  expect((await lost.renew()).body).toMatchObject({ code: 'device_revoked' });
});

it('[B15] asks for a new address by the password, and says where the link went', async () => {
  const { user } = await open('/settings/profile');
  await screen.findByLabelText('New email address');
  const form = section('Email address');

  await user.type(form.getByLabelText('New email address'), 'nera@example.com');
  await user.type(form.getByLabelText('Current password'), PASSWORD);
  await user.click(form.getByRole('button', { name: 'Change the address' }));

  expect(await form.findByText(/We have sent a link to nera@example\.com/)).toBeDefined();
  expect((await newMails(engine)).at(-1)).toMatchObject({ to: 'nera@example.com' });
});

it('[B15] changes the company’s details, and says at its field what is wrong', async () => {
  const { user } = await open('/settings/company');
  const name = await screen.findByLabelText('Name of the company');

  await user.clear(name);
  await user.type(name, 'Small & Daughters');
  await user.type(screen.getByLabelText('Email address'), 'no address');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await vi.waitFor(() => expect(screen.getByLabelText('Email address').getAttribute('aria-invalid')).toBe('true'));
  await user.clear(screen.getByLabelText('Email address'));
  await user.click(screen.getByRole('button', { name: 'Save' }));

  expect(await screen.findByText('Saved.')).toBeDefined();
  expect(await within(screen.getByRole('banner')).findByText('Small & Daughters')).toBeDefined();
});

it('[B15] invites a colleague, sends the invitation again, and withdraws it', async () => {
  const { user } = await open('/settings/team');
  await user.click(await screen.findByRole('button', { name: 'Invite a colleague' }));
  await user.type(screen.getByLabelText('Email address'), 'bo@example.com');
  await user.selectOptions(screen.getByLabelText('Role'), 'Agent');
  await user.click(screen.getByRole('button', { name: 'Send the invitation' }));

  expect(await screen.findByText(/The invitation to bo@example\.com is on its way/)).toBeDefined();
  await user.click(await screen.findByRole('button', { name: 'Change: bo@example.com' }));
  await user.click(screen.getByRole('button', { name: 'Send the invitation again' }));
  await vi.waitFor(async () => expect(await newMails(engine)).toHaveLength(2));
  await user.click(await screen.findByRole('button', { name: 'Change: bo@example.com' }));
  await user.click(screen.getByRole('button', { name: 'Withdraw the invitation' }));

  expect(await screen.findByText('bo@example.com is not in the team any more.')).toBeDefined();
  expect((await members()).map(({ email }) => email)).not.toContain('bo@example.com');
});

it('[B15] keeps the last owner, and says what to do', async () => {
  const { user } = await open('/settings/team');
  await user.click(await screen.findByRole('button', { name: 'Change: Ana Anić' }));

  await user.selectOptions(screen.getByLabelText('Role'), 'Guide');
  await user.click(screen.getByRole('button', { name: 'Save the role' }));

  expect(await screen.findByText('The last owner stays. Make somebody else an owner first.')).toBeDefined();
});

it('[B15] does not take roles that are being read for roles that nobody may give', async () => {
  let answer = () => {};
  const answered = new Promise<undefined>((resolve) => {
    answer = () => resolve(undefined);
  });
  const between = ({ url }: Request) => (url.includes('/roles/') ? (answered as never) : undefined);
  const { user } = await openDesk(engine, '/settings/team', { role: 'owner', between });
  await user.click(await screen.findByRole('button', { name: /^Change: / }));

  expect(screen.queryByText(/^This role may do more than you/)).toBeNull();
  answer();

  expect(await screen.findByRole('button', { name: 'Save the role' })).toBeDefined();
});

it('[B15] shows the team to a manager, who changes nobody', async () => {
  await aMember(engine, { 1: 'owner' });
  await open('/settings/team', 'manager');

  expect(await screen.findAllByRole('listitem')).toHaveLength(2);
  expect(screen.queryByRole('button', { name: 'Invite a colleague' })).toBeNull();
  expect(screen.queryByText(/Last signed in/)).toBeNull();
});

it('[B15] makes a role of check boxes, and offers nobody what they may not do themselves', async () => {
  const { user } = await open('/settings/roles/new');
  await user.type(await screen.findByLabelText(/^Name of the role/), 'Till');
  await user.click(screen.getByLabelText('Take payments and pay back'));
  await user.click(screen.getByRole('button', { name: 'Save' }));

  expect(await screen.findByRole('link', { name: 'Till' })).toBeDefined();
  const role = await engine.database.read((tx) =>
    tx.selectFrom('roles').selectAll().where('name', '=', 'Till').executeTakeFirstOrThrow(),
  );
  expect(JSON.parse(role.permissions_json ?? '')).toEqual(['account.read', 'payments.write', 'bookings.read']);
});

it('[B15a] says what closing the account means, and that bookings are still to come', async () => {
  const buyer = await aBuyer(engine);
  await made(
    await aSeller(engine, { 1: 'agent' }),
    anOrderFor(buyer, { paid: true, amount: '30.00' }, { date: runningDay }),
  );
  await open('/settings/closing');

  expect(await screen.findByText('4 tours are no longer sold.')).toBeDefined();
  const why = await screen.findByText(/1 booking is still to come/);
  expect(why.textContent).toMatch(/30[.,]00.* was paid for them\./);
  expect(screen.queryByLabelText('Current password')).toBeNull();
});

it('[B15a] closes the account by the name of the company and the password, and signs the device out', async () => {
  const { user } = await open('/settings/closing');
  const name = await screen.findByLabelText(/^Type the name of the company: Small & Sons/);

  await user.type(name, 'Small and Sons');
  await user.type(screen.getByLabelText('Current password'), PASSWORD);
  await user.click(screen.getByRole('button', { name: 'Close the account for good' }));
  expect((await screen.findAllByText('This is not the name of the company.')).length).toBeGreaterThan(0);
  await user.clear(name);
  await user.type(name, 'Small & Sons');
  await user.click(screen.getByRole('button', { name: 'Close the account for good' }));

  expect(await screen.findByLabelText('Email')).toBeDefined();
  expect(await members()).toEqual([]);
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
