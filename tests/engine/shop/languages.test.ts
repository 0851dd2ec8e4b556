import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Language, languageCodes, languages } from '#domain/contract/languages.ts';
import type { StoreSettings } from '#domain/contract/resources/stores.ts';
import { csvFormatOf } from '#engine/departures/csv.ts';
import { answerDesk } from '#engine/http/documents/desk-page.ts';
import { createDocuments } from '#engine/http/documents/documents.ts';
import { createServer } from '#engine/server.ts';
import { anEngine, type Engine, ORIGIN } from '../../support/engine/engine.ts';
import { sourceBuild } from '../../support/engine/source-build.ts';
import { smallStore } from '../../support/stores/small-store.ts';

let engine: Engine;
let german: Engine;
beforeAll(async () => {
  engine = await anEngine();
  german = await anEngine({
    stores: [{ ...smallStore, store: { ...smallStore.store, settings: { language: 'de' } } }],
  });
});
afterAll(async () => {
  await engine.stop();
  await german.stop();
});

describe('languages: a document', () => {
  it.each([
    ['/', '', 'en'],
    ['/?language=hr', '', 'hr'],
    ['/?category=sea&language=de', 'language=hr', 'de'],
    ['/cookie-policy', 'consent=essential; language=hr', 'hr'],
    ['/?language=xx', 'language=de', 'de'],
    ['/?language=constructor', 'language=__proto__', 'en'],
    ['/shell', 'language=hr', 'hr'],
  ])('at %s with the cookie “%s” is in %s', async (path, cookie, language) => {
    expect((await ask(engine, path, cookie)).headers.get('landfall-build')).toBe(`source ${language}`);
  });

  it.each([
    ['/', '', 'de'],
    ['/', 'language=en', 'en'],
  ])('of a German store at %s with the cookie “%s” is in %s', async (path, cookie, language) => {
    expect((await ask(german, path, cookie)).headers.get('landfall-build')).toBe(`source ${language}`);
  });

  it('remembers a language that its address asks for, and none that it does not', async () => {
    const chosen = await ask(engine, '/experiences/walk?language=hr');

    expect(chosen.headers.get('set-cookie')).toBe('language=hr; Path=/; Max-Age=31536000; SameSite=Lax');
    for (const path of ['/', '/?language=xx'])
      expect((await ask(engine, path, 'language=hr')).headers.get('set-cookie')).toBeNull();
  });

  it('is not given to who has the same page in another language', async () => {
    const etag = (await ask(engine, '/')).headers.get('etag') ?? '';

    expect((await ask(engine, '/', 'language=de', { 'if-none-match': etag })).status).toBe(200);
    expect((await ask(engine, '/', '', { 'if-none-match': etag })).status).toBe(304);
    expect((await ask(engine, '/')).headers.get('vary')).toContain('Cookie');
  });

  it('[S9] names the same page in the other languages, and itself by the address that asks for its own', async () => {
    const html = await (await ask(engine, '/experiences/1?language=hr')).text();

    expect(html).toContain(`<link rel="canonical" href="${ORIGIN}/experiences/walk?language=hr">`);
    expect(html).toContain(`<link rel="alternate" hreflang="en" href="${ORIGIN}/experiences/walk">`);
    expect(html).toContain(`<link rel="alternate" hreflang="de" href="${ORIGIN}/experiences/walk?language=de">`);
    expect(await (await ask(engine, '/?category=sea&language=de')).text()).toContain(
      `<link rel="canonical" href="${ORIGIN}/?category=sea&#38;language=de">`,
    );
  });
});

describe('a language of the table', () => {
  const all = Object.entries(languages).map(([code, { strings }]) => [code as Language, strings] as const);

  it.each(all)('[G5] has a document, and is named by each other: %s', async (code, strings) => {
    const html = await (await ask(engine, `/experiences/walk?language=${code}`)).text();

    expect(html).toContain(`<meta property="og:locale" content="${strings.replace('-', '_')}">`);
    expect([...html.matchAll(/<link rel="alternate" hreflang="(\w+)"/g)].map(([, it]) => it)).toEqual(languageCodes);
  });

  it.each(all)(
    '[G5] is that of a desk which asks for it, and of a reader whose browser speaks it: %s',
    async (code, strings) => {
      const url = new URL(`${ORIGIN}/desk/manifest.webmanifest?language=${code}`);
      const manifest = (await answerDesk(new Request(url), url, null, 'en')?.json()) as { lang: string };
      const headers = { 'accept-language': `xx, ${strings};q=0.8, de;q=0.5, en;q=0.3` };
      const { separator, decimalMark } = csvFormatOf(new Request(ORIGIN, { headers }));

      expect(manifest.lang).toBe(code);
      // With a comma as the decimal sign, spreadsheets expect semicolons between cells.
      expect(`${separator} ${decimalMark}`).toBe(code === 'en' ? ', .' : '; ,');
    },
  );
});

describe('a store of some languages', () => {
  let some: Engine;
  beforeAll(async () => {
    const settings: StoreSettings = { languages: ['de', 'hr'], language: 'hr' };
    some = await anEngine({
      stores: [{ ...smallStore, store: { ...smallStore.store, settings } }],
    });
  });
  afterAll(() => some.stop());

  it.each([
    ['/', '', 'hr'],
    ['/?language=de', '', 'de'],
    ['/?language=en', '', 'hr'],
    ['/', 'language=en', 'hr'],
    ['/', 'language=de', 'de'],
  ])('[B19] speaks none but its own: at %s with the cookie “%s” it is %s', async (path, cookie, language) => {
    const response = await ask(some, path, cookie);

    expect(response.headers.get('landfall-build')).toBe(`source ${language}`);
  });

  it('[B19] does not remember a language that it does not speak', async () => {
    const response = await ask(some, '/?language=en');

    expect(response.headers.get('set-cookie')).toBeNull();
  });

  it('[B19] names the page in these languages alone', async () => {
    const html = await (await ask(some, '/')).text();

    expect([...html.matchAll(/hreflang="(\w+)"/g)].map(([, code]) => code)).toEqual(expect.not.arrayContaining(['en']));
    expect(html).toContain('rel="alternate" hreflang="de"');
  });
});

it('languages: the installed app’s shortcuts are in the store’s own', async () => {
  const manifest = (await (await ask(german, '/manifest.webmanifest')).json()) as {
    lang: string;
    shortcuts: unknown[];
  };

  expect(manifest.lang).toBe('de');
  expect(manifest.shortcuts).toContainEqual({ name: 'Ihre Buchungen', url: '/bookings/overview' });
});

it.each([
  ['', '/sw.js'],
  ['language=hr', '/hr/sw.js'],
  ['language=de', '/de/sw.js'],
])('languages: with the cookie “%s” the worker is %s', async (cookie, path) => {
  const requests: string[] = [];
  const files = (_: Request, url: URL) => {
    requests.push(url.pathname);
    return new Response('worker');
  };
  const site = createServer(engine.context, { api: () => Promise.resolve(null), files, documents: documents(engine) });

  await site(new Request(`${ORIGIN}/sw.js`, { headers: { cookie } }));

  expect(requests).toEqual([path]);
});

function documents({ context, app }: Engine) {
  return createDocuments(context, app, (language: Language) =>
    Promise.resolve({ ...sourceBuild(), id: `source ${language}` }),
  );
}

async function ask(of: Engine, path: string, cookie = '', headers: Record<string, string> = {}): Promise<Response> {
  const response = await documents(of)(new Request(ORIGIN + path, { headers: { cookie, ...headers } }));
  if (!response) throw new Error(`no document at ${path}`);
  return response;
}
