import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Translations } from '#domain/contract/resources/translations.ts';
import { answerDesk } from '#engine/http/documents/desk-page.ts';
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
const GERMAN = `/tours/${WALK}/translations?text_language=de`;
const open = (path: string, between?: (request: Request) => Promise<Response> | undefined) =>
  openDesk(engine, path, { role: 'manager', ...(between && { between }) });
const section = async (name: string) => within(await screen.findByRole('region', { name }));

type Table = 'experiences' | 'inventory_items' | 'stores' | 'categories' | 'pictures';

async function stored(table: Table = 'experiences', id = 1) {
  const row = await engine.database.read((tx) =>
    tx.selectFrom(table).select('translations_json').where('id', '=', id).executeTakeFirstOrThrow(),
  );
  return JSON.parse(row.translations_json) as Translations;
}

const store = (translations: Translations, values: object = {}) =>
  engine.database.write((tx) =>
    tx
      .updateTable('experiences')
      .set({ ...values, translations_json: JSON.stringify(translations) })
      .where('id', '=', WALK)
      .execute(),
  );

it('[G6] says of each tour and language how much is translated, and leads to what is missing', {
  tags: 'long',
}, async () => {
  await store({ de: { title: 'Spaziergang am Kai' } });
  const { user } = await open('/tours');
  const row = await screen.findByRole('link', { name: /^Walk along the quay.*Translated: Croatian 0%, German \d%/ });

  await user.click(row);
  const languages = within(await section('Translations').then((it) => it.findByRole('list')));
  await user.click(await languages.findByRole('link', { name: /^German \d% 1 of \d+ texts/ }));

  expect(location.pathname + location.search).toBe(`/desk${GERMAN}`);
  expect(await screen.findByRole('heading', { name: 'Translations', level: 1 })).toBeDefined();
  expect(screen.getByRole('link', { name: /^German/ }).getAttribute('aria-current')).toBe('true');
});

it('[G6] names its language in the address without changing that of the desk', async () => {
  const addresses: string[] = [];
  const { user } = await open('/settings/stores/1');
  await user.click(await section('Translations').then((it) => it.findByRole('link', { name: /^German/ })));
  addresses.push(location.href);
  cleanup();
  await open('/settings/legal/1?kind=privacy');
  await user.selectOptions(await screen.findByLabelText('Language'), 'de');
  addresses.push(location.href);
  cleanup();
  await open(GERMAN);
  addresses.push(location.href);

  for (const address of addresses) {
    expect(address).toContain('text_language=de');
    expect(answerDesk(new Request(address), new URL(address), null, 'en')).toBeNull();
  }
});

it('[G6] shows the original in its language beside the translation, which saves itself and leaves other languages', {
  tags: 'long',
}, async () => {
  await store({ hr: { title: 'Šetnja' } });
  const { user } = await open(GERMAN);
  const texts = await section('Texts of the tour');
  expect(texts.getByText('Walk along the quay').lang).toBe('en');
  const title = texts.getByLabelText<HTMLInputElement>('Title in German');
  expect([title.value, title.lang]).toEqual(['', 'de']);

  await user.type(title, 'Spaziergang am Kai');

  expect(await texts.findByText(/^Saved at \d\d:\d\d$/)).toBeDefined();
  expect(await stored()).toEqual({ hr: { title: 'Šetnja' }, de: { title: 'Spaziergang am Kai' } });
  expect(await screen.findByRole('link', { name: /^German \d% 1 of/ })).toBeDefined();

  await user.clear(title);
  await vi.waitFor(async () => expect(await stored()).toEqual({ hr: { title: 'Šetnja' } }), 5_000);
});

it('[G6] has a field for each entry of a list, and keeps the place of an empty one', { tags: 'long' }, async () => {
  const included_json = JSON.stringify(['A map', 'A guide']);
  await store({ de: { included: ['Eine Karte', 'Ein Guide', 'Wasser'] } }, { included_json });
  const { user } = await open(GERMAN);
  const texts = await section('Texts of the tour');
  const entry = (at: number) => texts.getByLabelText<HTMLTextAreaElement>(`Included, entry ${at} in German`);
  expect(texts.getByText('The original no longer has this entry.')).toBeDefined();

  await user.click(texts.getByRole('button', { name: 'Remove the translation: Included, entry 3' }));
  await vi.waitFor(
    async () => expect(await stored()).toEqual({ de: { included: ['Eine Karte', 'Ein Guide'] } }),
    5_000,
  );
  await user.clear(entry(1));
  await vi.waitFor(async () => expect(await stored()).toEqual({ de: { included: ['', 'Ein Guide'] } }), 5_000);
  await user.click(texts.getByRole('button', { name: 'Copy the original: Included, entry 1' }));

  expect(entry(1).value).toBe('A map');
  await vi.waitFor(async () => expect(await stored()).toEqual({ de: { included: ['A map', 'Ein Guide'] } }), 5_000);
});

