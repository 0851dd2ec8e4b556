import { readFileSync, writeFileSync } from 'node:fs';
import { posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readSource, sourcesBelow } from '../support/code/import-table.ts';
import { namesIn, type SourceNames, wordsOf } from '../support/code/source-names.ts';
import { root } from '../support/root.ts';

/** Words with which an exported function with an effect may begin. */
const verbs = new Set(
  `abandon accept activate add append apply approve assert assign attach authenticate book cancel carry change claim clear close complete confirm copy
  count create deactivate delete detach discard drop edit end enqueue enter erase expire extend fail finish forget free grant import insert invite keep
  link lock make mark merge move note notify open owe pay place price prepare prove prune publish put queue raise receive record redact refund refuse release
  remake remove renew replace require reset restock restore retry return revoke run save schedule sell send set settle skip start stop store sweep sync take
  touch transfer unlink unlock update upsert use verify withdraw write`
    .trim()
    .split(/\s+/),
);

/** Words that stand in no identifier and no file name, each with the words to use instead. Names in snake_case belong to the API and the database. */
const replacements = new Map([
  ['anew', 'again, or the plain verb'],
  ['beat', 'ticker'],
  ['breath', 'pause, yield'],
  ['breaths', 'pauses, yields'],
  ['enact', 'dispatch'],
  ['errand', 'request'],
  ['ferry', 'proxy'],
  ['gathered', 'synced'],
  ['glyph', 'icon'],
  ['ground', 'deps, services, environment'],
  ['heed', 'onEvent'],
  ['hurry', 'retryNow'],
  ['impersonal', 'redacted'],
  ['kept', 'cached, stored'],
  ['kindly', 'leave it out'],
  ['letter', 'email; of an alphabet: character'],
  ['letters', 'emails; of an alphabet: characters'],
  ['nameless', 'redacted'],
  ['newcomer', 'the person by their role'],
  ['news', 'event'],
  ['ours', 'the thing that is ours'],
  ['rival', 'row lock'],
  ['rivals', 'row locks'],
  ['shelf', 'cache, snapshot'],
  ['tidied', 'pruned'],
  ['told', 'notified, noted'],
  ['wake', 'resume'],
  ['wares', 'fixtures'],
  ['whoever', 'leave it out'],
  ['wish', 'selection'],
]);

const banned: ReadonlySet<string> = new Set(replacements.keys());

/** Names in migrations are part of their interface, and their rows keep the names of their time. */
const sources = sourcesBelow('src', 'sw', 'engine', 'tests').filter((path) => !path.includes('/migrations/'));
const names = sources.map((path) => namesIn(path, readSource(path)));

/** Folders that both apps of the page share. The apps themselves never run together. */
const shared = ['src/domain/', 'src/platform/', 'src/ui/'];

/** Findings by the lists of `names-still-to-mend.json`, which may only shrink: `MENDED=1` removes the mended names. */
const found = {
  effectsWithoutVerb: effectsWithoutVerb(below('engine/')),
  twoThingsInShop: namesOfTwoThings(below('src/shop/', ...shared)),
  twoThingsInDesk: namesOfTwoThings(below('src/desk/', ...shared)),
  twoThingsInWorker: namesOfTwoThings(below('sw/', 'src/domain/', 'src/platform/')),
  twoThingsInEngine: namesOfTwoThings(below('engine/', 'src/domain/')),
  bannedInNames: namesWithBannedWord(names),
  bannedInFileNames: filesWithBannedWord(sources),
};

const lists = Object.keys(found) as (keyof typeof found)[];

const listFile = `${root}tests/ground/names-still-to-mend.json`;
const toMend = JSON.parse(readFileSync(listFile, 'utf8')) as Record<keyof typeof found, string[]>;
if (process.env['MENDED']) {
  for (const list of lists) toMend[list] = toMend[list].filter((name) => found[list].includes(name));
  writeFileSync(listFile, `${JSON.stringify(toMend, null, 2)}\n`);
}

