import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readDraftsAtom } from '#desk/state/form-drafts.ts';
import { signOutAtom } from '#desk/state/session.ts';
import { anEngine, type Engine } from '#tests/support/engine/engine.ts';
import { changesToHold, openDesk } from '#tests/support/page/desk-page.tsx';
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

const WALK = 1;
const DRAFT = 5;
const open = (path: string, between?: (request: Request) => Promise<Response> | undefined) =>
  openDesk(engine, path, { role: 'manager', ...(between && { between }) });
const stored = (id = WALK) =>
  engine.database.read((tx) => tx.selectFrom('experiences').selectAll().where('id', '=', id).executeTakeFirstOrThrow());
const enough = 'It says enough for everybody who reads the list of the shop.';
const setTour = (values: { title?: string; description?: string; short_description?: string }, id = WALK) =>
  engine.database.write((tx) => tx.updateTable('experiences').set(values).where('id', '=', id).execute());
const section = async (name: string) => screen.findByRole('region', { name });
const isChange = ({ method, url }: Request) => method === 'PATCH' && /\/api\/experiences\/\d+\/$/.test(url);

it('[B10] lists tours, narrows them by status, and archives one with Undo', { tags: 'long' }, async () => {
  await setTour({ short_description: enough });
  const { user } = await open('/tours');
  const list = await screen.findByRole('list', { name: 'Tours found' });
  const walk = await within(list).findByRole('link', { name: /Walk along the quay.*Published.*Next departure/ });
  expect(walk).toBeDefined();
  expect(within(list).getByRole('link', { name: /Not open yet.*Draft.*1 thing missing to publish/ })).toBeDefined();

  await user.click(screen.getByLabelText('Actions for Walk along the quay'));
  await user.click(within(screen.getByRole('article', { name: /Walk/ })).getByRole('button', { name: 'Archive' }));
  expect(await screen.findByText('“Walk along the quay” is archived.')).toBeDefined();
  await vi.waitFor(() => expect(screen.queryByRole('link', { name: /Walk along the quay/ })).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Undo' }));

  expect(await screen.findByRole('link', { name: /Walk along the quay.*Published/ })).toBeDefined();
  await user.selectOptions(screen.getByLabelText('Status'), 'Draft');
  await vi.waitFor(() => expect(screen.queryByRole('link', { name: /Walk along the quay/ })).toBeNull());
  expect(location.search).toBe('?status=draft');
});

it('[B10] duplicates a tour as a draft, and leads to the copy', { tags: 'long' }, async () => {
  const { user } = await open('/tours');
  await user.click(await screen.findByLabelText('Actions for Walk along the quay'));
  await user.click(within(screen.getByRole('article', { name: /Walk/ })).getByRole('button', { name: 'Duplicate' }));

  await user.click(await screen.findByRole('link', { name: 'Open the copy' }));

  expect(await screen.findByRole('heading', { name: 'Walk along the quay (copy)', level: 1 })).toBeDefined();
});

it('[B10] shows the page as it is typed, saves a section by itself, and says when', { tags: 'long' }, async () => {
  const { user } = await open(`/tours/${WALK}`);
  const texts = within(await section('Texts'));
  const title = texts.getByLabelText('Title');

  await user.clear(title);
  await user.type(title, 'Walk to the lighthouse');

  expect(within(texts.getByRole('article', { hidden: true })).getByText('Walk to the lighthouse')).toBeDefined();
  expect(await texts.findByText(/^Saved at \d\d:\d\d$/)).toBeDefined();
  expect((await stored()).title).toBe('Walk to the lighthouse');
  expect(await screen.findByRole('heading', { name: 'Walk to the lighthouse', level: 1 })).toBeDefined();
  expect(await within(await section('History')).findByText('Ana Anić changed Title')).toBeDefined();
});

it.each([true, false])(
  '[B10] has the page of the tour open beside the texts where there is room: %j',
  async (isWide) => {
    const matchMedia = globalThis.matchMedia.bind(globalThis);
    vi.spyOn(globalThis, 'matchMedia').mockImplementation((query) =>
      query === '(min-width: 76rem)' ? matchMedia(isWide ? 'all' : 'not all') : matchMedia(query),
    );
    await open(`/tours/${WALK}`);
    const texts = within(await section('Texts'));

    expect(texts.getByText('Preview').closest('details')?.open).toBe(isWide);
  },
);

it('[B10] keeps what is typed while it saves, and saves it next', { tags: 'long' }, async () => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  let changes = 0;
  const { user } = await open(`/tours/${WALK}`, (request) => {
    if (!isChange(request) || (changes += 1) > 1) return undefined;
    return held.then(() => engine.app(request));
  });
  const texts = within(await section('Texts'));
  await user.type(texts.getByLabelText('Title'), ' by');
  await texts.findByText('Saving …');

  await user.type(texts.getByLabelText('Title'), ' night');
  release();

  await vi.waitFor(async () => expect((await stored()).title).toBe('Walk along the quay by night'), 5_000);
  expect(texts.getByLabelText<HTMLInputElement>('Title').value).toBe('Walk along the quay by night');
  expect(changes).toBe(2);
});