it('[G6] translates questions with their answers, and says at the field what is wrong', { tags: 'long' }, async () => {
  const faq_json = JSON.stringify([{ question: 'Dogs?', answer: 'Yes, small ones.' }]);
  await store({}, { faq_json });
  const { user } = await open(GERMAN);
  const texts = await section('Texts of the tour');

  await user.type(texts.getByLabelText('Question, entry 1 in German'), 'Hunde?');
  await user.type(texts.getByLabelText('Answer, entry 1 in German'), 'Ja, kleine.');
  await user.type(texts.getByLabelText('Title in German'), 'Ab');

  expect(await texts.findByText('Use at least 3 characters.', {}, { timeout: 5_000 })).toBeDefined();
  await user.type(texts.getByLabelText('Title in German'), 'end');
  const faq = [{ question: 'Hunde?', answer: 'Ja, kleine.' }];
  await vi.waitFor(async () => expect(await stored()).toEqual({ de: { faq, title: 'Abend' } }), 5_000);
});

it('[G6] says which texts other tours share, and translates them for all', { tags: 'long' }, async () => {
  const { user } = await open(GERMAN);
  const policies = await section('Cancellation policies');
  expect(policies.getByText('Shared with 4 other tours')).toBeDefined();
  expect((await section('Texts of the tour')).queryByText(/^Shared/)).toBeNull();
  const extras = await section('Extras');

  await user.type(extras.getAllByLabelText('Title in German')[0] as HTMLElement, 'Karte');

  await vi.waitFor(async () => expect(await stored('inventory_items')).toEqual({ de: { title: 'Karte' } }), 5_000);
  expect(await extras.findByText(/^1 of 6 texts/)).toBeDefined();
});

it('[G6] joins the translations of two people, and asks about the same text', { tags: 'long' }, async () => {
  const { between, hold } = changesToHold(engine);
  const { user } = await open(GERMAN, between);
  const texts = await section('Texts of the tour');
  await store({ de: { description: 'Ihres.' } });
  await user.type(texts.getByLabelText('Title in German'), 'Am Kai');
  await vi.waitFor(
    async () => expect(await stored()).toEqual({ de: { description: 'Ihres.', title: 'Am Kai' } }),
    5_000,
  );
  const description = texts.getByLabelText<HTMLTextAreaElement>('Description in German');
  await vi.waitFor(() => expect(description.value).toBe('Ihres.'), 5_000);

  const release = hold();
  await user.type(description, ' Meins.');
  await store({ de: { description: 'Neu.', title: 'Am Kai' } });
  release();
  await user.click(await texts.findByRole('button', { name: /^Yours/ }, { timeout: 5_000 }));

  await vi.waitFor(
    async () => expect(await stored()).toEqual({ de: { description: 'Ihres. Meins.', title: 'Am Kai' } }),
    5_000,
  );
});

it('[G6] keeps what was not saved when the page was left', async () => {
  const isChange = ({ method }: Request) => method === 'PATCH';
  const { user } = await open(GERMAN, (request) =>
    isChange(request) ? Promise.reject(new Error('no network')) : undefined,
  );
  const texts = await section('Texts of the tour');
  await user.type(texts.getByLabelText('Title in German'), 'Am Kai');
  await texts.findByText(/^Not saved/, {}, { timeout: 5_000 });

  await user.click(screen.getByRole('link', { name: /^Croatian/ }));
  await vi.waitFor(() => expect(screen.queryByLabelText('Title in German')).toBeNull());
  await user.click(screen.getByRole('link', { name: /^German/ }));

  expect((await section('Texts of the tour')).getByLabelText<HTMLInputElement>('Title in German').value).toBe('Am Kai');
});

it('[G6] says that a shop of one language has nothing to translate', async () => {
  await engine.database.write((tx) =>
    tx
      .updateTable('stores')
      .set({ settings_json: JSON.stringify({ languages: ['en'] }) })
      .execute(),
  );
  await open(GERMAN);

  expect(await screen.findByText(/^Your shop speaks one language only/)).toBeDefined();
  expect(screen.getByRole('link', { name: 'Settings of the shop' })).toBeDefined();
});

