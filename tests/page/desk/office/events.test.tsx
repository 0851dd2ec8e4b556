import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { tellEvents } from '#domain/contract/events.ts';
import { anEngine, type Engine } from '#tests/support/engine/engine.ts';
import { anEventReceiver } from '#tests/support/events/event-receiver.ts';
import { openDesk } from '#tests/support/page/desk-page.tsx';

let engine: Engine;
let receiver: Awaited<ReturnType<typeof anEventReceiver>>;
beforeEach(async () => {
  receiver = await anEventReceiver();
  engine = await anEngine({ postAgent: receiver.agent });
});
afterEach(async () => {
  cleanup();
  await engine.stop();
  await receiver.close();
});

const section = async (name: string) => within(await screen.findByRole('region', { name }));
const destinations = () => engine.database.read((tx) => tx.selectFrom('event_destinations').selectAll().execute());

it('[O9] shows the funnel of the days, with the percent of each step', { tags: 'long' }, async () => {
  const names = ['view_item_list', 'view_item_list', 'view_item_list', 'view_item_list', 'view_item'] as const;
  const events = names.map((name) => ({ id: crypto.randomUUID(), name, seconds_ago: 0 }));
  await engine.call(tellEvents, {}, { body: { events } });

  await openDesk(engine, '/numbers', { role: 'manager' });

  const funnel = await section('From visit to booking');
  const steps = await funnel.findAllByRole('listitem');
  expect(steps.map(({ textContent }) => textContent)).toEqual([
    'Listing seen4',
    'Tour seen125 % of the step before',
    'Put in the cart00 % of the step before',
    'Checkout begun0',
    'Payment page seen0',
    'Booked0',
  ]);
});

it('[O9] downloads the steps of each day', async () => {
  const events = [{ id: crypto.randomUUID(), name: 'view_item' as const, seconds_ago: 0 }];
  await engine.call(tellEvents, {}, { body: { events } });
  const files: Blob[] = [];
  const names: string[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => `blob:${files.push(file as Blob)}`);
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  const { user } = await openDesk(engine, '/numbers', { role: 'manager' });
  const funnel = await section('From visit to booking');

  await user.click(await funnel.findByRole('button', { name: 'From visit to booking as CSV' }));

  expect(names).toEqual([expect.stringMatching(/^funnel-2026-\d\d-\d\d-2026-12-01\.csv$/)]);
  expect(await files[0]?.text()).toMatch(/date,view_item_list,.*\r\n2026-12-01,0,1,0,0,0,0\r\n$/);
  vi.restoreAllMocks();
});

it('[O9] says when nothing was counted', async () => {
  await openDesk(engine, '/numbers', { role: 'manager' });

  const funnel = await section('From visit to booking');
  expect(await funnel.findByText(/^Nothing was counted on these days/)).toBeDefined();
});

it('[O8] sets up a destination, says what is wrong, and what a test was answered', { tags: 'long' }, async () => {
  const { user } = await openDesk(engine, '/settings/stores/1', { role: 'manager' });
  const part = await section('Analytics and advertising');
  await user.click(await part.findByText('Your own system (webhook)'));
  const form = within(part.getByText('Your own system (webhook)').closest('details') as HTMLElement);

  await user.type(form.getByLabelText('Address'), 'http://hooks.example');
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await form.findByText(/^Enter an address that begins with https/)).toBeDefined();
  expect(form.getByText('Fill this in.')).toBeDefined();

  await user.clear(form.getByLabelText('Address'));
  await user.type(form.getByLabelText('Address'), 'https://hooks.example/in');
  await user.type(form.getByLabelText('Secret'), 'a long secret of ours');
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await form.findByText('Saved.')).toBeDefined();
  expect(form.getByLabelText<HTMLInputElement>('Secret').value).toBe('');

  Object.assign(receiver.answers, { status: 200, text: 'welcome' });
  await user.click(await form.findByRole('button', { name: 'Send a test' }));

  expect(await form.findByText('It answered 200: the event has arrived.')).toBeDefined();
  expect(form.getByText('welcome')).toBeDefined();
  expect(await destinations()).toMatchObject([{ kind: 'webhook', target: 'https://hooks.example/in', is_on: 1 }]);

  await user.click(form.getByRole('button', { name: 'Remove' }));
  const question = within(await screen.findByRole('dialog', { name: 'Remove Your own system (webhook)?' }));
  expect(await destinations()).toHaveLength(1);
  await user.click(question.getByRole('button', { name: 'Remove for good' }));
  await vi.waitFor(async () => expect(await destinations()).toEqual([]));
});
