import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { TourTexts } from '#domain/contract/resources/tour-texts.ts';
import type { TourRow } from '#domain/contract/resources/tours.ts';
import { aUser, PASSWORD } from '#tests/support/engine/accounts.ts';
import { aBrowser } from '#tests/support/engine/desk-session.ts';
import { anEngine, type Engine } from '#tests/support/engine/engine.ts';
import { aSeller, type Seller } from '#tests/support/engine/sellers.ts';
import { carriedStore } from '#tests/support/stores/carried-store.ts';
import { documentIn, exported, imported, rewritten } from '#tests/support/stores/carrying.ts';

let engine: Engine;
let owner: Seller;
beforeEach(async () => {
  engine = await anEngine({ stores: [carriedStore] });
  owner = await aSeller(engine, { 1: 'owner' });
});
afterEach(() => engine.stop());

const WALK = '/api/experiences/1/';
const STORE = '/api/stores/1/';
const ACCOUNT = '/api/base-accounts/1/';
const texts = async () => (await owner.send('GET', `${WALK}texts/`)).body as unknown as TourTexts;
const storeVersion = async () => (await engine.send('GET', '/api/webstores/')).body['version'];
const categoriesIn = async (language: string) =>
  (await engine.send('GET', `/api/webstores/?language=${language}`)).body['categories'];

interface Branch {
  id: number;
  title: string;
  translations?: object;
  children?: Branch[];
  keywords?: Branch[];
}
const tree = async () => (await owner.send('GET', STORE)).body['categories'] as Branch[];
const titles = { 'At sea': 'Auf See', Kayaking: 'Kajak', 'At sunset': 'Bei Sonnenuntergang' } as Record<string, string>;
const inGerman = (branches: Branch[]): Branch[] =>
  branches.map(({ id, title, children, keywords }) => ({
    id,
    title,
    translations: { de: { title: titles[title] ?? '' } },
    ...(children && { children: inGerman(children) }),
    ...(keywords && { keywords: inGerman(keywords) }),
  }));

describe('a translation', () => {
  it('[G6a] leaves each language and each text of which a request says nothing', async () => {
    const change = async (translations: object) =>
      (await owner.send('PATCH', WALK, { translations })).body['translations'];

    await change({ de: { title: 'Spaziergang', description: 'Nichts passiert.' }, hr: { title: 'Šetnja' } });

    expect(await change({ de: { title: 'Am Kai' } })).toEqual({
      de: { title: 'Am Kai', description: 'Nichts passiert.' },
      hr: { title: 'Šetnja' },
    });
    expect(await change({ de: { title: '', description: null } })).toEqual({ hr: { title: 'Šetnja' } });
    expect(await change({ hr: null })).toEqual({});
  });

  it('[G6a] of a part that is sent with its tour stays, too', async () => {
    const { body } = await owner.send('PATCH', WALK, {
      agenda_items: [{ title: 'Start', translations: { de: { title: 'Beginn' }, hr: { title: 'Početak' } } }],
    });
    const [{ id }] = body['agenda_items'] as [{ id: number }];
    const items = [{ id, title: 'Start', translations: { de: { title: 'Los' } } }];

    const after = await owner.send('PATCH', WALK, { agenda_items: items });

    const translations = { de: { title: 'Los' }, hr: { title: 'Početak' } };
    expect(after.body['agenda_items']).toMatchObject([{ id, translations }]);
  });

  it('[G6] of a list is shown once all of it is translated', async () => {
    await owner.send('PATCH', WALK, { included: ['A map', 'A guide'] });
    const set = (included: string[]) => owner.send('PATCH', WALK, { translations: { de: { included } } });
    const shown = async () => (await engine.send('GET', '/api/webstores/experiences/1/?language=de')).body['included'];

    expect((await set(['Eine Karte', ''])).status).toBe(200);
    expect(await shown()).toEqual(['A map', 'A guide']);
    await set(['Eine Karte', 'Ein Guide']);
    expect(await shown()).toEqual(['Eine Karte', 'Ein Guide']);
    await owner.send('PATCH', WALK, { included: ['A map', 'A guide', 'Water'] });
    expect(await shown()).toEqual(['A map', 'A guide', 'Water']);
    expect((await set(['x'.repeat(301)])).body).toMatchObject({
      translations: { de: { included: expect.anything() as unknown } },
    });
  });
});