it('[G6] translates the shop and its categories in its settings', { tags: 'long' }, async () => {
  const { user } = await open('/settings/stores/1?text_language=de');
  const texts = await section('Translations');
  await user.type(await texts.findByLabelText('Text of the banner in German'), 'Kommen Sie herein.');
  await user.type(texts.getByLabelText('Subcategory Kayaking in German'), 'Kajak');

  await vi.waitFor(
    async () => expect(await stored('stores')).toEqual({ de: { banner_message: 'Kommen Sie herein.' } }),
    5_000,
  );
  const categories = await engine.database.read((tx) =>
    tx.selectFrom('categories').selectAll().orderBy('id').execute(),
  );
  const kayaking = categories.find(({ slug }) => slug === 'kayaking');
  await vi.waitFor(
    async () => expect(await stored('categories', kayaking?.id)).toEqual({ de: { title: 'Kajak' } }),
    5_000,
  );
  expect(categories.map(({ slug }) => slug)).toEqual(['sea', 'kayaking', 'sunset', 'land']);
  expect(await texts.findByRole('link', { name: /^German 25% 2 of 8 texts/ })).toBeDefined();
});

it('[G4a, G6] translates what banner and logo of a shop show, for those who cannot see it', {
  tags: 'long',
}, async () => {
  const { user } = await open('/settings/stores/1?text_language=de');
  const texts = await section('Translations');
  const label = 'Picture of the banner: Description for those who cannot see it in German';
  await user.type(await texts.findByLabelText(label, {}, { timeout: 5_000 }), 'Ein Hafen');

  const banner = async () => {
    const { banner_picture_id } = await engine.database.read((tx) =>
      tx.selectFrom('stores').select('banner_picture_id').executeTakeFirstOrThrow(),
    );
    return stored('pictures', banner_picture_id ?? 0);
  };
  await vi.waitFor(async () => expect(await banner()).toEqual({ de: { alt_text: 'Ein Hafen' } }), 5_000);
  expect(texts.getByLabelText('Logo: Description for those who cannot see it in German')).toBeDefined();
  expect(await texts.findByRole('link', { name: /^German 12% 1 of 8 texts/ })).toBeDefined();
});

it('[G9] translates a shop’s own words in emails, which count among its texts', { tags: 'long' }, async () => {
  const { user } = await open('/settings/stores/1?text_language=de');
  const emails = await section('Emails');
  await user.type(await emails.findByLabelText('In the email before the tour'), 'See you at the crane.');
  const texts = await section('Translations');
  const translation = await texts.findByLabelText('In the email before the tour in German', {}, { timeout: 5_000 });
  expect(texts.getByRole('link', { name: /^German 0% 0 of 9 texts/ })).toBeDefined();

  await user.type(translation, 'Am Kran.');

  await vi.waitFor(async () => expect(await stored('stores')).toEqual({ de: { email_reminder: 'Am Kran.' } }), 5_000);
  expect(texts.getByText('See you at the crane.').lang).toBe('en');
  expect(await texts.findByRole('link', { name: /^German 11% 1 of 9 texts/ })).toBeDefined();
});

it('[G6a] has the language of the texts among the details of the company', async () => {
  const { user } = await openDesk(engine, '/settings/company', { role: 'owner' });
  await user.selectOptions(await screen.findByLabelText('Language of your texts'), 'Croatian');

  await user.click(screen.getByRole('button', { name: 'Save' }));

  await vi.waitFor(async () => {
    const [account] = await engine.database.read((tx) => tx.selectFrom('base_accounts').select('language').execute());
    expect(account).toEqual({ language: 'hr' });
  }, 5_000);
});

it('[G7] keeps what is typed into a way to pay while another text is saved, and asks for no version', {
  tags: 'long',
}, async () => {
  const held = Promise.withResolvers<undefined>();
  let holds = 0;
  const answer = async (request: Request) => {
    await held.promise;
    return engine.app(request);
  };
  const hold = (request: Request) => (request.method === 'PATCH' && holds++ === 0 ? answer(request) : undefined);
  const settings = JSON.stringify({ payment_types: [{ id: 'quay', title: 'Cash on the quay', instructions: '' }] });
  await engine.database.write((tx) => tx.updateTable('stores').set({ settings_json: settings }).execute());
  const { user } = await open('/settings/stores/1?text_language=hr', hold);
  const texts = await section('Translations');
  await user.type(await texts.findByLabelText('Title in Croatian'), 'Mali izleti');
  expect(await texts.findByText('Saving …', {}, { timeout: 5_000 })).toBeDefined();

  await user.type(texts.getByLabelText('Title, entry 1 in Croatian'), 'Gotovina');
  held.resolve(undefined);

  const both = { title: 'Mali izleti', payment_types: [{ title: 'Gotovina' }] };
  await vi.waitFor(async () => expect((await stored('stores')).hr).toMatchObject(both), 5_000);
  expect(texts.queryByRole('region', { name: 'Both versions' })).toBeNull();
});