it('[B10] joins the changes of two people, and shows both versions of the same field', { tags: 'long' }, async () => {
  const { between, hold } = changesToHold(engine);
  const { user } = await open(`/tours/${WALK}`, between);
  const texts = within(await section('Texts'));
  await setTour({ description: 'Theirs.' });
  await user.type(texts.getByLabelText('Title'), '!');
  await texts.findByText(/^Saved at/);
  expect(await stored()).toMatchObject({ title: 'Walk along the quay!', description: 'Theirs.' });
  expect(texts.getByLabelText<HTMLTextAreaElement>('Description').value).toBe('Theirs.');

  const release = hold();
  await user.type(texts.getByLabelText('Title'), '!');
  await setTour({ title: 'The other title' });
  release();
  const versions = within(await texts.findByRole('region', { name: 'Both versions' }));
  expect(texts.getByText('Not saved: choose a version first.')).toBeDefined();
  expect((await stored()).title).toBe('The other title');
  await user.click(versions.getByRole('button', { name: /Yours ?Walk along the quay!!/ }));

  await vi.waitFor(async () => expect((await stored()).title).toBe('Walk along the quay!!'), 5_000);
  expect(texts.queryByRole('region', { name: 'Both versions' })).toBeNull();
});

it('[B10] shows both versions again when the editor was left before one was chosen', { tags: 'long' }, async () => {
  const { user } = await open(`/tours/${WALK}`);
  const title = within(await section('Texts')).getByLabelText('Title');
  await setTour({ title: 'The other title' });
  await user.type(title, '!');
  await screen.findByRole('region', { name: 'Both versions' });

  await user.click(screen.getByRole('link', { name: 'Tours', current: false }));
  await user.click(await screen.findByRole('link', { name: /The other title/ }));

  const versions = within(await screen.findByRole('region', { name: 'Both versions' }));
  expect(versions.getByRole('button', { name: /Yours ?Walk along the quay!/ })).toBeDefined();
  expect((await stored()).title).toBe('The other title');
});

it('[B10] says what the engine refuses, and saves other sections meanwhile', { tags: 'long' }, async () => {
  const { user } = await open(`/tours/${DRAFT}`);
  const texts = within(await section('Texts'));
  const short = texts.getByLabelText('Short description');
  await user.clear(short);
  await user.type(short, 'Too short');
  expect(await texts.findByText(/^Not saved: .*50 characters/)).toBeDefined();
  expect(short.getAttribute('aria-invalid')).toBe('true');

  const rules = within(await section('Booking rules'));
  await user.clear(rules.getByLabelText('Deposit in percent'));
  expect(await rules.findByText(/^Saved at/)).toBeDefined();
  await user.type(short, ', but it grows until it has as many characters as it needs.');

  expect(await texts.findByText(/^Saved at/)).toBeDefined();
  expect((await stored(DRAFT)).short_description).toMatch(/^Too short, but it grows/);
});

it('[B10] has unsaved work again after a reload, sends it then, and leaves none at sign-out', {
  tags: 'long',
}, async () => {
  const isDown = { value: true };
  const between = (request: Request) =>
    isDown.value && isChange(request) ? Promise.reject(new TypeError()) : undefined;
  const { user, store } = await open(`/tours/${WALK}`, between);
  const texts = within(await section('Texts'));
  await user.type(texts.getByLabelText('Title'), ' twice');
  expect(await texts.findByText(/^Not saved: No network/)).toBeDefined();
  expect(Object.keys(await store.set(readDraftsAtom))).toEqual(['experiences/1/texts']);

  await user.click(screen.getByRole('link', { name: 'Tours', current: false }));
  await screen.findByRole('list', { name: 'Tours found' });
  isDown.value = false;
  await user.click(await screen.findByRole('link', { name: /Walk along the quay/ }));

  expect(within(await section('Texts')).getByLabelText<HTMLInputElement>('Title').value).toBe(
    'Walk along the quay twice',
  );
  await vi.waitFor(async () => expect((await stored()).title).toBe('Walk along the quay twice'), 5_000);
  await vi.waitFor(async () => expect(await store.set(readDraftsAtom)).toEqual({}));

  isDown.value = true;
  await user.type(within(await section('Texts')).getByLabelText('Title'), '?');
  await vi.waitFor(async () => expect(Object.keys(await store.set(readDraftsAtom))).toHaveLength(1));
  await store.set(signOutAtom);
  expect(await store.set(readDraftsAtom)).toEqual({});
});