describe('the texts of a tour', () => {
  it('[G6] are all that its page shows, with what is shared and the tag to change it by', async () => {
    await owner.send('PATCH', WALK, { translations: { de: { title: 'Spaziergang' } } });

    const { language, languages, objects } = await texts();

    expect([language, languages]).toEqual(['en', ['hr', 'de', 'it']]);
    const [tour] = objects;
    expect(tour).toMatchObject({
      table: 'experiences',
      id: 1,
      other_tours: 0,
      texts: { title: 'Walk along the quay' },
      translations: { de: { title: 'Spaziergang' } },
    });
    const policy = objects.find(({ table }) => table === 'cancellation_policies');
    expect(policy).toMatchObject({ texts: { title: 'Flexible' }, other_tours: 4 });
    expect(objects.find(({ table }) => table === 'pictures')).toMatchObject({ texts: { alt_text: 'A harbour' } });
    for (const { table, id, etag } of objects.filter((it) => it.table !== 'pictures')) {
      const name = table.replaceAll('_', '-');
      const { headers } = await owner.send('GET', `/api/${name}/${id}/`);
      expect([name, etag]).toEqual([name, headers.get('etag')]);
    }
  });

  it('[G6] are counted in the list of tours, by the languages of the shops', async () => {
    const rows = async () =>
      ((await owner.send('GET', '/api/experiences/overview/')).body as unknown as { results: TourRow[] }).results;
    const count = (await texts()).objects.flatMap((it) => Object.keys(it.texts)).length;
    await owner.send('PATCH', WALK, { translations: { de: { title: 'Spaziergang' } } });

    expect((await rows()).find(({ id }) => id === 1)?.translations).toEqual([
      { language: 'hr', translated: 0, texts: count },
      { language: 'de', translated: 1, texts: count },
      { language: 'it', translated: 0, texts: count },
    ]);
    await owner.send('PATCH', STORE, { settings: { languages: ['en', 'de'] } });
    expect((await rows()).find(({ id }) => id === 1)?.translations).toHaveLength(1);
    await owner.send('PATCH', STORE, { settings: { languages: ['en'] } });
    expect((await rows()).find(({ id }) => id === 1)?.translations).toEqual([]);
  });
});

describe('the categories of a store', () => {
  it('[G6] have translations at all three levels, and keep them where a request leaves them out', async () => {
    const { status } = await owner.send('PATCH', STORE, { categories: inGerman(await tree()) });

    expect(status).toBe(200);
    const expected = [
      { title: 'Auf See', children: [{ title: 'Kajak', keywords: [{ title: 'Bei Sonnenuntergang' }] }] },
      { title: 'On land', text_language: 'en' },
    ];
    expect(await categoriesIn('de')).toMatchObject(expected);
    const plain = (await tree()).map(({ id, title, children = [] }) => ({
      id,
      title,
      children: children.map((it) => ({ id: it.id, title: it.title })),
    }));
    await owner.send('PATCH', STORE, { categories: plain });
    expect(await categoriesIn('de')).toMatchObject([{ title: 'Auf See', children: [{ title: 'Kajak' }] }, {}]);
    const [sea] = await tree();
    expect(sea?.translations).toEqual({ de: { title: 'Auf See' } });
  });

  it('[G6a] are exported and imported with them', async () => {
    await owner.send('PATCH', STORE, { categories: inGerman(await tree()) });
    const folder = await exported(engine);
    const other = await anEngine({ stores: [] });

    await imported(other, folder);

    expect((await documentIn(folder))['stores']).toMatchObject([
      { categories: [{ translations: { de: { title: 'Auf See' } } }, { translations: {} }] },
    ]);
    expect(await documentIn(await exported(other))).toEqual(await documentIn(folder));
    await other.stop();
  });
});

