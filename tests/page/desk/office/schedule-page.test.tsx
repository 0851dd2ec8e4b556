import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readDraftsAtom } from '#desk/state/form-drafts.ts';
import { anEngine, type Engine } from '#tests/support/engine/engine.ts';
import { aSeller } from '#tests/support/engine/sellers.ts';
import { openDesk } from '#tests/support/page/desk-page.tsx';
import { aBuyer, handyStore } from '#tests/support/payments/buying.ts';
import { anOrderFor, made } from '#tests/support/payments/selling.ts';
import { closedDay, runningDay } from '#tests/support/stores/small-store.ts';

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
const open = () => openDesk(engine, `/tours/${WALK}/schedule`, { role: 'manager' });
const tour = () =>
  engine.database.read((tx) =>
    tx.selectFrom('experiences').selectAll().where('id', '=', WALK).executeTakeFirstOrThrow(),
  );
const seasons = async () => JSON.parse((await tour()).seasons_json) as { capacity: number }[];
const exceptions = async () =>
  JSON.parse((await tour()).exceptions_json) as { date: string; start_time_ids: number[] }[];
/** Changes the tour without the page, as another user does. */
const change = async (schedule: object) =>
  (await aSeller(engine, { 1: 'owner' })).send('PATCH', `/api/experiences/${WALK}/`, { schedule });
const months = async () => {
  const year = await screen.findByRole('region', { name: 'Year' });
  return within(year).getAllByRole('button', { name: /departures/ });
};
type User = Awaited<ReturnType<typeof open>>['user'];

const dayShown = () => screen.getByRole('region', { name: /^Thursday/ });

async function chooseDay(user: User, name: RegExp) {
  await user.click(await screen.findByRole('button', { name }));
}

it('[B11] shows the year by months, and the days of a month with their starts', { tags: 'long' }, async () => {
  const { user } = await open();

  expect((await months()).map((it) => it.textContent)).toContain(
    'Dec 30 days with departures, 59 departures, 2 exceptions',
  );
  expect(screen.getByRole('button', { name: 'Thursday, 10 December 2026, 09:00, 15:00 · 12 places' })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Thursday, 24 December 2026, Day off' })).toBeDefined();
  expect(screen.getByText('How long before the start. 0: until the start itself.')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Next year' }));

  expect((await months())[0]?.textContent).toMatch(/^Jan /);
  expect(screen.getByRole('heading', { name: '2027' })).toBeDefined();
});

it('[B11] shows what a change does before it is saved, and takes it back', { tags: 'long' }, async () => {
  const buyer = await aBuyer(engine);
  await made(await aSeller(engine, { 1: 'owner' }), anOrderFor(buyer, {}, { date: runningDay }));
  const before = await tour();
  const { user } = await open();
  await chooseDay(user, /^Thursday, 10 December 2026/);

  await user.click(await screen.findByRole('button', { name: 'Make it a day off' }));
  expect(screen.getByRole('button', { name: 'Thursday, 10 December 2026, Day off' })).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'See what changes' }));
  const dialog = await screen.findByRole('dialog', { name: 'What this changes' });
  expect(dialog.textContent).toContain('1 departure leaves the schedule with 2 sold places.');
  expect(dialog.textContent).toContain('Thu, 10 Dec 2026, 09:00: 1 booking, 2 sold');
  expect(await tour()).toEqual(before);
  await user.click(within(dialog).getByRole('button', { name: 'Save the schedule' }));

  await screen.findByText('The schedule is saved.');
  expect((await exceptions()).find(({ date }) => date === runningDay)?.start_time_ids).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await vi.waitFor(async () => expect((await tour()).exceptions_json).toBe(before.exceptions_json));
  await vi.waitFor(() => expect(screen.queryByText('The schedule is saved.')).toBeNull());
});

it('[B11] keeps what is unsaved when the page is left, and joins it with what others have changed since', {
  tags: 'long',
}, async () => {
  const { user, store } = await open();
  await chooseDay(user, /^Thursday, 10 December 2026/);
  await user.click(await screen.findByRole('button', { name: 'Make it a day off' }));
  await vi.waitFor(async () =>
    expect(Object.keys(await store.set(readDraftsAtom))).toEqual(['experiences/1/schedule']),
  );
  await user.click(screen.getByRole('link', { name: 'Back to the tour' }));
  await change({ cutoff_minutes: 90 });

  await user.click(await screen.findByRole('link', { name: 'Schedule and capacity' }));
  await chooseDay(user, /^Thursday, 10 December 2026/);
  expect(await screen.findByRole('button', { name: 'Thursday, 10 December 2026, Day off' })).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'See what changes' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Save the schedule' }));

  await screen.findByText('The schedule is saved.');
  expect((await tour()).cutoff_minutes).toBe(90);
  expect((await exceptions()).some(({ date }) => date === runningDay)).toBe(true);
  await vi.waitFor(async () => expect(await store.set(readDraftsAtom)).toEqual({}));
});

