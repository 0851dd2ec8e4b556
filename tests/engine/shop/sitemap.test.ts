import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDocuments } from '#engine/http/documents/documents.ts';
import { answerCrawler } from '#engine/http/documents/sitemap.ts';
import { ResponseCache } from '#engine/http/response-cache.ts';
import { anEngine, type Engine, ORIGIN } from '../../support/engine/engine.ts';
import { aSeller } from '../../support/engine/sellers.ts';
import { sourceBuild } from '../../support/engine/source-build.ts';
import { sitemapProblems } from '../../support/sitemap/sitemap-problems.ts';
import { smallStore } from '../../support/stores/small-store.ts';

let engine: Engine;
beforeAll(async () => {
  engine = await anEngine();
});
afterAll(() => engine.stop());

const asker = ({ context, app }: Engine) => {
  const documents = createDocuments(context, app, () => Promise.resolve(sourceBuild()));
  return (path: string) => documents(new Request(ORIGIN + path));
};
const textOf = async (path: string, of = engine) => (await (await asker(of)(path))?.text()) ?? '';
const entriesOf = (xml: string) => xml.match(/<url>.*?<\/url>/g) ?? [];
const locOf = (entry: string) => /<loc>(.*?)<\/loc>/.exec(entry)?.[1] ?? '';

it('[O1] tells crawlers where the map of the shop is, and which pages are not for them', async () => {
  const lines = (await textOf('/robots.txt')).split('\n');

  expect(lines).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`);
  expect(lines).toContain('Disallow: /orders/');
  expect(lines).not.toContain('Disallow: /');
});

it('[O1] lists each page in each language of the store, with its other languages, its pictures and its last change', async () => {
  const owner = await aSeller(engine, { 1: 'owner' });
  await owner.send('PATCH', '/api/experiences/1/', { title: 'Plain & simple' });

  const answer = await asker(engine)('/sitemap.xml');
  const entries = entriesOf((await answer?.text()) ?? '');
  const walk = entries.find((it) => locOf(it) === `${ORIGIN}/experiences/walk?language=hr`);

  expect(answer?.headers.get('content-type')).toBe('application/xml; charset=utf-8');
  expect(entries.map(locOf)).toEqual(
    expect.arrayContaining([
      `${ORIGIN}/`,
      `${ORIGIN}/?language=de`,
      `${ORIGIN}/?category=sea&#38;subcategory=kayaking&#38;language=hr`,
      `${ORIGIN}/cookie-policy`,
      `${ORIGIN}/legal/terms?language=it`,
    ]),
  );
  expect(entries.map(locOf).filter((it) => /checkout|overview|secret|orders/.test(it))).toEqual([]);
  expect(walk).toContain(`<lastmod>${engine.clock.now.toString()}</lastmod>`);
  for (const [code, search] of [
    ['en', ''],
    ['hr', '?language=hr'],
    ['de', '?language=de'],
    ['x-default', ''],
  ])
    expect(walk).toContain(
      `<xhtml:link rel="alternate" hreflang="${code}" href="${ORIGIN}/experiences/walk${search}"/>`,
    );
  const [, picture = ''] = new RegExp(`<image:loc>${ORIGIN}(/pictures/[^<]+)</image:loc>`).exec(walk ?? '') ?? [];
  expect(picture).toMatch(/^\/pictures\/[\w-]{22}-1600\.webp$/);
});

it('[O1] has the day of the import of a tour that was never changed since', { tags: 'long' }, async () => {
  const own = await anEngine({ stores: ['demo'] });
  const xml = await textOf('/sitemap.xml', own);
  const tours = entriesOf(xml).filter((it) => locOf(it).includes('/experiences/'));
  await own.stop();

  expect(tours.length).toBeGreaterThan(36);
  expect(tours.filter((it) => !it.includes(`<lastmod>${own.clock.now.toString()}</lastmod>`))).toEqual([]);
  expect(await sitemapProblems(xml)).toEqual([]);
});

