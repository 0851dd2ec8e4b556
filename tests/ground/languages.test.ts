import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { languageCodes, languages } from '#domain/contract/languages.ts';
import { importsOf, readSource, sourcesBelow, targetOf } from '../support/code/import-table.ts';
import { wordTypeFaults } from '../support/code/word-types.ts';
import { translations, wordsOf } from '../support/code/words.ts';
import { root } from '../support/root.ts';

const table = 'src/domain/contract/languages.ts';
const product = [...sourcesBelow('src', 'sw', 'engine'), 'vite.config.ts'].filter(
  (path) => !path.startsWith('src/words/') && !path.includes('/migrations/') && path !== table,
);

describe('the words of a language', () => {
  it('[G5] have the files, exports and types of the English ones', async () => {
    expect(await wordTypeFaults(`${root}src/words/`, translations)).toEqual([]);
  });

  it.each(languageCodes)('[G5] say in %s which language they are', (code) => {
    const { language, locale } = wordsOf(code, 'formats.ts');

    expect([language, String(locale).slice(0, 2), languages[code].strings.slice(0, 2)]).toEqual([code, code, code]);
  });
});

describe('a language', () => {
  it('[G5] is imported by its folder nowhere', { tags: 'long' }, () => {
    expect(product.flatMap((path) => folderImports(path, readSource(path)))).toEqual([]);
  });

  it('[G5] is in no list but the table; the reviews of the demo store have languages of their own', () => {
    const lists = product.filter((path) => path !== 'engine/demo/demo-reviews.ts' && listsLanguages(readSource(path)));

    expect(lists).toEqual([]);
    expect(['.knip.jsonc', 'tsconfig.json'].filter((path) => namesFolder(readSource(path)))).toEqual([]);
  });

  it('[G5] has words in the engine by the path of the types that it names', () => {
    const wrong = product.flatMap((path) => wrongWordTypes(readSource(path)).map((it) => `${path}: ${it}`));
    const calls = product.filter((path) => readSource(path).includes('await wordsIn<'));

    expect(wrong).toEqual([]);
    expect(calls.length).toBeGreaterThan(5);
  });
});

describe('the checks of languages', () => {
  const places: string[] = [];
  afterEach(() => places.splice(0).forEach((it) => rmSync(it, { recursive: true })));

  it.each([
    ["export const title = 'Titel';\nexport const size = (n: number) => `${n}`;", []],
    ['export const size = (n: number) => `${n}`;', [/^xx\/cart\.ts: .*'title' is missing/]],
    ["export const title = 'Titel';\nexport const size = (n: 1 | 2) => `${n}`;", [/^xx\/cart\.ts: .*not assignable/]],
  ])('report words that lack a part or take something else: %j', async (words, faults) => {
    const place = join(mkdtempSync(join(tmpdir(), 'landfall-languages-')), '/');
    places.push(place);
    writeFileSync(join(place, 'package.json'), '{ "type": "module" }');
    for (const language of ['en', 'xx']) mkdirSync(join(place, language));
    writeFileSync(
      join(place, 'en/cart.ts'),
      "export const title = 'Title';\nexport const size = (n: number) => `${n}`;",
    );
    writeFileSync(join(place, 'xx/cart.ts'), words);

    expect(await wordTypeFaults(place, ['xx'])).toEqual(faults.map((it) => expect.stringMatching(it)));
  });

  it('report an import of a folder, a list of languages, and types of another file', () => {
    const path = 'engine/orders/it.ts';

    expect(folderImports(path, "import * as hr from '../../src/words/hr/cart.ts'")).toHaveLength(1);
    expect(folderImports(path, "import * as en from '#words/cart.ts'")).toEqual([]);
    expect(["['en', 'hr']", '{ "de": 1, "hr": 2 }', "'it' | 'it'", "en, 'deck'"].map(listsLanguages)).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect(['src/words/de', 'src/words/{hr,de}/**', 'src/words'].map(namesFolder)).toEqual([true, true, false]);
    expect(wrongWordTypes(`import type * as a from '#words/a.ts';\nawait wordsIn<typeof a>('b.ts')`)).toEqual([
      `words of 'b.ts' by the types of 'a.ts'`,
    ]);
    expect(wrongWordTypes(`import type * as a from '#words/a.ts';\nawait wordsIn<typeof a>('a.ts')`)).toEqual([]);
  });
});

/** Imports of a file of words by another path than `#words/…`, which leads to the language of the build. */
function folderImports(path: string, source: string): string[] {
  return importsOf(path, source)
    .map(({ specifier }) => specifier)
    .filter((it) => !it.startsWith('#words/') && targetOf(path, it)?.startsWith('src/words/'))
    .map((it) => `${path} imports ${it}`);
}

/** Whether a source names two languages by their codes. English alone is the default language, and `it` is also a variable name. */
function listsLanguages(source: string): boolean {
  const codes = source.matchAll(new RegExp(`(['"])(${languageCodes.join('|')})\\1`, 'g'));
  return new Set([...codes].map(([, , code]) => code)).size > 1;
}

function namesFolder(source: string): boolean {
  return new RegExp(`src/words/(\\{[^}]*)?\\b(${translations.join('|')})\\b`).test(source);
}

function wrongWordTypes(source: string): string[] {
  const imported = new Map(
    [...source.matchAll(/import type \* as (\w+) from '#words\/([^']+)'/g)].map(([, name, path]) => [name, path]),
  );
  return [...source.matchAll(/wordsIn<typeof (\w+)>\('([^']+)'\)/g)].flatMap(([, name, path]) =>
    imported.get(name) === path ? [] : [`words of '${path}' by the types of '${imported.get(name)}'`],
  );
}
