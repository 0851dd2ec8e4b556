import { afterEach, describe, expect, it } from 'vitest';
import { languageCodes } from '#domain/contract/languages.ts';
import {
  type DeskProblemWords,
  type Problem,
  type Reason,
  type ReportedProblem,
  reason,
} from '#domain/contract/problems.ts';
import { importsOf, readSource, sourcesBelow } from '#tests/support/code/import-table.ts';
import { inEnglish, inLanguage, wordsOf } from '#tests/support/code/words.ts';
import { addProblemWords, nestedTexts, problemText, refusedCodeWords, textsByPath } from '#text/problem-text.ts';
import { deskProblemWords } from '#words/desk/problems.ts';
import { problemWords } from '#words/problems.ts';

afterEach(inEnglish);

addProblemWords(deskProblemWords);

const at = (path: Problem['path'], it: Reason): ReportedProblem => ({ path, ...it, detail: 'In English.' });
const tooLong = reason('too_long', { max: 50 });

/** Parameters that serve every code. */
const params = {
  min: 3,
  max: 50,
  places: 2,
  digits: 12,
  characters: 5000,
  marks: 200,
  word: 300,
  days: 30,
  least: 2,
  most: 9,
  taken: 2,
  capacity: 1,
  needed: 5,
  left: 3,
  width: 90,
  height: 40,
  id: 7,
  amount: '30.00',
  currency: 'EUR',
  rest: '0.20',
  total: '10.00',
  amounts: ['9.00', '10.00'],
  date: '2026-12-01',
  time: '09:00',
  title: 'Walk',
  until: '2027-12-01',
  value: 'x',
  names: 'today',
  object: 'store',
  field: 'slug',
  text: '7',
  to: 'last name',
  name: 'a.jpg',
  folder: 'pictures',
  detail: 'The table has no titles.',
  column: 'from',
  cell: 'x',
  part: 'image',
  store: 'CZK',
  experience: 'CZK',
  kind: 'day',
  domain: 'shops.example',
  character: 'D800',
  line: 3,
};
const codes = Object.keys({ ...problemWords, ...deskProblemWords }) as Reason['code'][];

/** Folders and files that answer what visitors send. A page never sends the last two, which read addresses and keys of programs. */
const forVisitors = sourcesBelow(
  'src/shop',
  'src/text',
  ...['booking', 'cart', 'money', 'orders'].map((it) => `src/domain/${it}`),
  ...['bookings', 'cart', 'catalogue', 'departures/actions', 'orders', 'reviews'].map((it) => `engine/${it}`),
).filter(
  (path) => !/staff|start-action|cancel-routes|read\/search-bookings|list-orders|question\.ts|voucher-keys/.test(path),
);

describe('a problem of a field', () => {
  it.each(languageCodes)('[B9, K5] of each code has words of its own in %s', async (language) => {
    const { addProblemWords, codeText } = await inLanguage(language, () => import('#text/problem-text.ts'));
    addProblemWords(wordsOf(language, 'desk/problems.ts')['deskProblemWords'] as DeskProblemWords);
    const english = { ...problemWords, ...deskProblemWords };
    const texts = codes.map((code) => [code, codeText({ code, params } as never)] as const);

    expect(texts.filter(([, text]) => text.length < 4 || /undefined|NaN|\[object/.test(text))).toEqual([]);
    if (language === 'en') return;
    expect(texts.filter(([code, text]) => text === codeText({ code, params } as never, english))).toEqual([]);
  });

  it.each(languageCodes)('[B9] of a newer engine is worded in English in %s', async (language) => {
    const loaded = await inLanguage(language, () => import('#text/problem-text.ts'));
    const newer = { path: ['note'], code: 'too_loud', params: {}, detail: 'Ensure it is quiet.' };

    expect(loaded.problemText(newer as never)).toBe('Ensure it is quiet.');
    expect(loaded.nestedTexts([newer as never])).toEqual({ note: ['Ensure it is quiet.'] });
  });

  it('[B9, K5] that only the desk meets has its words there, and the sentence of the engine elsewhere', async () => {
    const late = at(['seasons'], reason('season_ends_early'));
    const shop = await inLanguage('en', () => import('#text/problem-text.ts'));

    expect(shop.problemText(late)).toBe('In English.');
    expect(problemText(late)).toBe('The last day must not be before the first.');
  });

  it('[K5] that a visitor can meet is no code of the desk', () => {
    const raised = forVisitors.flatMap((path) =>
      [...readSource(path).matchAll(/\breason\('(\w+)'/g)].map(([, code = '']) => `${path}: ${code}`),
    );

    expect(raised.length).toBeGreaterThan(50);
    expect(raised.filter((it) => Object.hasOwn(deskProblemWords, it.split(': ')[1] ?? ''))).toEqual([]);
  });

  it('[B9] is worded by the desk with its own words: only one file there imports the shop’s functions', () => {
    const importers = sourcesBelow('src/desk').filter((path) =>
      importsOf(path, readSource(path)).some((it) => it.specifier === '#text/problem-text.ts' && !it.typeOnly),
    );

    expect(importers).toEqual(['src/desk/shared/problem-text.ts']);
  });

  it('[B9] is worded with its numbers', () => {
    expect(problemText(tooLong)).toBe('Use at most 50 characters.');
    expect(problemText(reason('other_currency_of_store', { currency: 'EUR', store: 'CZK' }))).toBe(
      'The tour has prices in EUR, and the shop sells in CZK.',
    );
    expect(problemText(reason('too_few_places', { taken: 1, capacity: 0 }))).toBe(
      '1 place is taken: a capacity of 0 is too few.',
    );
  });

  it('[C9] is the first of its field by its path', () => {
    const problems = [at(['lines', 1, 'note'], tooLong), at(['lines', 1, 'note'], reason('null_character'))];

    expect(textsByPath(problems)).toEqual({ 'lines.1.note': 'Use at most 50 characters.' });
    expect(refusedCodeWords(problems)).toBe('We couldn’t apply this code.');
  });

  it('[B9] stands at its place in a form, with the others of its field', () => {
    const problems = [
      at(['title'], tooLong),
      at(['title'], reason('null_character')),
      at(['seasons', 1, 'to'], reason('season_ends_early')),
      at(['seasons', 'non_field_errors'], reason('empty_list')),
    ];

    const texts = nestedTexts(problems);

    expect(texts['title']).toHaveLength(2);
    expect(texts['seasons']).toMatchObject({ 1: { to: ['The last day must not be before the first.'] } });
  });
});