describe('what the pictures of a store show', () => {
  const describeBanner = async () => {
    const { banner } = (await owner.send('GET', STORE)).body;
    await owner.send('PATCH', `/api/filer-images/${String(banner)}/`, {
      alt_text: 'A harbour',
      translations: { de: { alt_text: 'Ein Hafen' } },
    });
  };
  const picturesIn = async (language: string, on = engine) => {
    const { banner_picture, logo } = (await on.send('GET', `/api/webstores/?language=${language}`)).body;
    return [banner_picture, logo];
  };

  it('[G4, G4a] is in the language of the page, or says its own', async () => {
    await describeBanner();

    expect(await picturesIn('de')).toMatchObject([
      { alt_text: 'Ein Hafen' },
      { alt_text: 'Small & Sons', text_language: 'en' },
    ]);
    expect((await picturesIn('de'))[0]).not.toHaveProperty('text_language');
    expect(await picturesIn('hr')).toMatchObject([{ alt_text: 'A harbour', text_language: 'en' }, {}]);
    expect((await picturesIn('en'))[1]).not.toHaveProperty('text_language');
  });

  it('[G4, G6a] is exported and imported with its translations', async () => {
    await describeBanner();
    const folder = await exported(engine);
    const other = await anEngine({ stores: [] });

    await imported(other, folder);

    expect((await picturesIn('de', other))[0]).toMatchObject({ alt_text: 'Ein Hafen' });
    await other.stop();
  });
});

it('[G9] own words in emails are exported and imported with their translations', async () => {
  const words = {
    settings: { emails: { confirmed: 'Meet at the crane.' } },
    translations: { de: { email_confirmed: 'Am Kran.' } },
  };
  await owner.send('PATCH', STORE, words);
  const folder = await exported(engine);
  const other = await anEngine({ stores: [] });

  await imported(other, folder);

  expect((await documentIn(await exported(other)))['stores']).toMatchObject([words]);
  await other.stop();
});

describe('the language of an account', () => {
  it('[G6a] is answered and changed, and the shop says so at once', async () => {
    expect((await owner.send('GET', ACCOUNT)).body).toMatchObject({ language: 'en' });
    const before = await storeVersion();

    const { body } = await owner.send('PATCH', ACCOUNT, { language: 'hr' });

    expect(body).toMatchObject({ language: 'hr' });
    expect(await storeVersion()).not.toBe(before);
    expect((await engine.send('GET', '/api/webstores/experiences/1/?language=de')).body).toMatchObject({
      text_language: 'hr',
    });
    expect((await texts()).languages).toEqual(['en', 'de', 'it']);
    expect((await owner.send('PATCH', ACCOUNT, { language: 'xx' })).status).toBe(400);
  });

  it('[G6a] is exported and imported, and English where a file does not say it', async () => {
    await owner.send('PATCH', ACCOUNT, { language: 'de' });
    const folder = await exported(engine);
    const [other, older] = [await anEngine({ stores: [] }), await anEngine({ stores: [] })];
    const languageIn = (it: Engine) =>
      it.database.read((tx) => tx.selectFrom('base_accounts').select('language').executeTakeFirstOrThrow());

    await imported(other, folder);
    await imported(older, await rewritten(folder, (it) => delete it['base-accounts']?.[0]?.['language']));

    expect([await languageIn(other), await languageIn(older)]).toEqual([{ language: 'de' }, { language: 'en' }]);
    for (const it of [other, older]) await it.stop();
  });

  it('[G6a] is that of the request by which a seller opens a shop', async () => {
    const { email } = await aUser(engine);
    const shop = {
      company: 'Čikat',
      currency: 'EUR',
      time_zone: 'Europe/Zagreb',
      language: 'de',
      policy_title: 'Free',
    };
    const path = '/api/desk/session/open-shop/?language=hr';

    const { body } = await aBrowser(engine).send('POST', path, { email, password: PASSWORD, name: 'Phone', ...shop });

    expect(body.account).toMatchObject({ name: 'Čikat', language: 'hr' });
  });
});