it.each([
  ['an address without a page', (xml: string) => xml.replace(/<loc>.*?<\/loc>/, '')],
  ['an address that is too long', (xml: string) => xml.replace('</loc>', `${'x'.repeat(2_048)}</loc>`)],
  ['a change at no time', (xml: string) => xml.replace('</loc>', '</loc><lastmod>yesterday</lastmod>')],
  ['a language that is none', (xml: string) => xml.replace('hreflang="en"', 'hreflang="in English"')],
  ['a picture without an address', (xml: string) => xml.replace(/<image:loc>.*?<\/image:loc>/, '')],
  ['an element of no schema', (xml: string) => xml.replace('</url>', '<image:title>A</image:title></url>')],
])('[O1] is not valid with %s', async (_, spoil) => {
  const xml = await textOf('/sitemap.xml');

  expect(await sitemapProblems(xml)).toEqual([]);
  expect(await sitemapProblems(spoil(xml))).not.toEqual([]);
});

it('[O1] leaves out categories without a tour', async () => {
  const categories = [...smallStore.categories, { slug: 'air', title: 'In the air', children: [] }];
  const own = await anEngine({ stores: [{ ...smallStore, categories }] });
  const locs = entriesOf(await textOf('/sitemap.xml', own)).map(locOf);
  await own.stop();

  expect(locs).toContain(`${ORIGIN}/?category=sea&#38;subcategory=kayaking`);
  expect(locs).toContain(`${ORIGIN}/?category=land`);
  expect(locs).not.toContain(`${ORIGIN}/?category=air`);
});

it('[O1] has only the languages that the store offers', async () => {
  const owner = await aSeller(engine, { 1: 'owner' });
  await owner.send('PATCH', '/api/stores/1/', { settings: { languages: ['hr', 'de'], language: 'de' } });

  const locs = entriesOf(await textOf('/sitemap.xml')).map(locOf);

  expect(locs).toContain(`${ORIGIN}/experiences/walk`);
  expect(locs).toContain(`${ORIGIN}/experiences/walk?language=hr`);
  expect(locs.filter((it) => /language=(en|de)/.test(it))).toEqual([]);
});

it('[O1] is split where a shop has many pages, and each page is in one of the parts', async () => {
  const { catalogue, database, now } = engine.context;
  const storefront = await catalogue.at(new URL(ORIGIN).host, now());
  if (!storefront) throw new Error('no shop');
  const languages = { own: 'en', offered: ['en', 'hr', 'de'] } as const;
  const ask = async (path: string, most: number) => {
    const input = { storefront, database, origin: ORIGIN, languages, responses: new ResponseCache(), most };
    return (await (await answerCrawler(new Request(ORIGIN + path), path, input))?.text()) ?? null;
  };

  const whole = entriesOf((await ask('/sitemap.xml', 1_000)) ?? '');
  const index = (await ask('/sitemap.xml', 5)) ?? '';
  const files = [...index.matchAll(/<sitemap><loc>(.*?)<\/loc><\/sitemap>/g)].map(([, loc = '']) =>
    loc.replace(ORIGIN, ''),
  );
  const parts = await Promise.all(files.map(async (file) => entriesOf((await ask(file, 5)) ?? '')));

  expect(files).toHaveLength(Math.ceil(whole.length / 5));
  expect(parts.every((it) => it.length <= 5)).toBe(true);
  expect(parts.flat()).toEqual(whole);
  expect(await sitemapProblems(index, 'index')).toEqual([]);
  expect(await sitemapProblems(index.replace('<loc>', '<loc/><loc>'), 'index')).not.toEqual([]);
  expect(await sitemapProblems((await ask('/sitemap-2.xml', 5)) ?? '')).toEqual([]);
  expect(await ask(`/sitemap-${files.length + 1}.xml`, 5)).toBeNull();
  expect(await ask('/sitemap-1.xml', 1_000)).toBeNull();
});
