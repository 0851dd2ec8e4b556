import { describe, expect, it } from 'vitest';
import { languageCodes } from '#domain/contract/languages.ts';
import { filesOf, translations, type Words, wordsOf } from '#tests/support/code/words.ts';

type Speak = (...args: unknown[]) => unknown;

/** Words that are the same in English and in the language. */
const sameWords: Readonly<Record<string, readonly string[]>> = {
  hr: 'Agent|Marketing|PIN'.split('|'),
  de: ', optional|Agent|Code|Extras|Manager|Marketing|PIN|Status|Tour|Videos|Voucher'.split('|'),
  it: 'Email|Extra|Logo|Marketing|No|Note|OK|PIN|Password|Privacy|Query|Shop|Standard|Stop|Team|Tour|Transfer|Voucher|in'.split(
    /\|/,
  ),
};

/** The one function that need not repeat its argument, a unit. */
const meant = /^\w+\/facts\.ts counted leaves out what it is given$/;

const english = filesOf('en');

/** Only the engine's own language repeats the engine's texts. */
const ENGINE_SAYS = 'engineSays';

describe.each(translations)('languages: %s', (language) => {
  it('[G5] has the files that English has', () => {
    expect(english.length).toBeGreaterThan(0);
    expect(filesOf(language).toSorted()).toEqual(english.toSorted());
  });

  it.each(english)('[G5] says all that English says, given the same: %s', (file) => {
    expect(shapeOf(wordsOf(language, file))).toEqual(shapeOf(wordsOf('en', file)));
  });

  it.each(english)('[G5] leaves nothing empty, out or in English: %s', (file) => {
    const wrong = Object.entries(wordsOf('en', file))
      .filter(([name]) => name !== ENGINE_SAYS)
      .flatMap(([name, own]) =>
        faults(own, wordsOf(language, file)[name], sameWords[language]).map(
          (fault) => `${language}/${file} ${name}${fault}`,
        ),
      );

    expect(wrong.filter((fault) => !meant.test(fault))).toEqual([]);
  });
});

it('[B18] languages: each name of a column of a table stands for one column', () => {
  const names = languageCodes.flatMap((language) => {
    const { tourColumns } = wordsOf(language, 'desk/tour-columns.ts') as { tourColumns: Record<string, string> };
    return Object.entries(tourColumns).map(([column, name]) => ({ column, name: name.toLowerCase() }));
  });
  const meanings = Map.groupBy(names, ({ name }) => name);
  const columnsOf = (all: typeof names) => new Set(all.map(({ column }) => column));

  expect([...meanings].filter(([, all]) => columnsOf(all).size > 1)).toEqual([]);
});

it('languages: English leaves nothing empty', () => {
  const empty = english.flatMap((file) =>
    Object.entries(wordsOf('en', file)).flatMap(([name, it]) => (it === '' ? [`${file} ${name}`] : [])),
  );

  expect(empty).toEqual([]);
});

it('languages: what is empty, left out or left in English is told', () => {
  expect(faults('Cart', '')).toEqual([' is empty']);
  expect(faults('Cart', 'Cart')).toEqual(['']);
  expect(faults({ team: 'Team' }, { team: 'Team' }, ['Team'])).toEqual([]);
  expect(faults('Cart', 'Košarica')).toEqual([]);
  expect(faults({ 1: 'Card' }, { 2: 'Kartica' })).toEqual([' is missing']);
  expect(
    faults(
      (name: string) => `Add ${name}`,
      () => 'Dodaj',
    ),
  ).toEqual([' leaves out what it is given']);
  expect(
    faults(
      (n: number) => `${n} left`,
      (n: number) => `${n} left`,
    ),
  ).toEqual(['']);
});

/** Each name with the type of its value, or with a function's parameters. */
function shapeOf(words: Words): Record<string, string> {
  return Object.fromEntries(
    Object.entries(words).map(([name, it]) => [name, typeof it === 'function' ? parametersOf(it as Speak) : typeof it]),
  );
}

/** The parameters as written, without the underscore that marks an unused one. */
function parametersOf(words: Speak): string {
  const [, list = ''] = /^(?:function\s*\w*)?\s*\(([^)]*)\)/.exec(words.toString()) ?? [];
  return `(${list.replace(/\b_/g, '').replace(/\s+/g, ' ').trim()})`;
}

/** Faults of a translation; '' for a text that equals the English one. */
function faults(own: unknown, theirs: unknown, same: readonly string[] = []): string[] {
  if (theirs === undefined) return [' is missing'];
  if (typeof own === 'object' && own !== null)
    return Object.entries(own).flatMap(([key, it]) => faults(it, (theirs as Words)[key], same));
  if (typeof own !== 'function' || typeof theirs !== 'function') return wrongText(own, theirs, same);
  const [args = [], ...others] = samples(own.length);
  const [left, right] = [spoken(own as Speak, args), spoken(theirs as Speak, args)];
  const isLeftOut =
    right !== undefined && args.some((it) => textOf(left).includes(String(it)) && !textOf(right).includes(String(it)));
  if (isLeftOut) return [' leaves out what it is given'];
  return [
    ...new Set(
      [args, ...others].flatMap((args) => wrongText(spoken(own as Speak, args), spoken(theirs as Speak, args), same)),
    ),
  ];
}

function wrongText(own: unknown, theirs: unknown, same: readonly string[]): string[] {
  if (own === undefined || theirs === undefined) return [];
  if (textOf(own) !== '' && textOf(theirs) === '') return [' is empty'];
  const text = textOf(own)
    .replace(/‹\d›|\d|true|false/g, '')
    .trim();
  return /\p{L}/u.test(text) && textOf(theirs) === textOf(own) && !same.includes(text) ? [''] : [];
}

/** Arguments for a function: first names that the text must repeat, then numbers, then true and false. */
function samples(length: number): unknown[][] {
  const filled = (it: unknown) => Array.from({ length }, () => it);
  return [Array.from({ length }, (_, i) => `‹${i}›`), filled(1), filled(2), filled(5), filled(true), filled(false)];
}

/** The text of a function; undefined if the function cannot use these arguments. */
function spoken(words: Speak, args: readonly unknown[]): unknown {
  try {
    return words(...args);
  } catch {
    return undefined;
  }
}

function textOf(it: unknown): string {
  if (typeof it === 'string') return it;
  return typeof it === 'object' && it !== null ? Object.values(it).map(textOf).join(' ') : '';
}