it('[B10a] leads from what is missing to the field, publishes, and shows the address with its code', {
  tags: 'long',
}, async () => {
  await setTour({ short_description: '' }, DRAFT);
  const { user } = await open(`/tours/${DRAFT}`);

  await user.click(await screen.findByRole('button', { name: 'A short description of at least 50 characters' }));
  const short = within(await section('Texts')).getByLabelText('Short description');
  expect(document.activeElement).toBe(short);
  await user.type(short, enough);
  await user.click(await within(await section('Publish')).findByRole('button', { name: 'Publish' }));

  expect(await screen.findByText('“Not open yet” is published.')).toBeDefined();
  const publish = within(await section('Publish'));
  expect(await publish.findByText(/\/experiences\/secret$/)).toBeDefined();
  expect(await publish.findByRole('img', { name: /^QR code of the tour/ })).toBeDefined();
});

it('[B10] adds highlights and stops row by row, and an extra that did not exist', { tags: 'long' }, async () => {
  const { user } = await open(`/tours/${WALK}`);
  const agenda = within(await section('What happens'));
  await user.click(agenda.getByRole('button', { name: 'Add a row' }));
  await user.type(agenda.getAllByLabelText('Title')[1] as HTMLElement, 'Back again');
  await agenda.findByText(/^Saved at/);

  const extras = within(await section('Extras'));
  await user.click(extras.getByText('Add and change extras'));
  await user.click(await extras.findByRole('button', { name: 'Add a new extra' }));
  await user.type(extras.getByLabelText('Title'), 'Dry bag');
  await user.type(extras.getByLabelText('Price'), '4,50');
  await user.click(extras.getByRole('button', { name: 'Save' }));
  expect((await extras.findByRole<HTMLInputElement>('checkbox', { name: 'Dry bag' })).checked).toBe(true);
  await extras.findByText(/^Saved at/);

  const { body } = await engine.send('GET', '/api/webstores/experiences/walk/');
  const tour = body as unknown as { agenda_items: { title: string }[]; extras: { title: string }[] };
  expect(tour.agenda_items.map(({ title }) => title)).toEqual(['Off we go', 'Back again']);
  expect(tour.extras.map(({ title }) => title)).toContain('Dry bag');
});

it('[B10] adds a question, deletes it, and takes that back', async () => {
  const { user } = await open(`/tours/${WALK}`);
  const questions = within(await section('Questions to guests'));
  await user.click(await questions.findByRole('button', { name: 'Add a question' }));
  await user.type(questions.getByLabelText('Question'), 'Can you swim?');
  await user.selectOptions(questions.getByLabelText('Kind of answer'), 'Yes or no');
  await user.click(questions.getByRole('button', { name: 'Save' }));

  await user.click(await questions.findByText('Can you swim?'));
  await user.click(await questions.findByRole('button', { name: 'Delete' }));
  expect(await questions.findByText('Deleted.')).toBeDefined();
  await user.click(questions.getByRole('button', { name: 'Undo' }));

  expect(await questions.findByText('Can you swim?')).toBeDefined();
  const rows = await engine.database.read((tx) =>
    tx
      .selectFrom('booking_questions')
      .select(['title', 'type', 'experience_id'])
      .where('title', '=', 'Can you swim?')
      .execute(),
  );
  expect(rows).toEqual([{ title: 'Can you swim?', type: 'boolean', experience_id: WALK }]);
});

it('[B10] completes the address of a video when it is left, and says in plain words what is no address', async () => {
  const { user } = await open(`/tours/${DRAFT}`);
  const videos = within(await section('Videos'));
  await user.click(await videos.findByRole('button', { name: 'Add a video' }));
  const address = await videos.findByLabelText<HTMLInputElement>('Address of the video');

  await user.type(address, 'somewhere');
  await user.click(videos.getByRole('button', { name: 'Save' }));
  expect(await videos.findByText('Enter an address such as https://kayaks.example.')).toBeDefined();
  await user.clear(address);
  await user.type(address, 'youtu.be/aqz-KE-bpKQ');
  await user.tab();

  expect(address.value).toBe('https://youtu.be/aqz-KE-bpKQ');
});

it('[B10] is for roles that change the catalogue', async () => {
  await openDesk(engine, '/tours', { role: 'agent' });

  expect(screen.queryByRole('link', { name: 'Tours' })).toBeNull();
  expect(screen.queryByRole('heading', { name: 'Tours' })).toBeNull();
});
