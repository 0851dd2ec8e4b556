import { readdirSync, readFileSync, statSync } from 'node:fs';
import { expect, it } from 'vitest';
import { folderOf, languageCodes } from '#domain/contract/languages.ts';
import { createApp } from '#engine/app.ts';
import { createDocuments } from '#engine/http/documents/documents.ts';
import type { PageManifest } from '#engine/http/documents/page-build.ts';
import type { ModuleList } from '#engine/launch/module-list.ts';
import budgets from './bench/budgets.json' with { type: 'json' };
import before from './bench/page/first-view.json' with { type: 'json' };
import { brotli, excesses, type Weighed, weighed } from './bench/page/weights.ts';
import { anEngine, ORIGIN } from './support/engine/engine.ts';
import { root } from './support/root.ts';
import { richResultProblems } from './support/schema-org/rich-result-problems.ts';

it.each(languageCodes)(
  'the first view of the built page keeps to its budgets in %s',
  { tags: 'long' },
  async (language) => {
    const engine = await anEngine({ stores: ['demo'] });
    const documents = createDocuments(engine.context, createApp(engine.context));

    const html = await (await documents(new Request(`${ORIGIN}/?language=${language}`)))?.text();
    await engine.stop();

    expect(excesses(budgets, weighed(html ?? '', language), before).join('\n')).toBe('');
  },
);

/**
 * The longest document of a tour, in bytes after brotli (docs/performance.md#the-first-window), and the share of tours whose document fits in
 * TCP's first window, as the home page does. German and Croatian have longer words and two-byte letters (decision 0221).
 */
const EXPERIENCE = 13_900;
const TRANSLATED = 14_550;
const IN_FIRST_WINDOW = 1;
/** Two documents in German stand within ten bytes of the window: the names of a build's files move them in and out. */
const TRANSLATED_IN_FIRST_WINDOW = 28 / 36;

it.each(languageCodes)(
  '[O11] the document of each demo tour keeps to its budget in %s',
  { tags: 'long' },
  async (language) => {
    const engine = await anEngine({ stores: ['demo'] });
    const app = createApp(engine.context);
    const documents = createDocuments(engine.context, app);
    const listing = await app(new Request(`${ORIGIN}/api/webstores/experiences/?page_size=48`));
    const { results } = (await listing.json()) as { results: { slug: string }[] };

    const problems: string[] = [];
    const sizes: { slug: string; bytes: number; things: number }[] = [];
    for (const { slug } of results) {
      const document = await documents(new Request(`${ORIGIN}/experiences/${slug}?language=${language}`));
      const html = (await document?.text()) ?? '';
      const [, data = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
      const { '@graph': things } = JSON.parse(data) as { '@graph': { '@type': string }[] };
      problems.push(...(await richResultProblems(things)));
      sizes.push({ slug, bytes: brotli(html), things: things.length });
    }
    await engine.stop();

    expect(sizes).toHaveLength(36);
    expect(problems).toEqual([]);
    const isOriginal = language === 'en';
    const most = isOriginal ? EXPERIENCE : TRANSLATED;
    const share = isOriginal ? IN_FIRST_WINDOW : TRANSLATED_IN_FIRST_WINDOW;
    expect(sizes.filter(({ bytes }) => bytes > most)).toEqual([]);
    // A document that is too large for the window describes the tour by its price alone.
    expect(sizes.filter(({ bytes, things }) => bytes > budgets.html && things > 1)).toEqual([]);
    expect(sizes.filter(({ bytes }) => bytes <= budgets.html).length).toBeGreaterThanOrEqual(36 * share);
  },
);

it('the sheet that comes after a document has no face and no rule for all elements, which would lay the page out again', () => {
  const assets = `${root}dist/page/assets/`;
  const sheets = readdirSync(assets).filter((name) => /^page-.*\.css$/.test(name));

  expect(sheets).not.toEqual([]);
  for (const sheet of sheets) expect(readFileSync(assets + sheet, 'utf8')).not.toMatch(/@font-face|:root|[{}]html\b/);
});

/** All scripts of the desk's first screen, in bytes after brotli. */
const DESK_JAVASCRIPT = 110_000;
const desk = `${root}dist/page/desk/`;
const readJson = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));

it.each(languageCodes)('[T1] the first screen of the desk keeps to its budget of JavaScript in %s', (language) => {
  const manifest = readJson(`${desk}${folderOf(language)}.vite/manifest.json`) as PageManifest;
  const first = Object.keys(manifest).filter((key) => /^_(boot|app)-.*\.js$/.test(key));
  const files = filesWith(manifest, [...first, ...readAnswers]);
  const sizes = files.map((file) => ({ file, bytes: statSync(`${desk}${file}.br`).size }));
  const sum = sizes.reduce((total, { bytes }) => total + bytes, 0);

  expect(first).toHaveLength(2);
  expect(sum).toBeLessThanOrEqual(DESK_JAVASCRIPT);
});

/** Modules that read the first answer. The first screen loads them together with that answer. */
const readAnswers = ['../domain/contract/replies.ts', '../platform/network/parse-response.ts'];

/** The scripts of these chunks, and of all chunks that they import. */
function filesWith(manifest: PageManifest, keys: readonly string[]): string[] {
  const found = new Set<string>();
  const add = (key: string) => {
    const { file = '', imports = [] } = manifest[key] ?? {};
    if (found.has(file)) return;
    found.add(file);
    for (const it of imports) add(it);
  };
  for (const key of keys) add(key);
  return [...found].filter((file) => file.endsWith('.js'));
}

it.each(languageCodes)('[T1] the shop has nothing of the desk in %s', (language) => {
  const chunks = readJson(`${root}dist/page/${folderOf(language)}.vite/modules.json`) as ModuleList;
  const modules = Object.values(chunks).flatMap((it) => Object.keys(it));

  expect(modules.length).toBeGreaterThan(100);
  expect(modules.filter((it) => /\/desk\//.test(it))).toEqual([]);
});

it('a budget that is passed is told with what has grown', () => {
  const page: Weighed = {
    weights: {
      javascript: { 'react.js': 58_204, 'page.js': 43_000 },
      css: { styles: 5_000 },
      html: { home: 13_500 },
      font: { face: 14_824 },
    },
    modules: { 'src/shop/app.tsx': 2_000, 'src/shop/main.tsx': 900, 'react-aria-components': 21_604 },
  };

  const [first, ...others] = excesses(budgets, page, { 'src/shop/app.tsx': 1_990, 'src/shop/main.tsx': 950 });

  expect(first).toContain(`javascript: 101204 bytes of ${budgets.javascript}`);
  expect(first?.split('\n').slice(-2)).toEqual(['  +21604 react-aria-components (new)', '  +10 src/shop/app.tsx']);
  expect(others).toEqual([]);
});