describe('the names of the code', () => {
  it.each(lists)('break no rule, but for those that are still to mend: %s', (list) => {
    expect(changes(found[list], toMend[list])).toEqual([]);
  });
});

describe('the checks of names', () => {
  it('report an effect that is no verb, however it says that it returns nothing', () => {
    const source = `
      export async function deletedOrder(tx: Transaction, id: string): Promise<void> {}
      export const whole = async (id: string, { tx }: { tx: Transaction }) => { await tx.run(() => { return 1; }); };
      export async function deleteOrder(tx: Transaction): Promise<void> {}
      export async function orderOf(tx: Transaction) { return tx.read(); }
      export function noted(id: string): void {}
      async function inner(tx: Transaction): Promise<void> {}`;

    expect(effectsWithoutVerb([namesIn('engine/a.ts', source)])).toEqual(['deletedOrder', 'whole']);
  });

  it('report a name that two files export, but not one that is a value and its type', () => {
    const one = namesIn(
      'src/a.ts',
      'export const Line = struct(); export type Line = Infer<typeof Line>; const own = 1;',
    );
    const other = namesIn(
      'src/b.ts',
      `export { Line } from './a.ts'; const own = 2; export { own }; export interface Cart {}`,
    );
    const third = namesIn('src/c.tsx', 'export function Cart() {}');

    expect(namesOfTwoThings([one, other, third])).toEqual(['Cart']);
  });

  it('report a banned word in a name of any kind and in a file’s name, but not in what others have named', () => {
    const source = `
      const shownWishes = 1; const { a: [lineWish] } = b; function ask({ wishOf = 1 }) {}
      interface WishList { wishAt: string; wish_json: string }
      navigator.wish(); lines.map((it) => it.wished); import { wish } from 'wishes';`;

    expect(namesWithBannedWord([namesIn('src/a.ts', source)], new Set(['wish']))).toEqual([
      'WishList',
      'lineWish',
      'wishAt',
      'wishOf',
    ]);
    expect(filesWithBannedWord(['src/wish/cart.ts', 'src/line-wish.ts', 'src/wishing.ts'], new Set(['wish']))).toEqual([
      'line-wish.ts',
    ]);
  });

  it('report what is new and what is mended', () => {
    expect(changes(['a', 'b'], ['b', 'c'])).toEqual(['a', 'c is mended: remove it from names-still-to-mend.json']);
  });
});

function below(...folders: string[]): SourceNames[] {
  // The shop's words are read as `words.…`, so a text needs a unique name only within its page.
  return names.filter(({ path }) => folders.some((it) => path.startsWith(it)) && !path.startsWith('src/words/'));
}

/** New findings that the list does not excuse, and mended names that the list still excuses. */
function changes(present: readonly string[], excused: readonly string[]): string[] {
  const mended = excused.filter((name) => !present.includes(name));
  return [
    ...present.filter((name) => !excused.includes(name)),
    ...mended.map((name) => `${name} is mended: remove it from names-still-to-mend.json`),
  ];
}

function effectsWithoutVerb(files: readonly SourceNames[]): string[] {
  return sorted(files.flatMap(({ effects }) => effects.filter((name) => !verbs.has(wordsOf(name)[0] ?? ''))));
}

function namesOfTwoThings(files: readonly SourceNames[]): string[] {
  const all = files.flatMap(({ declared }) => declared);
  const times = new Map<string, number>();
  for (const name of all) times.set(name, (times.get(name) ?? 0) + 1);
  return sorted(all.filter((name) => (times.get(name) ?? 0) > 1));
}

function namesWithBannedWord(files: readonly SourceNames[], words: ReadonlySet<string> = banned): string[] {
  return sorted(files.flatMap(({ named }) => named.filter((name) => wordsOf(name).some((word) => words.has(word)))));
}

function filesWithBannedWord(paths: readonly string[], words: ReadonlySet<string> = banned): string[] {
  return sorted(paths.map((path) => posix.basename(path)).filter((name) => wordsOf(name).some((it) => words.has(it))));
}

function sorted(all: readonly string[]): string[] {
  return [...new Set(all)].sort();
}