it('[B11] drops what is unsaved when the session ends', async () => {
  const { user, store } = await open();
  await chooseDay(user, /^Thursday, 10 December 2026/);
  await user.click(await screen.findByRole('button', { name: 'Make it a day off' }));
  await vi.waitFor(async () => expect(Object.keys(await store.set(readDraftsAtom))).toHaveLength(1));

  await user.click(screen.getByRole('link', { name: 'More' }));
  await user.click(await screen.findByRole('button', { name: 'Sign out of this device' }));
  await user.click((await screen.findAllByRole('button', { name: 'Sign out of this device' })).at(-1) as HTMLElement);

  await screen.findByText('You are signed out.', { exact: false });
  expect(await store.set(readDraftsAtom)).toEqual({});
});

it('[B11] gives a day other times, and lets it follow the seasons again', { tags: 'long' }, async () => {
  const { user } = await open();
  await chooseDay(user, /^Thursday, 24 December 2026/);
  await user.click(await screen.findByRole('button', { name: 'Give it other times' }));
  await user.click(within(dayShown()).getByRole('button', { name: 'Add a start' }));

  expect(
    screen.getByRole('button', { name: 'Thursday, 24 December 2026, Other times, 09:00, 11:00 · 10 places' }),
  ).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Follow the seasons again' }));
  await user.click(screen.getByRole('button', { name: 'See what changes' }));
  const dialog = await screen.findByRole('dialog');
  expect(dialog.textContent).toContain('2 departures are added.');
  await user.click(within(dialog).getByRole('button', { name: 'Save the schedule' }));

  await screen.findByText('The schedule is saved.');
  expect((await exceptions()).some(({ date }) => date === closedDay)).toBe(false);
});

it('[B11] says at its field what is wrong with a season, and changes nothing', { tags: 'long' }, async () => {
  const before = await tour();
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Add a season' }));
  const first = screen.getAllByLabelText('First day').at(-1) as HTMLElement;
  await user.type(first, '2027-06-01');
  await user.type(screen.getAllByLabelText('Last day').at(-1) as HTMLElement, '2027-05-01');
  await user.click(screen.getByRole('button', { name: 'See what changes' }));

  await vi.waitFor(() =>
    expect(screen.getAllByLabelText('Last day').at(-1)?.getAttribute('aria-invalid')).toBe('true'),
  );
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByText('Nothing was saved. Please correct the marked fields.')).toBeDefined();
  expect(await tour()).toEqual(before);
  const places = screen.getAllByLabelText('Places on each departure').at(-1) as HTMLElement;
  await user.type(places, '5');
  expect(document.activeElement).toBe(places);
  expect(places.closest('details')?.open).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Discard the changes' }));
  expect(screen.queryByRole('button', { name: 'See what changes' })).toBeNull();
});

it('[B11] joins changes of seasons and exceptions by two people, and shows both versions of the same', {
  tags: 'long',
}, async () => {
  const { user } = await open();
  await user.click(await screen.findByText(/each year · every day/));
  const places = screen.getByLabelText('Places on each departure');
  await user.clear(places);
  await user.type(places, '14');
  await change({ exceptions: [] });
  const save = async () => {
    await user.click(screen.getByRole('button', { name: 'See what changes' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Save the schedule' }));
  };
  await save();

  await screen.findByText('The schedule is saved.');
  expect([(await seasons())[0]?.capacity, await exceptions()]).toEqual([14, []]);
  await user.clear(places);
  await user.type(places, '15');
  await change({
    seasons: [{ from: '2026-01-01', to: '2026-12-31', yearly: true, start_times: ['09:00'], capacity: 16 }],
  });
  await save();

  const versions = await screen.findByRole('region', { name: 'Both versions' });
  expect(within(versions).getByRole('button', { name: /^Theirs.*16 places/ })).toBeDefined();
  await user.click(within(versions).getByRole('button', { name: /^Yours.*15 places/ }));
  await save();
  await vi.waitFor(async () => expect((await seasons())[0]?.capacity).toBe(15));
});

it('[B11] is for roles that may change the catalogue', async () => {
  await openDesk(engine, `/tours/${WALK}/schedule`, { role: 'agent' });

  expect(await screen.findByText(/Your role does not show/)).toBeDefined();
  expect(screen.queryByRole('heading', { name: 'Schedule' })).toBeNull();
});
